import { useMemo, useState } from 'react';
import { MatchLine } from '../connection/match-line';
import { useLine } from '../connection/use-match';
import { nameOf } from '../table/table-context';
import type { Practice } from '../table/table-context';
import { Table } from '../table/table';
import { Connecting, NoTable } from '../table/table-page';
import { useTableState } from '../table/use-table-state';
import { HandOn } from './hand-on';
import styles from './hand-on.module.css';
import { PRACTICE_PATH } from './practice-address';
import { PracticeSocket } from './practice-socket';
import { saveFile } from './save-file';
import { startWorker } from './worker/start-worker';

/** One game on this device, by its id. Mount it under a `key` of the id. */
export function PracticeGame({ game }: { readonly game: string }) {
  const [socket] = useState(() => new PracticeSocket(game, startWorker));
  const handle = useLine(() => new MatchLine({ match: game }, undefined, socket.asSocket));
  const practice = useMemo(
    (): Practice => ({
      another: PRACTICE_PATH,
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
