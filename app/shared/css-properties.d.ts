// oxlint-disable-next-line import/no-unassigned-import -- the declaration below extends this module
import "react";

declare module "react" {
  /** Allows custom properties in style attributes. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
