import type { Metric, ReportSection } from "./metrics.ts";

/** What the figures were measured on. */
export type Machine = {
  readonly date: string;
  readonly node: string;
  readonly chromium: string;
  readonly processors: number;
  readonly processor: string;
  /** How many tasks ran or waited in the minute before the first measurement. */
  readonly load: number;
};

/** The report as Markdown (docs/performance.md). Its first line says which bounds are missed. */
export function writeReport(machine: Machine, sections: readonly ReportSection[]): string {
  const { date, node, chromium, processors, processor, load } = machine;
  return [
    "# Performance",
    `**${summarise(sections)}**`,
    "Written by `npm run bench`; do not edit. Why it is measured this way: [decision 013](decisions/013-how-speed-is-measured.md).",
    `Measured on ${date} with Node ${node} and Chromium ${chromium} on ${processors} processors (${processor}); machine load beforehand: ${load.toFixed(1)}. Times apply to this machine only, ratios and bytes to any.`,
    ...sections.flatMap(writeSection),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Which bounds are missed, in a sentence. */
export function summarise(sections: readonly ReportSection[]): string {
  const metrics = sections.flatMap((section) => section.metrics);
  const bounded = metrics.filter(({ met }) => met !== undefined);
  const missed = bounded.filter(({ met }) => met === false);
  if (bounded.length === 0) return "No bound is set for what was measured.";
  if (missed.length === 0) return `All ${bounded.length} bounds are met.`;
  const found = missed.map(({ what, bound, measured }) => `${what} ${measured}, bound ${bound}`);
  return `${missed.length} of ${bounded.length} bounds missed: ${found.join("; ")}.`;
}

function writeSection({ title, method, metrics, notes }: ReportSection): string[] {
  return [
    `## ${title}`,
    method,
    [
      "| What | Bound | Measured | Met |",
      "| --- | --- | --- | --- |",
      ...metrics.map(writeMetric),
    ].join("\n"),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${note}`).join("\n")]),
  ];
}

function writeMetric({ what, bound, measured, met }: Metric): string {
  const words = met === undefined ? "" : met ? "yes" : "**no**";
  return `| ${[what, bound, measured, words].map(escape).join(" | ")} |`;
}

/** A bar would end the cell. */
function escape(text: string): string {
  return text.replaceAll("|", String.raw`\|`);
}
