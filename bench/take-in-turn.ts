/**
 * Measures each variant once a round (A B, B A, A B …), so that none always comes first.
 * @returns the samples of a variant by its name
 */
export async function takeInTurn<Name extends string, Sample>(
  what: string,
  rounds: number,
  variants: Readonly<Record<Name, () => Promise<Sample>>>,
  print: (line: string) => void = console.log,
): Promise<(name: Name) => readonly Sample[]> {
  const inOrder = Object.entries<() => Promise<Sample>>(variants);
  const samples = new Map<string, Sample[]>(inOrder.map(([name]) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    print(`${what}, round ${round} of ${rounds}`);
    for (const [name, measure] of round % 2 === 1 ? inOrder : inOrder.toReversed()) {
      samples.get(name)?.push(await measure());
    }
  }
  return (name) => samples.get(name) ?? [];
}
