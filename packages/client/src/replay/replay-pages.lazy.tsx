import { ImportPage } from './import/import-page';
import { ImportedRecord } from './import/imported-record';
import { ReplayPage } from './replay-page';
import type { GameRecord } from '@great-fire/game/record';
import { useEffect, useState } from 'react';
import { practicePath, practiceReplayPath } from '../lib/routes';
import { toRecord } from '../practice/to-record';
import { downloadFile } from '../lib/download-file';
import { loadGame } from '../practice/game-store';
import { Connecting, TableUnavailable } from '../table/table-status-page';
import { RecordViewer } from './record-viewer';

interface PracticeReplayProps {
  readonly game: string;
  readonly initialMove: string | undefined; // move in the URL
}

/** Replay of a finished practice game on this device. */
function PracticeReplay({ game: id, initialMove }: PracticeReplayProps) {
  const [record, setRecord] = useState<GameRecord | 'none' | null>(null);
  useEffect(() => {
    loadGame(id)
      .then((game) => setRecord(game !== null && game.isOver ? toRecord(game) : 'none'))
      .catch(() => setRecord('none')); // missing, or of another rules version
  }, [id]);
  if (record === null) return <Connecting isUnavailable={false} />;
  if (record === 'none') return <TableUnavailable code="not-found" />;
  return (
    <RecordViewer
      record={record}
      id={id}
      path={practiceReplayPath(id)}
      initialMove={initialMove}
      isShared={false}
      download={{ save: () => downloadFile(`${id}.json`, JSON.stringify(record)) }}
      tablePath={practicePath(id)}
    />
  );
}

export interface ReplayRoute {
  readonly kind: 'match' | 'practice' | 'record';
  readonly id: string | null; // of the game or record; null: none yet
  readonly move: string | undefined; // in the URL
}

/** Routes of the replay and of the import of records. */
export function ReplayPages({ kind, id, move }: ReplayRoute) {
  if (id === null) return <ImportPage />;
  switch (kind) {
    case 'match':
      return <ReplayPage key={id} match={id} initialMove={move} />;
    case 'practice':
      return <PracticeReplay key={id} game={id} initialMove={move} />;
    case 'record':
      return <ImportedRecord key={id} recordKey={id} initialMove={move} />;
  }
}
