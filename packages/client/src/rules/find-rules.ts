import type { TFunction } from '../i18n/keys';
import { type ComponentRow, listComponentRows, listStackRows } from './component-rows';
import { matchesAll } from './search';
import { type SectionId, SECTIONS } from './sections';

type RuleId = (typeof SECTIONS)[number]['rules'][number];

export interface FoundSection {
  readonly id: SectionId;
  readonly anchor: string;
  readonly rules: readonly { readonly id: RuleId; readonly text: string }[];
}

/** The parts of the page with a match. Without a search, all parts. */
interface FoundRules {
  readonly components: readonly ComponentRow[];
  readonly stacks: readonly ComponentRow[];
  readonly sections: readonly FoundSection[]; // those with a match
  readonly count: number; // of rows and rules
}

/** Finds the rows of components and the rules with all words, in their own text or in the title above them. */
export function findRules(
  t: TFunction<'rulebook', 'rulebook' | 'common'>,
  words: readonly string[],
): FoundRules {
  const findRows = (title: string, rows: readonly ComponentRow[]) =>
    rows.filter(({ name, count, details }) =>
      matchesAll([title, name, count ?? '', ...details.map(({ text }) => text)].join(' '), words),
    );
  const components = findRows(t('components.title'), listComponentRows(t));
  const stacks = findRows(t('components.stacks'), listStackRows(t));
  const sections = SECTIONS.map(({ id, anchor, rules }) => ({
    id,
    anchor,
    rules: rules
      .map((rule) => ({ id: rule, text: t(`rule.${rule}`) }))
      .filter((rule) => matchesAll(`${t(`section.${id}`)} ${rule.id} ${rule.text}`, words)),
  })).filter(({ rules }) => rules.length > 0);
  const ruleCount = sections.reduce((sum, { rules }) => sum + rules.length, 0);
  return { components, stacks, sections, count: components.length + stacks.length + ruleCount };
}
