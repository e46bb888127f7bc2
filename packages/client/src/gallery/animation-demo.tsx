import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Table } from '../table/table';
import { useTableStore } from '../table/model/table-context';
import type { Position } from './positions';
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
  return (
    position !== undefined && (
      <RandomGame
        position={position}
        intervalMs={Number(query.get('every') ?? 2500)}
        seed={Number(query.get('seed') ?? 1)}
      />
    )
  );
}

interface RandomGameProps {
  readonly position: Position;
  readonly intervalMs: number;
  readonly seed: number;
}

function RandomGame({ position, intervalMs, seed }: RandomGameProps) {
  const [game, setGame] = useState(position.createGame);
  const [playNext] = useState(() => createRandomPlayer(seed));
  useEffect(() => {
    const timer = setInterval(() => setGame(playNext), intervalMs);
    return () => clearInterval(timer);
  }, [playNext, intervalMs]);
  const model = useMemo(() => createTableModel(game, null, position, noop), [game, position]);
  return <Table store={useTableStore(model)} />;
}
