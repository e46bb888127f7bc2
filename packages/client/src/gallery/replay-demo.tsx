import { useSearchParams } from 'wouter';
import { RecordViewer } from '../replay/record-viewer';
import { useGameRecord } from './recorded-games';

/** `looked-through?record=example&move=57`: the replay viewer of a recorded game at this position. */
export function ReplayDemo() {
  const [query] = useSearchParams();
  const record = useGameRecord(query.get('record') ?? 'example');
  if (record === null) return null;
  return (
    <RecordViewer
      record={record}
      id="example"
      path="/dev/gallery/looked-through"
      initialMove={query.get('move') ?? undefined}
      isShared
      download={{ href: '#', name: 'example.json' }}
      tablePath={null}
    />
  );
}
