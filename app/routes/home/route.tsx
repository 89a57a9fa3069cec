import { PageHead } from "../../site/page-head.tsx";
import { WebSiteData } from "../../site/structured-data.tsx";
import { BlogsSection } from "./blogs-section.tsx";
import { CategoryTilesSection } from "./category-tiles-section.tsx";
import { DealsSection } from "./deals-section.tsx";
import { HeaderSection } from "./header-section.tsx";
import { HeroCardsSection } from "./hero-cards-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { TrendingProductsSection } from "./trending-products-section.tsx";

/** The seven sections in the order of the specification (section 2). */
export default function HomePage() {
  return page;
}

// Made once: while the router changes state, React need not look into it again.
const page = (
  <>
    <PageHead />
    <WebSiteData />
    <HeaderSection />
    <CategoryTilesSection />
    <HeroCardsSection />
    <TrendingProductsSection />
    <DealsSection />
    <ServicesSection />
    <BlogsSection />
  </>
);
