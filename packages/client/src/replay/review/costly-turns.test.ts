import { applyAction, createDraft } from '@great-fire/game';
import { parseRecord } from '@great-fire/game/record';
import example from '@great-fire/game/testing/example-3p.json';
import { openRecord } from '../model/record-source';
import { findCostlyTurns } from './costly-turns';

function openExample() {
  const parsed = parseRecord(example);
  if (!parsed.ok) throw new Error(parsed.why);
  const opened = openRecord(parsed.record);
  if (!opened.ok) throw new Error('The record breaks a rule');
  return opened.source;
}

const source = openExample();

test.each([0, 1, 2])('finds up to three costly turns of seat %d, the worst first', (seat) => {
  const turns = findCostlyTurns(source, seat);
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.length).toBeLessThanOrEqual(3);
  for (const [index, { move, better, cost, turn }] of turns.entries()) {
    expect(source.stateAt(move).turn).toMatchObject({ seat, number: turn, step: 'spread' });
    expect(source.record.actions[move]).toMatchObject({ seat, type: 'spread' });
    const draft = createDraft(source.stateAt(move));
    for (const action of better) applyAction(draft, seat, action);
    expect(draft.turn).toMatchObject({ seat, number: turn });
    expect(cost).toBeGreaterThanOrEqual(0.5);
    expect(cost).toBeLessThanOrEqual(turns[index - 1]?.cost ?? 100);
  }
});
