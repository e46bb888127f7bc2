/** @jest-environment jsdom */
import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { importWithRetry, lazyWithRetry, ChunkLoadError } from './lazy-with-retry';

const failTimes = (times: number) => {
  let attempts = 0;
  return () => ((attempts += 1) > times ? Promise.resolve(attempts) : Promise.reject(new Error('no line')));
};

test('retries a failed load until it succeeds', async () => {
  expect(await importWithRetry(failTimes(0), [0, 0])).toBe(1);
  expect(await importWithRetry(failTimes(2), [0, 0])).toBe(3);
  await expect(importWithRetry(failTimes(3), [0, 0])).rejects.toThrow(ChunkLoadError);
});

describe('a lazy component', () => {
  const Word = ({ text }: { readonly text: string }) => <p>{text}</p>;
  const inSuspense = (Part: ReturnType<typeof lazyWithRetry<{ text: string }>>) => (
    <Suspense fallback={<p>loading</p>}>
      <Part text="here" />
    </Suspense>
  );

  test('shows the fallback until its code has loaded', async () => {
    let finish = (_: typeof Word): void => undefined;
    const Part = lazyWithRetry(() => new Promise<typeof Word>((resolve) => (finish = resolve)));
    render(inSuspense(Part));
    expect(screen.queryByText('loading')).not.toBeNull();
    await act(async () => finish(Word));
    expect(screen.queryByText('here')).not.toBeNull();
  });

  test('renders at once if its code has loaded before, which happens once', async () => {
    const load = jest.fn(() => Promise.resolve(Word));
    const Part = lazyWithRetry(load);
    await Promise.all([Part.load(), Part.load()]);
    render(inSuspense(Part));
    expect(screen.queryByText('loading')).toBeNull();
    expect(screen.queryByText('here')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('keeps its state when its code arrives another way meanwhile', async () => {
    let finish = (_: typeof Word): void => undefined;
    const Part = lazyWithRetry(() => new Promise<typeof Word>((resolve) => (finish = resolve)));
    const { rerender } = render(inSuspense(Part));
    await act(async () => finish(Word));
    const shown = screen.getByText('here');
    rerender(inSuspense(Part));
    expect(screen.getByText('here')).toBe(shown);
  });
});
