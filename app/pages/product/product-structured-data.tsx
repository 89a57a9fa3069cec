import type { Product as ProductThing, WithContext } from "schema-dts";
import type { Product } from "../../content-shape/schema.ts";
import { addressOf } from "../../layout/page-head.tsx";
import { Data } from "../../layout/structured-data.tsx";
import { socialPictureFile } from "../../picture/picture-files.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";

/** Renders a product's structured data for search engines. Includes an offer only if the owner sets an availability. */
export function ProductStructuredData({ product }: { product: Product }) {
  const { _id, name, description, image, color, price, availability } = product;
  const url = addressOf(paths.product(_id));
  const picture = addressOf(encodeURI(`/${socialPictureFile(image)}`));
  const data: WithContext<ProductThing> = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    description,
    color,
    ...(url !== undefined && { url }),
    ...(picture !== undefined && { image: picture }),
    ...(availability !== undefined && {
      offers: {
        "@type": "Offer",
        price,
        priceCurrency: texts.currency,
        availability: `https://schema.org/${availability}`,
      },
    }),
  };
  return <Data data={data} />;
}
