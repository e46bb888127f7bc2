import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Table } from '../table/table';
import { POSITIONS } from './positions';
import { playOne } from './play';
import { tableOf } from './table-state';

const NOTHING = () => undefined;

/** `telling?name=spread&every=2500&seed=3`: the others play on by chance, as a spectator is told it. */
export function Telling() {
  const [query] = useSearchParams();
  const position = POSITIONS[query.get('name') ?? 'first'];
  const every = Number(query.get('every') ?? 2500);
  const [played, setPlayed] = useState(() => position?.played() ?? null);
  const [draw] = useState(() => playOne(Number(query.get('seed') ?? 1)));
  useEffect(() => {
    const timer = setInterval(() => setPlayed((now) => (now === null ? null : draw(now))), every);
    return () => clearInterval(timer);
  }, [draw, every]);
  const state = useMemo(
    () => (played === null || position === undefined ? null : tableOf(played, null, position, NOTHING)),
    [played, position],
  );
  return state === null ? null : <Table state={state} />;
}
