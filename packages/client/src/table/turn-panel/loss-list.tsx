import { COLOURS } from '@great-fire/game';
import { spreadVpChange } from '@great-fire/game/preview';
import type { Colour, PlayerView, Seat } from '@great-fire/game';
import type { SpreadPreview } from '@great-fire/game/preview';
import { useTranslation } from '../../i18n/use-translation';
import { FlameIcon } from '../../pieces/flame';
import { HouseIcon } from '../../pieces/house';
import { nameOf, ownerOf, useTable } from '../model/table-context';
import styles from './spread-preview.module.css';

interface Loss {
  readonly colour: Colour | null; // of the burning houses; null: only cones are returned
  readonly houses: number;
  readonly seat: Seat | null; // null: no owner, or unknown owner
  readonly cones: number; // returned put-out cones (BURN-5)
  readonly vp: number; // at most 0
}

/** Returns the losses of each colour and each seat, the viewer's own last. */
function computeLosses(view: PlayerView, preview: SpreadPreview): readonly Loss[] {
  const countCones = (seat: Seat | null) => preview.returningSeats.filter((giver) => giver === seat).length;
  const houseLosses = COLOURS.filter((colour) => preview.houses[colour] !== undefined).map((colour): Loss => {
    const seat = ownerOf(view, colour);
    const houses = preview.houses[colour] ?? 0;
    return { colour, houses, seat, cones: countCones(seat), vp: spreadVpChange(preview, seat, colour) };
  });
  const givers = [...new Set(preview.returningSeats)].filter(
    (giver) => !houseLosses.some(({ seat }) => seat === giver),
  );
  const coneLosses = givers.map((seat): Loss => {
    return {
      colour: null,
      houses: 0,
      seat,
      cones: countCones(seat),
      vp: spreadVpChange(preview, seat, null),
    };
  });
  const isOwnLoss = ({ seat }: Loss) => Number(seat !== null && seat === view.viewer);
  return [...houseLosses, ...coneLosses].sort((a, b) => isOwnLoss(a) - isOwnLoss(b));
}

/**
 * Lists the houses that would burn and the players who return cones, with the VP. With hidden colours, lists colours
 * and the viewer.
 */
export function LossList({ preview }: { readonly preview: SpreadPreview }) {
  const { view } = useTable('view');
  const losses = computeLosses(view, preview);
  if (losses.length === 0) return null;
  return (
    <ul className={styles['losses']}>
      {losses.map((loss) => (
        <LossRow key={loss.colour ?? `seat ${loss.seat}`} {...loss} />
      ))}
    </ul>
  );
}

function LossRow({ colour, houses, seat, cones, vp }: Loss) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable('view', 'match');
  const isOwn = seat !== null && seat === view.viewer;
  const colourName = colour === null ? '' : t(`common:colour.${colour}`);
  const ownerName = isOwn
    ? t('consequence.you')
    : seat !== null
      ? nameOf(match, seat)
      : view.rules.hiddenColours
        ? colourName
        : t('consequence.nobody');
  return (
    <li>
      <span className={styles['houses']}>
        {colour !== null && (
          <span role="img" aria-label={t('consequence.houses', { colour: colourName, count: houses })}>
            {Array.from({ length: houses }, (_, index) => (
              <HouseIcon key={index} colour={colour} size={21} />
            ))}
          </span>
        )}
        {cones > 0 && (
          <span role="img" aria-label={t('consequence.returned', { name: ownerName, count: cones })}>
            {Array.from({ length: cones }, (_, index) => (
              <FlameIcon key={index} size={19} />
            ))}
          </span>
        )}
      </span>
      <span className={isOwn ? styles['mine'] : undefined}>{ownerName}</span>
      <span className={`${styles['vp']} ${isOwn ? styles['ownLoss'] : ''}`}>
        {seat === null ? '' : t('consequence.minusVp', { vp: -vp })}
      </span>
    </li>
  );
}
