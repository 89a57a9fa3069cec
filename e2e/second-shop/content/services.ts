export const services = [
  { icon: "truck", title: "Free Ferry", text: "It comes when it comes." },
  { icon: "shield", title: "Storm Guarantee", text: "If it blows away, we look for it." },
  { icon: "chat", title: "Somebody Answers", text: "On weekdays, by letter." },
] as const;
