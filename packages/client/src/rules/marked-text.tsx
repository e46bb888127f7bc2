import { splitAtMatches } from './search';

interface MarkedTextProps {
  readonly text: string;
  readonly words: readonly string[]; // of the search
}

export function MarkedText({ text, words }: MarkedTextProps) {
  return splitAtMatches(text, words).map((part, index) =>
    index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
  );
}
