import { check, viewFor } from '@great-fire/game';
import type { Seat } from '@great-fire/game';
import type { MatchSummary } from '@great-fire/protocol';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Table } from '../table/table';
import type { TableState } from '../table/table-context';
import type { Played } from './play';
import { after, logFor, playUntil } from './play';
import type { Position } from './positions';
import { POSITIONS } from './positions';

const NAMES = ['Anna', 'Margery', 'Tobias', 'Hakim', 'Odile', 'Jutta'];

/** Development only: real positions on the real table, played on by chance when they are touched. */
export function Gallery({ name }: { readonly name: string | null }) {
  const position = name === null ? undefined : POSITIONS[name];
  if (position === undefined) {
    return (
      <ul style={{ padding: 40 }}>
        {Object.keys(POSITIONS).map((one) => (
          <li key={one}>
            <Link href={`/dev/gallery/${one}`}>{one}</Link>
          </li>
        ))}
      </ul>
    );
  }
  return <Shown key={name} position={position} />;
}

function Shown({ position }: { readonly position: Position }) {
  const [start] = useState(position.played);
  const [viewer] = useState(() => position.viewer(start.state));
  const [played, setPlayed] = useState(start);
  const state = useMemo(() => tableOf(played, viewer, setPlayed), [played, viewer]);
  return <Table state={state} />;
}

function tableOf(played: Played, viewer: Seat | null, show: (played: Played) => void): TableState {
  const { state } = played;
  const match: MatchSummary = {
    id: 'gallery222',
    tableName: 'Bread & Butter',
    status: state.result === null ? 'running' : 'finished',
    private: false,
    options: { hiddenColours: state.rules.hiddenColours, moreDestruction: false, cones: 65 },
    seats: state.seats.map((_, seat) => ({ name: NAMES[seat] ?? null })),
    turn: state.turn.number,
    activeSeat: state.turn.seat,
    burning: [],
    spectators: 7,
    createdAt: 0,
    updatedAt: 0,
  };
  const chat = [
    {
      id: 1,
      seat: 1,
      name: 'Margery',
      text: 'You might have stood at the Custom House, Hakim.',
      at: played.moves.length * 60_000,
    },
  ];
  return {
    match,
    view: viewFor(state, viewer),
    log: logFor(played, viewer).slice(-60),
    chat,
    presence: { seats: state.seats.map((_, seat) => seat !== 2), spectators: 7 },
    line: 'live',
    sending: false,
    act: (action) => {
      if (viewer === null) throw new Error('A spectator decides nothing');
      const refusal = check(state, viewer, action);
      if (refusal !== null)
        return Promise.resolve({ ok: false, code: 'rule-refused', message: '', ...refusal });
      const mine = after(played, viewer, action);
      const isMine = (now: typeof state) => now.turn.seat === viewer || now.turn.step === 'over';
      show(playUntil(mine, mine.moves.length, isMine));
      return Promise.resolve({ ok: true, stateId: mine.moves.length });
    },
    say: () => Promise.resolve(true),
    loadEarlier: () => undefined,
  };
}
