import { RULES_VERSION } from '@great-fire/game';
import type { GameRecord } from '@great-fire/game/record';
import { useEffect, useState } from 'react';
import { downloadFile } from '../lib/export-text';
import { practicePath, practiceReplayPath } from '../lib/routes';
import { loadPageOfRules } from '../live/version-reload';
import { LoadingScene } from '../page/loading-scene';
import { toRecord } from '../practice/game-record';
import { loadSavedGame } from '../practice/game-reader';
import { TableUnavailable } from '../table/table-unavailable';
import { RecordViewer } from './replay-viewer';

interface PracticeReplayProps {
  readonly game: string;
  readonly initialMove: string | undefined; // move in the URL
}

/** Replay of a finished practice game on this device. */
export function PracticeReplay({ game: id, initialMove }: PracticeReplayProps) {
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
