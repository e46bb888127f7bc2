import { checkAction } from '@great-fire/game';
import type { Action } from '@great-fire/game';
import { LANGUAGES } from '../i18n/languages';
import { allMessages } from '../i18n/testing/messages';
import { createLocalSession } from '../practice/local/local-session';
import { districtName } from '../table/names';
import { PLAYER_SEAT, opponentScript, startScenario } from './scenario';
import { stepsFor } from './tutorial-steps';

const STEPS = stepsFor(false);

const PLAYER_ACTIONS: readonly Action[] = [
  { type: 'spread', card: 'N', from: 'pudding-lane', exit: 's-mary', to: 'royal-exchange' },
  { type: 'move-band', from: 'aldgate', to: 'navy-office' },
  { type: 'move-band', from: 'navy-office', to: 'pepys-house' },
  { type: 'move-pawn', to: 'pepys-house' },
  { type: 'put-out', district: 'pepys-house' },
  { type: 'end-actions' },
];

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

test("starts in the player's turn, with fires burning and no house lost", () => {
  const { state } = startScenario();
  expect(state.turn).toMatchObject({ step: 'spread', seat: PLAYER_SEAT });
  expect(state.secret.colours[PLAYER_SEAT]).toBe('green');
  expect(state.lost.green).toBe(0);
});

test("leads through legal actions, and opponents answer until the player's next turn", async () => {
  const line = createLocalSession(startScenario(), PLAYER_SEAT, opponentScript);
  for (const action of PLAYER_ACTIONS) {
    expect(checkAction(line.game().state, PLAYER_SEAT, action)).toBeNull();
    await line.act(action);
  }
  const { state } = line.game();
  expect(state.turn).toMatchObject({ step: 'spread', seat: PLAYER_SEAT });
  expect(state.seats[PLAYER_SEAT]).toMatchObject({ putOut: 1, hand: 5 });
  expect(state.lost.green).toBe(0);
});

test('refuses an illegal action with its rule, without a change', async () => {
  const line = createLocalSession(startScenario(), PLAYER_SEAT, opponentScript);
  const before = line.game();
  expect(await line.act({ type: 'end-actions' })).toMatchObject({ ok: false, code: 'illegal-move' });
  expect(line.game()).toBe(before);
});

test.each(LANGUAGES)('has at most 12 prompts of at most 25 words in %s', async (language) => {
  const texts = await allMessages(language);
  expect(STEPS.length).toBeLessThanOrEqual(12);
  for (const { key, district } of STEPS) {
    const text = texts.get(`tutorial:prompt.${key}`) ?? '';
    const spoken = text.replace('{{district}}', district === undefined ? '' : districtName(district));
    expect(countWords(spoken)).toBeGreaterThan(3);
    expect({ key, isShort: countWords(spoken) <= 25 }).toEqual({ key, isShort: true });
  }
});
