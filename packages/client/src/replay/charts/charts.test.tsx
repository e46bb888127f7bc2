/** @jest-environment jsdom */
import { COLOURS, STANDARD_OPTIONS } from '@great-fire/game';
import { parseRecord, writeRecord, type GameRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import example from '@great-fire/game/testing/example-3p.json';
import type { Perspective } from '@great-fire/protocol';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { mainlineEntries } from '../../table/log/mainline';
import { openRecord } from '../model/record-source';
import { roundStarts, turnStarts } from '../model/turns';
import { matchFromRecord } from '../record-to-match';
import { type Replay, ReplayContext } from '../replay-context';
import type { CostlyTurn } from '../review/costly-turns';
import type { ReviewRequest } from '../review/review-worker';
import { createShownTurn } from '../review/shown-turn';
import { Charts } from './charts.lazy';

jest.mock('virtual:pictures', () => ({ flatCity: 'city.svg' }), { virtual: true }); // Vite alone has this module

/** A worker whose answer the test sends. jsdom has no workers. */
class TestWorker {
  onmessage: ((message: { readonly data: readonly CostlyTurn[] }) => void) | null = null;
  onerror: (() => void) | null = null;
  isRunning = true;
  readonly requests: ReviewRequest[] = [];
  readonly postMessage = (request: ReviewRequest) => void this.requests.push(request);
  readonly terminate = () => void (this.isRunning = false);
}
const mockWorkers: TestWorker[] = [];
jest.mock('../review/create-review-worker', () => ({
  createReviewWorker: () => {
    const worker = new TestWorker();
    mockWorkers.push(worker);
    return worker;
  },
}));

const WIDTH = 400;

beforeAll(async () => {
  // jsdom has no layout and no sizes.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: WIDTH });
  globalThis.ResizeObserver = class {
    constructor(private readonly onResize: () => void) {}
    readonly observe = () => this.onResize();
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
  } as never;
  await initI18n();
  await Promise.all((['replay', 'table'] as const).map(loadMessages));
});
beforeEach(() => {
  mockWorkers.length = 0;
});
afterEach(cleanup);

const exampleRecord = (() => {
  const parsed = parseRecord(example);
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.record;
})();
const LAST = exampleRecord.actions.length;

function createReplay(record: GameRecord, perspective: Perspective, goTo: (move: number) => void) {
  const opened = openRecord(record);
  if (!opened.ok) throw new Error('The record breaks a rule');
  const { source } = opened;
  const entries = mainlineEntries(source.logFor(perspective), source.mainline);
  const turns = turnStarts(entries);
  const match = matchFromRecord(record, 'testtab222');
  const base = { source, match, entries, turns, goTo, perspective, record, last: record.actions.length };
  return (move: number, changes: Partial<Replay> = {}): Replay => ({
    ...{ ...base, rounds: roundStarts(turns, match.seats.length), move },
    ...{ view: source.viewAt(move, perspective), setPerspective: () => undefined },
    ...{ link: null, download: null, tablePath: null, together: null, shownTurn: createShownTurn() },
    ...changes,
  });
}

interface OpenOptions {
  readonly record?: GameRecord; // default: the example
  readonly perspective?: Perspective; // default: everything revealed
}

async function open(move: number, { record = exampleRecord, perspective = 'all-seats' }: OpenOptions = {}) {
  const goTo = jest.fn();
  const replayAt = createReplay(record, perspective, goTo);
  const page = (replay: Replay) => (
    <ReplayContext value={replay}>
      <Charts />
    </ReplayContext>
  );
  const { rerender, unmount } = render(page(replayAt(move)));
  await waitFor(() => expect(screen.getByTestId('points-chart').querySelector('svg')).not.toBeNull());
  return {
    ...{ goTo, unmount },
    show: (next: number, changes: Partial<Replay> = {}) => rerender(page(replayAt(next, changes))),
  };
}

const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const legend = () => texts(screen.getByTestId('points-legend').children);
const arrivals = () => [...screen.getByTestId('fire-arrivals').children];
const reachedDistricts = () => [...screen.getByTestId('fire-map').querySelectorAll('text')];
const cursor = () => Number(screen.getByTestId('chart-cursor').getAttribute('x1'));

test('the legend has the points of the displayed position', async () => {
  const { show } = await open(LAST);
  expect(legend()).toEqual(['Ann 45', 'Ben 15', 'Cat 22']);
  show(0);
  expect(legend()).not.toEqual(['Ann 45', 'Ben 15', 'Cat 22']);
  expect(screen.getByTestId('points-slider').getAttribute('aria-valuetext')).toBe(
    `Move 0 of ${LAST}: ${legend().join(', ')}`,
  );
  expect(screen.queryByText(/hidden in this view/)).toBeNull();
});

test('the chart has a line for each player, and a mark at the displayed position', async () => {
  const { show } = await open(0);
  const lines = () => [
    ...screen.getByTestId('points-chart').querySelectorAll('path[stroke^="var(--player"]'),
  ];
  const strokes = () =>
    [...screen.getByTestId('points-chart').querySelectorAll('g[stroke^="var(--player"]'), ...lines()].map(
      (line) => line.getAttribute('stroke'),
    );
  expect(strokes()).toEqual(['var(--player-white)', 'var(--player-blue)', 'var(--player-black)']);
  const points = lines().map((line) => line.getAttribute('d')?.split(/(?=[MLHV])/).length ?? 0);
  expect(points.every((count) => count > 20)).toBe(true);
  expect(screen.getByTestId('points-chart').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(cursor()).toBe(26);
  show(LAST);
  expect(cursor()).toBe(WIDTH - 8);
  show(100);
  expect(cursor()).toBeCloseTo(26 + (100 / LAST) * (WIDTH - 34));
});

test('the chart counts rounds, not moves', async () => {
  await open(0);
  const ticks = texts(
    screen.getByTestId('points-chart').querySelectorAll('g[aria-label="x-axis tick label"] text'),
  );
  expect(ticks[0]).toBe('1');
  expect(ticks.length).toBeGreaterThan(2);
  expect(ticks.length).toBeLessThanOrEqual(7);
  const steps = ticks.slice(1).map((tick, index) => Number(tick) - Number(ticks[index]));
  expect(new Set(steps).size).toBe(1);
});

test('points of hidden colours are hidden from spectators until the end', async () => {
  const game = simulateGame(3, { ...STANDARD_OPTIONS, hiddenColours: true }, 'hidden'.padEnd(32, '0'));
  const people = ['Ann', 'Ben', 'Cat'].map((name) => ({ name, bot: null }));
  const record = writeRecord(game.setup, people, game.log);
  const { show } = await open(20, { record, perspective: 'spectator' });
  expect(legend()).toEqual(['Ann hidden', 'Ben hidden', 'Cat hidden']);
  expect(screen.getByText(/hidden in this view/)).toBeTruthy();
  show(record.actions.length);
  expect(legend()).toEqual(
    record.result.scores.map(({ seat, total }) => `${people[seat]?.name ?? ''} ${total}`),
  );
});

test('the map has the districts that burned at the displayed position, with the turn', async () => {
  const { show } = await open(19);
  expect(screen.getByTestId('fire-map').getAttribute('aria-label')).toBe(
    'Map: the fire has reached 3 districts.',
  );
  expect(texts(reachedDistricts())).toEqual(['0', '1', '2']);
  show(20);
  expect(texts(reachedDistricts())).toEqual(['0', '1', '2', '3']);
  show(0);
  expect(screen.getByTestId('fire-map').getAttribute('aria-label')).toBe(
    'Map: the fire has reached 1 district.',
  );
});

test('late fires are darker, with a light number', async () => {
  await open(LAST);
  const fills = [...screen.getByTestId('fire-map').querySelectorAll<SVGElement>('g > use')]
    .slice(1)
    .map(({ style }) => style.fill || style.cssText);
  expect(new Set(fills).size).toBeGreaterThan(1);
  const numbers = reachedDistricts() as SVGElement[];
  expect(numbers[0]?.style.fill).not.toBe(numbers.at(-1)?.style.fill);
});

test('the list has the same fires with the player, also those to come, and goes to them', async () => {
  const { goTo } = await open(19);
  expect(texts(arrivals()).slice(0, 4)).toEqual([
    'Pudding Lane, where it started',
    expect.stringMatching(/^Turn 1: .+ \(Ann\)$/),
    expect.stringMatching(/^Turn 2: .+ \(Ben\)$/),
    expect.stringMatching(/^Turn 3: .+ \(Cat\)$/),
  ]);
  expect(arrivals()[3]?.className).not.toBe(arrivals()[2]?.className); // to come
  fireEvent.click(within(arrivals()[1] as HTMLElement).getByRole('button'));
  expect(goTo).toHaveBeenLastCalledWith(11);
  const [, , second] = screen.getByTestId('fire-map').querySelectorAll('g > use');
  fireEvent.click(second ?? document.body);
  expect(goTo).toHaveBeenLastCalledWith(11);
});

const rows = () => [...screen.getByTestId('losses-table').querySelectorAll('tr')];
const numbersOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent));

test('the table of losses adds up to the houses that are gone', async () => {
  const { show } = await open(LAST);
  expect(rows().map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Burned by',
    'Ann',
    'Ben',
    'Cat',
    'demolished',
    'Total lost',
  ]);
  const replay = createReplay(exampleRecord, 'all-seats', () => undefined)(LAST);
  const total = COLOURS.map((colour) => replay.view.lost[colour]);
  expect(numbersOf(rows()[5])).toEqual(total);
  const parts = rows().slice(1, 5).map(numbersOf);
  expect(COLOURS.map((_, index) => parts.reduce((sum, row) => sum + (row[index] ?? 0), 0))).toEqual(total);
  show(10);
  expect(numbersOf(rows()[5])).toEqual(COLOURS.map(() => 0));
});

test.each(['all-seats', 'spectator'] as const)(
  'the table of losses names the owner of each colour, to %s',
  async (perspective) => {
    await open(LAST - 1, { perspective });
    const titles = [...(rows()[0]?.querySelectorAll('svg') ?? [])].map((icon) =>
      icon.getAttribute('aria-label'),
    );
    expect(titles).toHaveLength(COLOURS.length);
    expect(titles.filter((title) => title?.includes(':')).sort()).toEqual([
      'Black: Cat',
      'Blue: Ben',
      'White: Ann',
    ]);
  },
);

const spread = { type: 'spread', from: 'pudding-lane', exit: 'pudding-lane' } as const;
const COSTLY: CostlyTurn = {
  ...{ move: 16, turn: 2, cost: 3.6 },
  reason: { kind: 'exposed', district: 'pepys-house' },
  better: [
    { ...spread, card: 'N', to: 'bridgeward' },
    { type: 'move-pawn', to: 'custom-house' },
    { type: 'put-out', district: 'custom-house' },
  ],
};
const review = () => within(screen.getByTestId('costly-turns'));
const findThem = () => fireEvent.click(screen.getByTestId('find-costly-turns'));

test('looks for costly turns of the first person at a press, and leads to them', async () => {
  const { goTo } = await open(0);
  expect(mockWorkers).toEqual([]);
  expect(review().getByText('Ann’s costliest turns')).toBeTruthy();
  expect(review().queryByText('No turn cost half a point or more.')).toBeNull();
  findThem();
  expect(mockWorkers[0]?.requests).toEqual([{ record: exampleRecord, seat: 0 }]);
  expect(review().getByText('Looking at every turn…')).toBeTruthy();
  expect(screen.queryByTestId('find-costly-turns')).toBeNull();
  act(() => mockWorkers[0]?.onmessage?.({ data: [COSTLY] }));
  expect(mockWorkers[0]?.isRunning).toBe(false);
  expect(review().queryByText('Looking at every turn…')).toBeNull();
  const item = review().getByRole('listitem');
  expect(item.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Turn 2: about 4 points' +
      'Pepys House, where Ann had much to lose, stayed in danger.' +
      'Better: North to Bridgeward, walk to Custom House and put out 1 cone in Custom House.',
  );
  fireEvent.click(within(item).getByRole('button'));
  expect(goTo).toHaveBeenLastCalledWith(16);
});

test('says when no turn was costly', async () => {
  await open(0);
  findThem();
  act(() => mockWorkers[0]?.onmessage?.({ data: [] }));
  expect(review().getByText('No turn cost half a point or more.')).toBeTruthy();
});

test('shows no review that failed', async () => {
  await open(0);
  findThem();
  act(() => mockWorkers[0]?.onerror?.());
  expect(mockWorkers[0]?.isRunning).toBe(false);
  expect(screen.queryByTestId('costly-turns')).toBeNull();
});

test('reviews the seat whose view is shown, and ends the review of another', async () => {
  const { show, unmount } = await open(0);
  findThem();
  show(0, { perspective: 2 });
  expect(mockWorkers[0]?.isRunning).toBe(false);
  expect(review().getByText('Cat’s costliest turns')).toBeTruthy();
  findThem();
  expect(mockWorkers[1]?.requests[0]?.seat).toBe(2);
  unmount();
  expect(mockWorkers[1]?.isRunning).toBe(false);
});

test('reviews the first person, not a bot before', async () => {
  const [first, ...others] = exampleRecord.players;
  if (first === undefined) throw new Error('The game has players');
  const { show } = await open(0);
  show(0, { record: { ...exampleRecord, players: [{ ...first, bot: 'merchant' }, ...others] } });
  expect(review().getByText('Ben’s costliest turns')).toBeTruthy();
});

test('a running game has no review', async () => {
  const { show } = await open(0);
  show(0, { record: null });
  expect(screen.queryByTestId('costly-turns')).toBeNull();
  expect(screen.getByTestId('fire-map')).toBeTruthy();
});
