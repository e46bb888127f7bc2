/** A table in a gallery position, for tests of single components. */
import type { ReactNode } from 'react';
import type { Action } from '@great-fire/game';
import { POSITIONS } from '../gallery/positions';
import type { Played } from '../gallery/random-play';
import { createTableModel } from '../gallery/table-state';
import type { MoveDraft } from '../table/move-input/draft-store';
import { MoveInputProvider } from '../table/move-input/move-input-context';
import { type TableModel, TableProvider } from '../table/model/table-context';
import { StaticDisplayProvider } from '../table/model/display-context';
import type { DisplayedState } from '../table/model/display-store';

interface TestTableProps {
  readonly model: TableModel;
  readonly displayed?: Partial<DisplayedState>; // default: the live state
  readonly goTo?: (stateId: number) => void; // default: no other state can be shown
  readonly draft?: Partial<MoveDraft>; // the choices of the viewer; default: none
  readonly children: ReactNode;
}

const games = new Map<string, Played>(); // by the name of their position, each played once in a file

/** Returns the table of a gallery position. `sent` receives the actions of the viewer. */
export function tableAt(name: string, sent: Action[] = []): TableModel {
  const position = POSITIONS[name];
  if (position === undefined) throw new Error(`The gallery has no ${name}`);
  const game = games.get(name) ?? position.createGame();
  games.set(name, game);
  const model = createTableModel(game, position.viewer(game.state), position, () => undefined);
  const act = (action: Action) => {
    sent.push(action);
    return Promise.resolve({ ok: true, stateId: model.stateId + 1 } as const);
  };
  return { ...model, act };
}

/** Provides the contexts of a table to its children. */
export function TestTable({ model, displayed = {}, goTo, draft = {}, children }: TestTableProps) {
  const { view, stateId } = model;
  return (
    <TableProvider model={model}>
      <StaticDisplayProvider
        displayed={{ view, stateId, mode: 'live', ...displayed }}
        {...(goTo !== undefined && { goTo })}
      >
        <MoveInputProvider initialDraft={{ draft }}>{children}</MoveInputProvider>
      </StaticDisplayProvider>
    </TableProvider>
  );
}
