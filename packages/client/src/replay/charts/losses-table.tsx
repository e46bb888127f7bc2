import { COLOURS, type Colour } from '@great-fire/game';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { HouseIcon } from '../../pieces/house';
import { getVisibleSecrets } from '../../table/model/visible-points';
import { nameOf } from '../../table/model/table-context';
import { countHouseLosses } from '../model/losses';
import { useReplay } from '../replay-context';
import { UserText } from '../../ui/user-text';
import styles from './charts.module.css';

/**
 * Table of lost houses up to the displayed position: a row for each seat whose fire burned them, a column for each
 * colour.
 */
export function LossesTable() {
  const { t } = useTranslation(['replay', 'common']);
  const { entries, move, view, match } = useReplay();
  const seats = view.seats.length;
  const losses = useMemo(() => countHouseLosses(entries.slice(0, move), seats), [entries, move, seats]);
  const ownerOf = (colour: Colour): number =>
    view.seats.findIndex(
      (player, seat) => (player.colour ?? getVisibleSecrets(view, seat)?.colour) === colour,
    );
  const total = (colour: Colour) =>
    losses.bySeat.reduce((sum, row) => sum + row[colour], losses.demolished[colour]);
  return (
    <table className={`wide numbers ${styles['burnt']}`} data-testid="losses-table">
      <thead>
        <tr>
          <th scope="col">{t('lossesTable.burnedBy')}</th>
          {COLOURS.map((colour) => {
            const owner = ownerOf(colour);
            const colourName = t(`common:colour.${colour}`);
            const title = owner < 0 ? colourName : `${colourName}: ${nameOf(match, owner)}`;
            return (
              <th key={colour} scope="col">
                <HouseIcon colour={colour} size={18} title={title} />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {losses.bySeat.map((row, seat) => (
          <tr key={seat}>
            <th scope="row">
              <UserText>{nameOf(match, seat)}</UserText>
            </th>
            {COLOURS.map((colour) => (
              <td key={colour} className={ownerOf(colour) === seat ? 'on-sunk' : ''}>
                {row[colour]}
              </td>
            ))}
          </tr>
        ))}
        <tr className="quiet">
          <th scope="row">{t('lossesTable.demolished')}</th>
          {COLOURS.map((colour) => (
            <td key={colour}>{losses.demolished[colour]}</td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('lossesTable.totalLost')}</th>
          {COLOURS.map((colour) => (
            <td key={colour}>{total(colour)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
