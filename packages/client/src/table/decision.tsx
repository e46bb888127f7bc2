/** The viewer's decision in the making, between the table's state and whatever shows or changes it. */
import type { Action, DistrictId, PlayerView } from '@great-fire/game';
import type { ReactNode } from 'react';
import {
  createContext,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Choice, HandAnswer } from './choice/choice';
import type { Moment } from './choice/moment';
import { isAsked, isMyDecision } from './choice/moment';
import type { Offer } from './choice/offer';
import { heldOffer, offerOf } from './choice/offer';
import type { Pressed } from './choice/press';
import { pressDistrict, pressGo, pressPiece, pressVerb } from './choice/press';
import type { ChoiceStore, Notice, StartOfChoice } from './choice/store';
import { createChoiceStore } from './choice/store';
import { holdOf } from './conduct/standing';
import { useBehindFinger } from '../shell/behind-finger';
import { useIsWide } from '../shell/media';
import type { MoveAnswer } from '../connection/outbox';
import type { MovingPiece, Verb } from './map/marks';
import { useTravel } from './shown';
import { useTable } from './table-context';
import { useGiven } from './use-given';

export interface Decision {
  readonly offer: Offer;
  readonly choice: Choice;
  readonly busy: boolean; // a decision is on its way
  readonly choose: (choice: Partial<Choice>) => void;
  readonly send: (...actions: readonly Action[]) => void;
  readonly pressDistrict: (district: DistrictId) => void;
  readonly pressPiece: (district: DistrictId, kind: MovingPiece) => void;
  readonly pressVerb: (district: DistrictId, verb: Verb) => void;
  readonly go: () => void; // to the goal that is chosen
}

const DecisionContext = createContext<Decision | null>(null);
// Apart, for most of the table asks for no more, and need not be drawn with every card that is touched.
const MomentContext = createContext<Moment | null>(null);
const StoreContext = createContext<ChoiceStore | null>(null);

interface DecisionProviderProps {
  readonly start?: StartOfChoice;
  readonly children: ReactNode;
}

/** Gives the parts of a table their one decision. */
export function DecisionProvider({ start, children }: DecisionProviderProps) {
  const [store] = useState(() => createChoiceStore(start));
  return (
    <StoreContext value={store}>
      <DecisionMaker store={store}>{children}</DecisionMaker>
    </StoreContext>
  );
}

function DecisionMaker({ store, children }: { readonly store: ChoiceStore; readonly children: ReactNode }) {
  const { view, stateId, act, sending, conduct } = useTable();
  const hold = holdOf(conduct, view.viewer);
  const { backToLive } = useTravel();
  const { choice, card, isBehind } = useDrawn(store, view);
  const offerFor = useCallback(
    (picked: Choice, shown: number | null) =>
      hold === null ? offerOf(view, picked, shown) : heldOffer(view),
    [view, hold],
  );
  const offer = useMemo(() => offerFor(choice, card), [offerFor, choice, card]);

  // A line that was cut tells the same state anew: nothing has moved on, and what was picked stays.
  const seen = useRef({ view, stateId });
  useLayoutEffect(() => {
    const before = seen.current;
    const isSame = before.stateId === stateId && before.view.viewer === view.viewer;
    if (!isSame) store.getState().moveOn(before.view, view);
    seen.current = { view, stateId };
  }, [store, view, stateId]);

  const isCareful = !useIsWide(); // under a finger a district is chosen, and a button confirms it
  const isSending = useRef(false);
  const reached = useRef(stateId); // by what was sent last; what shows less is pressed by a finger that was quicker than the page
  const sendOut = useCallback(
    async (actions: readonly Action[]) => {
      if (isSending.current || seen.current.stateId < reached.current) return;
      backToLive();
      isSending.current = true;
      store.getState().tell(null);
      await sendAll(act, actions, reached)
        .then((notice) => store.getState().tell(notice))
        .finally(() => {
          isSending.current = false;
        });
    },
    [act, store, backToLive],
  );
  const send = useCallback((...actions: readonly Action[]) => void sendOut(actions), [sendOut]);

  // Of all at once, so that nobody waits for the others' presses one after the other; sent in turn.
  const dueAnswer = hold === null && isMyDecision(view) ? choice.handAnswer : null;
  const answer = useEffectEvent(async (type: HandAnswer) => {
    await sendOut([{ type }]);
    store.getState().answerHand(null); // taken, or refused: what is asked next is asked anew
  });
  useEffect(() => {
    if (dueAnswer !== null) void answer(dueAnswer);
  }, [dueAnswer]);

  const decision = useMemo((): Decision => {
    // What is drawn may be behind what was touched last, and what is touched next follows on that.
    const carryOut = (press: (open: Offer, picked: Choice) => Pressed) => {
      const { choice: last, glance, choose, tell } = store.getState();
      const open = last === choice ? offer : offerFor(last, glance.card);
      const { choice: next, send: actions, refusal } = press(open, last);
      choose(next);
      if (refusal !== null) tell({ refusal, code: null });
      if (actions.length > 0) send(...actions);
    };
    return {
      offer,
      choice,
      busy: sending,
      choose: (part) => {
        backToLive(); // nothing is decided on an earlier state
        store.getState().choose({ ...store.getState().choice, ...part });
      },
      send,
      pressDistrict: (district) =>
        carryOut((open, picked) => pressDistrict(view, open, picked, district, isCareful)),
      pressPiece: (at, kind) =>
        carryOut((open, picked) =>
          open.moment === 'act'
            ? pressPiece(open, picked, { at, kind })
            : pressDistrict(view, open, picked, at),
        ),
      pressVerb: (district, verb) => carryOut((open, picked) => pressVerb(open, picked, district, verb)),
      go: () => carryOut(pressGo),
    };
  }, [offer, offerFor, choice, sending, send, store, view, backToLive, isCareful]);

  return (
    <MomentContext value={offer.moment}>
      <DecisionContext value={decision}>{children}</DecisionContext>
      {isBehind && <span hidden data-behind />}
    </MomentContext>
  );
}

/**
 * What was picked, as it is drawn. Under a finger the table follows in a render of its own: the card that is touched has
 * answered by then, and a phone takes long to draw the rest.
 */
function useDrawn(store: ChoiceStore, view: PlayerView) {
  const choice = useStore(store, (state) => state.choice);
  const card = useStore(store, (state) => state.glance.card);
  const live = useMemo(() => ({ view, choice, card }), [view, choice, card]);
  const late = useBehindFinger(live);
  const drawn = late.view === view ? late : live;
  return { ...drawn, isBehind: drawn !== live };
}

/** Sends actions one after the other, and notes the state that they came to; the first that is refused ends it and says why. */
async function sendAll(
  act: (action: Action) => Promise<MoveAnswer>,
  actions: readonly Action[],
  reached: { current: number },
): Promise<Notice | null> {
  for (const action of actions) {
    const answer = await act(action);
    if (!answer.ok) return noticeOf(answer);
    reached.current = answer.stateId;
  }
  return null;
}

function noticeOf({ code, rule, reason }: MoveAnswer & { readonly ok: false }): Notice {
  const refusal = rule !== undefined && reason !== undefined ? { rule, reason } : null;
  return { refusal, code };
}

/** The decision of this table. Throws outside a `DecisionProvider`. */
export const useDecision = (): Decision => useGiven(DecisionContext);

/** What kind of decision it is. Throws outside a `DecisionProvider`. */
export const useMoment = (): Moment => useGiven(MomentContext);

/** Whether this viewer is asked to decide. Throws outside a `DecisionProvider`. */
export const useIsAsked = (): boolean => isAsked(useMoment());

/** The store under the decision, for glances and notices. Throws outside a `DecisionProvider`. */
export const useChoiceStore = (): ChoiceStore => useGiven(StoreContext);
