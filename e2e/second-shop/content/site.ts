/** Names, addresses, links and texts of the frame and of the home page. */
export const site = {
  name: "Skærgård",
  tagline: "boots, caps and socks for wind",
  description: "Skærgård sells nothing: it is the second shop, on which the first is tried.",
  address: "https://skaergaard.example/butik",
  area: "An island without cars",
  email: "post@skaergaard.example",
  emailIfNeeded: "hjelp@skaergaard.example",
  github: "https://code.example/skaergaard",
  stackLine: "MongoDB · Express · React · Node",
  title: "Stormvejrsbeklædningsgenstande.",
  intro: "Sixty things for cold feet and windy heads, in three categories.",
  navigation: [
    { label: "Home", path: "/" },
    { label: "Shoes", path: "/categories/shoes" },
    { label: "Caps", path: "/categories/caps" },
    { label: "Knit socks", path: "/categories/knit-socks" },
    { label: "Pages", path: "/" },
    { label: "About", path: "/about" },
  ],
  notSetUp: ["/shop", "/about", "/login"],
  plates: [
    { image: "cut-boot", name: "Boot", colour: "Tar" },
    { image: "cut-cap", name: "Cap", colour: "Rust" },
    { image: "cut-sock", name: "Sock", colour: "Foam" },
  ],
  deal: "Only until {month}/{day}: a storm of offers",
  blogHeading: "From the log",
  pictures: { notFound: "harbour", nothingFound: "cut-cap", keepLooking: "cut-boot" },
  footer: {
    contact: { heading: "Write", emailIfNeededLabel: "Email if needed" },
    company: { heading: "Island", links: [{ label: "Ferry", path: "/about" }] },
    useful: {
      heading: "Useful Links",
      links: [
        { label: "Caps", path: "/categories/caps" },
        { label: "Source code", path: "github" },
      ],
    },
    details: {
      heading: "Close up",
      images: ["knot-1", "knot-2", "knot-3", "knot-4", "knot-5", "knot-6"],
    },
    copyright: "© 2026 Skærgård. Nothing here is for sale either.",
  },
} as const;
