/** A table as somebody is about to open it. */
import { NO_CLOCK } from '@great-fire/protocol';
import type { OFFERED_LEVELS, OpenTable, Pace, TableLanguage, Watching } from '@great-fire/protocol';
import type { TableRules } from './usual-rules';
import { USUAL_RULES } from './usual-rules';

export interface TableWish {
  readonly seats: OpenTable['seats'];
  readonly rules: TableRules;
  readonly pace: Pace;
  readonly also: {
    readonly bots: number; // at most one less than seats; more is taken as that
    readonly level: (typeof OFFERED_LEVELS)[number];
    readonly language: TableLanguage | null; // null: the one that the page speaks
    readonly watching: Watching | null; // null: the usual for a table that is private, or is not
  };
}

export const USUAL_TABLE: TableWish = {
  ...{ seats: 4, rules: USUAL_RULES, pace: NO_CLOCK },
  also: { bots: 0, level: 'merchant', language: null, watching: null },
};
