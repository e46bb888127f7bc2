/** Shows a turn on the map of the replay as players point at a table: its first steps, for some seconds. */
import type { TurnActions } from '@great-fire/bots/review';
import type { Seat } from '@great-fire/game';
import type { SignalMessage } from '@great-fire/protocol';
import type { SignalApi } from '../../table/model/table-context';
import { joinSteps, signalOf } from '../../practice/turn-steps';

const MAX_STEPS = 3; // more would cover each other

export interface ShownTurn {
  readonly signals: SignalApi; // for the map
  readonly show: (seat: Seat, turn: TurnActions) => void;
}

export function createShownTurn(): ShownTurn {
  const listeners = new Set<(signal: SignalMessage) => void>();
  return {
    signals: {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send: () => Promise.resolve({ ok: false, code: 'not-allowed-now', message: '' }), // a review has no pointing
    },
    show: (seat, turn) => {
      const steps = joinSteps(turn).filter(({ kind }) => kind !== 'cones'); // the walk before ends there
      for (const step of steps.slice(0, MAX_STEPS))
        for (const listener of listeners) listener(signalOf(step, seat));
    },
  };
}
