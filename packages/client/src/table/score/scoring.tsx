import type { Result } from '@great-fire/game';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordAddress } from '../../connection/api';
import { useIsWide } from '../../shell/media';
import { buttonClass } from '../../ui/button';
import { FaultFence } from '../../ui/fault-fence';
import { TopBar } from '../../ui/top-bar';
import { LivingMap } from '../living-map';
import { Notices } from '../notice';
import { DownloadIcon } from '../pieces';
import { useTable } from '../table-context';
import { TableHeading } from '../table-heading';
import { Ledger } from './ledger';
import { OpenBox } from './open-box';
import { RevealSlip } from './reveal-slip';
import { ranked } from './ranking';
import styles from './scoring.module.css';
import { TieNote } from './tie-note';
import { Verdict } from './verdict';

const IN_ONE_ROW = 4;

/** The end: the last state of the city, what was hidden, and the account of END-2. */
export function Scoring({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable();
  const isWide = useIsWide();
  const isCrowded = view.seats.length > IN_ONE_ROW;
  const reveals = (
    <div
      className={`${styles['reveals']} ${isCrowded ? styles['many'] : ''}`}
      role="group"
      aria-label={t('score.reveals')}
    >
      {ranked(result).map(({ seat }) => (
        <RevealSlip key={seat} seat={seat} result={result} compact={isWide && isCrowded} />
      ))}
    </div>
  );
  return (
    <div className={styles['page']} data-testid="scoring">
      <TopBar
        short={!isWide}
        middle={t('step.over')}
        {...(isWide && {
          sub: `${view.rules.hiddenColours ? t('common:variant.hiddenColours') : t('common:variant.openColours')}, ${t('common:players', { count: view.seats.length })}`,
        })}
      />
      <main className={styles['floor']}>
        <TableHeading />
        <div className={styles['pane']}>
          <div className={styles['map']}>
            <FaultFence>
              <LivingMap />
            </FaultFence>
          </div>
          {isWide && reveals}
          <Notices />
        </div>
        <section className={styles['account']}>
          <Verdict result={result} />
          <Ledger result={result} />
          <TieNote result={result} />
          <OpenBox reveal={result.reveal} />
          {!isWide && reveals}
          <div className={styles['ways']}>
            <Link href="/" className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
              {t('score.lobby')}
            </Link>
            <a
              className={buttonClass({ wide: true })}
              href={recordAddress(match.id)}
              download={`${match.id}.json`}
              data-testid="record"
            >
              <DownloadIcon size={18} /> {t('score.download')}
            </a>
          </div>
        </section>
      </main>
    </div>
  );
}
