/** Who has a seat: a person, a bot, or a bot for a person; apart from the schemas, so that the page need not carry them. */

/** From the mildest to the strongest. */
export const BOT_LEVELS = ['apprentice', 'merchant', 'alderman'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Those that this release plays; a table of a later one may hold another. */
export const OFFERED_LEVELS = ['apprentice', 'merchant', 'alderman'] as const satisfies readonly BotLevel[];
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];

/** People of London in 1666, in whose name a bot sits at a table: more than a table has seats for bots. */
export const BOT_NAMES = ['Pepys', 'Evelyn', 'Farriner', 'Bludworth', 'Wren', 'Hooke'] as const;

export interface SeatSummary {
  readonly name: string | null; // null: free
  readonly botLevel: BotLevel | null; // what plays it; null: a person
  readonly hasOwner: boolean; // with a bot too: that stands in for a person
  readonly isReady: boolean; // to begin; bots are, and the host says so by starting
  readonly isOpen: boolean; // in a game under way: anybody may take it, whoever plays it meanwhile
}

/** A person's seat, or a free one (null). */
export function personSeatSummary(name: string | null): SeatSummary {
  return { name, botLevel: null, hasOwner: name !== null, isReady: false, isOpen: false };
}
