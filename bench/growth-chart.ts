import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";

type Point = { readonly what: string; readonly products: number; readonly times: number };

const catalogue = "The catalogue itself";

/** Draws figures as multiples of what they are at ten products; both axes count in powers of ten. */
export async function plotGrowth(points: readonly Point[]): Promise<string> {
  const plain = points.map((point) => ({ ...point, what: point.what.replaceAll("`", "") }));
  const names = [...new Set(plain.map(({ what }) => what))];
  const largest = Math.max(...plain.map(({ products }) => products));
  const itself = [10, largest].map((products) => ({
    what: catalogue,
    products,
    times: products / 10,
  }));
  const spec: TopLevelSpec = {
    $schema: "https://vega.github.io/schema/vega-lite/v6.json",
    background: "white",
    padding: 16,
    width: 560,
    height: 360,
    data: { values: [...plain, ...itself] },
    encoding: {
      x: {
        field: "products",
        type: "quantitative",
        scale: { type: "log" },
        axis: { title: "Products", values: [10, 100, 1000, 10_000], format: ",d", grid: false },
      },
      y: {
        field: "times",
        type: "quantitative",
        scale: { type: "log" },
        axis: { title: "Times its value at ten products", format: "~g", tickCount: 5 },
      },
      color: {
        field: "what",
        type: "nominal",
        scale: { domain: [...names, catalogue], scheme: "tableau10" },
        legend: { title: "", symbolSize: 80 },
      },
      shape: { field: "what", type: "nominal", scale: { domain: [...names, catalogue] } },
    },
    layer: [
      {
        mark: { type: "line", strokeWidth: 2 },
        encoding: {
          strokeDash: {
            condition: { test: `datum.what === '${catalogue}'`, value: [5, 4] },
            value: [1, 0],
          },
        },
      },
      { mark: { type: "point", filled: true, size: 70, opacity: 1 } },
    ],
    config: {
      font: "system-ui, sans-serif",
      axis: { labelFontSize: 12, titleFontSize: 12 },
      legend: { labelLimit: 320, labelFontSize: 12 },
    },
  };
  const view = new View(parse(compile(spec).spec), { renderer: "none" });
  const svg = await view.toSVG();
  view.finalize();
  return svg;
}
