import { useSearchParams } from 'wouter';
import { RecordViewer } from '../replay/record-viewer';
import { useRecord } from './recorded';

/** `looked-through?record=example&move=57`: a recorded game in the viewer, at this position. */
export function LookedThrough() {
  const [query] = useSearchParams();
  const record = useRecord(query.get('record') ?? 'example');
  if (record === null) return null;
  return (
    <RecordViewer
      record={record}
      id="example"
      path="/dev/gallery/looked-through"
      asked={query.get('move') ?? undefined}
      isShared
      way={{ href: '#', name: 'example.json' }}
      table={null}
    />
  );
}
