/** The ways to break a name into lines, and the line that its VP seal follows. */

export interface NameBlock {
  readonly lines: readonly string[];
  readonly sealLine: number | 'middle' | 'row' | null; // which line the seal follows
}

/** One word a line at most at every space, the given lines first. */
export function getLineBreaks(labelLines: readonly string[], withSeal: boolean): readonly NameBlock[] {
  const words = labelLines.join(' ').split(' ');
  const variants = [labelLines];
  if (labelLines.length === 1 && words.length > 1) {
    for (let splitAt = 1; splitAt < words.length; splitAt += 1) {
      variants.push([words.slice(0, splitAt).join(' '), words.slice(splitAt).join(' ')]);
    }
  }
  if (!withSeal) return variants.map((lines) => ({ lines, sealLine: null }));
  return variants.flatMap((lines): readonly NameBlock[] =>
    lines.length === 1
      ? [{ lines, sealLine: 'middle' }]
      : [{ lines, sealLine: 'middle' }, ...lines.map((_, i) => ({ lines, sealLine: lines.length - 1 - i }))],
  );
}

/** The name alone, its seal gone to the row of houses. */
export function withoutSeal(blocks: readonly NameBlock[]): readonly NameBlock[] {
  return blocks.map(({ lines, sealLine }) => ({ lines, sealLine: sealLine === null ? null : 'row' }));
}
