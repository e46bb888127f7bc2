import type { GameRecord } from '@great-fire/game/record';
import { RULES_VERSION } from '@great-fire/game';
import { Suspense, useEffect, useState, useCallback, useMemo } from 'react';
import { Redirect } from 'wouter';
import { TableUnavailable } from '../table/table-unavailable';
import { LoadingScene } from '../page/loading-scene';
import { importWithRetry, lazyWithRetry } from '../lib/lazy-with-retry';
import { tablePath, replayPath } from '../lib/routes';
import { recordUrl } from '../api/table';
import { ApiRequestError } from '../api/request';
import { fetchRecord } from '../api/records';
import { useMatch } from '../live/use-match';
import { RecordViewer, ReplayViewer } from './replay-viewer';
import { type RecordError, InvalidRecordPage } from './invalid-record';
import { openRecord } from './model/record-source';
import { createOngoingGameSource } from './model/ongoing-game-source';

type LoadResult =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'invalid'; readonly error: RecordError }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly code: ApiRequestError['body']['code'] };

async function loadReplay(id: string): Promise<LoadResult> {
  try {
    const record = await fetchRecord<GameRecord>(id);
    return canOpen(record) ? { kind: 'record', record } : await validate(record);
  } catch (error) {
    if (!(error instanceof ApiRequestError)) throw error;
    const { code } = error.body;
    return code === 'not-finished' ? { kind: 'running' } : { kind: 'failed', code };
  }
}

/**
 * Returns whether a record of this server needs no validation of its format, whose code is large: a record that plays to
 * its end by the rules has all fields.
 */
function canOpen(record: GameRecord): boolean {
  try {
    return (record.rules ?? RULES_VERSION) === RULES_VERSION && openRecord(record).ok;
  } catch {
    return false; // a field is missing or of another type
  }
}

/** Names the first fault of the format. */
async function validate(value: unknown): Promise<LoadResult> {
  const { parseRecord } = await importWithRetry(() => import('./parse-record.lazy'));
  const parsed = parseRecord(value);
  if (parsed.ok) return { kind: 'record', record: parsed.record };
  const { field, why } = parsed;
  return {
    kind: 'invalid',
    error: { verdict: { ok: false, format: { field, why } }, record: null },
  };
}

interface ReplayPageProps {
  readonly match: string;
  readonly initialMove: string | undefined; // move in the URL
}

/** Replay of a game on this server: from its record, or while it runs from the log that the viewer may see. */
function ReplayPage({ match: id, initialMove }: ReplayPageProps) {
  const [result, setResult] = useState<LoadResult | null>(null);
  const reload = useCallback(() => void loadReplay(id).then(setResult), [id]);
  useEffect(reload, [reload]);
  if (result === null) return <LoadingScene kind="replay" />;
  switch (result.kind) {
    case 'failed':
      return <TableUnavailable code={result.code} />;
    case 'invalid':
      return <InvalidRecordPage error={result.error} />;
    case 'running':
      return <LiveReplay id={id} initialMove={initialMove} onGameOver={reload} />;
    case 'record':
      return (
        <RecordViewer
          record={result.record}
          id={id}
          path={replayPath(id)}
          initialMove={initialMove}
          isShared
          download={{ href: recordUrl(id), name: `great-fire-${id}.json` }}
          tablePath={tablePath(id)}
          together={id}
        />
      );
  }
}

interface LiveReplayProps {
  readonly id: string;
  readonly initialMove: string | undefined;
  readonly onGameOver: () => void; // the record is available now
}

function LiveReplay({ id, initialMove, onGameOver }: LiveReplayProps) {
  const handle = useMatch(id);
  const { client, snapshot } = handle;
  const { match, view, stateId, log } = snapshot;
  const hasEarlier = (log[0]?.stateId ?? 1) > 1;
  useEffect(() => {
    if (hasEarlier) void client.loadEarlier();
  }, [client, log, hasEarlier]);
  const isOver = view !== null && view.result !== null;
  useEffect(() => {
    if (isOver) onGameOver();
  }, [isOver, onGameOver]);
  const source = useMemo(
    () =>
      view === null || hasEarlier
        ? null
        : createOngoingGameSource({
            ...{ view, stateId, log, viewAt: client.viewAt },
            fetchView: (earlier, perspective) => client.fetchView(earlier, perspective),
          }),
    [view, stateId, log, client, hasEarlier],
  );
  if (snapshot.connection === 'refused')
    return <TableUnavailable code={snapshot.connectError?.code ?? 'not-found'} />;
  if (match !== null && view === null) return <Redirect to={tablePath(id)} replace />;
  if (source === null || match === null)
    return <LoadingScene kind="replay" isUnavailable={snapshot.connection === 'suspended'} />;
  return (
    <ReplayViewer
      source={source}
      match={match}
      path={replayPath(id)}
      initialMove={initialMove}
      isShared
      download={null}
      record={null}
      tablePath={tablePath(id)}
    />
  );
}

const PracticeReplay = lazyWithRetry(() =>
  import('./practice-replay.lazy').then((module) => module.PracticeReplay),
);
const ImportPage = lazyWithRetry(() => import('./import-pages.lazy').then((module) => module.ImportPage));
const ImportedRecord = lazyWithRetry(() =>
  import('./import-pages.lazy').then((module) => module.ImportedRecord),
);

export interface ReplayRoute {
  readonly kind: 'match' | 'practice' | 'record';
  readonly id: string | null; // of the game or record; null: none yet
  readonly move: string | undefined; // in the URL
}

/** Routes of the replay and of the import of records. */
export const ReplayPages = (route: ReplayRoute) => (
  <Suspense fallback={<LoadingScene kind="replay" />}>
    <Page {...route} />
  </Suspense>
);

function Page({ kind, id, move }: ReplayRoute) {
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
