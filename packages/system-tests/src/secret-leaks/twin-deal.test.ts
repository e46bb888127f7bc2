import {
  applyAction,
  createGame,
  isFiveIdentical,
  viewEvent,
  viewFor,
  type Draft,
  type GameState,
  type MatchSetup,
} from '@great-fire/game';
import { isDecision, replayLog } from '@great-fire/game/record';
import { findInvariantViolations } from '@great-fire/game/testing';
import { makeCommandScript } from './command-script';
import { findRedealScript } from './redeal-script';
import { type Script, type Viewer, scriptLog, makeScript } from './script';
import { makeTwinDeal } from './twin-deal';
import { allViewers } from './run';

/** Returns everything that the rules show a viewer, state by state. Expects each state to be legal. */
function renderViews({ steps }: Script, setup: MatchSetup, viewer: Viewer): string {
  const broken: string[] = [];
  let draft = createGame(setup) as Draft<GameState>;
  const initialViews: unknown[] = [viewFor(draft, viewer)];
  const log = scriptLog(steps);
  const texts = log.flatMap((entry, index) => {
    if (!isDecision(entry)) {
      draft = replayLog(setup, log.slice(0, index + 1)) as Draft<GameState>;
      return [JSON.stringify(viewFor(draft, viewer))];
    }
    const events = applyAction(draft, entry.seat, entry.action);
    broken.push(...findInvariantViolations(draft));
    return [JSON.stringify([viewFor(draft, viewer), events.map((event) => viewEvent(event, viewer))])];
  });
  expect(broken).toEqual([]);
  return [JSON.stringify(initialViews), ...texts].join('\n');
}

const SCRIPTS = ([3, 4, 5, 6] as const).map((players) => makeScript(`second-${String(players)}`, players));

const COMMAND_SCRIPTS = ([3, 5] as const).map((players) =>
  makeCommandScript(`second-${String(players)}`, players),
);

test.each([...SCRIPTS, ...COMMAND_SCRIPTS, findRedealScript(6, 'redeal'), findRedealScript(6, 'keep-hand')])(
  'builds a legal second world that looks the same and is no copy for every viewer of $name',
  (script) => {
    for (const viewer of allViewers(script)) {
      const { setup, diff } = makeTwinDeal(script.setup, script.trace, viewer, script.name);
      expect(setup.seed).not.toBe(script.setup.seed);
      expect(diff.cards).toBeGreaterThan(0);
      expect(diff.objectives).toBeGreaterThan(0);
      expect(diff.tokens).toBeGreaterThan(0);
      expect(diff.colours).not.toBe(0);
      expect(renderViews(script, setup, viewer)).toBe(renderViews(script, script.setup, viewer));
    }
  },
);

test('keeps the tokens when a viewer knows all of them, or all but some of one kind', () => {
  // Seat 0 learns nearly all tokens. The others are of one kind.
  const script = makeScript('secrecy-225', 3);
  const { diff } = makeTwinDeal(script.setup, script.trace, 0, script.name);
  expect(diff.tokens).toBeNull();
  expect(diff.cards).toBeGreaterThan(0);
  expect(diff.objectives).toBeGreaterThan(0);
});

test('SET-3: hides from other viewers that a hand of five of a kind was kept', () => {
  const script = findRedealScript(3, 'keep-hand');
  const hands = (setup: MatchSetup) => createGame(setup).secret.hands;
  const holder = hands(script.setup).findIndex((hand) => isFiveIdentical(hand));
  for (const viewer of allViewers(script)) {
    const { setup } = makeTwinDeal(script.setup, script.trace, viewer, script.name);
    expect(isFiveIdentical(hands(setup)[holder] ?? [])).toBe(viewer === holder);
  }
});

test('keeps what the viewer knows, and changes what another viewer sees', () => {
  const [script] = SCRIPTS;
  if (script === undefined) throw new Error('There is no script');
  const { setup } = makeTwinDeal(script.setup, script.trace, 0, script.name);
  const [first, second] = [createGame(script.setup).secret, createGame(setup).secret];
  expect(second.hands[0]).toEqual(first.hands[0]);
  expect(second.objectives[0]).toEqual(first.objectives[0]);
  expect(second.colours[0]).toEqual(first.colours[0]);
  expect(renderViews(script, setup, 1)).not.toBe(renderViews(script, script.setup, 1));
});
