import type { Metric } from "./metrics.ts";
import type { Findings, Table } from "./section.ts";

/** The report as Markdown (docs/performance.md). Its first line says which bounds are missed. */
export function writeReport(machine: string, findings: readonly Findings[]): string {
  const metrics = findings.flatMap((found) => found.metrics ?? []);
  return [
    "# Performance",
    `**${summarize(metrics)}**`,
    "Written by `npm run bench`; do not edit. Why it is measured this way: [decision 011](decisions/011-how-speed-is-measured.md).",
    `Measured on ${machine}. Times apply to this machine only; ratios differ little between machines, bytes not at all.`,
    formatTable(
      ["Metric", "Measured", "Bound", "Met"],
      metrics.map(({ what, measured, bound, met }) => [
        what,
        measured,
        `≤ ${bound}`,
        met ? "yes" : "**no**",
      ]),
    ),
    ...findings.flatMap(({ table }) => (table === undefined ? [] : formatSection(table))),
    "## How it was measured",
    "A ratio is the median of the ratios within a round; rounds begin in turn with the shop and with what it is compared with. In brackets, the medians.",
    findings.map(({ method }) => `- ${method}`).join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Which bounds are missed, in a sentence. */
function summarize(metrics: readonly Metric[]): string {
  const missed = metrics.filter(({ met }) => !met);
  if (missed.length === 0) return `All ${metrics.length} bounds are met.`;
  const found = missed.map(({ what, bound, measured }) => `${what}: ${measured}, bound ${bound}`);
  return `${missed.length} of ${metrics.length} bounds missed. ${found.join("; ")}.`;
}

function formatSection({ title, head, rows }: Table): string[] {
  return [`## ${title}`, formatTable(head, rows)];
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
