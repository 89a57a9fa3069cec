import type { Part, Row } from "./rows.ts";

/** On what the figures were measured. */
export type Machine = {
  readonly date: string;
  readonly node: string;
  readonly chromium: string;
  readonly processors: number;
  readonly processor: string;
  /** How many tasks ran or waited in the minute before the first measurement. */
  readonly load: number;
};

/** The report as Markdown (docs/performance.md). */
export function writeReport(machine: Machine, parts: readonly Part[]): string {
  const rows = parts.flatMap((part) => part.rows);
  const missed = rows.filter(({ held }) => held === false);
  const bounded = rows.filter(({ held }) => held !== undefined);
  const { date, node, chromium, processors, processor, load } = machine;
  return [
    "# Performance",
    "Written by `npm run bench`; do not edit. Why it is measured so: [decision 013](decisions/013-how-speed-is-measured.md).",
    `Measured on ${date} with Node ${node} and Chromium ${chromium} on ${processors} processors (${processor}); load of the machine before it began: ${load.toFixed(1)}. Times hold for this machine; ratios and bytes hold anywhere.`,
    missed.length === 0
      ? `**All ${bounded.length} bounds are held.**`
      : `**${missed.length} of ${bounded.length} bounds are missed:** ${missed.map(describe).join("; ")}.`,
    ...parts.flatMap(writePart),
  ]
    .join("\n\n")
    .concat("\n");
}

function writePart({ title, method, rows, notes, picture }: Part): string[] {
  return [
    `## ${title}`,
    method,
    ...(picture === undefined ? [] : [`![${picture.alt}](${picture.path})`]),
    ["| What | Bound | Measured | Held |", "| --- | --- | --- | --- |", ...rows.map(writeRow)].join(
      "\n",
    ),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${note}`).join("\n")]),
  ];
}

function writeRow({ what, bound, measured, held }: Row): string {
  const words = held === undefined ? "" : held ? "yes" : "**no**";
  return `| ${[what, bound, measured, words].map(escape).join(" | ")} |`;
}

function describe({ what, bound, measured }: Row): string {
  return `${what} ${measured} (${bound})`;
}

/** A bar would end the cell. */
function escape(text: string): string {
  return text.replaceAll("|", String.raw`\|`);
}
