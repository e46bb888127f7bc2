import type { ErrorCode } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Slip } from '../../ui/slip';
import { ChevronIcon } from '../pieces';
import styles from './conduct.module.css';
import { RefusedNote } from './refused-note';

interface ConductSlipProps {
  readonly title: string;
  readonly refused?: ErrorCode | null; // why the last press did nothing
  readonly ways?: ReactNode; // its buttons
  readonly children?: ReactNode;
  readonly testId: string;
}

/** A slip over the map; folded up, only its title hides a street or two. */
export function ConductSlip({ title, refused = null, ways, children, testId }: ConductSlipProps) {
  const { t } = useTranslation('conduct');
  const [isOpen, setOpen] = useState(true);
  const name = useId();
  return (
    <Slip className={styles['slip']} aria-labelledby={name} data-testid={testId}>
      <div className={styles['head']}>
        <h2 id={name} className={styles['title']}>
          {title}
        </h2>
        <button
          type="button"
          className={styles['fold']}
          aria-label={t('fold')}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronIcon size={16} />
        </button>
      </div>
      {isOpen && (
        <>
          {children}
          <RefusedNote code={refused} />
          {ways !== undefined && <div className={styles['ways']}>{ways}</div>}
        </>
      )}
    </Slip>
  );
}
