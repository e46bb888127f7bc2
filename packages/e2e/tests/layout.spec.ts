/**
 * Checks in each phase and size that the player can reach every legal target, and that every text is large enough, free
 * of overlaps, uncut and not covered. Each position is shown once in a layout, for all that is measured there.
 */
import { DISTRICT_IDS } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import type { Locator, Page } from '@playwright/test';
import { expect, LAYOUTS, test, type Layout } from '../src/gallery-test';
import {
  coveredTexts,
  LOG_TARGETS,
  MAP_TARGETS,
  targetsOutOfSight,
  unreachableTargets,
} from '../src/layout-check';
import { settle } from '../src/settle';
import { clippedTexts, mapLabels, overlaps, smallTexts } from '../src/text-legibility';

test.use({ paintMap: false });

/** Positions of all phases, each with the presses that lead to the targets of the phase. */
const PHASES: Readonly<Record<string, (page: Page) => Promise<readonly string[]>>> = {
  'first-decision-hidden-colours': async () => [],
  'band-placement': async () => [],
  'pawn-placement': async () => [],
  'random-spread': playableCards,
  'hidden-colours': async (page) => (await playableCards(page)).slice(0, 1),
  spread: async () => [],
  'spread-second-direction': async () => [],
  act: async () => ['[data-testid="pawn-bread-street"]'],
  'crowded-map': async () => ['[data-movable-piece="pawn"]'],
  'intensify-half-placed': async () => [],
  'discard-selected': async () => [],
  spectator: async () => [],
};

const MIN_PIXELS = 11.95; // 12 px with the tolerance of the map's unit
const MAX_OVERLAP_PX = 2; // allowed overlap of two labels in pixels
const MIN_LABELS = 76; // names, numbers and marks of the map
const OBJECTIVE_COUNT = DISTRICT_IDS.filter((id) => BOARD[id].map.objective !== null).length;

/** Positions in which every text is measured. */
const READABLE_POSITIONS: Readonly<Record<Layout, readonly string[]>> = {
  desktop: [
    'spread',
    'act',
    'pawn-selected',
    'crowded-map',
    'band-placement',
    'intensify-half-placed',
    'hidden-colours',
    'discard-selected',
    'first-decision',
    'spread-second-direction',
    'cones-returned',
    'random-act',
    'spectator',
  ],
  notebook: ['spread', 'act'],
  laptop: ['spread', 'act', 'crowded-map', 'spectator', 'first-decision-hidden-colours'],
  netbook: ['spread', 'act', 'crowded-map', 'hidden-colours', 'discard-selected'],
  short: ['spread', 'act', 'hidden-colours'],
  tablet: ['spread', 'act', 'hidden-colours', 'first-decision-hidden-colours'],
  portrait: ['spread', 'act', 'crowded-map'],
  phone: ['spread-phone', 'act', 'crowded-map', 'intensify-half-placed', 'hidden-colours', 'first-decision'],
  small: ['spread-phone', 'act', 'crowded-map', 'cones-returned', 'first-decision-hidden-colours'],
};

/** Positions of the scoring, each checked with the normal and the enlarged map. */
const SCORING_POSITIONS: Readonly<Record<Layout, readonly string[]>> = {
  desktop: ['scoring', 'random-scoring-six-players'],
  notebook: [],
  laptop: ['scoring'],
  short: [],
  netbook: [], // the numbers of the city are small there
  tablet: ['scoring'],
  portrait: [],
  phone: ['scoring', 'random-scoring-six-players'],
  small: ['scoring', 'random-scoring-six-players'],
};

const CITY_POSITIONS = ['first-spread', 'act', 'spectator'];

/** The least share of the window's height that the map must have on a phone. */
const MIN_MAP_SHARE = 0.39;
const PHONES: readonly Layout[] = ['small', 'phone', 'portrait'];
/** Layouts that show the whole city without a gesture. */
const WHOLE_CITY: readonly Layout[] = ['portrait', 'netbook', 'laptop', 'notebook', 'desktop'];
const DISTRICTS = '[data-testid="city-map"] g[data-district][data-press-effect]';
const FINGER_PX = 44; // the least size of a target for fingers
const MIN_TAB_HEIGHT = 180; // px for the log or the chat

async function playableCards(page: Page): Promise<readonly string[]> {
  const cards = page.locator('[data-testid^="card-"]:not([aria-disabled="true"])');
  const all = await cards.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('data-testid')),
  );
  return all.map((id) => `[data-testid="${id ?? ''}"]`);
}

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no box');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

async function expectReachable(page: Page, what: string): Promise<void> {
  await settle(page);
  expect.soft(await coveredTexts(page), `${what}: text`).toEqual([]);
  expect.soft(await clippedTexts(page), `${what}: cut off`).toEqual([]);
  expect.soft(await unreachableTargets(page, MAP_TARGETS), `${what}: targets`).toEqual([]);
}

async function expectLogReachable(page: Page, position: string): Promise<void> {
  expect.soft(await unreachableTargets(page, LOG_TARGETS), `${position}: log`).toEqual([]);
}

async function expectLargeMap(page: Page, what: string): Promise<void> {
  const share = await page.evaluate(() => {
    const main = document.querySelector('main');
    const sheet = document.querySelector('[data-snap-point]');
    if (main === null || sheet === null) throw new Error('There is no map above a sheet');
    return (sheet.getBoundingClientRect().top - main.getBoundingClientRect().top) / innerHeight;
  });
  expect.soft(share, `${what}: share of the map`).toBeGreaterThan(MIN_MAP_SHARE);
}

async function expectReadable(page: Page, what: string): Promise<void> {
  expect.soft(await smallTexts(page, MIN_PIXELS), `${what}: small`).toEqual([]);
  expect.soft(overlaps(await mapLabels(page), MAX_OVERLAP_PX), `${what}: over each other`).toEqual([]);
  expect.soft(await clippedTexts(page), `${what}: cut off`).toEqual([]);
}

async function expectReadablePosition(page: Page, position: string): Promise<void> {
  await expectReadable(page, position);
  await expectAllLabels(page, position);
}

async function expectAllLabels(page: Page, what: string): Promise<void> {
  expect.soft((await mapLabels(page)).length, `${what}: labels seen`).toBeGreaterThan(MIN_LABELS);
}

async function expectNamesAndSeals(page: Page, position: string): Promise<void> {
  const unnamed = await page
    .locator('[data-testid="city-map"] [data-district-name]')
    .evaluateAll((names) =>
      names
        .filter((name) => !name.checkVisibility() || name.textContent.trim() === '')
        .map((name) => name.getAttribute('data-district-name')),
    );
  expect.soft(unnamed, `${position}: districts without a name`).toEqual([]);
  const seals = page.locator('[data-testid="city-map"] [data-piece="seal"]:visible');
  expect.soft(await seals.count(), `${position}: seals`).toBe(OBJECTIVE_COUNT);
}

/** Every verb on the map has its word inside its button. */
async function expectWordsInVerbs(page: Page, position: string): Promise<void> {
  const verbs = await page.locator('[data-verb]').evaluateAll((buttons) =>
    buttons.map((button) => {
      const word = button.querySelector('text')?.getBoundingClientRect();
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isInside =
        word !== undefined &&
        word.left >= left &&
        word.right <= right &&
        word.top >= top &&
        word.bottom <= bottom;
      return isInside ? (button.querySelector('text')?.textContent ?? '') : 'none';
    }),
  );
  if (position === 'act') expect.soft(verbs.length, `${position}: verbs`).toBeGreaterThan(0);
  for (const word of verbs) expect.soft(word, position).toMatch(/^(Put out|Demolish|Contain)$/);
}

async function expectNamesBesidePrompt(page: Page, position: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const prompt = document.querySelector('[data-testid="turn-prompt"]')?.parentElement;
    if (prompt == null || !prompt.checkVisibility()) return [];
    const box = prompt.getBoundingClientRect();
    const names = document.querySelectorAll(
      '[data-testid="city-map"] :is([data-district-name], [data-terrain="river-name"], [data-terrain="compass"])',
    );
    return [...names]
      .filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return (
          name.checkVisibility() &&
          left < box.right &&
          right > box.left &&
          top < box.bottom &&
          bottom > box.top
        );
      })
      .map((name) => name.textContent);
  });
  expect.soft(covered, `${position}: names below the prompt`).toEqual([]);
}

/** Every legal target of the phase can be pressed, also after each press that leads to further ones. */
async function expectPhaseReachable(page: Page, position: string, layout: Layout): Promise<void> {
  await expectReachable(page, position);
  if (PHONES.includes(layout)) await expectLargeMap(page, position);
  for (const [index, selector] of ((await PHASES[position]?.(page)) ?? []).entries()) {
    await page.locator(selector).first().dispatchEvent('click');
    await expectReachable(page, `${position} ${selector}`);
    const target = page.locator('[data-press-effect="burn"]').first();
    if ((await target.count()) === 0) continue;
    await target.dispatchEvent('click', { clientX: index * 50 }); // two presses at one place are a double tap
    await expect(page.getByTestId('spread-preview')).toBeVisible();
    const what = `${position} ${selector} chosen`;
    await settle(page);
    expect.soft(await coveredTexts(page), `${what}: text`).toEqual([]);
    const chosen = '[data-press-effect="chosen-target"], [data-testid="confirm"]';
    expect.soft(await targetsOutOfSight(page, chosen), `${what}: target`).toEqual([]);
    if (PHONES.includes(layout)) await expectLargeMap(page, what);
    await page.locator(selector).first().dispatchEvent('click'); // takes the card back
  }
}

async function expectCityInSight(page: Page, position: string): Promise<void> {
  expect.soft(await targetsOutOfSight(page, DISTRICTS), `${position}: city`).toEqual([]);
}

/** The note about colour and objectives stands beside the map until it is closed. */
async function expectNoteBesideMap(page: Page, position: string): Promise<void> {
  const [note, map] = [await boxOf(page.getByTestId('start-briefing')), await boxOf(page.locator('main'))];
  expect(note.left >= map.right || note.bottom <= map.top + 1, `${position}: note beside the map`).toBe(true);
}

async function expectNoteBesideLosses(page: Page): Promise<void> {
  await expect(page.getByTestId('start-briefing')).toBeInViewport({ ratio: 1 });
  const tracks = page.locator('aside [data-house-track]');
  await expect(tracks).toHaveCount(6);
  for (const track of await tracks.all()) await expect(track).toBeInViewport({ ratio: 1 });
  expect.soft(await coveredTexts(page), 'text beside the note').toEqual([]);
}

async function expectWarningBesideMap(page: Page, position: string, layout: Layout): Promise<void> {
  const warning = page.getByTestId('cone-stock-warning');
  await expect(warning).toHaveText(/Stock empty\. Next: cones from Pudding Lane\.$/);
  const [text, map] = [await boxOf(warning), await boxOf(page.locator('main'))];
  expect(text.bottom <= map.top || text.left >= map.right).toBe(true);
  await expectReachable(page, position);
  if (PHONES.includes(layout)) await expectLargeMap(page, position);
}

/** Six players with hidden colours leave room for the chat and the log. */
async function expectRoomForTabs(page: Page, position: string, layout: Layout): Promise<void> {
  const tracks = page.getByRole('group', { name: 'Players' }).getByText(/ left$/);
  await expect(tracks).toHaveCount(6);
  for (const track of await tracks.all()) await expect(track).toBeInViewport();
  // The prompt lies on the river if the objectives are higher than the hand.
  if (layout === 'desktop') {
    const prompt = await boxOf(page.getByTestId('turn-prompt'));
    expect(prompt.top).toBeGreaterThan((await boxOf(page.getByTestId('district-pudding-lane'))).bottom - 10);
  }
  for (const tab of ['chat', 'log']) {
    await page.getByTestId(`tab-${tab}`).click();
    await settle(page);
    const panel = await boxOf(page.locator('aside [role="tabpanel"]'));
    expect(panel.bottom - panel.top).toBeGreaterThanOrEqual(MIN_TAB_HEIGHT);
    expect(panel.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect.soft(await coveredTexts(page), `${position}: ${tab}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  }
}

async function expectCityOneGestureAway(page: Page, position: string): Promise<void> {
  await page.getByTestId('minimap').click();
  await settle(page);
  await expectCityInSight(page, position);
  await page.getByTestId('minimap').click(); // back to the larger map
  await settle(page);
}

async function expectReadableScores(page: Page): Promise<void> {
  await expectReadable(page, 'the account');
  await page.getByTestId('open-full-map').click();
  await expect(page.getByTestId('to-scores')).toBeFocused();
  await settle(page);
  await expectReadable(page, 'the city at large');
  await expectAllLabels(page, 'the city at large');
  await page.getByTestId('to-scores').click();
  await expect(page.getByTestId('open-full-map')).toBeFocused();
}

/** No revealed hand covers a part of the compass or of the river's name. */
async function expectHandsBelowDrawings(page: Page): Promise<void> {
  const hands = await boxOf(page.getByRole('group', { name: 'Secrets revealed' }));
  for (const part of await page.locator('[data-terrain="compass"], [data-terrain="river-name"]').all())
    if (await part.isVisible()) expect((await boxOf(part)).bottom).toBeLessThanOrEqual(hands.top);
}

async function expectHandsBelowCity(page: Page): Promise<void> {
  const bottom = await page
    .locator('[data-testid^="district-"]')
    .evaluateAll((all) => Math.max(...all.map((district) => district.getBoundingClientRect().bottom)));
  expect(bottom).toBeLessThan((await boxOf(page.getByRole('group', { name: 'Secrets revealed' }))).top);
}

async function expectResultButtonsInSight(page: Page): Promise<void> {
  for (const title of ['Rematch', 'Share the result'])
    await expect(page.locator('section').getByText(title, { exact: true })).toBeInViewport({ ratio: 1 });
}

/** No name of a player is shortened at the end, also if it has eight letters. */
async function expectWholeNames(page: Page, position: string): Promise<void> {
  const names = page.getByText(/^(Anna|Margery|Tobias|Hakim|Jutta|Odile)$/);
  await expect(names.first()).toBeVisible();
  const shortened = await names.evaluateAll((all) =>
    all.filter((name) => Object.assign(name, { textContent: 'Théodora' }).scrollWidth > name.clientWidth),
  );
  expect(shortened, position).toEqual([]);
}

type Check = readonly [
  layouts: readonly Layout[],
  positions: readonly string[] | Readonly<Record<Layout, readonly string[]>>,
  run: (page: Page, position: string, layout: Layout) => Promise<void>,
];

const ALL_LAYOUTS = Object.keys(LAYOUTS) as readonly Layout[];
const LANDSCAPE: readonly Layout[] = ['tablet', 'netbook', 'laptop', 'notebook', 'desktop'];
const PHASE_POSITIONS = Object.keys(PHASES);
const LARGE_PARTS = ['spread', 'act', 'crowded-map', 'intensify-half-placed', 'spectator'];

/** Those that press come last. */
const CHECKS: readonly Check[] = [
  [ALL_LAYOUTS, READABLE_POSITIONS, expectReadablePosition],
  [[...WHOLE_CITY, 'short'], LARGE_PARTS, expectNamesAndSeals],
  [ALL_LAYOUTS, ['act', 'random-act', 'pawn-selected'], expectWordsInVerbs],
  [['netbook', 'laptop', 'notebook', 'desktop'], ['scoring'], expectHandsBelowDrawings],
  [['netbook', 'laptop'], ['random-scoring-six-players'], expectHandsBelowCity],
  [['desktop', 'laptop'], ['scoring'], expectResultButtonsInSight],
  [['netbook'], ['scoring', 'random-scoring-six-players', 'random-scoring-hidden-colours'], expectWholeNames],
  [ALL_LAYOUTS, SCORING_POSITIONS, expectReadableScores],
  [WHOLE_CITY, CITY_POSITIONS, expectCityInSight],
  [ALL_LAYOUTS.filter((name) => !WHOLE_CITY.includes(name)), CITY_POSITIONS, expectCityOneGestureAway],
  [
    LANDSCAPE,
    [...PHASE_POSITIONS, 'discard', 'random-intensify', 'other-player-acts'],
    expectNamesBesidePrompt,
  ],
  [ALL_LAYOUTS, ['act', 'hidden-colours'], expectLogReachable],
  [ALL_LAYOUTS, PHASE_POSITIONS, expectPhaseReachable],
  [ALL_LAYOUTS, ['first-decision'], expectNoteBesideMap],
  [['short', 'netbook', 'laptop', 'desktop'], ['first-decision'], expectNoteBesideLosses],
  [['small', 'phone', 'short', 'netbook', 'desktop'], ['cones-returned'], expectWarningBesideMap],
  [['tablet', 'netbook', 'laptop', 'desktop'], ['hidden-colours'], expectRoomForTabs],
];

const positionsOf = ([layouts, positions]: Check, layout: Layout): readonly string[] =>
  !layouts.includes(layout) ? [] : 'desktop' in positions ? positions[layout] : positions;

for (const layout of ALL_LAYOUTS) {
  test(`${layout}: every target can be pressed, and every text is readable and whole`, async ({ show }) => {
    for (const position of new Set(CHECKS.flatMap((check) => positionsOf(check, layout)))) {
      const page = await show(position, { layout });
      for (const check of CHECKS)
        if (positionsOf(check, layout).includes(position)) await check[2](page, position, layout);
    }
  });
}

test('portrait: the replay shows the whole city', async ({ show }) => {
  const page = await show('replay?move=40', { layout: 'portrait' });
  expect(await targetsOutOfSight(page, DISTRICTS)).toEqual([]);
});

test('the river and the land reach both edges of a wide pane', async ({ show }) => {
  const page = await show('spread', { layout: 'netbook' });
  await page.setViewportSize({ width: 2560, height: 1080 });
  await settle(page);
  const pane = await boxOf(page.getByTestId('city-map'));
  for (const part of ['river', 'countryside']) {
    const { left, right } = await boxOf(page.locator(`[data-terrain="${part}"]`));
    expect(left).toBeLessThanOrEqual(pane.left);
    expect(right).toBeGreaterThanOrEqual(pane.right);
  }
});

for (const position of ['scoring', 'random-scoring-hidden-colours']) {
  test(`a phone on its side: the result of ${position} is above the fold`, async ({ show }) => {
    const page = await show(position, { layout: 'phone' });
    await page.setViewportSize({ width: 844, height: 390 });
    await settle(page);
    await expect(page.locator('section h1')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('section h1 + p')).toBeInViewport({ ratio: 1 });
    expect.soft(await targetsOutOfSight(page, DISTRICTS)).toEqual([]);
  });
}

test('small: long texts of the button that burns a district and of the bar are whole', async ({ show }) => {
  const page = await show('spread', { layout: 'small' });
  const confirm = page.getByTestId('confirm');
  await confirm.evaluate((button) => (button.textContent = 'Meine eigenen 3 Häuser verbrennen'));
  await page.locator('header b >> nth=0').evaluate((name) => (name.textContent = 'Margery am Zug'));
  expect(await clippedTexts(page)).toEqual([]);
  expect((await boxOf(confirm)).right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('phone: a finger hits the slider of the replay and the id of each rule in its whole height', async ({
  show,
}) => {
  const page = await show('replay?move=40', { layout: 'phone' });
  const slider = await boxOf(page.getByTestId('replay-slider'));
  expect(slider.bottom - slider.top).toBeGreaterThanOrEqual(FINGER_PX);
  await page.goto(new URL('/rules', page.url()).href);
  const links = page.locator('ol a[href="#FIRE-3"], ol a[href="#END-2"]');
  await expect(links).toHaveCount(2);
  await expect(page.getByTestId('map-excerpt')).toHaveCount(5); // the figures, loaded last, shift the rules below them
  await settle(page);
  for (const link of await links.all()) {
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { top, bottom, left, right } = await boxOf(link);
    expect(Math.min(bottom - top, right - left)).toBeGreaterThanOrEqual(FINGER_PX);
    for (const y of [top + 1, bottom - 1]) {
      const isHit = await link.evaluate((element, { x, y }) => element === document.elementFromPoint(x, y), {
        x: (left + right) / 2,
        y,
      });
      expect(isHit).toBe(true);
    }
  }
});

test('netbook: a long name takes one line on a slip of the result', async ({ show }) => {
  const page = await show('random-scoring-tie', { layout: 'netbook' });
  const name = page.locator('p', { hasText: /^Hakim$/ });
  const [shortHeight, longHeight] = await name.evaluate((element) => {
    const height = element.clientHeight;
    element.textContent = 'Maximiliane Charlotte';
    return [height, element.clientHeight];
  });
  expect(longHeight).toBe(shortHeight);
});

test('desktop: the preview of the game takes the height below a single table', async ({ show }) => {
  const page = await show('lobby-few', { layout: 'desktop' });
  const preview = page.getByTestId('game-preview');
  await expect(preview.getByTestId('city-map')).toBeVisible(); // loaded once the page is idle
  await settle(page);
  const map = await boxOf(preview);
  const { bottom } = await boxOf(
    page.getByRole('listitem').filter({ hasText: 'Your houses and objectives' }),
  );
  const windowHeight = page.viewportSize()?.height ?? 0;
  expect(map.bottom - map.top).toBeGreaterThan(300);
  expect(bottom).toBeLessThanOrEqual(windowHeight);
  expect(windowHeight - bottom).toBeLessThan(120);
});

for (const [layout, lines] of [
  ['tablet', 2],
  ['netbook', 1],
  ['laptop', 1],
  ['desktop', 1],
] as const) {
  test(`${layout}: the filters of the lobby take ${lines} of the lines that are kept for them`, async ({
    show,
  }) => {
    const page = await show('lobby', { layout });
    const filters = page.getByRole('group', { name: 'Filter tables' });
    await expect(filters).toBeVisible();
    const [height, kept] = await filters.locator('..').evaluate((place) => {
      return [place.clientHeight, Number.parseFloat(getComputedStyle(place).minHeight)];
    });
    expect(height).toBe(kept);
    expect(height).toBe(lines * 38 - 4);
    const menus = filters.getByRole('combobox');
    for (const menu of await menus.all()) await expect(menu).toBeInViewport({ ratio: 1 });
  });
}

for (const layout of ['phone', 'small'] as const) {
  test(`${layout}: the bar of the waiting room is low, and the answer about the opening hand is complete`, async ({
    show,
  }) => {
    const page = await show('waiting-room', { layout });
    const bar = await boxOf(page.getByTestId('ready-count').locator('..'));
    expect(bar.bottom - bar.top).toBeLessThan(130);
    const hint = page.getByTestId('opening-hand-answer').getByText(/everyone sees your cards/);
    await hint.scrollIntoViewIfNeeded();
    await expect(hint).toBeInViewport({ ratio: 1 });
  });
}

for (const layout of ['tablet', 'netbook'] as const) {
  test(`${layout}: name and menu of a bot share a line in the waiting room`, async ({ show }) => {
    const page = await show('waiting-room', { layout });
    const row = page.getByTestId('seat-3');
    const name = await boxOf(row.getByText('Pepys', { exact: true }));
    const menu = await boxOf(page.getByTestId('seat-menu-3'));
    const strengths = await boxOf(row.getByRole('radiogroup'));
    expect(menu.top).toBeLessThan(name.bottom);
    expect(menu.bottom).toBeGreaterThan(name.top);
    // The strengths stand beside both or below both.
    const isBeside = strengths.left >= name.right && strengths.right <= menu.left;
    expect(isBeside || strengths.top >= Math.max(name.bottom, menu.bottom)).toBe(true);
  });
}

test('a press on the map counts, although the map moves before its release', async ({ show }) => {
  const page = await show('band-placement', { layout: 'phone' });
  const { left, right, top, bottom } = await boxOf(page.getByTestId('district-tower-street'));
  await page.mouse.move((left + right) / 2, (top + bottom) / 2);
  await page.mouse.down();
  const scroller = page.getByTestId('city-map').locator('xpath=ancestor::div[3]');
  const before = await scroller.evaluate((box) => box.scrollTop);
  await scroller.evaluate((box) => box.scrollBy({ top: -120, behavior: 'instant' }));
  expect(await scroller.evaluate((box) => box.scrollTop)).toBeLessThan(before - 100);
  await page.mouse.up();
  await expect(page.getByTestId('district-tower-street')).toHaveAttribute('aria-pressed', 'true');
});
