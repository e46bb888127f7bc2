import type { GameEvent, Result, Score } from '@great-fire/game';
import { randomOptions, simulateGame } from '@great-fire/game/testing';
import { type Language, LANGUAGES } from '@great-fire/protocol';
import { type DiaryGame, countWords, loadDiaryPhrases, writeGameDiary } from './index';
import { type ToldKind, collectMoments, countHousesLost, withoutUndone } from './moments';
import { type DiaryEnding, type DiaryPhrases, DIARY_ENDINGS } from './phrases';

const NAMES = ['Anna', 'Ben', 'ليلى', 'Inés', '小林', 'Kit'];

/** One event of each kind, and the placeholders that its sentences may use. */
const EVENTS: Readonly<Record<ToldKind, readonly [GameEvent, readonly string[]]>> = {
  'hand-kept': [{ type: 'hand-kept', seat: 0 }, []],
  'hand-shown': [{ type: 'hand-shown', seat: 0, cards: ['N'], why: 'redeal' }, ['name', 'count']],
  'hand-redealt': [{ type: 'hand-redealt', seat: 0 }, ['name', 'count']],
  'band-placed': [{ type: 'band-placed', seat: 0, district: 'temple' }, ['name', 'district']],
  'pawn-placed': [{ type: 'pawn-placed', seat: 0, district: 'temple' }, ['name', 'district']],
  'turn-began': [{ type: 'turn-began', seat: 0, turn: 1 }, ['count']],
  'fire-spread': [
    { type: 'fire-spread', seat: 0, card: 'N', path: ['pudding-lane', 's-mary'], double: false },
    ['name', 'district'],
  ],
  'fire-contained': [{ type: 'fire-contained', district: 'temple' }, ['district', 'count']],
  'containment-broken': [{ type: 'containment-broken', district: 'temple' }, ['district']],
  'houses-burned': [
    { type: 'houses-burned', seat: 0, district: 's-mary', houses: { red: 1, blue: 2 } },
    ['name', 'district', 'count'],
  ],
  'cones-added': [
    { type: 'cones-added', district: 's-mary', cones: 2, fromPuddingLane: 0, missing: 0 },
    ['district', 'count'],
  ],
  'cones-returned': [{ type: 'cones-returned', seats: [0, 1] }, ['names']],
  'pudding-lane-refilled': [{ type: 'pudding-lane-refilled', cones: 5 }, ['count']],
  'token-taken': [{ type: 'token-taken', seat: 0, district: 'temple' }, ['name', 'district']],
  'token-spent': [{ type: 'token-spent', seat: 0, token: 'demolition' }, ['name']],
  'card-discarded': [{ type: 'card-discarded', seat: 0, card: 'N' }, ['name']],
  'pawn-moved': [{ type: 'pawn-moved', seat: 0, from: 'temple', to: 'ludgate' }, ['name', 'count']],
  'band-moved': [
    { type: 'band-moved', seat: 0, from: 'temple', to: 'ludgate', pinned: false },
    ['name', 'district'],
  ],
  'cone-put-out': [{ type: 'cone-put-out', seat: 0, district: 'temple' }, ['name', 'count']],
  'hero-passed': [{ type: 'hero-passed', seat: 0, from: null }, ['name']],
  'district-demolished': [
    { type: 'district-demolished', seat: 0, district: 'temple', houses: { red: 2 }, token: false },
    ['name', 'district'],
  ],
  'actions-ended': [{ type: 'actions-ended', seat: 0, points: 2 }, ['name']],
  'card-drawn': [{ type: 'card-drawn', seat: 0 }, ['count']],
  'stack-card-uncovered': [{ type: 'stack-card-uncovered', seat: 0, letter: 'A' }, ['count']],
  'fire-intensified': [
    { type: 'fire-intensified', seat: 0, districts: ['temple', 'ludgate'], fromPuddingLane: 0, missing: 0 },
    ['districts'],
  ],
  'last-turns-began': [{ type: 'last-turns-began', turns: 3 }, ['count']],
  'taken-back': [
    { type: 'taken-back', seat: 0, action: { type: 'move-pawn', to: 'ludgate' } },
    ['name', 'count'],
  ],
};
const KINDS = Object.keys(EVENTS) as ToldKind[];

const score = (seat: number, total: number): Score => ({
  ...{ seat, total, houses: total, cones: 0, objectives: 0, oneVp: 0, hero: 0 },
});
const NO_REVEAL = {} as Result['reveal'];
const resultOf = (change: Partial<Result> = {}): Result => ({
  ...{ scores: [score(0, 40), score(1, 30), score(2, 20)], winners: [0], decidedBy: null, reveal: NO_REVEAL },
  ...change,
});
const game = (change: Partial<DiaryGame> = {}): DiaryGame => ({
  ...{ id: 'testtab222', names: NAMES, events: [], result: resultOf() },
  ...change,
});

function simulate(index: number): DiaryGame {
  const events: GameEvent[] = [];
  const players = ([3, 4, 5, 6] as const)[index % 4] ?? 4;
  const observer = {
    after: (...[, , , added]: readonly [unknown, unknown, unknown, readonly GameEvent[]]) =>
      void events.push(...added),
  };
  const { end } = simulateGame(players, randomOptions(`diary ${index}`), `diary ${index}`, observer);
  if (end.result === null) throw new Error('the game did not end');
  return { id: `game ${index}`, names: NAMES.slice(0, players), events, result: end.result };
}

const textOf = (finished: DiaryGame, phrases: DiaryPhrases) =>
  writeGameDiary(finished, phrases).paragraphs.join('\n');

/** Returns the fixed words of a sentence that are longer than its other parts. */
const longestPart = (sentence: string) =>
  sentence.split(/\{[^}]*\}/u).reduce((longest, part) => (part.length > longest.length ? part : longest));

const allSentences = (phrases: DiaryPhrases) => [
  ...phrases.openings,
  ...Object.values(phrases.winds).flat(),
  ...Object.values(phrases.told).flat(),
  ...phrases.asides,
  ...phrases.toll,
  ...phrases.spared,
  ...Object.values(phrases.endings).flat(),
  ...phrases.last,
  ...phrases.closings,
];

const placeholdersOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)/gu)].map(([, name]) => name);

test('gives 200 games 200 texts of the same length in each language, and each game always the same', async () => {
  const games = Array.from({ length: 200 }, (_, index) => simulate(index));
  for (const language of LANGUAGES) {
    const phrases = await loadDiaryPhrases(language);
    const pages = games.map((finished) => writeGameDiary(finished, phrases));
    const texts = pages.map(({ paragraphs }) => paragraphs.join('\n'));
    expect(new Set(texts).size).toBe(games.length);
    const lengths = pages.map(({ date, paragraphs }) => countWords([date, ...paragraphs]));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(220);
    for (const text of texts) expect(text).not.toMatch(/[{}#|]|undefined| {2}/u);
    expect(writeGameDiary({ ...simulate(7) }, phrases)).toEqual(pages[7]);
  }
}, 120_000);

test.each(KINDS)('tells %s', (kind) => {
  const [event] = EVENTS[kind];
  const before: readonly GameEvent[] = kind === 'taken-back' ? [EVENTS['pawn-moved'][0]] : [];
  const moments = collectMoments(withoutUndone([...before, event]));
  expect(moments.map((moment) => moment.kind)).toEqual([kind]);
});

test.each(LANGUAGES)('fills all sentences of an event with what the event has (%s)', async (language) => {
  const { told } = await loadDiaryPhrases(language);
  for (const kind of KINDS)
    for (const sentence of told[kind])
      for (const placeholder of placeholdersOf(sentence)) expect(EVENTS[kind][1]).toContain(placeholder);
});

test.each(LANGUAGES)('has no sentence twice, and none of more than 30 words (%s)', async (language) => {
  const sentences = allSentences(await loadDiaryPhrases(language));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) {
    expect(countWords([sentence])).toBeLessThanOrEqual(30);
    expect(sentence).toMatch(/[.!?]$/u);
  }
});

const ENDINGS: Readonly<Record<DiaryEnding, Partial<Result>>> = {
  clear: {},
  close: { scores: [score(0, 40), score(1, 39), score(2, 20)] },
  cones: { scores: [score(0, 40), score(1, 40), score(2, 20)], decidedBy: 'cones' },
  houses: { scores: [score(0, 40), score(1, 40), score(2, 20)], decidedBy: 'houses' },
  objectives: { scores: [score(0, 40), score(1, 40), score(2, 20)], decidedBy: 'objectives' },
  shared: { scores: [score(0, 40), score(1, 40), score(2, 20)], decidedBy: 'shared', winners: [0, 1] },
};

test.each(DIARY_ENDINGS)('tells how a game was decided: %s', async (ending) => {
  for (const language of LANGUAGES) {
    const phrases = await loadDiaryPhrases(language);
    const result = resultOf(ENDINGS[ending]);
    const texts = Array.from({ length: 20 }, (_, id) => textOf(game({ id: String(id), result }), phrases));
    for (const sentence of phrases.endings[ending])
      expect(texts.some((text) => text.includes(longestPart(sentence)))).toBe(true);
    for (const text of texts) {
      expect(text).toContain('40');
      expect(text).toContain('Anna');
      expect(text.includes('Ben')).toBe(ending === 'shared');
    }
  }
});

test('names neither a last player when several are, nor a toll when no house was lost', async () => {
  const phrases = await loadDiaryPhrases('en');
  const result = resultOf({ scores: [score(0, 40), score(1, 30), score(2, 30)] });
  const text = textOf(game({ result }), phrases);
  expect(text).not.toContain('30 points');
  expect(phrases.spared.some((sentence) => text.includes(sentence))).toBe(true);
  const { told, toll } = phrases;
  const burnt = textOf(game({ result, events: [EVENTS['houses-burned'][0]] }), phrases);
  expect(toll.some((sentence) => burnt.includes(longestPart(sentence)))).toBe(true);
  expect(told['houses-burned'].some((sentence) => burnt.includes(longestPart(sentence)))).toBe(true);
});

test('forgets what was taken back', () => {
  const spread = EVENTS['fire-spread'][0];
  const burn = EVENTS['houses-burned'][0];
  const undo: GameEvent = {
    ...{ type: 'taken-back', seat: 0 },
    action: { type: 'spread', card: 'N', from: 'pudding-lane', exit: 'pudding-lane', to: 's-mary' },
  };
  expect(countHousesLost(withoutUndone([spread, burn]))).toBe(3);
  const token: GameEvent = { type: 'token-spent', seat: 0, token: 'double-move' };
  expect(withoutUndone([spread, burn, token, spread, burn, undo])).toEqual([spread, burn, undo]);
  expect(collectMoments(withoutUndone([spread, burn, undo])).map(({ kind }) => kind)).toEqual(['taken-back']);
});

test.each<readonly [number, string]>([
  [1, 'once'],
  [2, 'twice'],
  [3, 'three times'],
])('says how often in words of the time: %d, %s', async (count, words) => {
  const phrases = await loadDiaryPhrases('en');
  const [held] = phrases.told['fire-contained'];
  const only: DiaryPhrases = { ...phrases, told: { ...phrases.told, 'fire-contained': [held, held] } };
  const events = Array.from({ length: count }, () => EVENTS['fire-contained'][0]);
  expect(textOf(game({ events }), only)).toContain(`At Temple the watch held the fire ${words}, and`);
});

test('puts names of any script into a sentence, and never reads them as one', async () => {
  const phrases = await loadDiaryPhrases('en');
  const names = ['{count:a|b}', 'ליאת', '$&'];
  const shared = resultOf({ winners: [0, 1, 2], decidedBy: 'shared' });
  expect(textOf(game({ names, result: shared }), phrases)).toContain('{count:a|b}, \u2068ליאת\u2069, and $&');
});

test.each<readonly [Language, string]>([
  ['es', 'Ana e Inés'],
  ['it', 'Ana e Inés'],
  ['de', 'Ana und Inés'],
  ['fr', 'Ana et Inés'],
])('joins names as %s does', async (language, expected) => {
  const shared = resultOf({ winners: [0, 1], decidedBy: 'shared' });
  const text = textOf(game({ names: ['Ana', 'Inés'], result: shared }), await loadDiaryPhrases(language));
  expect(text).toContain(expected);
});
