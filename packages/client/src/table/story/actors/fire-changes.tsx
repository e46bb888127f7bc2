import type { DistrictId, PlayerView, Seat } from '@great-fire/game';
import type { Point } from '@great-fire/game/board';
import { BOARD } from '@great-fire/game/board';
import { piecesIn } from '../../map/district/use-layouts';
import { middleOf } from '../../map/geometry/polygon';
import { FlameShape, LyingTokenShape } from '../../pieces';
import { Actor, at, EASE } from '../actor';
import type { Stage } from '../stage';
import { middleOnPage } from '../stage';

const seatOnPage = (seat: Seat) => middleOnPage(`[data-player="${seat}"]`);

/** Where the last flame of a district is drawn in a view; its middle where none is. */
function lastFlame(view: PlayerView, district: DistrictId): Point {
  const pieces = piecesIn(view, district, view.own?.objectives ?? []);
  const flame = pieces.filter(({ piece }) => piece.kind.endsWith('flame')).at(-1);
  return flame?.at ?? middleOf(BOARD[district].map.polygon);
}

interface PutOutProps {
  readonly stage: Stage;
  readonly before: PlayerView;
  readonly district: DistrictId;
  readonly seat: Seat;
  readonly ms: number;
}

const DROPS = [0, 60, 120, 180, 240, 300];

/** A cone is put out: water over it, and it goes to who did it. */
export function ConePutOut({ stage, before, district, seat, ms }: PutOutProps) {
  const place = stage.toScreen(lastFlame(before, district));
  const keeper = seatOnPage(seat);
  return (
    <>
      <Actor
        size={56 * stage.scale}
        frames={[
          { transform: at(place, 'scale(.4)'), opacity: 0.9 },
          { transform: at(place, 'scale(1.3)'), opacity: 0 },
        ]}
        timing={{ duration: ms * 0.6, easing: 'ease-out' }}
      >
        {DROPS.map((angle) => (
          <circle key={angle} r={3.4} cy={-12} transform={`rotate(${angle})`} fill="var(--water-ink)" />
        ))}
        <circle r={10} fill="none" stroke="var(--water-ink)" strokeWidth={2.5} />
      </Actor>
      <Actor
        size={40 * stage.scale}
        frames={[
          { transform: at(place), opacity: 1, easing: EASE.fall },
          { transform: at(keeper ?? place, 'scale(.6)'), opacity: keeper === null ? 0 : 0.3 },
        ]}
        timing={{ duration: ms }}
      >
        <FlameShape dull />
      </Actor>
    </>
  );
}

interface TokenTakenProps {
  readonly stage: Stage;
  readonly before: PlayerView;
  readonly district: DistrictId;
  readonly seat: Seat;
  readonly ms: number;
}

/** The token that lay in a burning district goes to who burnt it, face down. */
export function TokenTaken({ stage, before, district, seat, ms }: TokenTakenProps) {
  const lying = piecesIn(before, district, before.own?.objectives ?? []).find(
    ({ piece }) => piece.kind === 'token',
  );
  const keeper = seatOnPage(seat);
  if (lying === undefined || keeper === null) return null;
  return (
    <Actor
      size={40 * lying.scale * stage.scale}
      frames={[
        { transform: at(stage.toScreen(lying.at)), opacity: 1, easing: EASE.fall },
        { transform: at(keeper, 'scale(.8)'), opacity: 0.5 },
      ]}
      timing={{ duration: ms }}
    >
      <LyingTokenShape />
    </Actor>
  );
}

interface FireGrowsProps {
  readonly stage: Stage;
  readonly after: PlayerView;
  readonly districts: readonly DistrictId[];
  readonly pace: number;
}

/** Cones come down on burning districts, one after the other. */
export function FireGrows({ stage, after, districts, pace }: FireGrowsProps) {
  return districts.map((district, index) => {
    const place = stage.toScreen(lastFlame(after, district));
    const above: Point = [place[0], place[1] - 70 * stage.scale];
    return (
      <Actor
        key={index}
        size={52 * stage.scale}
        frames={[
          { transform: at(above, 'scale(1.6)'), opacity: 0 },
          { transform: at(place), opacity: 1, offset: 0.8 },
          { transform: at(place), opacity: 0 },
        ]}
        timing={{ duration: 350 / pace, delay: (index * 120) / pace, easing: EASE.fall }}
      >
        <FlameShape />
      </Actor>
    );
  });
}
