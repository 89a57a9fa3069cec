import type { Context } from "./section.ts";

type Measurement<Sample> = () => Promise<Sample>;

/** Fewer rounds than these give no median worth reporting. */
const fewestRounds = 3;

/**
 * Measures each variant once a round (A B, B A, A B …), so that none always comes first. Stops early,
 * after three rounds at the least, when the section has used up its time.
 *
 * @returns the samples of a variant by its name
 */
export async function takeInTurn<Name extends string, Sample>(
  what: string,
  rounds: number,
  { step, late }: Pick<Context, "step" | "late">,
  variants: Readonly<Record<Name, Measurement<Sample>>>,
): Promise<(name: Name) => readonly Sample[]> {
  const inOrder = Object.entries<Measurement<Sample>>(variants);
  const samples = new Map<string, Sample[]>(inOrder.map(([name]) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    if (round > fewestRounds && late()) break;
    step(`${what}, round ${round} of ${rounds}`);
    for (const [name, measure] of round % 2 === 1 ? inOrder : inOrder.toReversed()) {
      samples.get(name)?.push(await measure());
    }
  }
  return (name) => samples.get(name) ?? [];
}
