import { viewFor } from '@great-fire/game';
import { writePosition } from '@great-fire/game/notation';
import {
  replayLog,
  replayRecord,
  createStateFromRecord,
  writeRecord,
  type GameRecord,
} from '@great-fire/game/record';
import { simulateGame, seedFromName } from '@great-fire/game/testing';
import { branchFromRecord, branchFromSaved } from './branch.lazy';
import { newGame, matchSetup, decisionsAt, type SavedDecision } from './saved-game';
import { savedGameSchema } from './saved-game-schema';

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

/** Returns the view of a saved game's position. A view does not contain the seed, which differs. */
const positionWithoutSeed = (game: ReturnType<typeof branchFromRecord>) =>
  viewFor(
    replayLog(
      matchSetup(game),
      game.decisions.filter((decision) => 'action' in decision),
    ),
    0,
  );

test.each([1, 40, record.actions.length - 1])('continues a recorded game from its move %d', (moves) => {
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

test('continues a saved game from an earlier state, without the undone moves', () => {
  const at = 1;
  const decisions: SavedDecision[] = played.log.slice(0, 30).map((entry) => ({ ...entry, at }));
  decisions.push({ seat: 0, to: 20, consent: [0], at }); // state 31 equals state 20
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
