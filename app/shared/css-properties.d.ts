// oxlint-disable-next-line import/no-unassigned-import -- the declaration below augments React's
import "react";

declare module "react" {
  /** Allows custom properties in style attributes. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
