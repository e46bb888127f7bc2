export type PersonId = string;
export type MatchId = string;
