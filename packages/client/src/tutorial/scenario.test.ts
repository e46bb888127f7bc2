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

test('the guest finds London on fire, no house of theirs lost, and their own turn', () => {
  const { state } = startScenario();
  expect(state.turn).toMatchObject({ step: 'spread', seat: PLAYER_SEAT });
  expect(state.secret.colours[PLAYER_SEAT]).toBe('green');
  expect(state.lost.green).toBe(0);
});

test('what the guest is led to do is legal, and the neighbours answer until it is the guest’s turn again', async () => {
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

test('an illegal action is refused with its rule, and nothing changes', async () => {
  const line = createLocalSession(startScenario(), PLAYER_SEAT, opponentScript);
  const before = line.game();
  expect(await line.act({ type: 'end-actions' })).toMatchObject({ ok: false, code: 'illegal-move' });
  expect(line.game()).toBe(before);
});

test.each(LANGUAGES)('in %s there are at most 12 prompts of at most 25 words', async (language) => {
  const texts = await allMessages(language);
  expect(STEPS.length).toBeLessThanOrEqual(12);
  for (const { key, district } of STEPS) {
    const text = texts.get(`firstTurn:prompt.${key}`) ?? '';
    const spoken = text.replace('{{district}}', district === undefined ? '' : districtName(district));
    expect(countWords(spoken)).toBeGreaterThan(3);
    expect({ key, isShort: countWords(spoken) <= 25 }).toEqual({ key, isShort: true });
  }
});
