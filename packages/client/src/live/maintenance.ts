/** The maintenance that the host announced to every page. */
import { create } from 'zustand';
import type { LiveSocket } from './socket';

interface Maintenance {
  readonly at: number | null; // when the server stops, in ms since 1970; null: no maintenance is announced
  readonly receivedAt: number; // when the page received the notice, in ms since 1970
}

export const useMaintenance = create<Maintenance>(() => ({ at: null, receivedAt: 0 }));

/** Takes the notices of a socket. A connection after the announced time is to the server after the maintenance. */
export function followMaintenance(socket: LiveSocket): void {
  socket.on('maintenance', ({ at }) => useMaintenance.setState({ at, receivedAt: Date.now() }));
  socket.on('connect', () => {
    const { at } = useMaintenance.getState();
    if (at !== null && at < Date.now()) useMaintenance.setState({ at: null });
  });
}
