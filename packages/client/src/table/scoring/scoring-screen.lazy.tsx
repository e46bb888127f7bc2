import { Fragment, useCallback, useState } from 'react';
import { Link } from 'wouter';
import type { Result } from '@great-fire/game';
import { isolateText, PREVIEW_FORMATS } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { practiceReplayPath, replayPath } from '../../lib/routes';
import { previewImageUrl, recordUrl } from '../../api/table';
import { useIsDesktop, useMediaQuery } from '../../lib/use-media-query';
import { Button, buttonClass } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { ErrorBoundary } from '../../ui/error-boundary';
import { TopBar } from '../../page/top-bar';
import { HistorySlider } from '../time-travel/history-slider';
import { TableMap, TableHeading } from '../map-pane/table-map';
import { MapAlerts } from '../map-pane/map-alerts';
import { useMapTextSize } from '../map-pane/use-map-text-size';
import { RepeatIcon, DownloadIcon, MapIcon } from '../../ui/icons';
import { type LocalGameApi, useTable, useTableValue, nameOf } from '../model/table-context';
import { formatList } from '../../i18n/format';
import { FullMapView } from './full-map-view';
import { ScoreTable } from './score-table';
import { GroupLink, NotesButton, ShareResult, ChatButton } from './result-buttons';
import { UnusedComponents } from './unused-components';
import { Rematch } from './rematch';
import { RevealedHand } from './revealed-hand';
import { ScoringPerspective } from './perspective-select';
import { rankScores, getTiedLeaders, getTieBreakValue } from './score-rows';
import styles from './scoring-screen.module.css';
import { RevealProgress, useScoreReveal } from './score-reveal';
import { ResultHeading } from './result-heading';
import { ResultScene } from './result-scene';
import { HonoursList } from './honours-list';

const DiaryPage = lazyWithRetry(() => import('../../page/diary.lazy').then((module) => module.DiaryPage));

/** Explains the tie-break and its values, if one decided the game. */
function TieNote({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { match } = useTable('match');
  const { decidedBy } = result;
  if (decidedBy === null) return null;
  const figures = formatList(
    getTiedLeaders(result).map(
      (score) => `${nameOf(match, score.seat)} ${getTieBreakValue(score, decidedBy)}`,
    ),
  );
  return (
    <p className="quiet text-15-5">
      <b className="ink">{t('scoring:tieBreakTitle')}</b> {t(`scoring:tieBreakCriterion.${decidedBy}`)}:{' '}
      {figures}
    </p>
  );
}

/** Controls after a practice game: play again, and download the record. */
function PracticeRematch({ localGame }: { readonly localGame: LocalGameApi }) {
  const { t } = useTranslation(['table', 'scoring']);
  return (
    <>
      <Link
        href={localGame.newGamePath}
        className={buttonClass({ variant: 'primary', size: 'large', fullWidth: true })}
      >
        {t('scoring:playAgain')}
      </Link>
      <Button fullWidth onClick={() => void localGame.saveRecord()} data-testid="download-record">
        <DownloadIcon size={18} /> {t('scoring:downloadRecord')}
      </Button>
    </>
  );
}

const MINOR = { variant: 'ghost', size: 'small' } as const;
const MAX_HANDS_IN_ROW = 4;
const NARROW_SCREEN = '(max-width: 1279px)';

interface ScoringScreenProps {
  readonly result: Result;
  readonly sawGameEnd: boolean; // this page was open at the end
}

/** The end of the game: the final map, the revealed secrets and the score (END-2). */
export function ScoringScreen({ result, sawGameEnd }: ScoringScreenProps) {
  const { t } = useTranslation(['table', 'common', 'scoring']);
  const { view, match, localGame, rematch } = useTable('view', 'match', 'localGame', 'rematch');
  const leaderName = useTableValue(({ ledReplay }) => ledReplay?.leader?.name ?? null);
  const leadsNext = useTableValue(
    ({ ledReplay, view: { viewer } }) => ledReplay?.leader === null && ledReplay.to === viewer,
  );
  const scoreReveal = useScoreReveal(view.rules.hiddenColours, sawGameEnd);
  const isWide = useIsDesktop();
  const [map, setMap] = useState<HTMLElement | null>(null);
  const { hidesText, ...mapProps } = useMapTextSize(map);
  const [isMapOpen, setMapOpen] = useState(false);
  const [hasReturned, setReturned] = useState(false); // from the map, whose button then gets the focus
  const showScores = useCallback(() => {
    setMapOpen(false);
    setReturned(true);
  }, []);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const isCrowded = view.seats.length > MAX_HANDS_IN_ROW;
  const isTight = isWide && (isCrowded || isNarrow);
  const revealedHands = (
    <div
      className={`stack gap-12 ${styles['reveals']} ${isTight ? styles['many'] : ''}`}
      role="group"
      aria-label={t('scoring:revealedSecrets')}
    >
      {(scoreReveal.isRevealed('total') ? rankScores(result) : result.scores).map(({ seat }) => (
        <RevealedHand key={seat} seat={seat} result={result} compact={isTight} scoreReveal={scoreReveal} />
      ))}
    </div>
  );
  // On a wide screen they stand below the buttons, which are in sight then. The key keeps an open one open when the
  // layout changes, such as for printing.
  const details = (
    <Fragment key="details">
      {!localGame && scoreReveal.isRevealed('total') && (
        <Disclosure
          summary={t('scoring:diary')}
          className={`quiet text-15 ${styles['box']}`}
          testId="open-diary"
        >
          <DiaryPage match={match.id} noDiary={t('scoring:noDiary')} />
        </Disclosure>
      )}
      <UnusedComponents reveal={result.reveal} />
    </Fragment>
  );
  const honours = scoreReveal.isRevealed('total') && <HonoursList result={result} />;
  const mapButton = (
    <Button onClick={() => setMapOpen(true)} autoFocus={hasReturned} data-testid="open-full-map">
      <MapIcon size={18} /> {t('scoring:viewCity')}
    </Button>
  );
  const rematchControls = localGame ? <PracticeRematch localGame={localGame} /> : <Rematch />;
  // On phones the page is long. At the bottom, the player would miss that the others wait.
  const isRematchOnTop = !isWide && rematch !== null;
  const topBar = (
    <TopBar
      isCompact={!isWide}
      center={<span className="fell-20">{t('step.gameOver')}</span>}
      {...(isWide && {
        subtitle: `${view.rules.hiddenColours ? t('common:variant.hiddenColours') : t('common:variant.openColours')}, ${t('common:playerCount', { count: view.seats.length })}`,
      })}
    />
  );
  if (isMapOpen) {
    return (
      <div className={`column page-high ${styles['page']} ${styles['large']}`} data-testid="scoring">
        {topBar}
        <FullMapView result={result} onClose={showScores} />
      </div>
    );
  }
  return (
    <div className={`column page-high ${styles['page']}`} data-testid="scoring">
      {topBar}
      <main className={`flex grow lowerable ${styles['floor']}`}>
        <TableHeading />
        <div className={`grow narrowable relative clipped ${styles['pane']}`}>
          <div
            ref={setMap}
            className={`wide relative ${styles['map']}`}
            data-hide-text={hidesText || undefined}
          >
            <ErrorBoundary>
              <TableMap {...mapProps} />
            </ErrorBoundary>
          </div>
          {isWide ? revealedHands : mapButton}
          <MapAlerts />
        </div>
        <section className={`column gap-14 relative scroll on-panel edge max-640 ${styles['account']}`}>
          <ResultScene result={result} isRevealed={scoreReveal.isRevealed('total')}>
            <ResultHeading result={result} isRevealed={scoreReveal.isRevealed('total')} />
          </ResultScene>
          {(leaderName !== null || leadsNext) && (
            <Link
              href={`${replayPath(match.id)}?together`}
              className={buttonClass({ fullWidth: true })}
              data-testid="follow-leader"
            >
              <RepeatIcon size={18} />{' '}
              {leaderName === null
                ? t('scoring:leadNext')
                : t('scoring:followLeader', { name: isolateText(leaderName) })}
            </Link>
          )}
          {isWide && honours}
          {isRematchOnTop && <div className={`stack gap-6 ${styles['rematch']}`}>{rematchControls}</div>}
          <RevealProgress scoreReveal={scoreReveal} />
          <ScoreTable result={result} scoreReveal={scoreReveal} />
          {scoreReveal.isRevealed('total') && <TieNote result={result} />}
          {!isWide && honours}
          {!isWide && details}
          {!isWide && revealedHands}
          <div
            className={`unprinted flex wrap gap-10 ${styles['actions']} ${isRematchOnTop ? '' : styles['separated']}`}
          >
            {!isRematchOnTop && rematchControls}
            {!localGame && <ShareResult result={result} />}
            <Link
              href={localGame ? practiceReplayPath(match.id) : replayPath(match.id)}
              className={buttonClass({ fullWidth: true })}
              data-testid="replay-link"
            >
              <RepeatIcon size={18} /> {t('scoring:watchReplay')}
            </Link>
            <div className={`flex wrap middle ${styles['minor']}`}>
              {!localGame && (
                <>
                  <GroupLink />
                  <Link href={`/fair/${match.id}`} className={buttonClass(MINOR)} data-testid="to-fairness">
                    {t('scoring:checkFairness')}
                  </Link>
                  <ChatButton />
                  <NotesButton />
                  <a
                    className={buttonClass(MINOR)}
                    href={recordUrl(match.id)}
                    download={`${match.id}.json`}
                    data-testid="download-record"
                  >
                    {t('scoring:downloadRecord')}
                  </a>
                  {PREVIEW_FORMATS.map((format) => (
                    <a
                      key={format}
                      className={buttonClass(MINOR)}
                      href={previewImageUrl(match.id, format)}
                      download={`${match.id}-${format}.png`}
                      data-testid={`save-picture-${format}`}
                    >
                      {t(`scoring:savePicture.${format}`)}
                    </a>
                  ))}
                </>
              )}
              {(view.viewer !== null || localGame) && (
                <Link href="/" className={buttonClass(MINOR)}>
                  {t('scoring:backToLobby')}
                </Link>
              )}
            </div>
          </div>
          {isWide && details}
          {isWide && scoreReveal.isRevealed('total') && (
            <>
              <div className={`unprinted row gap-14 line-above pad-top-10 ${styles['history']}`}>
                <HistorySlider />
                {mapButton}
              </div>
              <ScoringPerspective />
            </>
          )}
        </section>
      </main>
    </div>
  );
}
