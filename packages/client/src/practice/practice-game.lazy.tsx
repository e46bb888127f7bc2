import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MatchClient } from '../live/match-client';
import { useMatchClient } from '../live/use-match';
import { loadPageOfRules } from '../live/version-reload';
import { nameOf, useTable, type LocalGameApi } from '../table/model/table-context';
import { Table } from '../table/table';
import { LoadingScene } from '../page/loading-scene';
import { TableUnavailable } from '../table/table-unavailable';
import { useMatchTable } from '../table/model/use-match-table';
import { PRACTICE_PATH } from '../lib/routes';
import { downloadFile } from '../lib/export-text';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { importWithRetry } from '../lib/lazy-with-retry';
import type { SeatAssignment } from './branch.lazy';
import { BranchTrigger } from './branch-trigger';
import type { PracticeHint } from './worker-messages';
import { WorkerConnection } from './worker-connection';
import { PassDeviceDialog } from './pass-device-dialog';
import type { SavedGame } from './saved-game';

const RoundHints = lazyExtra(
  () => import('./round-hints.lazy').then((module) => module.RoundHints),
  'tutorial',
);

const ActionHintPanel = lazyExtra(
  () => import('./action-hint-panel.lazy').then((module) => module.ActionHintPanel),
  'practice',
  'replay',
);

/** Returns the stored game; null if it is missing or unreadable. Its validation loads after the first render. */
async function readGame(id: string): Promise<SavedGame | null> {
  const { loadSavedGame } = await importWithRetry(() => import('./game-reader.lazy'));
  return loadSavedGame(id);
}

/** A practice game by its id, on the page of its rules version. Mount it with the id as `key`. */
export function PracticeGame({ game }: { readonly game: string }) {
  const [lastHintTurn, setLastHintTurn] = useState<number | null>(null);
  useEffect(() => {
    // The worker opens no game of another version, and reports a game that cannot be read.
    readGame(game).then(
      (saved) => {
        setLastHintTurn(saved?.lastHintTurn ?? null);
        return saved !== null && loadPageOfRules(saved.rules);
      },
      () => undefined,
    );
  }, [game]);
  const [worker] = useState(() => new WorkerConnection(game, startWorker));
  const [hint, setHint] = useState<PracticeHint | 'none' | null>(null);
  const handle = useMatchClient(() => new MatchClient({ match: game }, undefined, worker));
  const practice = useMemo(
    (): LocalGameApi => ({
      newGamePath: PRACTICE_PATH,
      renderBranchTrigger: (stateId, seat, opener) => (
        <PracticeBranch game={game} stateId={stateId} seat={seat}>
          {opener}
        </PracticeBranch>
      ),
      setBotSpeed: (speed) => worker.ask('set-bot-speed', speed),
      showHint: () => void worker.ask('hint').then((found) => setHint(found ?? 'none')),
      saveRecord: async () => downloadFile(`${game}.json`, JSON.stringify(await worker.ask('record'))),
    }),
    [game, worker],
  );
  const store = useMatchTable(handle, practice);
  const { connection, connectError, mySeat, match, view } = handle.snapshot;
  if (connection === 'refused')
    return <TableUnavailable code={connectError?.code ?? 'not-found'} isPractice />;
  if (store === null || match === null || view === null) return <LoadingScene kind="table" />;
  const { turn, result } = view;
  const isPassing = mySeat === null && result === null && worker.humanSeats.includes(turn.seat);
  return (
    <>
      <Table key={mySeat ?? 'spectator'} store={store}>
        {lastHintTurn !== null && turn.number <= lastHintTurn && <RoundHints lastTurn={lastHintTurn} />}
        {hint !== null && <ActionHintPanel hint={hint} onClose={() => setHint(null)} />}
      </Table>
      {isPassing && (
        <PassDeviceDialog
          name={nameOf(match, turn.seat)}
          onReady={() => void worker.ask('take-device', turn.seat)}
        />
      )}
    </>
  );
}

interface PracticeBranchProps {
  readonly game: string;
  readonly stateId: number;
  readonly seat: number;
  readonly children: (open: () => void) => ReactNode;
}

/** Starts a branch from an earlier state of this game. */
function PracticeBranch({ game, stateId, seat, children }: PracticeBranchProps) {
  const { match } = useTable('match');
  const branch = async (assignment: SeatAssignment) => {
    const [saved, { branchFromSaved }] = await Promise.all([readGame(game), import('./branch.lazy')]);
    if (saved === null) throw new Error('The game is gone');
    return branchFromSaved(saved, stateId, assignment);
  };
  return (
    <BranchTrigger names={match.seats.map((_, index) => nameOf(match, index))} seat={seat} branch={branch}>
      {children}
    </BranchTrigger>
  );
}

const startWorker = (): Worker =>
  new Worker(new URL('./practice-worker.ts', import.meta.url), { type: 'module' });
