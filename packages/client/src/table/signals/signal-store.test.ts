/** @jest-environment jsdom */
import type { DistrictId } from '@great-fire/game';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import { SIGNAL_MS, createSignalStore } from './signal-store';

const DISTRICTS: readonly DistrictId[] = ['temple', 'dowgate', 'cripplegate', 'aldgate', 'bedlam'];

/** Returns the districts that the store shows, as `seat:district`. */
const shownIn = ({ store }: ReturnType<typeof createSignalStore>) =>
  store.getState().shown.map(({ seat, district }) => `${seat}:${district}`);

test(
  'shows each signal for its time',
  withFakeTimers(async () => {
    const signals = createSignalStore();
    signals.add({ seat: 0, district: 'temple' });
    jest.advanceTimersByTime(SIGNAL_MS / 2);
    signals.add({ seat: 1, district: 'dowgate', from: 'temple' });
    expect(shownIn(signals)).toEqual(['0:temple', '1:dowgate']);
    expect(signals.store.getState().shown[1]).toMatchObject({ from: 'temple' });
    jest.advanceTimersByTime(SIGNAL_MS / 2);
    expect(shownIn(signals)).toEqual(['1:dowgate']);
    jest.advanceTimersByTime(SIGNAL_MS / 2);
    expect(shownIn(signals)).toEqual([]);
  }),
);

test(
  'shows the last three signals of a player, and keeps those of others',
  withFakeTimers(async () => {
    const signals = createSignalStore();
    signals.add({ seat: 1, district: 'aldersgate' });
    for (const district of DISTRICTS) signals.add({ seat: 0, district });
    expect(shownIn(signals)).toEqual(['1:aldersgate', '0:cripplegate', '0:aldgate', '0:bedlam']);
    expect(new Set(signals.store.getState().shown.map(({ key }) => key)).size).toBe(4);
  }),
);

test(
  'announces the last four, also after they have faded, and stops its clocks when it is closed',
  withFakeTimers(async () => {
    const signals = createSignalStore();
    for (const district of DISTRICTS) signals.add({ seat: 0, district });
    expect(signals.store.getState().announced.map(({ district }) => district)).toEqual(DISTRICTS.slice(1));
    jest.advanceTimersByTime(SIGNAL_MS);
    expect(signals.store.getState().announced).toHaveLength(4);
    signals.add({ seat: 0, district: 'temple' });
    signals.close();
    expect(jest.getTimerCount()).toBe(0);
  }),
);
