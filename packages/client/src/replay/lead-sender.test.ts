import { LEAD_TIMEOUT_MS, type LedPosition } from '@great-fire/protocol';
import { LEAD_STEP_MS, LeadSender } from './lead-sender';

const at = (move: number): LedPosition => ({ move, perspective: 'spectator', mark: null });

/** Returns a sender on fake timers, and the moves that it sent. */
function createSender() {
  jest.useFakeTimers();
  const sent: number[] = [];
  const sender = new LeadSender(({ move }) => void sent.push(move), Date.now);
  return { sender, sent };
}

afterEach(() => {
  jest.useRealTimers();
});

test('sends the first position at once, and then the latest one after each step of time', () => {
  const { sender, sent } = createSender();
  sender.show(at(1));
  jest.advanceTimersByTime(0);
  for (const move of [2, 3, 4]) sender.show(at(move));
  jest.advanceTimersByTime(LEAD_STEP_MS - 1);
  expect(sent).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([1, 4]);
});

test('autoplay at ten moves a second stays below the limit of 40 in ten seconds', () => {
  const { sender, sent } = createSender();
  for (let move = 0; move < 100; move += 1) {
    sender.show(at(move));
    jest.advanceTimersByTime(100);
  }
  expect(sent.length).toBeLessThan(40);
  expect(sent.length).toBeGreaterThan(20);
});

test('a resting leader repeats the position before the lead is free, until the end', () => {
  const { sender, sent } = createSender();
  sender.show(at(5));
  jest.advanceTimersByTime(LEAD_TIMEOUT_MS - 1);
  expect(sent.length).toBeGreaterThanOrEqual(3);
  sender.stop();
  const count = sent.length;
  jest.advanceTimersByTime(LEAD_TIMEOUT_MS);
  expect(sent).toHaveLength(count);
});
