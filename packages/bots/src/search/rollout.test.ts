import {
  STANDARD_OPTIONS,
  applyAction,
  createDraft,
  createGame,
  viewFor,
  type Draft,
  type GameState,
  type PlayerCount,
} from '@great-fire/game';
import { randomOptions, seedFromName } from '@great-fire/game/testing';
import { toFastBoard } from '../board/fast-board';
import { createEvalContext } from '../eval/context';
import { FITTED_WEIGHTS } from '../eval/weights';
import { chooseActions, playTurn, type Rollout } from './rollout';

function rolloutOf(draft: Draft<GameState>): Rollout {
  const contexts = draft.seats.map((_, seat) =>
    createEvalContext(viewFor(draft, seat), toFastBoard(draft, seat), FITTED_WEIGHTS),
  );
  const [root] = contexts;
  if (root === undefined) throw new Error('Nobody plays');
  return { draft, stakes: contexts.map(({ stakes }) => stakes), root };
}

/** Returns a game in its first turn. */
function startGame(players: PlayerCount, name: string, options = STANDARD_OPTIONS): Draft<GameState> {
  const draft = createGame({ players, options, seed: seedFromName(name) }) as Draft<GameState>;
  while (draft.turn.number === 0) {
    const { seat, step } = draft.turn;
    const district = 'moorfields';
    if (step === 'redeal') applyAction(draft, seat, { type: 'keep-hand' });
    else applyAction(draft, seat, { type: step === 'band' ? 'place-band' : 'place-pawn', district });
  }
  return draft;
}

test.each([3, 4, 5, 6] as const)(
  'rollouts of %d seats choose what the rules allow, to the end',
  (players) => {
    const types = new Set<string>();
    for (const name of ['one', 'two']) {
      const draft = startGame(players, name, randomOptions(name));
      const rollout = rolloutOf(draft);
      while (draft.result === null) {
        const { seat } = draft.turn;
        for (const action of chooseActions(rollout)) {
          types.add(action.type);
          applyAction(draft, seat, action);
        }
      }
    }
    expect([...types]).toEqual(
      expect.arrayContaining(['spread', 'move-band', 'move-pawn', 'put-out', 'end-actions', 'intensify']),
    );
  },
);

test('a turn is played to its end, and no further', () => {
  const draft = startGame(4, 'turns');
  const first = createDraft(draft);
  playTurn(rolloutOf(draft));
  expect(draft.turn).toMatchObject({ number: 2, seat: (first.turn.seat + 1) % 4, step: 'spread' });
});
