import type { Result } from '@great-fire/game';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { FaultFence } from '../../ui/fault-fence';
import { HistoryLine } from '../history/history-line';
import { Notices } from '../notice';
import { TableHeading } from '../table-heading';
import { WindowedMap } from '../windowed-map';
import styles from './city-at-large.module.css';
import { SeenFromChoice } from './seen-from-choice';
import { SlipsThen } from './slips-then';

interface CityAtLargeProps {
  readonly result: Result;
  readonly onClose: () => void;
}

/** The city as large as its names need, to be moved and zoomed, with the whole game to slide through. */
export function CityAtLarge({ result, onClose }: CityAtLargeProps) {
  const { t } = useTranslation(['table', 'score']);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <main className={styles['page']} data-testid="city-at-large">
      <TableHeading />
      <div className={styles['pane']}>
        <FaultFence>
          <WindowedMap foot="quays" />
        </FaultFence>
        <Notices />
      </div>
      <SlipsThen result={result} />
      <div className={styles['foot']}>
        <div className={styles['history']}>
          <HistoryLine />
        </div>
        <SeenFromChoice />
        <Button autoFocus onClick={onClose} data-testid="to-account">
          {t('score:toAccount')}
        </Button>
      </div>
    </main>
  );
}
