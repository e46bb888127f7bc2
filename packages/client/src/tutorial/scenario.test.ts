import { checkAction, spreadOptions, viewFor, type Action } from '@great-fire/game';
import { LANGUAGES } from '@great-fire/protocol';
import { allMessages } from '../testing/messages';
import { createLocalSession } from '../practice/local-table';
import { getSpreadTargets } from '../table/move-input/spread-plan';
import { districtName } from '../table/model/table-context';
import { savedGameSchema } from '../practice/saved-game-schema';
import { PracticeServer } from '../practice/practice-server';
import { PLAYER_SEAT, opponentScript, startScenario } from './scenario';
import { toSavedGame } from './save-practice-game.lazy';
import { NEXT_BUTTON, stepsFor } from './tutorial-steps';

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

test('FIRE-6: offers targets of rank 1 and 2 to the first card', () => {
  const options = spreadOptions(viewFor(startScenario().state, PLAYER_SEAT), 'N');
  const targets = getSpreadTargets(options).map(({ to, rank, legal }) => ({ to, rank, legal }));
  expect(targets).toContainEqual({ to: 'royal-exchange', rank: 1, legal: true });
  expect(targets).toContainEqual({ to: 'leadenhall', rank: 2, legal: false });
});

test('uncovers a stack card in the turn of the first opponent, which adds two cones to Royal Exchange', async () => {
  const line = createLocalSession(startScenario(), PLAYER_SEAT, opponentScript);
  for (const action of PLAYER_ACTIONS) await line.act(action);
  const opponentEvents = line.game().moves.flatMap(({ seat, events }) => (seat === 0 ? events : []));
  expect(opponentEvents.map(({ type }) => type)).toContain('stack-card-uncovered');
  expect(line.game().state.districts['royal-exchange'].cones).toBe(5);
});

test('continues as a practice game from the same position', async () => {
  const line = createLocalSession(startScenario(), PLAYER_SEAT, opponentScript);
  for (const action of PLAYER_ACTIONS) await line.act(action);
  const players = { tableName: 'Guided turn', names: ['Margery', 'Tobias', 'Anna'] };
  const saved = savedGameSchema.parse(JSON.parse(JSON.stringify(toSavedGame(line.game(), players))));
  expect(saved.players.map(({ bot }) => bot)).toEqual(['apprentice', 'apprentice', null]);
  const server = new PracticeServer(saved, {
    save: () => Promise.resolve(),
    send: () => undefined,
    decide: () => ({ type: 'end-actions' }),
    schedule: () => undefined,
    now: () => 0,
  });
  const view = viewFor(line.game().state, PLAYER_SEAT);
  expect(server.sync().frame?.view).toEqual(view);
  // Hints for the player's turn and those of the two others.
  expect(saved.lastHintTurn).toBe(view.turn.number + 2);
});

test('explains goal, objectives, the way of a cone, tokens and the growing fire, and asks for no action meanwhile', () => {
  const explanations = STEPS.filter(({ target }) => target === NEXT_BUTTON);
  expect(explanations.map(({ key }) => key)).toEqual([
    'goal',
    'objectives',
    'path',
    'tokens',
    'intensified',
    'notShown',
  ]);
});

test.each(LANGUAGES)('has at most 18 prompts of at most 25 words in %s', async (language) => {
  const texts = await allMessages(language);
  expect(STEPS.length).toBeLessThanOrEqual(18);
  for (const { key, district } of STEPS) {
    const text = texts.get(`tutorial:prompt.${key}`) ?? '';
    const spoken = text.replace('{{district}}', district === undefined ? '' : districtName(district));
    expect(countWords(spoken)).toBeGreaterThan(3);
    expect({ key, isShort: countWords(spoken) <= 25 }).toEqual({ key, isShort: true });
  }
});
