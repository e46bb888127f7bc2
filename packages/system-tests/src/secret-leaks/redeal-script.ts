import { createGame, isFiveIdentical, type PlayerCount } from '@great-fire/game';
import { seedFromName } from '@great-fire/game/testing';
import { makeScript, type Script } from './script';

const MAX_ATTEMPTS = 10_000;

/**
 * Finds a game in which a player with five identical cards made this choice (SET-3).
 *
 * @throws Error if there is none
 */
export function findRedealScript(players: PlayerCount, choice: 'redeal' | 'keep-hand'): Script {
  for (let number = 0; number < MAX_ATTEMPTS; number += 1) {
    const name = `five-of-a-kind-${String(number)}`;
    const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
    const { secret } = createGame({ players, options, seed: seedFromName(name) });
    if (!secret.hands.some((hand) => isFiveIdentical(hand))) continue;
    const script = makeScript(name, players, options);
    const isRedealt = script.trace.some(({ type }) => type === 'hand-redealt');
    if (isRedealt === (choice === 'redeal')) return script;
  }
  throw new Error(`No game of ${String(players)} with the choice ${choice}`);
}
