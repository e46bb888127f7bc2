/** The rules that tables are looked for by in one choice; an address may set any of them beside each other. */
import type { TableFilter } from '@great-fire/protocol';

type RuleWords = { readonly [N in 'hidden' | 'more' | 'cones']: Exclude<TableFilter[N], undefined> | null };

const ANY: RuleWords = { hidden: null, more: null, cones: null };

export const RULE_CHOICES = {
  any: ANY,
  standard: { hidden: 'no', more: 'no', cones: '65' },
  hidden: { ...ANY, hidden: 'yes' },
  shown: { ...ANY, hidden: 'no' },
  more: { ...ANY, more: 'yes' },
  cones: { ...ANY, cones: '100' },
} as const satisfies Readonly<Record<string, RuleWords>>;
export type RuleChoice = keyof typeof RULE_CHOICES;

/** The choice that says what a filter says of the rules; `several` where none does. */
export function ruleChoiceOf({ hidden, more, cones }: TableFilter): RuleChoice | 'several' {
  const isSame = (words: RuleWords) =>
    words.hidden === (hidden ?? null) && words.more === (more ?? null) && words.cones === (cones ?? null);
  const choices = Object.entries(RULE_CHOICES) as readonly (readonly [RuleChoice, RuleWords])[];
  return choices.find(([, words]) => isSame(words))?.[0] ?? 'several';
}
