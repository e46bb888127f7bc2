import { COLOURS } from '@great-fire/game';
import type { Colour, ColourCount } from '@great-fire/game';
import { useTranslation } from 'react-i18next';
import { HouseIcon } from '../pieces';
import { nameOf, ownColour, ownerOf, useTable } from '../table-context';
import styles from './consequence.module.css';

const HOUSE_VP = 2;

/** Whose houses would burn; with hidden colours by colour, and one's own. */
export function HousesLost({ houses }: { readonly houses: ColourCount }) {
  const { view } = useTable();
  const mine = ownColour(view);
  const lost = COLOURS.filter((colour) => houses[colour] !== undefined).sort(
    (a, b) => Number(a === mine) - Number(b === mine),
  );
  if (lost.length === 0) return null;
  return (
    <ul className={styles['losses']}>
      {lost.map((colour) => (
        <Loss key={colour} colour={colour} count={houses[colour] ?? 0} />
      ))}
    </ul>
  );
}

function Loss({ colour, count }: { readonly colour: Colour; readonly count: number }) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable();
  const owner = ownerOf(view, colour);
  const isMine = owner !== null && owner === view.viewer;
  const colourName = t(`common:colour.${colour}`);
  const who = isMine
    ? t('consequence.you')
    : owner !== null
      ? nameOf(match, owner)
      : view.rules.hiddenColours
        ? colourName
        : t('consequence.nobody');
  return (
    <li>
      <span
        className={styles['houses']}
        role="img"
        aria-label={t('consequence.houses', { colour: colourName, count })}
      >
        {Array.from({ length: count }, (_, index) => (
          <HouseIcon key={index} colour={colour} size={21} />
        ))}
      </span>
      <span className={isMine ? styles['mine'] : undefined}>{who}</span>
      <span className={styles['vp']}>
        {owner === null ? '' : t('consequence.minusVp', { vp: count * HOUSE_VP })}
      </span>
    </li>
  );
}
