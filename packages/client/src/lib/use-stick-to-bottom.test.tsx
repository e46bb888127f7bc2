/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useStickToBottom } from './use-stick-to-bottom';

const CLIENT_HEIGHT = 100;
let height = 0; // content height in px; jsdom has no layout
let notifyResize: () => void;

beforeEach(() => {
  height = 300;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      notifyResize = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.defineProperties(HTMLElement.prototype, {
    scrollHeight: { configurable: true, get: () => height },
    clientHeight: { configurable: true, get: () => CLIENT_HEIGHT },
  });
});

afterEach(() => {
  for (const name of ['scrollHeight', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

function Box({ content }: { readonly content: number }) {
  const box = useStickToBottom(content);
  return (
    <div ref={box} data-testid="box">
      <div />
    </div>
  );
}

function renderBox() {
  render(<Box content={1} />);
  const box = screen.getByTestId('box');
  const scrollTo = (top: number) => {
    box.scrollTop = top;
    fireEvent.scroll(box);
  };
  const grow = (to: number) => {
    height = to;
    notifyResize();
  };
  return { box, scrollTo, grow };
}

test('follows the end when a line grows', () => {
  const { box, grow } = renderBox();
  fireEvent.scroll(box);
  grow(400);
  expect(box.scrollTop).toBe(400);
});

test('follows the end when the box grew before the last scroll event', () => {
  const { box, grow } = renderBox();
  height = 500;
  fireEvent.scroll(box);
  grow(500);
  expect(box.scrollTop).toBe(500);
});

test('stays where the reader has scrolled to', () => {
  const { box, scrollTo, grow } = renderBox();
  fireEvent.scroll(box);
  scrollTo(50);
  grow(400);
  expect(box.scrollTop).toBe(50);
});

test('stays where the reader scrolled to before the box first grew', () => {
  const { box, scrollTo, grow } = renderBox();
  scrollTo(50);
  grow(400);
  expect(box.scrollTop).toBe(50);
});

test('follows the end again after the reader scrolled back to it', () => {
  const { box, scrollTo, grow } = renderBox();
  fireEvent.scroll(box);
  scrollTo(50);
  scrollTo(200);
  grow(400);
  expect(box.scrollTop).toBe(400);
});
