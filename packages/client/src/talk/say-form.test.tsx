/** @jest-environment jsdom */
import type { Answer } from '@great-fire/protocol';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { POSITIONS } from '../dev/positions';
import { tableOf } from '../dev/table-state';
import { openWords, startLanguages } from '../i18n/i18n';
import { SayForm } from './say-form';

jest.mock('./chat.module.css', () => ({}));
jest.mock('./tools.module.css', () => ({}));
jest.mock('../ui/button.module.css', () => ({}));
jest.mock('../ui/text-field.module.css', () => ({}));

// jsdom lacks what browsers and Node have.
Object.assign(globalThis, { TextEncoder });

beforeAll(async () => {
  await startLanguages();
  await openWords('talk');
});

const LOST: Answer = { ok: false, code: 'unavailable', message: '' };

/** The form; what it says waits for an answer. */
function shown() {
  const position = POSITIONS['opening'];
  if (position === undefined) throw new Error('The gallery has no opening');
  const played = position.played();
  const { match } = tableOf(played, position.viewer(played.state), position, () => undefined);
  const said: { readonly text: unknown; readonly answer: (how: Answer) => void }[] = [];
  const talk = {
    ...({ match, viewer: 0, stage: 'game', chat: [], chatIsWhole: true } as const),
    say: (message: object) =>
      new Promise<Answer>((answer) => said.push({ text: Object.values(message)[0], answer })),
    tend: () => Promise.resolve({ ok: true } as const),
    loadSaid: () => Promise.resolve(),
  };
  render(<SayForm talk={talk} />);
  const field = screen.getByTestId<HTMLInputElement>('chat-text');
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  const send = () => fireEvent.click(screen.getByTestId('chat-send'));
  const answer = (place: number, isSaid: boolean) =>
    act(async () => said[place]?.answer(isSaid ? { ok: true } : LOST));
  return { said, field, write, send, answer };
}

test('the next line may be written while one is on its way, and a second press says nothing twice', async () => {
  const { said, field, write, send, answer } = shown();
  write('One');
  send();
  send();
  write('Two');
  await answer(0, true);
  expect(said.map(({ text }) => text)).toEqual(['One']);
  expect(field.value).toBe('Two');
});

test('a line that could not be said comes back, unless another is being written', async () => {
  const { field, write, send, answer } = shown();
  write('One');
  send();
  await answer(0, false);
  expect(field.value).toBe('One');
  send();
  write('Two');
  await answer(1, false);
  expect(field.value).toBe('Two');
});

test('whoever writes on at once writes behind the name that was completed, in the middle of a line too', () => {
  const { field, write } = shown();
  write('Well, @m was it you?');
  field.setSelectionRange('Well, @m'.length, 'Well, @m'.length);
  fireEvent.select(field);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field.value).toBe('Well, @Margery was it you?');
  expect(field.selectionStart).toBe('Well, @Margery '.length);
});
