/** A practice game before its first decision. */
import { RULES_VERSION } from '@great-fire/game';
import type { SavedGame } from './saved-game';

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Deals by the browser's own chance; the shuffles follow from the seed as anywhere else. */
export function newGame({
  name,
  players,
  options,
}: Pick<SavedGame, 'name' | 'players' | 'options'>): SavedGame {
  const chance = crypto.getRandomValues(new Uint8Array(26));
  return {
    id: Array.from(chance.subarray(16), (byte) => LETTERS[byte % LETTERS.length]).join(''),
    name,
    rules: RULES_VERSION,
    players,
    options,
    seed: Array.from(chance.subarray(0, 16), hex).join(''),
    begunAt: Date.now(),
    turn: 0,
    isOver: false,
    decisions: [],
  };
}
