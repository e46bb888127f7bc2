import { type GameRecord, parseRecord } from '@great-fire/game/record';
import { RULES_VERSION } from '@great-fire/game';
import { useEffect, useState, useCallback, useMemo } from 'react';
import { Redirect } from 'wouter';
import { TableUnavailable } from '../table/table-unavailable';
import { LoadingScene } from '../page/loading-scene';
import { loadSavedGame } from '../practice/game-store';
import { downloadFile } from '../lib/export-text';
import { toRecord } from '../practice/saved-game';
import { practicePath, practiceReplayPath, tablePath, replayPath } from '../lib/routes';
import { recordUrl } from '../api/lobby';
import { ApiRequestError } from '../api/request';
import { fetchRecord } from '../api/records';
import { useMatch } from '../live/use-match';
import { loadPageOfRules } from '../live/version-reload';
import { RecordViewer, ReplayViewer } from './replay-viewer';
import { ImportedRecord } from './imported-record';
import { ImportPage } from './import-page';
import { type RecordError, InvalidRecordPage } from './invalid-record';
import { createOngoingGameSource } from './model/ongoing-game-source';

type LoadResult =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'invalid'; readonly error: RecordError }
  | { readonly kind: 'running' }
  | { readonly kind: 'failed'; readonly code: ApiRequestError['body']['code'] };

async function loadReplay(id: string): Promise<LoadResult> {
  try {
    const parsed = parseRecord(await fetchRecord(id));
    if (parsed.ok) return { kind: 'record', record: parsed.record };
    const { field, why } = parsed;
    return {
      kind: 'invalid',
      error: { verdict: { ok: false, format: { field, why } }, record: null },
    };
  } catch (error) {
    if (!(error instanceof ApiRequestError)) throw error;
    const { code } = error.body;
    return code === 'not-finished' ? { kind: 'running' } : { kind: 'failed', code };
  }
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

interface PracticeReplayProps {
  readonly game: string;
  readonly initialMove: string | undefined; // move in the URL
}

/** Replay of a finished practice game on this device. */
function PracticeReplay({ game: id, initialMove }: PracticeReplayProps) {
  const [record, setRecord] = useState<GameRecord | 'not-found' | null>(null);
  useEffect(() => {
    loadSavedGame(id)
      .then((game) => {
        if (game !== null && loadPageOfRules(game.rules)) return;
        setRecord(
          game !== null && game.isOver && game.rules === RULES_VERSION ? toRecord(game) : 'not-found',
        );
      })
      .catch(() => setRecord('not-found')); // missing
  }, [id]);
  if (record === null) return <LoadingScene kind="replay" />;
  if (record === 'not-found') return <TableUnavailable code="not-found" isPractice />;
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
