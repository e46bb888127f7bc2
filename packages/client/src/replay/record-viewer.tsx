import type { GameRecord } from '@great-fire/game';
import { useMemo } from 'react';
import { BrokenRecord } from './broken-record';
import { matchOfRecord } from './match-of-record';
import { courseOf } from './model/record-course';
import type { RecordWay } from './replay-context';
import { Viewer } from './viewer';

interface RecordViewerProps {
  readonly record: GameRecord;
  readonly id: string; // of the game; any, where the server does not know it
  readonly path: string; // of its address
  readonly asked: string | undefined; // the move in it
  readonly search?: string; // behind the path of a link, with its '?'; left out: nothing
  readonly isShared: boolean; // others can open the address
  readonly way: RecordWay; // to the record as a file
  readonly table: string | null; // the path of the table; null: there is none
}

/** A record to look through; one that breaks a rule is not shown, and the rule is named. */
export function RecordViewer({ record, id, way, ...rest }: RecordViewerProps) {
  const played = useMemo(() => courseOf(record), [record]);
  const match = useMemo(() => matchOfRecord(record, id), [record, id]);
  if (!played.ok) return <BrokenRecord broken={{ verdict: played.verdict, record }} />;
  return <Viewer {...rest} course={played.course} match={match} record={way} played={record} />;
}
