/** Line breaks for district names, and the line with the VP seal. */

export interface NameBlock {
  readonly lines: readonly string[];
  readonly sealLine: number | 'middle' | 'row' | null; // line that the seal follows
}

/** Returns the possible line breaks, the given lines first. A one-line name is split at each space into two lines. */
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

/** Moves the seals from the names to the row of houses. */
export function withoutSeal(blocks: readonly NameBlock[]): readonly NameBlock[] {
  return blocks.map(({ lines, sealLine }) => ({ lines, sealLine: sealLine === null ? null : 'row' }));
}
