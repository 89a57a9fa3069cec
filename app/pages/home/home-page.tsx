import { heroCards } from "#content/hero-cards.ts";
import { posts } from "#content/posts.ts";
import { services } from "#content/services.ts";
import { site } from "#content/site.ts";
import { Island } from "../../islands/island.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { SiteData } from "../../layout/structured-data.tsx";
import { BlogsSection } from "./blogs-section.tsx";
import { CategoryTilesSection } from "./category-tiles-section.tsx";
import { DealsSection } from "./deals/deals-section.tsx";
import { HeaderSection } from "./header-section.tsx";
import { HeroCardsSection } from "./hero-cards-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { TrendingProductsSection } from "./trending/trending-products-section.tsx";

/**
 * Renders the home page's sections in the order of the specification (section 2). Omits optional sections that the
 * owner left empty.
 */
export function HomePage() {
  return (
    <>
      <PageHead />
      <HeaderSection />
      <CategoryTilesSection />
      {heroCards.length > 0 && <HeroCardsSection />}
      <Island name="trending">
        <TrendingProductsSection />
      </Island>
      {site.deal !== false && <DealsSection />}
      {services.length > 0 && <ServicesSection />}
      {posts.length > 0 && <BlogsSection />}
      <SiteData name={site.name} description={site.description} />
    </>
  );
}
