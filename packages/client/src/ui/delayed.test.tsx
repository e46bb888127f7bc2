/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ChunkLoadError } from '../lib/lazy-with-retry';
import { Delayed } from './delayed';

// jest cannot load Vite's style sheets, and jsdom has no layout.

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderDelayed(part: React.ReactNode) {
  render(
    <>
      <p>The table</p>
      <Delayed>{part}</Delayed>
    </>,
  );
}

test('renders the children one second after the rest', () => {
  renderDelayed(<p>The gestures</p>);
  act(() => jest.advanceTimersByTime(999));
  expect(screen.queryByText('The gestures')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('The gestures')).not.toBeNull();
});

test('keeps the rest if the children fail to load', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  const Part = () => {
    throw new ChunkLoadError('No server');
  };
  renderDelayed(<Part />);
  act(() => jest.advanceTimersByTime(1000));
  expect(silenced).toHaveBeenCalled();
  expect(screen.queryByText('The table')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  silenced.mockRestore();
});
