/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { ChunkLoadError } from '../lib/lazy-with-retry';
import { ApiRequestError, NETWORK_ERROR } from './request';
import { useMutation } from './use-mutation';

const REFUSAL = new ApiRequestError(400, { code: 'bad-request', message: 'Too long', field: 'name' });

/** A request that the test answers. */
function openRequest() {
  let answer = (_text: string): void => undefined;
  const answered = new Promise<string>((resolve) => (answer = resolve));
  return { send: jest.fn(() => answered), answer: (text: string) => answer(text) };
}

const openMutation = () => renderHook(useMutation).result;

test('names the refused field until the next request begins', async () => {
  const result = openMutation();
  await act(async () => expect(await result.current.run(() => Promise.reject(REFUSAL))).toBeNull());
  expect(result.current.error).toMatchObject({ code: 'bad-request', field: 'name' });
  expect(result.current.isPending).toBe(false);

  const { send, answer } = openRequest();
  let second: Promise<string | null> = Promise.resolve(null);
  act(() => void (second = result.current.run(send)));
  expect(result.current).toMatchObject({ error: null, isPending: true });
  answer('done');
  await act(async () => expect(await second).toBe('done'));
  expect(result.current).toMatchObject({ error: null, isPending: false });
});

test('begins no second request while one is pending', async () => {
  const result = openMutation();
  const { send, answer } = openRequest();
  let first: Promise<string | null> = Promise.resolve(null);
  act(() => void (first = result.current.run(send)));
  await act(async () => expect(await result.current.run(send)).toBeNull());
  expect(send).toHaveBeenCalledTimes(1);
  answer('done');
  await act(async () => expect(await first).toBe('done'));
});

test('takes a part of the page that does not load for a server that does not answer', async () => {
  const result = openMutation();
  await act(async () => void (await result.current.run(() => Promise.reject(new ChunkLoadError('gone')))));
  expect(result.current.error).toEqual({ ...NETWORK_ERROR, field: '' });
});

test('hides no fault of the page, and runs again after it', async () => {
  const result = openMutation();
  const fault = new TypeError('a fault');
  await act(async () => expect(result.current.run(() => Promise.reject(fault))).rejects.toBe(fault));
  expect(result.current).toMatchObject({ error: null, isPending: false });
  await act(async () => expect(await result.current.run(() => Promise.resolve(3))).toBe(3));
});

test('resolves to true after a request without a result, unless it failed', async () => {
  const result = openMutation();
  await act(async () => expect(await result.current.runVoid(() => Promise.resolve())).toBe(true));
  await act(async () => expect(await result.current.runVoid(() => Promise.reject(REFUSAL))).toBe(false));
});
