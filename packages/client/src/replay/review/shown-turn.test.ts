import type { SignalMessage } from '@great-fire/protocol';
import { createShownTurn } from './shown-turn';

const spread = {
  type: 'spread',
  card: 'W',
  from: 'pudding-lane',
  exit: 'pudding-lane',
  to: 'dowgate',
} as const;

test('shows the first three steps of a turn on the map, in the name of its seat', () => {
  const { signals, show } = createShownTurn();
  const shown: SignalMessage[] = [];
  const unsubscribe = signals.subscribe((signal) => shown.push(signal));
  show(2, [
    spread,
    { type: 'move-pawn', to: 'vintry' },
    { type: 'put-out', district: 'vintry' },
    { type: 'move-band', from: 'temple', to: 'whitefriars' },
    { type: 'demolish', district: 'vintry' },
  ]);
  expect(shown).toEqual([
    { seat: 2, from: 'pudding-lane', district: 'dowgate' },
    { seat: 2, district: 'vintry' },
    { seat: 2, from: 'temple', district: 'whitefriars' },
  ]);
  unsubscribe();
  show(2, [spread]);
  expect(shown).toHaveLength(3);
});
