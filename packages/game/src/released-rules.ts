/** The exports of a frozen file (docs/rules-versions.md). */
import type { RulesEngine } from './engine';
import type * as current from './release-entry';

/** The rules of one version, this one or an earlier one. */
export type ReleasedRules = Omit<typeof current, 'ENGINE' | 'RULES_VERSION'> & {
  readonly ENGINE: RulesEngine;
  readonly RULES_VERSION: string;
};
