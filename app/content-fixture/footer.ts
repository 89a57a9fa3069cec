import type { Footer } from "../../content/schema.ts";

export const footer: Footer = {
  contact: { heading: "Contact", emailIfNeededLabel: "Email if needed" },
  company: {
    heading: "Company",
    links: [
      { label: "About", path: "/" },
      { label: "Privacy", path: "/" },
    ],
  },
  useful: {
    heading: "Useful Links",
    links: [
      { label: "Delivery", path: "/" },
      { label: "Returns", path: "/" },
      { label: "Source code", path: "github" },
    ],
  },
  details: {
    heading: "Close up",
    images: ["knot-1", "log-1", "tile-shoes", "tile-caps", "tile-resume", "tile-github"],
  },
  copyright: "© 2026 Skærgård. Nothing here is for sale either.",
};
