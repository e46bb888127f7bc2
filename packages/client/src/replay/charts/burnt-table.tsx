import { COLOURS } from '@great-fire/game';
import type { Colour } from '@great-fire/game';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { HouseIcon } from '../../table/pieces';
import { secretsIn } from '../../table/score/then';
import { nameOf } from '../../table/table-context';
import { burntIn } from '../model/burnt';
import { useReplay } from '../replay-context';
import styles from './charts.module.css';

/** A row for each whose fire it was, a column for each colour that lost houses, up to the position shown. */
export function BurntTable() {
  const { t } = useTranslation(['replay', 'common']);
  const { entries, move, view, match } = useReplay();
  const seats = view.seats.length;
  const burnt = useMemo(() => burntIn(entries.slice(0, move), seats), [entries, move, seats]);
  const ownerOf = (colour: Colour): number =>
    view.seats.findIndex((one, seat) => (one.colour ?? secretsIn(view, seat)?.colour) === colour);
  const total = (colour: Colour) =>
    burnt.bySeat.reduce((sum, row) => sum + row[colour], burnt.demolished[colour]);
  return (
    <table className={styles['burnt']} data-testid="burnt">
      <thead>
        <tr>
          <th scope="col">{t('burnt.by')}</th>
          {COLOURS.map((colour) => {
            const owner = ownerOf(colour);
            const named = t(`common:colour.${colour}`);
            const title = owner < 0 ? named : `${named}: ${nameOf(match, owner)}`;
            return (
              <th key={colour} scope="col">
                <HouseIcon colour={colour} size={18} title={title} />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {burnt.bySeat.map((row, seat) => (
          <tr key={seat}>
            <th scope="row">{nameOf(match, seat)}</th>
            {COLOURS.map((colour) => (
              <td key={colour} className={ownerOf(colour) === seat ? styles['own'] : ''}>
                {row[colour]}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles['rest']}>
          <th scope="row">{t('burnt.demolished')}</th>
          {COLOURS.map((colour) => (
            <td key={colour}>{burnt.demolished[colour]}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('burnt.total')}</th>
          {COLOURS.map((colour) => (
            <td key={colour}>{total(colour)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
