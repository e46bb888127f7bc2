/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import type { Ack } from '@great-fire/protocol';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { POSITIONS } from '../gallery/positions';
import { createTableModel } from '../gallery/table-state';
import { loadMessages, initI18n } from '../i18n/i18n';
import { ChatForm } from './chat-form';

// jsdom has no TextEncoder; browsers and Node have it.
Object.assign(globalThis, { TextEncoder });

beforeAll(async () => {
  await initI18n();
  await loadMessages('chat');
});

const LOST: Ack = { ok: false, code: 'unavailable', message: '' };

/** Renders the form. Each sent message waits for `answer`. */
function renderForm() {
  const position = POSITIONS['first-decision'];
  if (position === undefined) throw new Error('The gallery has no opening');
  const game = position.createGame();
  const { match } = createTableModel(game, position.viewer(game.state), position, () => undefined);
  const sent: { readonly text: unknown; readonly answer: (answer: Ack) => void }[] = [];
  const model = {
    ...({ match, viewer: 0, phase: 'game', chat: [], chatHasMore: false } as const),
    serverNow: () => 0,
    send: (message: object) =>
      new Promise<Ack>((answer) => sent.push({ text: Object.values(message)[0], answer })),
    moderate: () => Promise.resolve({ ok: true } as const),
    loadEarlier: () => Promise.resolve(),
  };
  render(<ChatForm model={model} />);
  const field = screen.getByTestId<HTMLInputElement>('chat-field');
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  const send = () => fireEvent.click(screen.getByTestId('chat-send'));
  const answer = (index: number, isAccepted: boolean) =>
    act(async () => sent[index]?.answer(isAccepted ? { ok: true } : LOST));
  return { sent, field, write, send, answer };
}

test('accepts new text while a message is being sent, and ignores a second press', async () => {
  const { sent, field, write, send, answer } = renderForm();
  write('One');
  send();
  send();
  write('Two');
  await answer(0, true);
  expect(sent.map(({ text }) => text)).toEqual(['One']);
  expect(field.value).toBe('Two');
});

test('restores the text of a failed message unless the field has new text', async () => {
  const { field, write, send, answer } = renderForm();
  write('One');
  send();
  await answer(0, false);
  expect(field.value).toBe('One');
  send();
  write('Two');
  await answer(1, false);
  expect(field.value).toBe('Two');
});

test('puts the caret after a completed name, also in the middle of the text', () => {
  const { field, write } = renderForm();
  write('Well, @m was it you?');
  field.setSelectionRange('Well, @m'.length, 'Well, @m'.length);
  fireEvent.select(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('Well, @Margery was it you?');
  expect(field.selectionStart).toBe('Well, @Margery '.length);
});
