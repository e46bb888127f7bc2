import { firstToHear } from './planted';
import { cutAt, scriptOf } from './script';
import type { Script } from './script';
import { ANSWER_LEAKS, asksFor } from './wire-plants';
import { wireTable } from './wire-table';
import { viewersOf } from './world';

const BEGUN = cutAt(scriptOf('planted', 3, { hiddenColours: false, moreDestruction: false, cones: 65 }), 3);

/** A table where everybody asks for one path. */
const asking = (path: string): Script => ({
  ...BEGUN,
  steps: [
    ...BEGUN.steps,
    ...viewersOf(BEGUN).map((viewer) => ({ do: 'request', viewer, method: 'GET', path }) as const),
  ],
});

test.each(ANSWER_LEAKS)('a leak planted into an answer is caught: $rule, $what', async ({ path, plant }) => {
  const differences = await firstToHear(asking(path), () =>
    wireTable({
      plant: (answer, dealt) => (asksFor(path, answer.path) ? plant(answer, dealt) : answer.body),
    }),
  );
  expect(differences.map(({ channel }) => channel)).toEqual(['answers']);
});
