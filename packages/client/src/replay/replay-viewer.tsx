import type { GameRecord } from '@great-fire/game/record';
import type { MatchSummary } from '@great-fire/protocol';
import { type ReactNode, memo, useCallback, useEffect, useMemo, useState } from 'react';
import { RULES_VERSION } from '@great-fire/game';
import { useIsDesktop } from '../lib/use-media-query';
import { loadPageOfRules, wasReloadedForRules } from '../live/version-reload';
import { LoadingScene } from '../page/loading-scene';
import { MoveInputProvider, useDraftStore } from '../table/move-input/move-input-context';
import { HelpTooltipHost } from '../table/help/help-tooltip-host';
import { StaticDisplayProvider } from '../table/model/display-context';
import type { DisplayedState } from '../table/model/display-store';
import { staticTableModel } from '../table/model/static-table';
import { type TableModel, TableProvider } from '../table/model/table-context';
import { mainlineEntries, moveAt } from '../table/log/mainline';
import { positionUrl } from '../lib/routes';
import { type ReplaySource, lastMove } from './model/replay-source';
import { districtOfMove } from './model/move-district';
import { roundStarts, turnStarts } from './model/turns';
import { PhoneReplay } from './phone-replay';
import { type RecordDownload, type Replay, ReplayContext, useReplay } from './replay-context';
import { createShownTurn } from './review/shown-turn';
import { usePosition } from './use-position';
import { TOGETHER_SEARCH, useTogether } from './use-together';
import { DesktopReplay } from './desktop-replay';
import { InvalidRecordPage } from './invalid-record';
import { matchFromRecord } from './record-to-match';
import { openRecord } from './model/record-source';

interface ReplayViewerProps {
  readonly source: ReplaySource;
  readonly match: MatchSummary;
  readonly path: string; // path of the replay
  readonly initialMove: string | undefined; // move in the URL
  readonly search?: string; // query string of links, with '?'; default: none
  readonly isShared: boolean; // others can open the URL
  readonly download: RecordDownload | null;
  readonly record: GameRecord | null; // null: not available while the game is running
  readonly tablePath: string | null; // null: no table
  readonly together?: string; // id of the match whose people look back together
}

/** Replay of a game from the deal to the last move. Renders nothing until the first position is loaded. */
export function ReplayViewer({
  source,
  match,
  path,
  initialMove,
  search,
  isShared,
  download,
  record,
  tablePath,
  together: togetherId,
}: ReplayViewerProps) {
  const ownPosition = usePosition(source, path, initialMove);
  const { position, together } = useTogether(ownPosition, togetherId);
  const [shownTurn] = useState(createShownTurn);
  const last = lastMove(source);
  const perspective = position?.perspective ?? 'spectator';
  const log = useMemo(() => source.logFor(perspective), [source, perspective]);
  const timeline = useMemo(() => {
    const entries = mainlineEntries(log, source.mainline);
    const turns = turnStarts(entries);
    return { entries, turns, rounds: roundStarts(turns, match.seats.length) };
  }, [log, source, match]);
  const replay = useMemo(
    (): Replay | null =>
      position === null
        ? null
        : {
            ...position,
            ...timeline,
            ...{ source, match, last, download, record, tablePath, shownTurn, together },
            link: isShared
              ? positionUrl(
                  path,
                  position.move,
                  (together?.openedBy ?? null) === null ? search : TOGETHER_SEARCH,
                )
              : null,
          },
    [
      position,
      timeline,
      source,
      match,
      last,
      download,
      record,
      tablePath,
      shownTurn,
      together,
      isShared,
      path,
      search,
    ],
  );
  if (replay === null) return null;
  return (
    <ReplayContext value={replay}>
      <ReplayTableProvider log={log}>
        <HelpTooltipHost />
        <HighlightMove />
        <ReplayLayout />
      </ReplayTableProvider>
    </ReplayContext>
  );
}

// Its parts read what changes with a move.
const ReplayLayout = memo(() => (useIsDesktop() ? <DesktopReplay /> : <PhoneReplay />));

/** Provides the position as a table model, so that the components of the table can show it. Moves are not possible. */
function ReplayTableProvider({
  log,
  children,
}: {
  readonly log: TableModel['log'];
  readonly children: ReactNode;
}) {
  const { source, match, move, last, view, goTo, shownTurn } = useReplay();
  const { mainline } = source;
  const stateId = mainline[move] ?? 0;
  const latest = mainline[last] ?? 0;
  const table = useMemo(
    () => ({
      ...staticTableModel({ match, view: { ...view, viewer: null, own: null }, stateId: latest, log }),
      signals: shownTurn.signals,
    }),
    [match, view, latest, log, shownTurn],
  );
  const displayed = useMemo(
    (): DisplayedState => ({ view, stateId, mode: 'past', countsSecrets: true }),
    [view, stateId],
  );
  const goToState = useCallback((target: number) => goTo(moveAt(mainline, target)), [goTo, mainline]);
  return (
    <TableProvider model={table}>
      <StaticDisplayProvider displayed={displayed} goTo={goToState}>
        <MoveInputProvider>{children}</MoveInputProvider>
      </StaticDisplayProvider>
    </TableProvider>
  );
}

/** Highlights the district of the last move on the map, or that to which a leader points. */
function HighlightMove() {
  const { entries, move, together } = useReplay();
  const store = useDraftStore();
  const district = together?.mark ?? districtOfMove(entries[move - 1]);
  useEffect(() => {
    store.getState().setHover({ inLog: district });
  }, [store, district, move]);
  return null;
}

interface RecordViewerProps {
  readonly record: GameRecord;
  readonly id: string; // match id, or any id if the server does not know the game
  readonly path: string; // path of the replay
  readonly initialMove: string | undefined; // move in the URL
  readonly search?: string; // query string of links, with '?'; default: none
  readonly isShared: boolean; // others can open the URL
  readonly download: RecordDownload;
  readonly tablePath: string | null; // null: no table
  readonly together?: string; // id of the match whose people look back together
}

/** Replay of a record, on the page of its rules version: this one, or another one that this component loads. */
export function RecordViewer(props: RecordViewerProps) {
  const { rules = RULES_VERSION } = props.record;
  const [wasReloaded] = useState(() => wasReloadedForRules(rules));
  useEffect(() => void loadPageOfRules(rules), [rules]);
  if (rules === RULES_VERSION) return <CurrentRecordViewer {...props} />;
  if (!wasReloaded) return <LoadingScene kind="replay" />;
  const why = `this server has no version ${rules} of the rules`;
  return (
    <InvalidRecordPage
      error={{ verdict: { ok: false, format: { field: 'rules', why } }, record: props.record }}
    />
  );
}

/** Replay of a record of this page's rules. A record that breaks a rule is not shown; the rule is named. */
function CurrentRecordViewer({ record, id, download, ...rest }: RecordViewerProps) {
  const opened = useMemo(() => openRecord(record), [record]);
  const match = useMemo(() => matchFromRecord(record, id), [record, id]);
  if (!opened.ok) return <InvalidRecordPage error={{ verdict: opened.verdict, record }} />;
  return <ReplayViewer {...rest} source={opened.source} match={match} download={download} record={record} />;
}
