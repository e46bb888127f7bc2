import type { GameRecord } from '@great-fire/game';
import { useEffect, useState } from 'react';
import { gamePath } from '../practice/practice-address';
import { recordOf } from '../practice/record-of';
import { saveFile } from '../practice/save-file';
import { savedGame } from '../practice/shelf';
import { Connecting, NoTable } from '../table/no-table';
import { RecordViewer } from './record-viewer';
import { practiceReplayPath } from './replay-address';

interface PracticeReplayProps {
  readonly game: string;
  readonly asked: string | undefined; // the move in the address
}

/** A game that was played to its end on this device. */
export function PracticeReplay({ game: id, asked }: PracticeReplayProps) {
  const [record, setRecord] = useState<GameRecord | 'none' | null>(null);
  useEffect(() => {
    savedGame(id)
      .then((game) => setRecord(game !== null && game.isOver ? recordOf(game) : 'none'))
      .catch(() => setRecord('none')); // of other rules, or not kept
  }, [id]);
  if (record === null) return <Connecting isHeld={false} />;
  if (record === 'none') return <NoTable code="not-found" />;
  return (
    <RecordViewer
      record={record}
      id={id}
      path={practiceReplayPath(id)}
      asked={asked}
      isShared={false}
      way={{ save: () => saveFile(`${id}.json`, JSON.stringify(record)) }}
      table={gamePath(id)}
    />
  );
}
