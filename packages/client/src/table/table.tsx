import { Suspense, useCallback, useEffect, useState } from 'react';
import { openWords } from '../i18n/i18n';
import { tableNameFor } from '../i18n/table-name';
import { useTranslation } from '../i18n/use-translation';
import { useIsWide } from '../shell/media';
import { Announcer } from './announcer/announcer';
import { TableTalkHeard } from './chat/table-chat';
import type { StartOfChoice } from './choice/store';
import { DecisionProvider, useIsAsked } from './decision';
import { DesktopTable } from './desktop-table';
import { Explainer } from './explain/explainer';
import { useHistoryKeys } from './history/use-history-keys';
import { KeysContext } from './keys/keys-context';
import { SkipLinks } from './keys/skip-links';
import { useKeptFocus } from './keys/use-kept-focus';
import { useTableKeys } from './keys/use-table-keys';
import { PhoneTable } from './phone-table';
import { ShownProvider } from './shown-provider';
import { Sounds } from './sound/sounds';
import { FaultFence } from '../ui/fault-fence';
import { StoryLayer } from './story/story-layer';
import type { TableState } from './table-context';
import { TableContext, useTable } from './table-context';
import { lazily } from '../shell/lazily';

const fetchScoring = async () => {
  const [score] = await Promise.all([import('./score/scoring'), openWords('score')]);
  return { default: score.Scoring };
};
const Scoring = lazily(fetchScoring);
const CallSigns = lazily(() =>
  import('../notices/call-signs').then((signs) => ({ default: signs.CallSigns })),
);
const KeyList = lazily(() => import('./keys/key-list').then((list) => ({ default: list.KeyList })));

interface TableProps {
  readonly state: TableState;
  readonly start?: StartOfChoice; // what is picked already; left out: nothing
}

/** A running or finished game, whoever looks at it. */
export function Table({ state, start }: TableProps) {
  const [sawPlay] = useState(state.view.result === null);
  return (
    <TableContext value={state}>
      <ShownProvider>
        <DecisionProvider {...(start !== undefined && { start })}>
          <Announcer />
          <FaultFence fallback={null}>
            <Explainer />
          </FaultFence>
          <TableTitle />
          <HistoryKeys />
          {state.view.result === null ? (
            <Playing />
          ) : (
            <Suspense fallback={null}>
              <Scoring result={state.view.result} isFresh={sawPlay} />
            </Suspense>
          )}
          <StoryLayer />
          <FaultFence fallback={null}>
            <Sounds />
          </FaultFence>
          {!state.practice && <TableTalkHeard />}
        </DecisionProvider>
      </ShownProvider>
    </TableContext>
  );
}

function Playing() {
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  useScoringInTime();
  const isWide = useIsWide();
  return (
    <KeysContext value={showKeys}>
      <SkipLinks />
      {isWide ? <DesktopTable /> : <PhoneTable />}
      {showsKeys && (
        <Suspense fallback={null}>
          <KeyList onClose={() => setShowsKeys(false)} />
        </Suspense>
      )}
      <ByKeys onKeyList={showKeys} />
    </KeysContext>
  );
}

/** By itself, for it hears of all that is touched, and the table round it need not. */
function ByKeys({ onKeyList }: { readonly onKeyList: () => void }) {
  useTableKeys(onKeyList);
  useKeptFocus();
  return null;
}

/** The account of the game is fetched in its last turns, not before: most who come do not come for it. */
function useScoringInTime(): void {
  const isNear = useTable().view.lastTurns !== null;
  useEffect(() => {
    if (isNear) void fetchScoring();
  }, [isNear]);
}

function HistoryKeys() {
  useHistoryKeys();
  return null;
}

// The page loads title and notifications when it is hidden, or after this time.
const LATER_MS = 15_000;

function TableTitle() {
  const { t } = useTranslation('table');
  const table = tableNameFor(useTable().match.tableName);
  const isMine = useIsAsked();
  const title = t(isMine ? 'yourTurnTitle' : 'pageTitle', { table });
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const come = () => setLater(true);
    const timer = setTimeout(come, LATER_MS);
    document.addEventListener('visibilitychange', come);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', come);
    };
  }, []);
  useEffect(() => {
    if (!isLater) document.title = title;
  }, [title, isLater]);
  return (
    isLater && (
      <FaultFence fallback={null}>
        <Suspense fallback={null}>
          <CallSigns title={title} isMine={isMine} />
        </Suspense>
      </FaultFence>
    )
  );
}
