import { useMemo, useState } from 'react';
import { Table } from '../table/table';
import { useTableStore } from '../table/model/table-context';
import { createTableModel } from './table-state';
import type { Position } from './positions';

/** Shows a position on the real table, in full page size. */
export function PositionView({ position }: { readonly position: Position }) {
  const [initialGame] = useState(position.createGame);
  const [viewer] = useState(() => position.viewer(initialGame.state));
  const [game, setGame] = useState(initialGame);
  const model = useMemo(() => createTableModel(game, viewer, position, setGame), [game, viewer, position]);
  return (
    <Table
      store={useTableStore(model)}
      {...(position.start !== undefined && { initialDraft: position.start })}
    />
  );
}
