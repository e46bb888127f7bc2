import { useMemo, useState } from 'react';
import { Table } from '../table/table';
import { tableOf } from './table-state';
import type { Position } from './positions';

/** One position on the real table, as large as the page. */
export function Shown({ position }: { readonly position: Position }) {
  const [start] = useState(position.played);
  const [viewer] = useState(() => position.viewer(start.state));
  const [played, setPlayed] = useState(start);
  const state = useMemo(() => tableOf(played, viewer, position, setPlayed), [played, viewer, position]);
  return <Table state={state} {...(position.start !== undefined && { start: position.start })} />;
}
