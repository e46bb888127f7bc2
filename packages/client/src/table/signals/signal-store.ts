/** The signals that the map shows now: each for some seconds, and few of each player. */
import type { SignalMessage } from '@great-fire/protocol';
import { createStore } from 'zustand/vanilla';

/** A style sheet fades a signal within this time. */
export const SIGNAL_MS = 4000;
const MAX_PER_SEAT = 3;
const MAX_ANNOUNCED = 4; // a live region reads additions only, so old lines can go

export interface ShownSignal extends SignalMessage {
  readonly key: number;
}

interface Signals {
  readonly shown: readonly ShownSignal[]; // oldest first
  readonly announced: readonly ShownSignal[]; // oldest first
}

/** Returns the signals with a new one. The oldest of a player makes room for it. */
function withSignal(signals: readonly ShownSignal[], added: ShownSignal): readonly ShownSignal[] {
  const ofSeat = signals.filter(({ seat }) => seat === added.seat);
  const kept = ofSeat.slice(1 - MAX_PER_SEAT);
  return [...signals.filter((signal) => signal.seat !== added.seat || kept.includes(signal)), added];
}

export type SignalStore = ReturnType<typeof createSignalStore>;

export function createSignalStore() {
  const store = createStore<Signals>(() => ({ shown: [], announced: [] }));
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let lastKey = 0;
  const add = (message: SignalMessage): void => {
    const signal = { ...message, key: (lastKey += 1) };
    store.setState(({ shown, announced }) => ({
      shown: withSignal(shown, signal),
      announced: [...announced, signal].slice(-MAX_ANNOUNCED),
    }));
    const timer = setTimeout(() => {
      timers.delete(timer);
      store.setState(({ shown }) => ({ shown: shown.filter(({ key }) => key !== signal.key) }));
    }, SIGNAL_MS);
    timers.add(timer);
  };
  const close = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  return { store, add, close };
}
