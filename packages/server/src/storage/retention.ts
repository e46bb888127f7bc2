/** Removes expired data, and counts the tables that a person uses. */

/** Times in ms since 1970, UTC. Null: nothing of this kind is removed. */
export interface RetentionCutoffs {
  readonly unstartedTables: number; // closed before their game began, until then
  readonly guests: number | null; // last seen until then
  readonly groups: number | null; // last used until then
  readonly dates: number; // of groups, whose last time was until then
  readonly chat: number | null; // written until then, at games that ended until then
}

export interface RemovedCounts {
  readonly tables: number;
  readonly groups: number;
  readonly dates: number;
  readonly guests: number;
  readonly lines: number;
}

/** Tables at which a person sits. */
export interface TablesInUse {
  readonly waiting: number;
  readonly botGames: number; // running games with a bot
}
