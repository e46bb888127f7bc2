import type { ChatLine } from '@great-fire/protocol';
import { nextTableIn } from './next-table';

const said = (id: number, text: string, seat: number | null = 1): ChatLine => ({
  id,
  seat,
  name: 'Margery',
  text,
  at: id,
});

test('the last table that a player asked the others to', () => {
  const chat = [
    said(1, 'https://fire.example/t/23456789ab'),
    said(2, 'Once more? https://fire.example/t/ab23456789'),
  ];
  expect(nextTableIn(chat, 'zzzzzzzzzz')).toEqual({ id: 'ab23456789', by: 'Margery' });
});

test('the link to this very table, other talk and spectators ask nobody', () => {
  const chat = [
    said(1, 'https://fire.example/t/23456789ab'),
    said(2, 'Well played'),
    said(3, '/t/ab23456789', null),
  ];
  expect(nextTableIn(chat, '23456789ab')).toBeNull();
});
