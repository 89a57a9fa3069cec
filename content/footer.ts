import type { NamedFooter } from "../app/content-shape/names.ts";
import type { Footer } from "../app/content-shape/schema.ts";

/** Edit the footer's texts and links here. */
export const footer: Footer = {
  contact: {
    heading: "Contact",
    emailIfNeededLabel: "Email if needed",
  },
  company: {
    heading: "Company",
    links: [
      { label: "About", path: "/" },
      { label: "Contact", path: "/" },
      { label: "Privacy", path: "/" },
      { label: "Terms", path: "/" },
    ],
  },
  useful: {
    heading: "Useful Links",
    links: [
      { label: "Delivery", path: "/" },
      { label: "Returns", path: "/" },
      { label: "Size guide", path: "/" },
      { label: "Source code", path: "github" },
    ],
  },
  details: {
    heading: "Details",
    images: ["detail-1", "detail-2", "detail-3", "detail-4", "detail-5", "detail-6"],
  },
  copyright: "© 2026 Hemline. A portfolio demo. Nothing here is for sale.",
} satisfies NamedFooter;
