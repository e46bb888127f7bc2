import type { GameRecord } from '@great-fire/game';
import type { MatchSummary } from '@great-fire/protocol';
import { plainConduct } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { listed } from '../i18n/listed';
import { useIsWide } from '../shell/media';
import { DecisionProvider, useChoiceStore } from '../table/decision';
import { Explainer } from '../table/explain/explainer';
import type { Shown, Travel } from '../table/shown';
import { ShownContext, TravelContext } from '../table/shown';
import type { TableState } from '../table/table-context';
import { nameOf, TableContext } from '../table/table-context';
import { countedEntries, moveAt } from './model/counted';
import type { Course } from './model/course';
import { lastMove } from './model/course';
import { placeOf } from './model/place-of';
import { roundStarts, turnStarts } from './model/steps';
import { NarrowReplay } from './narrow-replay';
import type { RecordWay, Replay } from './replay-context';
import { ReplayContext, useReplay } from './replay-context';
import { linkTo } from './replay-address';
import { usePosition } from './use-position';
import { WideReplay } from './wide-replay';

interface ViewerProps {
  readonly course: Course;
  readonly match: MatchSummary;
  readonly path: string; // of the game's address
  readonly asked: string | undefined; // the move in it
  readonly search?: string; // behind the path of a link, with its '?'; left out: nothing
  readonly isShared: boolean; // others can open its address
  readonly record: RecordWay | null;
  readonly played: GameRecord | null; // what is looked through, once all of it is open
  readonly table: string | null; // the path of the table; null: there is none
}

/** A game to look through, from its deal to its last move. Null until its first position is there. */
export function Viewer({ course, match, path, asked, search, isShared, record, played, table }: ViewerProps) {
  const position = usePosition(course, path, asked);
  const last = lastMove(course);
  const eyes = position?.eyes ?? 'spectator';
  const log = useMemo(() => course.logFrom(eyes), [course, eyes]);
  const told = useMemo(() => {
    const entries = countedEntries(log, course.counted);
    const turns = turnStarts(entries);
    return { entries, turns, rounds: roundStarts(turns, match.seats.length) };
  }, [log, course, match]);
  const replay = useMemo(
    (): Replay | null =>
      position === null
        ? null
        : {
            ...position,
            ...told,
            ...{ course, match, last, record, played, table },
            link: isShared ? linkTo(path, position.move, search) : null,
          },
    [position, told, course, match, last, record, played, table, isShared, path, search],
  );
  if (replay === null) return null;
  return (
    <ReplayContext value={replay}>
      <AsTable log={log}>
        <Explainer />
        <Title />
        <PlaceShown />
        <Screens />
      </AsTable>
    </ReplayContext>
  );
}

const Screens = () => (useIsWide() ? <WideReplay /> : <NarrowReplay />);

/** The position as a table has it, so that the parts of the table show it. Nobody decides anything there. */
function AsTable({ log, children }: { readonly log: TableState['log']; readonly children: ReactNode }) {
  const { course, match, move, last, view, goTo } = useReplay();
  const { counted } = course;
  const stateId = counted[move] ?? 0;
  const latest = counted[last] ?? 0;
  const table = useMemo(
    () => stillTable({ match, view: { ...view, viewer: null, own: null }, stateId: latest, log }),
    [match, view, latest, log],
  );
  const shown = useMemo((): Shown => ({ view, stateId, mode: 'past' }), [view, stateId]);
  const goToState = useCallback((to: number) => goTo(moveAt(counted, to)), [goTo, counted]);
  const travel = useMemo(
    (): Travel => ({
      latest,
      goTo: goToState,
      backToLive: () => undefined, // what is shown stays
      from: null,
      lookFrom: () => undefined,
      replay: () => undefined,
    }),
    [latest, goToState],
  );
  return (
    <TableContext value={table}>
      <TravelContext value={travel}>
        <ShownContext value={shown}>
          <DecisionProvider>{children}</DecisionProvider>
        </ShownContext>
      </TravelContext>
    </TableContext>
  );
}

const NONE = [] as const; // the same each time: the log is written anew where they change
const NOTHING_DONE = { ok: false, code: 'not-now', message: '' } as const;
const nothing = () => Promise.resolve(NOTHING_DONE);

function stillTable(known: Pick<TableState, 'match' | 'view' | 'stateId' | 'log'>): TableState {
  const { seats, turn } = known.view;
  return {
    ...known,
    conduct: plainConduct(seats.length, turn.step === 'over' ? null : turn.seat, 0),
    tableLog: NONE,
    serverNow: Date.now,
    chat: NONE,
    chatIsWhole: true,
    presence: { seats: seats.map(() => true), spectators: 0 },
    next: null,
    line: 'live',
    sending: false,
    act: nothing,
    wish: null,
    askBack: null,
    introduce: () => undefined,
    say: nothing,
    tend: nothing,
    loadSaid: () => Promise.resolve(),
    loadEarlier: () => Promise.resolve(),
    viewAt: () => null,
    fetchView: () => Promise.resolve(null),
  };
}

function Title() {
  const { t } = useTranslation('replay');
  const { match } = useReplay();
  const names = listed(match.seats.map((_, seat) => nameOf(match, seat)));
  const title = t('title', { names });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Lights on the map where the last move was made. */
function PlaceShown() {
  const { entries, move } = useReplay();
  const store = useChoiceStore();
  const place = placeOf(entries[move - 1]);
  useEffect(() => {
    store.getState().look({ named: place });
  }, [store, place, move]);
  return null;
}
