import previewGame from './preview-game.json';
import { previewFrames, splitAtPosterFrame } from './preview-frames';

test('plays the stored game to its end by the current rules', () => {
  const frames = [...previewFrames()];
  expect(frames.length).toBeGreaterThan(150);
  expect(frames.at(-1)?.view.result?.scores).toHaveLength(previewGame.players);
  expect(new Set(frames.map(({ stage }) => stage))).toEqual(new Set(['spread', 'fight', 'score']));
});

test('shows the path of each spread before its target burns', () => {
  const frames = [...previewFrames()];
  const spreads = frames.flatMap(({ chosenSpread, view }, index) =>
    chosenSpread === null ? [] : [{ to: chosenSpread.to, view, next: frames[index + 1]?.view }],
  );
  expect(spreads.length).toBeGreaterThan(20);
  for (const { to, view, next } of spreads) expect(next?.districts[to]).not.toEqual(view.districts[to]);
});

test('contains no secrets of the players', () => {
  for (const { view } of previewFrames()) expect(view).toMatchObject({ own: null, viewer: null });
});

test('starts with a still picture of the middle of the game', () => {
  const { still, rest } = splitAtPosterFrame();
  const { view, chosenSpread } = still;
  expect(chosenSpread).not.toBeNull();
  expect(Object.values(view.districts).filter(({ cones }) => cones > 0).length).toBeGreaterThan(5);
  expect(rest.next().value?.view.districts).not.toEqual(view.districts);
});
