import {
  type DistrictId,
  type PlayerView,
  DISTRICT_IDS,
  reachableDistricts,
  viewFor,
} from '@great-fire/game';
import { createRandomPlayer, dealGame } from '../../../gallery/random-play';
import { getAppearance } from '../appearance';
import type { DistrictView } from '../district/use-district-layouts';
import type { Box } from '../polygon';
import { layoutDistrictCompact, getMarkScale } from '../layout/compact-layout';
import { layoutDistrict } from '../layout/district-layout';
import { occupiedBoxes } from '../layout/free-spot';
import { type PlacedBadge, placeCostBadges } from './cost-badge-placement';

const COMPACT_FONT_SIZE = 22.5; // map units

/** Returns the districts as a map draws them whose names have this size, or their own one (null). */
const districtViews = (view: PlayerView, fontSize: number | null): readonly DistrictView[] =>
  DISTRICT_IDS.map((id) => {
    const state = view.districts[id];
    const pawns = view.seats.filter(({ pawn }) => pawn === id).map(({ pawnColour }) => pawnColour);
    const occupants = { ...state, pawns };
    const layout =
      fontSize === null
        ? layoutDistrict(id, occupants, false)
        : layoutDistrictCompact(id, occupants, false, fontSize);
    return { id, appearance: getAppearance(view, id), state, pawns, isOwnObjective: false, layout };
  });

const touches = ({ at: [x, y], radius }: PlacedBadge, { left, right, top, bottom }: Box): boolean => {
  const nearestX = Math.min(Math.max(x, left), right);
  const nearestY = Math.min(Math.max(y, top), bottom);
  return Math.hypot(x - nearestX, y - nearestY) < radius - 0.01;
};

interface MoveChoice {
  readonly view: PlayerView;
  readonly kind: 'pawn' | 'band';
  readonly from: DistrictId;
}

/** Returns the choices to move the own pawn or a free band in random games of six. */
function moveChoices(seeds: number): readonly MoveChoice[] {
  const choices: MoveChoice[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const step = createRandomPlayer(seed);
    for (let game = dealGame(6, String(seed)); game.state.turn.step !== 'over'; game = step(game)) {
      const { step: phase, seat } = game.state.turn;
      if (phase !== 'act' || game.moves.length % 11 !== 0) continue;
      const view = viewFor(game.state, seat);
      const pawn = view.seats[seat]?.pawn;
      if (pawn != null) choices.push({ view, kind: 'pawn', from: pawn });
      const band = DISTRICT_IDS.find((id) => view.districts[id].bands > 0 && view.districts[id].cones === 0);
      if (band !== undefined) choices.push({ view, kind: 'band', from: band });
    }
  }
  return choices;
}

const CHOICES = moveChoices(3);

test.each([
  ['a wide screen', null],
  ['a small screen', COMPACT_FONT_SIZE],
])('places cost badges on %s clear of names, pieces and each other', (_, fontSize) => {
  let count = 0;
  let covering = 0; // the edge of a piece, where houses fill their district
  for (const { view, kind, from } of CHOICES) {
    const districts = districtViews(view, fontSize);
    const destinations = reachableDistricts(view, kind, from, view.turn.points);
    const badges = placeCostBadges(destinations, districts, getMarkScale(fontSize ?? undefined).badge);
    const boxes = districts.flatMap(({ id, layout }) => occupiedBoxes(id, layout));
    const names = districts.flatMap(({ layout }) => layout.name.boxes);
    count += badges.length;
    for (const [index, badge] of badges.entries()) {
      expect(names.filter((box) => touches(badge, box))).toEqual([]);
      if (boxes.some((box) => touches(badge, box))) covering += 1;
      const tooNear = badges
        .slice(0, index)
        .filter(
          ({ at, radius }) => Math.hypot(at[0] - badge.at[0], at[1] - badge.at[1]) < radius + badge.radius,
        );
      expect(tooNear).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(500);
  expect(covering).toBeLessThanOrEqual(fontSize === null ? 0 : count / 200);
});
