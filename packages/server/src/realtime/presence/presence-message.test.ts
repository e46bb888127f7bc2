import { NAMED_SPECTATORS_MAX, NAME_MAX } from '@great-fire/protocol';
import { localPresence, toPresenceMessage, type PresentSocket } from './presence-message';

const newSocket = (name: string | null, change: Partial<PresentSocket> = {}): PresentSocket => ({
  personId: name === null ? null : `id of ${name}`,
  name,
  seat: null,
  isHidden: false,
  ...change,
});

test('names each known spectator once, however many pages are open, and counts unknown ones', () => {
  const here = localPresence([
    newSocket('Ann', { seat: 0 }),
    ...[newSocket('Dora'), newSocket(null), newSocket('Dora'), newSocket('Emil'), newSocket(null)],
  ]);
  expect(toPresenceMessage(here, 3)).toEqual({
    connected: [true, false, false],
    spectators: 4,
    spectatorNames: ['Dora', 'Emil'],
  });
});

test('counts a spectator without a name if one of their pages is anonymous', () => {
  const unnamed = newSocket('Dora', { name: null });
  for (const pages of [
    [unnamed, newSocket('Dora')],
    [newSocket('Dora'), unnamed],
    [newSocket('Dora'), unnamed, newSocket('Dora')],
  ])
    expect(toPresenceMessage(localPresence(pages), 3)).toEqual({
      connected: [false, false, false],
      spectators: 1,
    });
});

test('names a few of two thousand spectators in less than a kilobyte, without person ids', () => {
  const long = (index: number) => `${'字'.repeat(NAME_MAX - 4)}${String(index).padStart(4, '0')}`;
  const crowd = Array.from({ length: 2000 }, (_, index) => newSocket(long(index)));
  const presence = toPresenceMessage(localPresence(crowd), 6);
  expect(presence.spectators).toBe(2000);
  expect(presence.spectatorNames).toEqual(
    Array.from({ length: NAMED_SPECTATORS_MAX }, (_, index) => long(index)),
  );
  expect(Buffer.byteLength(JSON.stringify(presence))).toBeLessThan(1000);
  expect(JSON.stringify(presence)).not.toContain('id of');
});
