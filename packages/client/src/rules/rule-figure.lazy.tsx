import type { DistrictId, PlayerView } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { getAppearance } from '../table/map/appearance';
import { type LabelInput, getDistrictAriaLabel, NO_EFFECT } from '../table/map/district/district-aria-label';
import { MapExcerpt } from '../table/map/map-excerpt';
import { type FigureId, FIGURE_COLOUR, FIGURE_SEAT, getRuleFigure } from './figures';
import styles from './rules-page.module.css';

const toLabelInput = (view: PlayerView, id: DistrictId): LabelInput => ({
  id,
  appearance: getAppearance(view, id),
  state: view.districts[id],
  pawns: view.seats.filter(({ pawn }) => pawn === id).map(({ pawnColour }) => pawnColour),
  myColour: FIGURE_COLOUR,
  myPawn: FIGURE_COLOUR,
  isOwnObjective: false,
  pressHint: NO_EFFECT,
});

/** A figure of the rules: a part of the map, its districts in words for screen readers, and the caption. */
export function RuleFigure({ id }: { readonly id: FigureId }) {
  const { t } = useTranslation(['rulebook', 'common', 'map']);
  const { t: describe } = useTranslation('map');
  const { view, marks, box, districts, facts } = getRuleFigure(id);
  const values = Object.entries(facts).map(([name, fact]): [string, string] => [
    name,
    typeof fact === 'string'
      ? BOARD[fact].map.name
      : formatList(fact.map((card) => t(`common:direction.${card}`))),
  ]);
  return (
    <>
      <div className={`clipped framed round-8 on-map-paper ${styles['board']}`} aria-hidden="true" inert>
        <MapExcerpt view={view} viewer={FIGURE_SEAT} myColour={FIGURE_COLOUR} marks={marks} box={box} />
      </div>
      <ul className="visually-hidden" aria-label={t('map:mapLabel')}>
        {districts.map((district) => (
          <li key={district}>{getDistrictAriaLabel(describe, toLabelInput(view, district))}</li>
        ))}
      </ul>
      <figcaption>{t(`figure.${id}`, Object.fromEntries(values))}</figcaption>
    </>
  );
}
