import type { GameRecord } from '@great-fire/game';
import { useMemo } from 'react';
import { InvalidRecordPage } from './invalid-record';
import { matchFromRecord } from './record-to-match';
import { openRecord } from './model/record-source';
import type { RecordDownload } from './replay-context';
import { ReplayViewer } from './replay-viewer';

interface RecordViewerProps {
  readonly record: GameRecord;
  readonly id: string; // of the game; any, where the server does not know it
  readonly path: string; // of its address
  readonly initialMove: string | undefined; // the move in it
  readonly search?: string; // behind the path of a link, with its '?'; left out: nothing
  readonly isShared: boolean; // others can open the address
  readonly download: RecordDownload; // to the record as a file
  readonly tablePath: string | null; // the path of the table; null: there is none
}

/** A record to look through; one that breaks a rule is not shown, and the rule is named. */
export function RecordViewer({ record, id, download, ...rest }: RecordViewerProps) {
  const opened = useMemo(() => openRecord(record), [record]);
  const match = useMemo(() => matchFromRecord(record, id), [record, id]);
  if (!opened.ok) return <InvalidRecordPage error={{ verdict: opened.verdict, record }} />;
  return <ReplayViewer {...rest} source={opened.source} match={match} download={download} record={record} />;
}
