import type { GameRecord } from '@great-fire/game';
import { parseRecord } from '@great-fire/game';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { ApiFailure, recordAddress } from '../connection/api';
import { readRecordOf } from '../connection/record-api';
import { useMatch } from '../connection/use-match';
import { tablePath } from '../lobby/match-address';
import { Connecting, NoTable } from '../table/no-table';
import { useTableState } from '../table/use-table-state';
import { BrokenRecord } from './broken-record';
import type { Broken } from './broken-record';
import { liveCourse } from './model/live-course';
import { RecordViewer } from './record-viewer';
import { replayPath } from './replay-address';
import { Viewer } from './viewer';

type Found =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'broken'; readonly broken: Broken }
  | { readonly kind: 'running' }
  | { readonly kind: 'none'; readonly code: ApiFailure['body']['code'] };

async function find(id: string): Promise<Found> {
  try {
    const parsed = parseRecord(await readRecordOf(id));
    if (parsed.ok) return { kind: 'record', record: parsed.record };
    const { field, why } = parsed;
    return {
      kind: 'broken',
      broken: { verdict: { ok: false, format: { field, why } }, record: null },
    };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { code } = error.body;
    return code === 'not-finished' ? { kind: 'running' } : { kind: 'none', code };
  }
}

interface ReplayPageProps {
  readonly match: string;
  readonly asked: string | undefined; // the move in the address
}

/** A game of this server: its record, once it is over; before that what this viewer knows of it. */
export function ReplayPage({ match: id, asked }: ReplayPageProps) {
  const [found, setFound] = useState<Found | null>(null);
  const look = useCallback(() => void find(id).then(setFound), [id]);
  useEffect(look, [look]);
  if (found === null) return <Connecting isHeld={false} />;
  switch (found.kind) {
    case 'none':
      return <NoTable code={found.code} />;
    case 'broken':
      return <BrokenRecord broken={found.broken} />;
    case 'running':
      return <LiveReplay id={id} asked={asked} onOver={look} />;
    case 'record':
      return (
        <RecordViewer
          record={found.record}
          id={id}
          path={replayPath(id)}
          asked={asked}
          isShared
          way={{ href: recordAddress(id), name: `great-fire-${id}.json` }}
          table={tablePath(id)}
        />
      );
  }
}

interface LiveReplayProps {
  readonly id: string;
  readonly asked: string | undefined;
  readonly onOver: () => void; // there is a record now
}

function LiveReplay({ id, asked, onOver }: LiveReplayProps) {
  const handle = useMatch(id);
  const { line, snapshot } = handle;
  const state = useTableState(handle);
  const { log } = snapshot;
  const hasEarlier = (log[0]?.stateId ?? 1) > 1;
  useEffect(() => {
    if (hasEarlier) void line.loadEarlier();
  }, [line, log, hasEarlier]);
  const isOver = state !== null && state.view.result !== null;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const view = state?.view ?? null;
  const { stateId } = snapshot;
  const course = useMemo(
    () =>
      view === null || hasEarlier
        ? null
        : liveCourse({
            ...{ view, stateId, log, viewAt: line.viewAt },
            fetchView: (to, from) => line.fetchView(to, from),
          }),
    [view, stateId, log, line, hasEarlier],
  );
  if (snapshot.line === 'closed') return <NoTable code={snapshot.refusal?.code ?? 'not-found'} />;
  if (snapshot.match !== null && view === null) return <Redirect to={tablePath(id)} replace />;
  if (course === null || state === null) return <Connecting isHeld={snapshot.line === 'held'} />;
  return (
    <Viewer
      course={course}
      match={state.match}
      path={replayPath(id)}
      asked={asked}
      isShared
      record={null}
      played={null}
      table={tablePath(id)}
    />
  );
}
