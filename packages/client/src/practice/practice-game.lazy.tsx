import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { MatchClient } from '../live/match-client';
import { useMatchClient } from '../live/use-match';
import { loadPageOfRules } from '../live/version-reload';
import { nameOf, useTable } from '../table/model/table-context';
import type { LocalGameApi } from '../table/model/table-context';
import { Table } from '../table/table';
import { Connecting, TableUnavailable } from '../table/table-status-page';
import { useMatchTable } from '../table/model/use-match-table';
import type { SeatAssignment } from './branch.lazy';
import { BranchTrigger } from './branch-trigger';
import { PRACTICE_PATH } from '../lib/routes';
import { WorkerSocket } from './worker-socket';
import { downloadFile } from '../lib/export-text';
import { loadSavedGame } from './game-store';
import { PassDeviceDialog } from './pass-device-dialog';

/** A practice game by its id, on the page of its rules version. Mount it with the id as `key`. */
export function PracticeGame({ game }: { readonly game: string }) {
  useEffect(() => {
    // The worker opens no game of another version, and reports a game that cannot be read.
    loadSavedGame(game).then(
      (saved) => saved !== null && loadPageOfRules(saved.rules),
      () => undefined,
    );
  }, [game]);
  const [socket] = useState(() => new WorkerSocket(game, startWorker));
  const handle = useMatchClient(() => new MatchClient({ match: game }, undefined, socket.asSocket));
  const practice = useMemo(
    (): LocalGameApi => ({
      newGamePath: PRACTICE_PATH,
      renderBranchTrigger: (stateId, seat, opener) => (
        <PracticeBranch game={game} stateId={stateId} seat={seat}>
          {opener}
        </PracticeBranch>
      ),
      setBotSpeed: (speed) => socket.request('set-bot-speed', speed),
      saveRecord: async () => downloadFile(`${game}.json`, JSON.stringify(await socket.request('record'))),
    }),
    [game, socket],
  );
  const store = useMatchTable(handle, practice);
  const { connection, connectError, mySeat, match, view } = handle.snapshot;
  if (connection === 'refused') return <TableUnavailable code={connectError?.code ?? 'not-found'} />;
  if (store === null || match === null || view === null) return <Connecting isUnavailable={false} />;
  const { turn, result } = view;
  const isPassing = mySeat === null && result === null && socket.humanSeats.includes(turn.seat);
  return (
    <>
      <Table key={mySeat ?? 'spectator'} store={store} />
      {isPassing && (
        <PassDeviceDialog
          name={nameOf(match, turn.seat)}
          onReady={() => void socket.request('take-device', turn.seat)}
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
    const [saved, { branchFromSaved }] = await Promise.all([loadSavedGame(game), import('./branch.lazy')]);
    if (saved === null) throw new Error('The game is gone');
    return branchFromSaved(saved, stateId, assignment);
  };
  return (
    <BranchTrigger names={match.seats.map((_, index) => nameOf(match, index))} seat={seat} branch={branch}>
      {children}
    </BranchTrigger>
  );
}

/** Starts a worker for one game. */
const startWorker = (): Worker =>
  new Worker(new URL('./practice-worker.ts', import.meta.url), { type: 'module' });
