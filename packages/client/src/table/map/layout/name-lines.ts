/** The ways to break a name into lines, and the line that its VP seal follows. */

export interface Block {
  readonly lines: readonly string[];
  readonly sealLine: number | 'middle' | 'row' | null; // which line the seal follows
}

/** One word a line at most at every space, the given lines first. */
export function arrangements(given: readonly string[], withSeal: boolean): readonly Block[] {
  const words = given.join(' ').split(' ');
  const texts = [given];
  if (given.length === 1 && words.length > 1) {
    for (let cut = 1; cut < words.length; cut += 1) {
      texts.push([words.slice(0, cut).join(' '), words.slice(cut).join(' ')]);
    }
  }
  if (!withSeal) return texts.map((lines) => ({ lines, sealLine: null }));
  return texts.flatMap((lines): readonly Block[] =>
    lines.length === 1
      ? [{ lines, sealLine: 'middle' }]
      : [{ lines, sealLine: 'middle' }, ...lines.map((_, i) => ({ lines, sealLine: lines.length - 1 - i }))],
  );
}

/** The name alone, its seal gone to the row of houses. */
export function withoutSeal(blocks: readonly Block[]): readonly Block[] {
  return blocks.map(({ lines, sealLine }) => ({ lines, sealLine: sealLine === null ? null : 'row' }));
}
