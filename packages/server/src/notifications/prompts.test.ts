import { PROMPT_KINDS, emptyTableState } from '@great-fire/protocol';
import type { StoredMatch } from '../entities/match';
import { findPrompts } from './prompts';
import { NOTIFICATION_TEXTS } from './translations';

test('prompts the players who have to answer a takeback, with a text in each language', () => {
  const proposal = { id: 1, by: 0, toStateId: 3, pending: [1], agreed: [], expiresAt: 60_000 };
  const tableState = { ...emptyTableState(2, 0, 0), proposals: [{ kind: 'takeback', ...proposal }] } as const;
  const seats = [0, 1].map((seat) => ({ seat, personId: `p${String(seat)}` }));
  const match = { status: 'running', tableState, seats } as unknown as StoredMatch;
  expect(findPrompts(match)).toEqual([
    { seat: 0, personId: 'p0', kind: 'turn' },
    { seat: 1, personId: 'p1', kind: 'takeback' },
  ]);
  for (const { title, body, webhook } of Object.values(NOTIFICATION_TEXTS))
    for (const kind of PROMPT_KINDS) {
      expect(title[kind]).toContain('{table}');
      expect(body[kind]).toMatch(/\S/);
      expect(webhook[kind]).toContain('{table}');
    }
});
