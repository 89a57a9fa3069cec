import { useEffect, useState } from "react";
import priceStyles from "../../app/product/price.module.css";
import cardStyles from "../../app/product/product-card.module.css";
import listStyles from "../../app/product/product-list.module.css";
import starStyles from "../../app/product/stars.module.css";
import { rateStars } from "../../app/product/stars.tsx";
import swatchStyles from "../../app/product/swatch.module.css";
import type { PeerProduct } from "./peer-product.ts";

/** Products fetched when the page is rendered, as most React tutorials show it. */
export function ProductPage() {
  const [products, setProducts] = useState<readonly PeerProduct[]>([]);

  useEffect(() => {
    async function fetchProducts() {
      const response = await fetch("/products.json");
      setProducts(await response.json());
    }
    void fetchProducts();
  }, []);

  return (
    <main>
      <h1>Products</h1>
      <div className={listStyles.grid} data-columns="3">
        <ul className={listStyles.items}>
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

function ProductCard({ product }: { product: PeerProduct }) {
  const { picture } = product;
  return (
    <article className={cardStyles.card}>
      <div className={cardStyles.media}>
        <img
          src={picture.src}
          srcSet={picture.srcSet === "" ? undefined : picture.srcSet}
          sizes="(width < 18rem) 100vw, (width < 56rem) 50vw, 33.4vw"
          alt={picture.alt}
          width={400}
          height={500}
          loading="lazy"
          data-picture
        />
      </div>
      <div className={cardStyles.body}>
        <h2 className={cardStyles.name}>
          <a className={cardStyles.link} href={`/shop/${product._id}`}>
            {product.name}
          </a>
        </h2>
        <p className={cardStyles.price}>
          <span className={priceStyles.now}>${product.price}</span>
          {product.oldPrice !== undefined && <s className={priceStyles.was}>${product.oldPrice}</s>}
        </p>
        <p className={starStyles.rating}>
          <span
            className={starStyles.stars}
            role="img"
            aria-label={`Rated ${product.rating} out of 5`}
          >
            {rateStars(product.rating).map((star, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- five positions that never move
              <span key={index} className={starStyles.star} data-star={star} />
            ))}
          </span>
          <span aria-hidden="true">{product.rating}</span>
        </p>
        <p className={cardStyles.color}>
          <svg className={swatchStyles.swatch} viewBox="0 0 11 11" aria-hidden="true">
            <rect width="11" height="11" fill={product.swatch} />
          </svg>
          <span className={cardStyles.colorName}>{product.color}</span>
        </p>
      </div>
    </article>
  );
}
