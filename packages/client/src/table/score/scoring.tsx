import type { Result } from '@great-fire/game';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Link } from 'wouter';
import { practiceReplayPath, replayPath } from '../../replay/replay-address';
import { recordAddress } from '../../connection/api';
import { useIsWide, useMedia } from '../../shell/media';
import { Button, buttonClass } from '../../ui/button';
import { FaultFence } from '../../ui/fault-fence';
import { TopBar } from '../../ui/top-bar';
import { HistoryLine } from '../history/history-line';
import { LivingMap } from '../living-map';
import { Notices } from '../notice';
import { AgainIcon, DownloadIcon, WholeMapIcon } from '../pieces';
import { useTable } from '../table-context';
import { TableHeading } from '../table-heading';
import { CityAtLarge } from './city-at-large';
import { Ledger } from './ledger';
import { NotesAfter } from './notes-after';
import { OpenBox } from './open-box';
import { PlayAgain } from './play-again';
import { PracticeAgain } from './practice-again';
import { RevealSlip } from './reveal-slip';
import { SeenFromChoice } from './seen-from-choice';
import { ranked } from './ranking';
import styles from './scoring.module.css';
import { ShareResult } from './share-result';
import { TalkAfter } from './talk-after';
import { TieNote } from './tie-note';
import { ToldLine } from './told-line';
import { useLettering } from './use-lettering';
import { useTelling } from './use-telling';
import { Verdict } from './verdict';

const IN_ONE_ROW = 4;
const NARROW = '(max-width: 1279px)';

interface ScoringProps {
  readonly result: Result;
  readonly isFresh: boolean; // this page saw the game end
}

/** The end: the last state of the city, what was hidden, and the account of END-2. */
export function Scoring({ result, isFresh }: ScoringProps) {
  const { t } = useTranslation(['table', 'common', 'score']);
  const { view, match, practice, next } = useTable();
  const telling = useTelling(view.rules.hiddenColours, isFresh);
  const isWide = useIsWide();
  const [map, setMap] = useState<HTMLElement | null>(null);
  const { isFar, ...lettering } = useLettering(map);
  const [look, setLook] = useState<'account' | 'city' | 'account-again'>('account');
  const toAccount = useCallback(() => setLook('account-again'), []);
  const toCity = () => setLook('city');
  const isNarrow = useMedia(NARROW);
  const isCrowded = view.seats.length > IN_ONE_ROW;
  const isTight = isWide && (isCrowded || isNarrow);
  const reveals = (
    <div
      className={`${styles['reveals']} ${isTight ? styles['many'] : ''}`}
      role="group"
      aria-label={t('score:reveals')}
    >
      {(telling.isTold('total') ? ranked(result) : result.scores).map(({ seat }) => (
        <RevealSlip key={seat} seat={seat} result={result} compact={isTight} telling={telling} />
      ))}
    </div>
  );
  const lookAtCity = (
    <Button onClick={toCity} autoFocus={look === 'account-again'} data-testid="look-at-city">
      <WholeMapIcon size={18} /> {t('score:lookAtCity')}
    </Button>
  );
  const again = practice ? <PracticeAgain practice={practice} /> : <PlayAgain />;
  // On a phone the account is long, and nobody would see that the others wait.
  const isAskedAbove = !isWide && next !== null;
  const bar = (
    <TopBar
      short={!isWide}
      middle={<span className={styles['over']}>{t('step.over')}</span>}
      {...(isWide && {
        sub: `${view.rules.hiddenColours ? t('common:variant.hiddenColours') : t('common:variant.openColours')}, ${t('common:players', { count: view.seats.length })}`,
      })}
    />
  );
  if (look === 'city') {
    return (
      <div className={`${styles['page']} ${styles['large']}`} data-testid="scoring">
        {bar}
        <CityAtLarge result={result} onClose={toAccount} />
      </div>
    );
  }
  return (
    <div className={styles['page']} data-testid="scoring">
      {bar}
      <main className={styles['floor']}>
        <TableHeading />
        <div className={styles['pane']}>
          <div ref={setMap} className={styles['map']} data-far={isFar || undefined}>
            <FaultFence>
              <LivingMap {...lettering} />
            </FaultFence>
          </div>
          {isWide ? reveals : lookAtCity}
          <Notices />
        </div>
        <section className={styles['account']}>
          <Verdict result={result} isTold={telling.isTold('total')} />
          {isAskedAbove && <div className={styles['asked']}>{again}</div>}
          <ToldLine telling={telling} />
          <Ledger result={result} telling={telling} />
          {telling.isTold('total') && <TieNote result={result} />}
          <OpenBox reveal={result.reveal} />
          {isWide && telling.isTold('total') && (
            <>
              <div className={styles['history']}>
                <HistoryLine />
                {lookAtCity}
              </div>
              <SeenFromChoice />
            </>
          )}
          {!isWide && reveals}
          <div className={`${styles['ways']} ${isAskedAbove ? '' : styles['led']}`}>
            {!isAskedAbove && again}
            <Link
              href={practice ? practiceReplayPath(match.id) : replayPath(match.id)}
              className={buttonClass({ wide: true })}
              data-testid="replay"
            >
              <AgainIcon size={18} /> {t('score:replay')}
            </Link>
            {!practice && <TalkAfter />}
            {!practice && <NotesAfter />}
            {!practice && (
              <a
                className={buttonClass({ wide: true })}
                href={recordAddress(match.id)}
                download={`${match.id}.json`}
                data-testid="record"
              >
                <DownloadIcon size={18} /> {t('score:download')}
              </a>
            )}
            {!practice && (
              <Link
                href={`/fair/${match.id}`}
                className={buttonClass({ wide: true })}
                data-testid="was-it-fair"
              >
                {t('score:wasItFair')}
              </Link>
            )}
            {!practice && <ShareResult />}
            {(view.viewer !== null || practice) && (
              <Link href="/" className={buttonClass({ wide: true })}>
                {t('score:lobby')}
              </Link>
            )}
          </div>
        </section>
      </main>
    </div>
  );
}
