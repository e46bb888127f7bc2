/**
 * The standing answers about the opening hands in a world (SET-3). A second world differs from the first one in every
 * answer that its viewer may not notice.
 */
import { createGame, isFiveIdentical, type MatchSetup, type OpeningHandAnswer } from '@great-fire/game';
import { seededRandom } from '@great-fire/game/testing';
import type { Script, Viewer } from './script';

const OTHER_ANSWER: { readonly [A in OpeningHandAnswer]: OpeningHandAnswer } = {
  redeal: 'keep-hand',
  'keep-hand': 'redeal',
};

/**
 * Returns the answers by seat. `setup`: the deal of the world; `viewer`: the viewer of a second world, 'all' for the
 * first one. A redeal is seen by all, so every world has it. Five identical cards are kept where the script keeps them.
 */
export function chooseAnswers(
  { name, steps }: Pick<Script, 'name' | 'steps'>,
  setup: MatchSetup,
  viewer: Viewer | 'all',
): readonly OpeningHandAnswer[] {
  const random = seededRandom(`opening answers of ${name}`);
  return createGame(setup).secret.hands.map((hand, seat) => {
    const first = random.pick(['redeal', 'keep-hand'] as const);
    const isRedealt = steps.some(
      (step) => step.type === 'opening-hand' && step.seat === seat && step.action.type === 'redeal',
    );
    if (isRedealt) return 'redeal';
    if (isFiveIdentical(hand)) return 'keep-hand';
    return viewer === 'all' || viewer === seat ? first : OTHER_ANSWER[first];
  });
}
