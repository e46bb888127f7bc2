/** @jest-environment jsdom */
import type { ChatLine } from '@great-fire/protocol';
import { render, screen } from '@testing-library/react';
import { ChatMessageView } from './chat-message.lazy';

const MESSAGE: ChatLine = {
  ...{ id: 'c1', text: '@Ben?', seat: 1, name: 'Anna', channel: 'players', at: 0 },
  mentions: [{ from: 0, to: 4, seat: 0 }],
};

test.each([
  ['the mentioned player', 0, true],
  ['another player', 2, false],
  ['a spectator', null, false],
])('highlights a message that mentions a player: %s', (_, viewer, isHighlighted) => {
  render(<ChatMessageView line={MESSAGE} viewer={viewer} serverNow={() => MESSAGE.at} />);
  expect(screen.getByText('@Ben').tagName).toBe('MARK');
  expect(screen.getByTestId('chat-message').classList.contains('mention')).toBe(isHighlighted);
});
