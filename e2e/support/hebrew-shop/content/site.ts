import type { Site } from "./schema.ts";

export const site: Site = {
  name: "חוט ומחט",
  tagline: "בגדים ואביזרים",
  description: "חוט ומחט היא חנות לדוגמה: כאן נבדק כל כלל בעברית.",
  address: "https://hebrew.example/my-shop",
  area: "צפון הארץ",
  email: "shalom@hebrew.example",
  emailIfNeeded: "ezra@hebrew.example",
  github: "https://github.com/hebrew/shop",
  stackLine: "MongoDB · Express · React · Node",
  title: "בגדים שנתפרו בנחת.",
  intro: "שישה פריטים, שתי קטגוריות, חיפוש וסינון. שום דבר כאן אינו למכירה.",
  navigation: [
    { label: "בית", path: "/" },
    { label: "חנות", path: "/shop" },
    { label: "דפים", path: "/" },
    { label: "בגדים", path: "/categories/בגדים" },
    { label: "אביזרים", path: "/categories/אביזרים" },
    { label: "מדף ארוך", path: "/categories/מדף-1" },
    { label: "קורות חיים", path: "/contact" },
  ],
  notSetUp: ["/shop", "/contact", "/login"],
  heroImages: [
    { image: "cut-boot", name: "מעיל צמר", color: "חום" },
    { image: "cut-cap", name: "כובע", color: "שחור" },
    { image: "cut-sock", name: "גרביים", color: "זית" },
  ],
  pictures: {
    notFound: "harbour",
    nothingFound: "cut-cap",
    search: "cut-cap",
    keepLooking: "cut-boot",
  },
  searchExamples: ["פשתן", "צמר", "קנבס"],
  footer: {
    contact: { heading: "צרו קשר", emailIfNeededLabel: "כתבו לנו במקרה הצורך" },
    company: { heading: "החנות", links: [{ label: "אודות", path: "/" }] },
    useful: { heading: "קישורים", links: [{ label: "קוד המקור", path: "github" }] },
    details: {
      heading: "מקרוב",
      images: ["knot-1", "knot-2", "knot-3", "knot-4", "knot-5", "knot-6"],
    },
    copyright: "© 2026 חוט ומחט. שום דבר כאן אינו למכירה.",
  },
};
