import type {} from "react";

declare module "react" {
  /** Style attributes may set custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
