/** A stored practice game. Its schema is apart, because a page that only writes games needs no validation. */
import { type MatchSetup, type PlayerCount, RULES_VERSION } from '@great-fire/game';
import type * as z from 'zod';
import type { savedGameSchema } from './saved-game-schema';

const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

export type SavedGame = Readonly<z.infer<typeof savedGameSchema>>;
export type SavedDecision = SavedGame['decisions'][number];
export type PracticePlayer = SavedGame['players'][number];

/** Returns the time of the last decision. */
export const lastPlayedAt = ({ begunAt, decisions }: SavedGame): number => decisions.at(-1)?.at ?? begunAt;

/** Returns the setup from which the rules deal the game. */
export const matchSetup = ({ players, options, seed, dealt }: SavedGame): MatchSetup => ({
  players: players.length as PlayerCount,
  options,
  seed,
  ...(dealt && { dealt }),
});

/** Returns the decisions that lead to a state, without undone ones. */
export function decisionsAt(decisions: readonly SavedDecision[], stateId: number): readonly SavedDecision[] {
  const countedDecisions: (readonly SavedDecision[])[] = [[]];
  for (const decision of decisions.slice(0, stateId)) {
    const decisionsBefore =
      'action' in decision ? [...(countedDecisions.at(-1) ?? []), decision] : countedDecisions[decision.to];
    countedDecisions.push(decisionsBefore ?? []);
  }
  return countedDecisions[stateId] ?? [];
}

/** Returns the seats of people at this device. */
export const humanSeats = ({ players }: SavedGame): readonly number[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Returns a new game with a random seed. All shuffles follow from the seed. */
export function newGame({
  name,
  players,
  options,
  botSpeed,
  openingHandAnswer,
}: Pick<SavedGame, 'name' | 'players' | 'options' | 'botSpeed' | 'openingHandAnswer'>): SavedGame {
  const randomBytes = crypto.getRandomValues(new Uint8Array(26));
  return {
    id: Array.from(randomBytes.subarray(16), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join(''),
    name,
    rules: RULES_VERSION,
    players,
    options,
    ...(botSpeed !== undefined && { botSpeed }),
    ...(openingHandAnswer !== undefined && { openingHandAnswer }),
    seed: Array.from(randomBytes.subarray(0, 16), toHex).join(''),
    begunAt: Date.now(),
    turn: 0,
    isOver: false,
    decisions: [],
  };
}
