/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import {
  type DistrictId,
  type PublicState,
  createGame,
  DISTRICT_IDS,
  publicView,
  STANDARD_OPTIONS,
} from '@great-fire/game';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { map } from '../../i18n/locales/en/map';
import { addMessages } from '../../i18n/messages';
import { type CityMapProps, CityMap } from './city-map';
import { outlineOf } from './terrain/outlines';
import type { MapMarks } from './marks';

// Only Vite can load CSS modules. jsdom has no layout anyway.

// jsdom lacks it, and the deal needs it for hashing.
Object.assign(globalThis, { TextEncoder });

addMessages('en', 'map', map);

afterEach(cleanup);
const game = publicView(
  createGame({ players: 4, options: STANDARD_OPTIONS, seed: '0123456789abcdef0123456789abcdef' }),
);

type CallLog = readonly (string | null)[];

/** Returns the initial state with changed districts. Green's pawn is in Temple. */
function stateWith(changes: Partial<PublicState['districts']>): PublicState {
  const seats = game.seats.map((seat, i) => ({ ...seat, pawn: i === 0 ? ('temple' as const) : null }));
  return { ...game, seats, districts: { ...game.districts, ...changes } };
}

async function renderMap(marks: MapMarks, view = stateWith({}), more: Partial<CityMapProps> = {}) {
  const calls: (string | null)[] = [];
  const record = (...parts: readonly (string | null)[]) => calls.push(parts.join(' '));
  const element = (shown: PublicState, shownMarks: MapMarks) => (
    <CityMap
      view={shown}
      viewer={0}
      myColour="green"
      myObjectives={[]}
      marks={shownMarks}
      onDistrict={(id) => record('district', id)}
      onHover={(id) => calls.push(id === null ? null : `hover ${id}`)}
      onVerb={(district, verb) => record(verb, district)}
      onPiece={(district, piece) => record(piece, district)}
      {...more}
    />
  );
  const { rerender } = render(element(view, marks));
  const update = (shown: PublicState, shownMarks: MapMarks) => rerender(element(shown, shownMarks));
  return { calls: calls as CallLog, update };
}

const district = (id: DistrictId) => screen.getByTestId(`district-${id}`);
const pressKey = (id: DistrictId, key: string) => fireEvent.keyDown(district(id), { key });

test('renders every district as a labelled button, with one tab stop', async () => {
  await renderMap({});
  const buttons = screen.getAllByTestId(/^district-/); // one search of the page, not one for each district
  const ids = buttons.map(({ dataset }) => dataset['testid']);
  expect(ids.sort()).toEqual(DISTRICT_IDS.map((id) => `district-${id}`).sort());
  expect(buttons.every((button) => button.getAttribute('role') === 'button')).toBe(true);
  expect(buttons.filter((button) => button.getAttribute('tabindex') === '0')).toHaveLength(1);
  expect(district('pudding-lane').getAttribute('aria-label')).toBe('Pudding Lane, on fire, 25 cones');
});

test('presses a district on click, Enter and Space', async () => {
  const { calls } = await renderMap({});
  fireEvent.click(district('temple'));
  pressKey('temple', 'Enter');
  pressKey('temple', ' ');
  expect(calls).toEqual(['district temple', 'district temple', 'district temple']);
});

test('presses what lay under a still pointer, if the map moves before its release', async () => {
  const { calls } = await renderMap({});
  const press = { clientX: 200, clientY: 300 };
  // jsdom lacks PointerEvent.
  const pressTemple = () =>
    fireEvent(district('temple'), new MouseEvent('pointerdown', { bubbles: true, ...press }));
  const around = district('temple').parentElement;
  if (around === null) throw new Error('The districts have no parent');
  pressTemple();
  fireEvent.click(around, press); // a mouse: the browser reports what holds both districts
  pressTemple();
  fireEvent.click(district('holborn'), press); // a finger: the district at the release
  pressTemple();
  fireEvent.click(district('holborn'), { clientX: 240, clientY: 300 }); // the pointer itself moved
  fireEvent.click(district('holborn'), press); // of a screen reader: no press before it
  expect(calls).toEqual(['district temple', 'district temple', 'district holborn', 'district holborn']);
});

test('moves the focus and the tab stop along the links on arrow keys', async () => {
  await renderMap({});
  act(() => district('s-bennet').focus());
  pressKey('s-bennet', 'ArrowRight');
  expect(document.activeElement).toBe(district('s-mary'));
  expect(district('s-mary').getAttribute('tabindex')).toBe('0');
  expect(district('s-bennet').getAttribute('tabindex')).toBe('-1');
});

test('reports hover and focus in the same way', async () => {
  const { calls } = await renderMap({});
  fireEvent.pointerOver(district('temple'));
  act(() => district('guild-hall').focus());
  expect(calls).toEqual(['hover temple', 'hover guild-hall']);
});

test('keeps the district hovered while the pointer is on its verb button', async () => {
  const { calls } = await renderMap({ verbs: [{ district: 'temple', verb: 'contain', cost: 1 }] });
  fireEvent.pointerOver(district('temple'));
  fireEvent.pointerOver(screen.getByTestId('verb-contain-temple'));
  act(() => district('temple').focus());
  act(() => screen.getByTestId('verb-contain-temple').focus());
  expect(new Set(calls)).toEqual(new Set(['hover temple']));
});

test('lets the player select a free band and the own pawn, but no pinned band and no other pawn', async () => {
  const free = { ...game.districts.holborn, bands: 1 };
  const pinned = { ...game.districts.tower, cones: 1, bands: 1 };
  const { calls } = await renderMap({}, stateWith({ holborn: free, tower: pinned }));
  const [band, pawn] = [screen.getByTestId('band-holborn'), screen.getByTestId('pawn-temple')];
  expect([band, pawn].map((piece) => piece.getAttribute('aria-label'))).toEqual([
    'Trained band in Holborn',
    'Your pawn in Temple',
  ]);
  fireEvent.click(band);
  fireEvent.click(pawn);
  expect(calls).toEqual(['band holborn', 'pawn temple']);
  expect(screen.queryByTestId('band-tower')).toBeNull();
});

test('lets the player select only the marked pieces', async () => {
  const view = stateWith({ holborn: { ...game.districts.holborn, bands: 1 } });
  await renderMap({ selectable: [{ district: 'holborn', piece: 'band' }] }, view);
  expect(screen.queryByTestId('band-holborn')).not.toBeNull();
  expect(screen.queryByTestId('pawn-temple')).toBeNull();
});

test('renders a verb as a button on its district', async () => {
  const { calls } = await renderMap({ verbs: [{ district: 'temple', verb: 'put-out', cost: 1 }] });
  const pill = screen.getByTestId('verb-put-out-temple');
  expect(pill.getAttribute('aria-label')).toBe('Put out: Temple, 1 action');
  fireEvent.click(pill);
  fireEvent.keyDown(pill, { key: 'Enter' });
  expect(calls).toEqual(['put-out temple', 'put-out temple']);
});

test('dims unmarked districts, but never fire', async () => {
  await renderMap({
    dimOthers: true,
    targets: [{ to: 's-bennet', rank: 1, exits: ['pudding-lane'], legal: true }],
  });
  const sheets = [...document.querySelectorAll('[fill="var(--veil)"]')];
  expect(sheets.map((sheet) => sheet.getAttribute('fill-opacity'))).toEqual(
    ['ground', 'pieces', 'names'].map((layer) => `var(--veil-over-${layer})`),
  );
  for (const sheet of sheets) {
    const covers = (id: DistrictId) => sheet.getAttribute('d')?.includes(outlineOf(id));
    expect(covers('temple')).toBe(true);
    expect(covers('s-bennet')).toBe(false);
    expect(covers('pudding-lane')).toBe(false);
  }
});

test('defines a marker for every piece and pin', async () => {
  const { holborn, temple } = game.districts;
  const view = stateWith({
    temple: { ...temple, bands: 1, token: true },
    holborn: { ...holborn, cones: 1, houses: [] },
    's-bennet': { ...game.districts['s-bennet'], cones: 2, bands: 2 },
    cheapside: { ...game.districts.cheapside, cones: 2, bands: 1 },
  });
  const lit = { rank: 1, exits: ['pudding-lane'] } as const;
  await renderMap(
    {
      targets: [
        { to: 's-bennet', ...lit, legal: true },
        { to: 'dowgate', ...lit, legal: false },
      ],
    },
    view,
  );
  const stamped = [...document.querySelectorAll('[marker-start]')];
  const drawings = stamped.map(
    (stamp) => /^url\(#(.+)\)$/.exec(stamp.getAttribute('marker-start') ?? '')?.[1],
  );
  expect(drawings.filter((id) => document.getElementById(id ?? '') === null)).toEqual([]);
  const kinds = new Set(stamped.map((stamp) => stamp.getAttribute('data-piece')));
  for (const kind of ['house', 'token', 'band', 'pawn', 'flame', 'great-flame', 'guarded-flame', null])
    expect(kinds).toContain(kind); // null: pins
});

test('shares no ids between two maps on one page', async () => {
  await renderMap({});
  await renderMap({});
  const ids = [...document.querySelectorAll('svg [id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});

test('redraws only the district that changed', async () => {
  const { update } = await renderMap({});
  const changes: Node[] = [];
  const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  update(stateWith({ temple: { ...game.districts.temple, bands: 1 } }), {});
  changes.push(...observer.takeRecords().map(({ target }) => target));
  observer.disconnect();
  const touched = changes.map((node) =>
    node instanceof Element
      ? (node.closest('[data-testid]')?.getAttribute('data-testid') ?? 'elsewhere')
      : 'text',
  );
  const ofTemple = ['contents-temple', 'district-temple', 'pawn-temple', 'band-temple', 'city-map'];
  expect(touched.filter((what) => !ofTemple.includes(what))).toEqual([]);
  expect(touched).toContain('contents-temple');
  expect(touched.length).toBeLessThan(10);
});

test('marks own houses and the houses of colours without an owner', async () => {
  const seats = game.seats.map((seat, i) => ({
    ...seat,
    colour: (['green', 'red', 'blue', 'white'] as const)[i] ?? null,
  }));
  await renderMap({}, { ...game, seats });
  const markers = (colour: string) =>
    new Set(
      [...document.querySelectorAll(`[data-piece="house"][data-colour="${colour}"]`)].map(
        (house) => /-([a-z-]+)\)/.exec(house.getAttribute('marker-start') ?? '')?.[1],
      ),
    );
  expect(markers('green')).toEqual(new Set(['my-house']));
  expect(markers('red')).toEqual(new Set(['house-red']));
  expect(markers('yellow')).toEqual(new Set(['quiet-house-yellow']));
  expect(markers('black')).toEqual(new Set(['quiet-house-black']));
});

test('draws no colour quieter while the owners are hidden', async () => {
  const seats = game.seats.map((seat) => ({ ...seat, colour: null }));
  await renderMap({}, { ...game, seats });
  expect(document.querySelectorAll('[marker-start*="quiet"]')).toHaveLength(0);
});
