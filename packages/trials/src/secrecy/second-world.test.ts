import {
  applyAction,
  createGame,
  isFiveIdentical,
  isPlayed,
  rebuild,
  viewEvent,
  viewFor,
} from '@great-fire/game';
import type { Draft, GameState, MatchSetup } from '@great-fire/game';
import { brokenInvariants } from '@great-fire/game/testing';
import { conductedScriptOf } from './conducted-script';
import { choiceOf } from './five-of-a-kind';
import type { Script, Viewer } from './script';
import { logOf, scriptOf } from './script';
import { secondWorld } from './second-world';
import { viewersOf } from './world';

/** Returns all that the rules show a viewer, state by state. Expects each state to be legal. */
function shown({ steps }: Script, setup: MatchSetup, viewer: Viewer): string {
  const broken: string[] = [];
  let draft = createGame(setup) as Draft<GameState>;
  const told: unknown[] = [viewFor(draft, viewer)];
  const log = logOf(steps);
  const texts = log.flatMap((entry, index) => {
    if (!isPlayed(entry)) {
      draft = rebuild(setup, log.slice(0, index + 1)) as Draft<GameState>;
      return [JSON.stringify(viewFor(draft, viewer))];
    }
    const events = applyAction(draft, entry.seat, entry.action);
    broken.push(...brokenInvariants(draft));
    return [JSON.stringify([viewFor(draft, viewer), events.map((event) => viewEvent(event, viewer))])];
  });
  expect(broken).toEqual([]);
  return [JSON.stringify(told), ...texts].join('\n');
}

const SCRIPTS = ([3, 4, 5, 6] as const).map((players) => scriptOf(`second-${String(players)}`, players));

const CONDUCTED = ([3, 5] as const).map((players) => conductedScriptOf(`second-${String(players)}`, players));

test.each([...SCRIPTS, ...CONDUCTED, choiceOf(6, 'redeal'), choiceOf(6, 'keep-hand')])(
  'every viewer of $name has a second world: legal, the same to see, and no copy',
  (script) => {
    for (const viewer of viewersOf(script)) {
      const { setup, differing } = secondWorld(script.setup, script.course, viewer, script.name);
      expect(setup.seed).not.toBe(script.setup.seed);
      expect(differing.cards).toBeGreaterThan(0);
      expect(differing.objectives).toBeGreaterThan(0);
      expect(differing.tokens).toBeGreaterThan(0);
      expect(differing.colours).not.toBe(0);
      expect(shown(script, setup, viewer)).toBe(shown(script, script.setup, viewer));
    }
  },
);

test('where a viewer knows every token, or all but some of one kind, the second world has the same', () => {
  // Seat 1 takes nearly all of them; those left are for demolitions only.
  const script = scriptOf('secrecy-180', 3);
  const { differing } = secondWorld(script.setup, script.course, 1, script.name);
  expect(differing.tokens).toBeNull();
  expect(differing.cards).toBeGreaterThan(0);
  expect(differing.objectives).toBeGreaterThan(0);
});

test('SET-3: that a hand of five of a kind was kept, nobody else can tell', () => {
  const script = choiceOf(3, 'keep-hand');
  const hands = (setup: MatchSetup) => createGame(setup).secret.hands;
  const holder = hands(script.setup).findIndex((hand) => isFiveIdentical(hand));
  for (const viewer of viewersOf(script)) {
    const { setup } = secondWorld(script.setup, script.course, viewer, script.name);
    expect(isFiveIdentical(hands(setup)[holder] ?? [])).toBe(viewer === holder);
  }
});

test('what only the viewer knows stays as it was, and to anybody else the second world is another', () => {
  const [script] = SCRIPTS;
  if (script === undefined) throw new Error('There is no script');
  const { setup } = secondWorld(script.setup, script.course, 0, script.name);
  const [first, second] = [createGame(script.setup).secret, createGame(setup).secret];
  expect(second.hands[0]).toEqual(first.hands[0]);
  expect(second.objectives[0]).toEqual(first.objectives[0]);
  expect(second.colours[0]).toEqual(first.colours[0]);
  expect(shown(script, setup, 1)).not.toBe(shown(script, script.setup, 1));
});
