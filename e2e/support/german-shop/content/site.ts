import type { Site } from "./schema.ts";

export const site: Site = {
  name: "Küstenkaufhaus",
  tagline: "Schuhe und Mützen für den Wind",
  description:
    "Küstenkaufhaus verkauft nichts: In diesem Laden wird jede Regel auf Deutsch geprüft.",
  address: "https://kuestenkind.example/my-shop",
  area: "Eine Insel ohne Autos",
  email: "post@kuestenkind.example",
  emailIfNeeded: "hilfe@kuestenkind.example",
  github: "https://github.com/kuestenkind/laden",
  stackLine: "MongoDB · Express · React · Node",
  title: "Für jedes Wetter.",
  intro: "Neun Stücke für kalte Füße und windige Köpfe.",
  navigation: [
    { label: "Startseite", path: "/" },
    { label: "Laden", path: "/shop" },
    { label: "Seiten", path: "/" },
    { label: "Lebenslauf", path: "/contact" },
  ],
  notSetUp: ["/shop", "/contact", "/login"],
  heroImages: [
    { image: "cut-boot", name: "Stiefel", color: "schwarz" },
    { image: "cut-cap", name: "Mütze", color: "rostrot" },
    { image: "cut-sock", name: "Socke", color: "naturweiß" },
  ],
  pictures: {
    notFound: "harbour",
    nothingFound: "cut-cap",
    search: "cut-cap",
    keepLooking: "cut-boot",
  },
  searchExamples: ["Wolle", "Leder", "Stroh"],
  footer: {
    contact: { heading: "Kontakt", emailIfNeededLabel: "Schreiben, falls nötig" },
    company: { heading: "Wir", links: [{ label: "Über uns", path: "/" }] },
    useful: { heading: "Nützliches", links: [{ label: "Quelltext", path: "github" }] },
    details: {
      heading: "Ganz nah",
      images: ["knot-1", "knot-2", "knot-3", "knot-4", "knot-5", "knot-6"],
    },
    copyright: "© 2026 Küstenkaufhaus. Auch hier ist nichts zu kaufen.",
  },
};
