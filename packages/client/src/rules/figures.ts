/**
 * The figures of the rules: positions in the rules' notation. Marks and captions come from the rules themselves, so
 * that no figure can show a move that they forbid.
 */
import {
  DIRECTIONS,
  DISTRICT_IDS,
  isBurning,
  isContained,
  spreadOptions,
  viewFor,
  type Direction,
  type DistrictId,
  type PlayerView,
} from '@great-fire/game';
import { BOARD, CITY_DISTRICTS, COMPONENT_COUNTS, PUDDING_LANE, type Point } from '@great-fire/game/board';
import { readPosition } from '@great-fire/game/notation';
import type { MapMarks } from '../table/map/marks';
import { type Box, getCenter } from '../table/map/polygon';
import { type MoveDraft, EMPTY_DRAFT, NO_HOVER } from '../table/move-input/draft-store';
import { derivePhaseState, toMapMarks } from '../table/move-input/phases';

export const FIGURE_IDS = ['spread', 'cross', 'reach', 'contain', 'demolition'] as const;
export type FigureId = (typeof FIGURE_IDS)[number];

export const FIGURE_SEAT = 0;
export const FIGURE_COLOUR = 'red';
const FIGURE_SIZE = { width: 460, height: 320 } as const; // map units

interface FigureDefinition {
  readonly changes: { readonly [D in DistrictId]?: string }; // in notation; the other districts stand whole
  readonly turn: string;
  readonly draft: Partial<MoveDraft>;
  readonly corner: readonly [left: number, top: number]; // map units
}

const SPREAD_TURN = 'turn 9 seat:0 spread | seat 0 red';
const ACT_TURN = 'turn 9 seat:0 act points:4 card:N | seat 0 red';

const DEFINITIONS: { readonly [F in FigureId]: FigureDefinition } = {
  spread: {
    changes: { cheapside: 'F3', 's-bennet': 'F1', 's-mary': 'F1', 'coleman-street': 'B1' },
    turn: `${SPREAD_TURN} hand:NEESW`,
    draft: { card: 0, district: 'royal-exchange', from: 'cheapside', exit: 's-mary' },
    corner: [606, 352],
  },
  cross: {
    changes: { bishopsgate: 'F3', 'fenchurch-street': 'T' },
    turn: `${SPREAD_TURN} hand:SNNEW`,
    draft: { card: 0, district: 'fenchurch-street' },
    corner: [926, 204],
  },
  reach: {
    changes: { 'royal-exchange': 'B1', bridgeward: 'F1', 'candlewick-ward': 'F1', 's-mary': 'F1' },
    turn: ACT_TURN,
    draft: { piece: { kind: 'band', at: 'royal-exchange' } },
    corner: [914, 345],
  },
  contain: {
    changes: { smithfield: 'F2 B2', 'christs-hospital': 'F3 B1' },
    turn: `${ACT_TURN} at:smithfield`,
    draft: {},
    corner: [150, 232],
  },
  demolition: {
    changes: { ludgate: 'F1', 'fleet-street': 'B1', 'old-bailey': 'X' },
    turn: `${ACT_TURN} at:temple-gardens tokens:d`,
    draft: {},
    corner: [60, 512],
  },
};

const HOUSES = 'rbgwyk'.repeat(COMPONENT_COUNTS.pieces.housesPerColour);
const isWithoutHouses = (change: string) => /[FX]/.test(change);

/** Returns the position of a figure in notation: all houses stand, except where it burns or is demolished. */
function writeFigure({ changes, turn }: FigureDefinition): string {
  let first = 0; // of the district's houses
  const districts = CITY_DISTRICTS.map((id) => {
    const change = changes[id] ?? '';
    const houses = HOUSES.slice(first, (first += BOARD[id].size));
    return `${id} ${isWithoutHouses(change) ? '' : `H:${houses}`} ${change}`;
  });
  return [`${PUDDING_LANE} F${COMPONENT_COUNTS.pieces.puddingLaneStart}`, ...districts, turn].join(' | ');
}

/** A part of a caption: a district, or the cards that do something. */
type Fact = DistrictId | readonly Direction[];

interface RuleFigure {
  readonly view: PlayerView;
  readonly marks: MapMarks;
  readonly box: Box; // the part of the map that it shows
  readonly districts: readonly DistrictId[]; // those that are visible with their names
}

/** @throws Error if the position of the figure does not show it */
function requireShown<T>(fact: T | null | undefined, what: string): T {
  if (fact === null || fact === undefined) throw new Error(`The figure shows no ${what}`);
  return fact;
}

const FACTS: { readonly [F in FigureId]: (figure: RuleFigure) => Readonly<Record<string, Fact>> } = {
  spread: ({ view, marks }) => {
    const { path, to } = requireShown(marks.chosenSpread, 'spread');
    return {
      card: [requireShown(view.own?.hand[0], 'card')],
      source: requireShown(path[0], 'source'),
      target: to,
    };
  },
  cross: ({ view, marks }) => {
    const { exit, to } = requireShown(marks.chosenSpread, 'spread');
    const leadsAcross = (card: Direction) =>
      spreadOptions(view, card).some(({ targets }) =>
        targets.some((target) => target.to === to && target.exits.includes(exit)),
      );
    return { source: exit, target: to, cards: DIRECTIONS.filter(leadsAcross) };
  },
  reach: ({ marks, districts }) => {
    const stops = (marks.destinations ?? []).filter(({ to, pinned }) => pinned && districts.includes(to));
    return {
      start: requireShown(marks.selected, 'band'),
      stop: requireShown(stops[0]?.to, 'fire to contain'),
    };
  },
  contain: ({ view, districts }) => ({
    contained: requireShown(
      districts.find((id) => isContained(view, id)),
      'contained fire',
    ),
    burning: requireShown(
      districts.find((id) => isBurning(view, id)),
      'fire',
    ),
  }),
  demolition: ({ view, marks, districts }) => ({
    place: requireShown(
      marks.verbs?.find(({ verb }) => verb === 'demolish')?.district,
      'district to demolish',
    ),
    gone: requireShown(
      districts.find((id) => view.districts[id].demolished),
      'demolished district',
    ),
  }),
};

function buildFigure(id: FigureId): RuleFigure {
  const definition = DEFINITIONS[id];
  const view = viewFor(readPosition(writeFigure(definition)), FIGURE_SEAT);
  const draft = { ...EMPTY_DRAFT, ...definition.draft };
  const [left, top] = definition.corner;
  const box = { left, top, right: left + FIGURE_SIZE.width, bottom: top + FIGURE_SIZE.height };
  return {
    view,
    marks: toMapMarks(derivePhaseState(view, draft), draft, NO_HOVER),
    box,
    districts: DISTRICT_IDS.filter((district) => isWellInside(getCenter(BOARD[district].map.polygon), box)),
  };
}

const MARGIN = 45; // map units; the name of a district whose middle is closer to the edge would be cut off

const isWellInside = ([x, y]: Point, { left, top, right, bottom }: Box) =>
  x > left + MARGIN && x < right - MARGIN && y > top + MARGIN && y < bottom - MARGIN;

const figures = new Map<FigureId, RuleFigure & { readonly facts: Readonly<Record<string, Fact>> }>();

/** Returns the position of a figure, what the rules allow in it, and what its caption says. Computed once. */
export function getRuleFigure(id: FigureId) {
  const known = figures.get(id);
  if (known !== undefined) return known;
  const figure = buildFigure(id);
  const withFacts = { ...figure, facts: FACTS[id](figure) };
  figures.set(id, withFacts);
  return withFacts;
}
