import type lighthouse from "lighthouse";
import { formatFigure } from "./metrics.ts";
import { median } from "./statistics.ts";

/** What a run of Lighthouse found. */
export type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Which scored audits failed and, where a bound was missed, where the main thread's time went. */
export function explain(
  path: string,
  results: readonly LighthouseResult[],
  missed: boolean,
): string[] {
  const failed = new Set(results.flatMap(failedAudits));
  const notes = [...failed].map((audit) => `\`${path}\`, not passed in every run: ${audit}`);
  if (!missed) return notes;
  const profile = profileOf(results).map(([group, time]) => `${group} ${formatFigure(time, "ms")}`);
  const blocking = longestTasks(results[0]).join(", ");
  return [
    ...notes,
    `\`${path}\`, main thread by kind of work (medians, processor slowed 4×): ${profile.join(", ")}.`,
    ...(blocking === "" ? [] : [`\`${path}\`, longest tasks of the first run: ${blocking}.`]),
    ...results.slice(0, 1).map((result) => `\`${path}\`, ${describeWait(result)}`),
  ];
}

/** Audits below full score that count for a category other than performance. */
function failedAudits({ categories, audits }: LighthouseResult): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score === 1) {
        return [];
      }
      return [`\`${id}\` (${audit.title})`];
    });
}

function profileOf(results: readonly LighthouseResult[]): [string, number][] {
  const times = new Map<string, number[]>();
  for (const item of results.flatMap((result) => itemsOf(result, "mainthread-work-breakdown"))) {
    const { groupLabel, duration } = item;
    if (typeof groupLabel !== "string" || typeof duration !== "number") continue;
    times.set(groupLabel, [...(times.get(groupLabel) ?? []), duration]);
  }
  return [...times].map(([group, durations]) => [group, median(durations)]);
}

function longestTasks(result: LighthouseResult | undefined): string[] {
  if (result === undefined) return [];
  return itemsOf(result, "long-tasks")
    .slice(0, 4)
    .map(({ url, duration }) => {
      const file = typeof url === "string" ? url.replace(/^.*\//, "") : "";
      return `${file === "" ? "the page" : file} ${formatFigure(Number(duration), "ms")}`;
    });
}

/** The requests before the largest paint in the first run, largest first. */
function describeWait(result: LighthouseResult): string {
  const painted = Number(itemsOf(result, "metrics")[0]?.observedLargestContentfulPaint);
  const requests = itemsOf(result, "network-requests")
    .filter(({ networkEndTime }) => Number(networkEndTime) <= painted)
    .map(({ url, transferSize }) => ({
      file: String(url).replace(/^.*\//, "") || "the page",
      bytes: Number(transferSize),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const sum = requests.reduce((total, { bytes }) => total + bytes, 0);
  const heaviest = requests.slice(0, 5).map(({ file, bytes }) => `${file} ${inKilobytes(bytes)}`);
  return `fetched before the largest paint: ${inKilobytes(sum)} in ${requests.length} requests, of them ${heaviest.join(", ")}; at the simulated rate these bytes alone take ${formatFigure(sum / bytesPerMillisecond, "ms")}, and each request a round trip of 150 ms besides.`;
}

/** Lighthouse's slow 4G: 1,638.4 kbit/s. */
const bytesPerMillisecond = 204.8;

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function itemsOf({ audits }: LighthouseResult, id: string): Record<string, unknown>[] {
  const details: unknown = audits[id]?.details;
  if (!isRecord(details) || !Array.isArray(details.items)) return [];
  return details.items.filter(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
