import { pageKindAt } from './page-kind';

test.each([
  ['', '', 'lobby'],
  ['/', '', 'lobby'],
  ['/t/abcdefghjk', 'open', 'waitingRoom'],
  ['/t/abcdefghjk', 'running', 'game'],
  ['/t/abcdefghjk', 'finished', 'scoring'],
  ['/t/abcdefghjk', 'unfinished', 'table'],
  ['/t/abcdefghjk', '', 'table'],
  ['/g/abcdefghjk', '', 'replay'],
  ['/g/abcdefghjk/84', '', 'replay'],
  ['/records', '', 'replay'],
  ['/records/a1/3', '', 'replay'],
  ['/practice', '', 'practice'],
  ['/practice/a1', '', 'practiceGame'],
  ['/practice/a1/replay/5', '', 'replay'],
  ['/rules', '', 'rules'],
  ['/first-turn', '', 'tutorial'],
  ['/people/a1', '', 'other'],
])('%s with status "%s" is of the kind %s', (path, status, kind) => {
  expect(pageKindAt(path, status)).toBe(kind);
});
