import { BOARD, linkBetween } from '@great-fire/game/board';
import { FIGURE_IDS, getRuleFigure } from './figures';

test.each(FIGURE_IDS)('%s: shows every district that its caption names', (id) => {
  const { districts, facts } = getRuleFigure(id);
  const named = Object.values(facts).filter((fact) => typeof fact === 'string');
  expect(named.length).toBeGreaterThan(1);
  expect(districts).toEqual(expect.arrayContaining(named));
});

test('FIRE-6: the figure of the spread has visible targets of two ranks', () => {
  const { marks, districts, facts } = getRuleFigure('spread');
  const visible = (marks.targets ?? []).filter(({ to }) => districts.includes(to));
  expect(new Set(visible.map(({ rank }) => rank))).toEqual(new Set([1, 2]));
  expect(facts).toMatchObject({ card: ['N'], source: 'cheapside', target: 'royal-exchange' });
  expect(marks.chosenSpread?.path).toEqual(['cheapside', 's-bennet', 's-mary', 'royal-exchange']);
});

test('FIRE-4: the figure of the cross names both cards that lead over the corner', () => {
  const { facts } = getRuleFigure('cross');
  expect(linkBetween('bishopsgate', 'fenchurch-street')?.bearing).toBe('SE');
  expect(facts).toEqual({ source: 'bishopsgate', target: 'fenchurch-street', cards: ['E', 'S'] });
});

test('ACT-2, ACT-4: the figure of the reach has costs of one to three, and a fire that stops the band', () => {
  const { marks, districts, facts } = getRuleFigure('reach');
  const visible = (marks.destinations ?? []).filter(({ to }) => districts.includes(to));
  expect(new Set(visible.map(({ cost }) => cost))).toEqual(new Set([1, 2, 3]));
  expect(visible.find(({ to }) => to === facts['stop'])?.pinned).toBe(true);
});

test('ACT-5: the figure of the containment offers to put out the contained fire only', () => {
  const { marks, facts } = getRuleFigure('contain');
  expect(marks.verbs).toEqual([{ district: facts['contained'], verb: 'put-out', cost: 1 }]);
});

test('DEM-2, DEM-4: in the figure of the demolition, one district can go and one is gone', () => {
  const { view, marks, facts } = getRuleFigure('demolition');
  expect(marks.verbs).toEqual([{ district: facts['place'], verb: 'demolish', cost: null }]);
  const { place, gone } = facts as { readonly place: 'fleet-street'; readonly gone: 'old-bailey' };
  expect([view.districts[place].bands, view.districts[place].cones]).toEqual([1, 0]);
  const fires = BOARD[gone].fireNeighbours.filter(({ id }) => view.districts[id].cones > 0);
  expect(fires).not.toEqual([]); // a fire is next to it, yet no card leads there
});
