import type { GameRecord } from '@great-fire/game/record';
import { useMemo } from 'react';
import { InvalidRecordPage } from './invalid-record';
import { matchFromRecord } from './record-to-match';
import { openRecord } from './model/record-source';
import type { RecordDownload } from './replay-context';
import { ReplayViewer } from './replay-viewer';

interface RecordViewerProps {
  readonly record: GameRecord;
  readonly id: string; // match id, or any id if the server does not know the game
  readonly path: string; // path of the replay
  readonly initialMove: string | undefined; // move in the URL
  readonly search?: string; // query string of links, with '?'; default: none
  readonly isShared: boolean; // others can open the URL
  readonly download: RecordDownload; // downloads the record
  readonly tablePath: string | null; // null: no table
}

/** Replay of a record. A record that breaks a rule is not shown; the rule is named. */
export function RecordViewer({ record, id, download, ...rest }: RecordViewerProps) {
  const opened = useMemo(() => openRecord(record), [record]);
  const match = useMemo(() => matchFromRecord(record, id), [record, id]);
  if (!opened.ok) return <InvalidRecordPage error={{ verdict: opened.verdict, record }} />;
  return <ReplayViewer {...rest} source={opened.source} match={match} download={download} record={record} />;
}
