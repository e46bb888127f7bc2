/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { useStoreFields, useStoreValue } from './use-store-fields';

interface Houses {
  readonly red: number;
  readonly blue: number;
}

type Colour = keyof Houses;

const createHouses = (red: number, blue: number) => createStore<Houses>(() => ({ red, blue }));

test('follows another selector, also for changes that the first one ignored', () => {
  const store = createHouses(1, 2);
  const { result, rerender } = renderHook(
    ({ colour }: { readonly colour: Colour }) => useStoreValue(store, (houses) => houses[colour]),
    { initialProps: { colour: 'red' as Colour } },
  );
  act(() => store.setState({ blue: 3 }));
  rerender({ colour: 'blue' });
  expect(result.current).toBe(3);
  act(() => store.setState({ blue: 4 }));
  expect(result.current).toBe(4);
});

test('follows another store, and no longer the first one', () => {
  const [first, second] = [createHouses(1, 2), createHouses(1, 6)];
  const { result, rerender } = renderHook(({ store }) => useStoreValue(store, ({ red }) => red), {
    initialProps: { store: first },
  });
  act(() => first.setState({ red: 5 }));
  rerender({ store: second });
  expect(result.current).toBe(1);
  act(() => first.setState({ red: 9 }));
  expect(result.current).toBe(1);
  act(() => second.setState({ red: 7 }));
  expect(result.current).toBe(7);
});

test('keeps its subscription while the store and the fields stay the same', () => {
  const store = createHouses(1, 2);
  const subscribe = jest.spyOn(store, 'subscribe');
  const { result, rerender } = renderHook(() => useStoreFields(store, ['red']));
  rerender();
  act(() => store.setState({ red: 2 }));
  rerender();
  expect(result.current.red).toBe(2);
  expect(subscribe).toHaveBeenCalledTimes(1);
});
