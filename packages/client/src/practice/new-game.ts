/** Creates practice games. */
import { RULES_VERSION } from '@great-fire/game';
import type { SavedGame } from './saved-game';

const ID_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const toHex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** Returns a new game with a random seed. All shuffles follow from the seed. */
export function newGame({
  name,
  players,
  options,
  botSpeed,
}: Pick<SavedGame, 'name' | 'players' | 'options' | 'botSpeed'>): SavedGame {
  const randomBytes = crypto.getRandomValues(new Uint8Array(26));
  return {
    id: Array.from(randomBytes.subarray(16), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join(''),
    name,
    rules: RULES_VERSION,
    players,
    options,
    ...(botSpeed !== undefined && { botSpeed }),
    seed: Array.from(randomBytes.subarray(0, 16), toHex).join(''),
    begunAt: Date.now(),
    turn: 0,
    isOver: false,
    decisions: [],
  };
}
