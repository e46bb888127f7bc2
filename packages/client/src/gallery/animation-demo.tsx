import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Table } from '../table/table';
import { POSITIONS } from './positions';
import { createRandomPlayer } from './random-play';
import { createTableModel } from './table-state';

const noop = () => undefined;

/**
 * `telling?name=spread&every=2500&seed=3`: a spectator's view of a game that a random player plays, one move every
 * 2500 ms.
 */
export function AnimationDemo() {
  const [query] = useSearchParams();
  const position = POSITIONS[query.get('name') ?? 'first'];
  const intervalMs = Number(query.get('every') ?? 2500);
  const [game, setGame] = useState(() => position?.createGame() ?? null);
  const [playNext] = useState(() => createRandomPlayer(Number(query.get('seed') ?? 1)));
  useEffect(() => {
    const timer = setInterval(
      () => setGame((current) => (current === null ? null : playNext(current))),
      intervalMs,
    );
    return () => clearInterval(timer);
  }, [playNext, intervalMs]);
  const state = useMemo(
    () => (game === null || position === undefined ? null : createTableModel(game, null, position, noop)),
    [game, position],
  );
  return state === null ? null : <Table model={state} />;
}
