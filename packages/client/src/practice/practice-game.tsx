import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { MatchLine } from '../connection/match-line';
import { useLine } from '../connection/use-match';
import { nameOf, useTable } from '../table/table-context';
import type { Practice } from '../table/table-context';
import { Table } from '../table/table';
import { Connecting, NoTable } from '../table/no-table';
import { useTableState } from '../table/use-table-state';
import type { Sitting } from './branch';
import { HandOn } from './hand-on';
import styles from './hand-on.module.css';
import { PlayOnWay } from './play-on';
import { PRACTICE_PATH } from './practice-address';
import { PracticeSocket } from './practice-socket';
import { saveFile } from './save-file';
import { savedGame } from './shelf';
import { startWorker } from './worker/start-worker';

/** One game on this device, by its id. Mount it under a `key` of the id. */
export function PracticeGame({ game }: { readonly game: string }) {
  const [socket] = useState(() => new PracticeSocket(game, startWorker));
  const handle = useLine(() => new MatchLine({ match: game }, undefined, socket.asSocket));
  const practice = useMemo(
    (): Practice => ({
      another: PRACTICE_PATH,
      whatIf: (stateId, seat, opener) => (
        <WhatIf game={game} stateId={stateId} seat={seat}>
          {opener}
        </WhatIf>
      ),
      saveRecord: async () => saveFile(`${game}.json`, JSON.stringify(await socket.ask('record'))),
    }),
    [game, socket],
  );
  const state = useTableState(handle, practice);
  const { line, refusal, mySeat } = handle.snapshot;
  if (line === 'closed') return <NoTable code={refusal?.code ?? 'not-found'} />;
  if (state === null) return <Connecting isHeld={false} />;
  const { turn, result } = state.view;
  const isHandedOn = mySeat === null && result === null && socket.people.includes(turn.seat);
  return (
    <>
      <div className={styles['behind']} inert={isHandedOn}>
        <Table key={mySeat ?? 'nobody'} state={state} />
      </div>
      {isHandedOn && (
        <HandOn name={nameOf(state.match, turn.seat)} onTake={() => void socket.ask('sit', turn.seat)} />
      )}
    </>
  );
}

interface WhatIfProps {
  readonly game: string;
  readonly stateId: number;
  readonly seat: number;
  readonly children: (open: () => void) => ReactNode;
}

/** Another game on this device, from an earlier state of this one. */
function WhatIf({ game, stateId, seat, children }: WhatIfProps) {
  const { match } = useTable();
  const branch = async (sitting: Sitting) => {
    const [saved, { branchOfSaved }] = await Promise.all([savedGame(game), import('./branch')]);
    if (saved === null) throw new Error('The game is gone');
    return branchOfSaved(saved, stateId, sitting);
  };
  return (
    <PlayOnWay names={match.seats.map((_, at) => nameOf(match, at))} seat={seat} branch={branch}>
      {children}
    </PlayOnWay>
  );
}
