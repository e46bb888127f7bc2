/** SET-3: a viewer learns neither how another seat answers about five identical cards, nor that it has such cards. */
import { createGame, isFiveIdentical } from '@great-fire/game';
import type { Storage } from '@great-fire/server/testing';
import { compareRuns } from './compare';
import { inProcessTable } from './in-process-table';
import { chooseAnswers } from './opening-answers';
import { findRedealScript } from './redeal-script';
import { allViewers } from './run';
import { makeScript, truncate } from './script';
import { makeTwinDeal } from './twin-deal';

const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
const FIRST_MOVES = 12;

test('gives every seat but the viewer the other answer in the second world, except where all see a redeal', () => {
  const script = findRedealScript(4, 'redeal');
  const first = chooseAnswers(script, script.setup, 'all');
  const redealt = createGame(script.setup).secret.hands.findIndex(isFiveIdentical);
  expect(first[redealt]).toBe('redeal');
  for (const viewer of allViewers(script)) {
    const { setup } = makeTwinDeal(script.setup, script.trace, viewer, script.name);
    const second = chooseAnswers(script, setup, viewer);
    const isSame = second.map((answer, seat) => answer === first[seat]);
    expect(isSame).toEqual(first.map((_, seat) => seat === viewer || seat === redealt));
  }
});

test('catches a planted leak: the table changes for all when a player wants to keep the cards', async () => {
  const script = truncate(makeScript('planted answers', 3, OPTIONS), FIRST_MOVES);
  const leaky = (storage: Storage): Storage => ({
    ...storage,
    close: () => storage.close(),
    matches: {
      ...storage.matches,
      setOpeningHandAnswer: async (id, by, seat, answer) => {
        const change = { tableName: 'Renamed' } as const;
        if (answer === 'keep-hand')
          await storage.matches.updateSetup(id, { type: 'change-setup', by, change }, 1);
        return storage.matches.setOpeningHandAnswer(id, by, seat, answer);
      },
    },
  });
  const { differences } = await compareRuns(script, inProcessTable({ wrapStorage: leaky }));
  expect(differences.map(({ channel }) => channel)).toContain('matchSocket');
});
