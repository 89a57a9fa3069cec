import { PageHead } from "../../layout/page-head.tsx";
import { BlogsSection } from "./blogs-section.tsx";
import { CategoryTilesSection } from "./category-tiles-section.tsx";
import { DealsSection } from "./deals/deals-section.tsx";
import { HeaderSection } from "./header-section.tsx";
import { HeroCardsSection } from "./hero-cards-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { TrendingProductsSection } from "./trending/trending-products-section.tsx";

/** The seven sections in the order of the specification (section 2). */
export function HomePage() {
  return (
    <>
      <PageHead />
      <HeaderSection />
      <CategoryTilesSection />
      <HeroCardsSection />
      <TrendingProductsSection />
      <DealsSection />
      <ServicesSection />
      <BlogsSection />
    </>
  );
}
