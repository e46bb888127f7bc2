import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'wouter';
import { recordAddress } from '../../connection/api';
import { useIsWide } from '../../shell/media';
import { buttonClass } from '../../ui/button';
import { FaultFence } from '../../ui/fault-fence';
import { TopBar } from '../../ui/top-bar';
import { HistoryLine } from '../history/history-line';
import { LivingMap } from '../living-map';
import { Notices } from '../notice';
import { DownloadIcon } from '../pieces';
import { useTable } from '../table-context';
import { TableHeading } from '../table-heading';
import { Ledger } from './ledger';
import { OpenBox } from './open-box';
import { PlayAgain } from './play-again';
import { RevealSlip } from './reveal-slip';
import { ranked } from './ranking';
import styles from './scoring.module.css';
import { TieNote } from './tie-note';
import { ToldLine } from './told-line';
import { useTelling } from './use-telling';
import { Verdict } from './verdict';

const IN_ONE_ROW = 4;

interface ScoringProps {
  readonly result: Result;
  readonly isFresh: boolean; // this page saw the game end
}

/** The end: the last state of the city, what was hidden, and the account of END-2. */
export function Scoring({ result, isFresh }: ScoringProps) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable();
  const telling = useTelling(view.rules.hiddenColours, isFresh);
  const isWide = useIsWide();
  const isCrowded = view.seats.length > IN_ONE_ROW;
  const reveals = (
    <div
      className={`${styles['reveals']} ${isCrowded ? styles['many'] : ''}`}
      role="group"
      aria-label={t('score.reveals')}
    >
      {(telling.isTold('total') ? ranked(result) : result.scores).map(({ seat }) => (
        <RevealSlip key={seat} seat={seat} result={result} compact={isWide && isCrowded} telling={telling} />
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
          <Verdict result={result} isTold={telling.isTold('total')} />
          <ToldLine telling={telling} />
          <Ledger result={result} telling={telling} />
          {telling.isTold('total') && <TieNote result={result} />}
          <OpenBox reveal={result.reveal} />
          {telling.isTold('total') && <HistoryLine />}
          {!isWide && reveals}
          <div className={styles['ways']}>
            <PlayAgain />
            <a
              className={buttonClass({ wide: true })}
              href={recordAddress(match.id)}
              download={`${match.id}.json`}
              data-testid="record"
            >
              <DownloadIcon size={18} /> {t('score.download')}
            </a>
            {view.viewer !== null && (
              <Link href="/" className={buttonClass({ wide: true })}>
                {t('score.lobby')}
              </Link>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}
