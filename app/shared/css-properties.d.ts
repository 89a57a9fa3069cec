// oxlint-disable-next-line import/no-unassigned-import -- the declaration adds to that of React
import "react";

declare module "react" {
  /** Style attributes may set custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
