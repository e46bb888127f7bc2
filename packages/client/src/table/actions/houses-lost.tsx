import { COLOURS, vpOfSpread } from '@great-fire/game';
import type { Colour, Foretold, PlayerView, Seat } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { FlameIcon, HouseIcon } from '../pieces';
import { nameOf, ownerOf, useTable } from '../table-context';
import styles from './consequence.module.css';

interface Loss {
  readonly colour: Colour | null; // whose houses burn; null: only cones are given back
  readonly houses: number;
  readonly seat: Seat | null; // null: nobody's, or nobody knows whose
  readonly cones: number; // put-out ones given back (BURN-5)
  readonly vp: number; // zero or less
}

/** What each colour and each seat would lose; one's own losses last. */
function lossesOf(view: PlayerView, foretold: Foretold): readonly Loss[] {
  const conesOf = (seat: Seat | null) => foretold.returned.filter((giver) => giver === seat).length;
  const burnt = COLOURS.filter((colour) => foretold.houses[colour] !== undefined).map((colour): Loss => {
    const seat = ownerOf(view, colour);
    const houses = foretold.houses[colour] ?? 0;
    return { colour, houses, seat, cones: conesOf(seat), vp: vpOfSpread(foretold, seat, colour) };
  });
  const givers = [...new Set(foretold.returned)].filter((giver) => !burnt.some(({ seat }) => seat === giver));
  const given = givers.map((seat): Loss => {
    return { colour: null, houses: 0, seat, cones: conesOf(seat), vp: vpOfSpread(foretold, seat, null) };
  });
  const isMine = ({ seat }: Loss) => Number(seat !== null && seat === view.viewer);
  return [...burnt, ...given].sort((a, b) => isMine(a) - isMine(b));
}

/** Whose houses would burn and who gives cones back, with the VP; with hidden colours by colour, and one's own. */
export function HousesLost({ foretold }: { readonly foretold: Foretold }) {
  const { view } = useTable();
  const losses = lossesOf(view, foretold);
  if (losses.length === 0) return null;
  return (
    <ul className={styles['losses']}>
      {losses.map((loss) => (
        <LossLine key={loss.colour ?? `seat ${loss.seat}`} {...loss} />
      ))}
    </ul>
  );
}

function LossLine({ colour, houses, seat, cones, vp }: Loss) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable();
  const isMine = seat !== null && seat === view.viewer;
  const colourName = colour === null ? '' : t(`common:colour.${colour}`);
  const who = isMine
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
          <span role="img" aria-label={t('consequence.returned', { name: who, count: cones })}>
            {Array.from({ length: cones }, (_, index) => (
              <FlameIcon key={index} size={19} />
            ))}
          </span>
        )}
      </span>
      <span className={isMine ? styles['mine'] : undefined}>{who}</span>
      <span className={styles['vp']}>{seat === null ? '' : t('consequence.minusVp', { vp: -vp })}</span>
    </li>
  );
}
