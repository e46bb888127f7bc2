/** People of London in 1666, in whose name a bot sits at a table: more than a table has seats for bots. */
export const BOT_NAMES = ['Pepys', 'Evelyn', 'Farriner', 'Bludworth', 'Wren', 'Hooke'] as const;
