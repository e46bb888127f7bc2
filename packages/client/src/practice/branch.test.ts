import {
  replayLog,
  replayRecord,
  createStateFromRecord,
  viewFor,
  writePosition,
  writeRecord,
} from '@great-fire/game';
import type { GameRecord } from '@great-fire/game';
import { simulateGame, seedFromName } from '@great-fire/game/testing';
import { branchFromRecord, branchFromSaved } from './branch';
import { newGame } from './new-game';
import type { Decision } from './saved-game';
import { savedGameSchema, matchSetup, decisionsAt } from './saved-game';

const played = simulateGame(
  4,
  { hiddenColours: false, moreDestruction: true, cones: 65 },
  seedFromName('what if'),
);
const names = ['Ann', 'Ben', 'Cleo', 'Dora'];
const record: GameRecord = writeRecord(
  played.setup,
  names.map((name) => ({ name, bot: null })),
  played.log,
);
const assignment = { seat: 2, level: 'apprentice' } as const;

/** The position of a saved game but for its seed, of which no card is asked any more. */
const positionWithoutSeed = (game: ReturnType<typeof branchFromRecord>) =>
  viewFor(
    replayLog(
      matchSetup(game),
      game.decisions.filter((decision) => 'action' in decision),
    ),
    0,
  );

test.each([1, 40, record.actions.length - 1])('a recorded game goes on from its move %d', (moves) => {
  const states = [viewFor(createStateFromRecord(record), 0)];
  replayRecord(record, (state) => states.push(viewFor(structuredClone(state), 0)));
  const game = branchFromRecord(record, moves, assignment, 'What if');
  expect(savedGameSchema.parse(game)).toEqual(game);
  expect(positionWithoutSeed(game)).toEqual({
    ...states[moves],
    undoable: positionWithoutSeed(game).undoable,
  });
  expect(game.turn).toBe(states[moves]?.turn.number);
  expect(game.players.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ann', 'apprentice'],
    ['Ben', 'apprentice'],
    ['Cleo', null],
    ['Dora', 'apprentice'],
  ]);
});

test('a game on this device goes on from an earlier state of its own, moves taken back left out', () => {
  const at = 1;
  const decisions: Decision[] = played.log.slice(0, 30).map((entry) => ({ ...entry, at }));
  decisions.push({ seat: 0, to: 20, consent: [0], at }); // state 31 is state 20 again
  const players = names.map((name) => ({ name, bot: null }));
  const saved = {
    ...newGame({ name: 'P', players, options: played.setup.options }),
    seed: played.setup.seed,
  };
  expect(decisionsAt(decisions, 31)).toEqual(decisions.slice(0, 20));
  const branch = branchFromSaved({ ...saved, decisions }, 31, assignment);
  expect(branch.id).not.toBe(saved.id);
  expect(writePosition(replayLog(matchSetup(branch), played.log.slice(0, 20)))).toBe(
    writePosition(replayLog(played.setup, played.log.slice(0, 20))),
  );
  expect(branch.decisions).toHaveLength(20);
});
