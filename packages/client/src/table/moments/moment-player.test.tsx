/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { GameEvent } from '@great-fire/game';
import { playAction, gameFromNotation } from '../../gallery/random-play';
import { createTableModel } from '../../gallery/table-state';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { useMotionSetting } from '../../lib/reduced-motion';
import { useSoundSetting } from '../../lib/sound-setting';
import type { Sound, Synth } from '../../lib/synth.lazy';
import { DisplayProvider, useIsStaging } from '../model/display-context';
import {
  type TableModel,
  type TableStore,
  createTableStore,
  TableStoreContext,
} from '../model/table-context';
import { MoveInputProvider } from '../move-input/move-input-context';
import { MomentPlayer } from './moment-player';
import { MOMENT_MS } from './moments';
import { Sounds } from './sounds';
import { useMoments } from './use-moments';

// jsdom has no audio.
const mockSounds: Sound[] = [];
jest.mock<{ readonly createSynth: () => Synth }>('../../lib/synth.lazy', () => ({
  createSynth: () => ({
    play: (sound) => mockSounds.push(sound),
    setAmbience: () => undefined,
    close: () => undefined,
  }),
}));

const VIEWER = 1;
const start = gameFromNotation('pudding-lane F9 | turn 4 act points:4 card:N | seat 0 green at:dowgate');
const moved = playAction(start, 0, { type: 'move-pawn', to: 'cheapside' });

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('moments');
  // jsdom has neither layout nor animations.
  Object.assign(Element.prototype, { animate: () => ({ cancel: () => undefined }) });
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ a: 1, d: 1, ...mapCorner }) });
});
const mapCorner = { e: 0, f: 0 };
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(mapCorner, { e: 0, f: 0 });
  useMotionSetting.setState({ isReduced: false });
  useSoundSetting.setState({ isOn: false });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Returns the model after the move, whose log has these events too. */
function modelWith(events: readonly GameEvent[]): TableModel {
  const model = createTableModel(moved, VIEWER, {}, () => undefined);
  const log = model.log.map((entry, nth) =>
    nth === model.log.length - 1 ? { ...entry, events: [...entry.events, ...events] } : entry,
  );
  return { ...model, log };
}

function Moments() {
  const isStaging = useIsStaging();
  const playing = useMoments();
  return (
    <div data-staging={isStaging}>
      <MomentPlayer playing={playing} />
      <Sounds playing={playing} />
    </div>
  );
}

function openTable() {
  const store: TableStore = createTableStore(createTableModel(start, VIEWER, {}, () => undefined));
  const { container } = render(
    <TableStoreContext value={store}>
      <DisplayProvider>
        <main>
          <div data-anchor="city-map">
            <svg />
          </div>
        </main>
        <MoveInputProvider>
          <Moments />
        </MoveInputProvider>
      </DisplayProvider>
    </TableStoreContext>,
  );
  const play = (events: readonly GameEvent[]) => {
    act(() => store.setState(modelWith(events)));
    act(() => void jest.advanceTimersByTime(0)); // the pan of a map that is not zoomed
  };
  return {
    play,
    shown: () =>
      [...container.querySelectorAll('[data-moment]')].map((node) => node.getAttribute('data-moment')),
    text: () => container.textContent,
    isStaging: () => container.querySelector('[data-staging="true"]') !== null,
    pictureOf: (kind: string) => container.querySelector<HTMLElement>(`[data-moment="${kind}"] > div`),
  };
}

function playMove(events: readonly GameEvent[]) {
  const table = openTable();
  table.play(events);
  return table;
}

const LAST_ROUND: readonly GameEvent[] = [
  { type: 'stack-card-uncovered', seat: 0, letter: 'B' },
  { type: 'last-turns-began', turns: 3 },
];

test('plays the moments of a move beside its animation, and ends them by itself', () => {
  const page = playMove([...LAST_ROUND, { type: 'hero-passed', seat: 0, from: null }]);
  expect(page.shown().sort()).toEqual(['hero', 'last-round', 'stack-card']);
  expect(page.text()).toContain('Stack card B');
  expect(page.text()).toContain('3 turns left');
  act(() => void jest.advanceTimersByTime(MOMENT_MS['last-round']));
  expect(page.shown()).toEqual([]);
});

test.each([
  ['press', () => fireEvent.click(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('a %s ends all moments at once', (_, skip) => {
  const page = playMove(LAST_ROUND);
  expect(page.shown()).toHaveLength(2);
  skip();
  expect(page.shown()).toEqual([]);
});

test('plays nothing with reduced motion', () => {
  useMotionSetting.setState({ isReduced: true });
  expect(playMove(LAST_ROUND).shown()).toEqual([]);
});

const DEMOLITION: readonly GameEvent[] = [
  { type: 'district-demolished', seat: 0, district: 'tower', houses: {}, token: false },
];

/** Opens a table and turns its sound on by a press. */
async function openWithSound() {
  useSoundSetting.setState({ isOn: true });
  const table = openTable();
  fireEvent.pointerDown(document.body);
  await act(() => jest.advanceTimersByTimeAsync(0)); // the part with the synth
  mockSounds.length = 0;
  return table;
}

test('every moment of a move sounds once, with the sounds of the move itself', async () => {
  const page = await openWithSound();
  page.play([
    ...LAST_ROUND,
    { type: 'token-taken', seat: 0, district: 'vintry' },
    { type: 'hero-passed', seat: 0, from: 1 },
  ]);
  const moments = mockSounds.filter((sound) => sound !== 'knock');
  expect(moments).toEqual(['roar', 'toll', 'coin', 'laurel']);
});

test('moments are silent with reduced motion', async () => {
  const page = await openWithSound();
  act(() => useMotionSetting.setState({ isReduced: true }));
  page.play(LAST_ROUND);
  expect(mockSounds).not.toContain('roar');
  expect(mockSounds).not.toContain('toll');
});

test('a table whose sound is off plays nothing', async () => {
  const page = await openWithSound();
  act(() => useSoundSetting.setState({ isOn: false }));
  page.play(LAST_ROUND);
  expect(mockSounds).toEqual([]);
});

test('the picture of a district moves with the map, which a phone keeps in place until its end', () => {
  const page = playMove(DEMOLITION);
  expect(page.isStaging()).toBe(true);
  Object.assign(mapCorner, { e: -120, f: 35 });
  fireEvent.scroll(window);
  expect(page.pictureOf('demolition')?.style.translate).toBe('-120px 35px');
  act(() => void jest.advanceTimersByTime(MOMENT_MS.demolition));
  expect(page.isStaging()).toBe(false);
});

test('a banner leaves the map of a phone free', () => {
  expect(playMove(LAST_ROUND).isStaging()).toBe(false);
});

test('plays every kind of moment', () => {
  const page = playMove([
    ...LAST_ROUND,
    { type: 'token-taken', seat: 0, district: 'vintry' },
    { type: 'fire-intensified', seat: 0, districts: ['vintry'], fromPuddingLane: 0, missing: 0 },
    { type: 'district-demolished', seat: 0, district: 'tower', houses: {}, token: false },
    { type: 'hero-passed', seat: 0, from: 1 },
    { type: 'cone-put-out', seat: 0, district: 'vintry' },
  ]);
  const kinds = Object.keys(MOMENT_MS);
  expect(new Set(page.shown())).toEqual(new Set(kinds));
});
