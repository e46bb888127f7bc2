/** The viewer's next move. Derives the phase state from the table and the draft, and sends the actions. */
import type { Action, DistrictId, PlayerView } from '@great-fire/game';
import { type StoreApi, createStore } from 'zustand/vanilla';
import { isDesktop, isTouch } from '../../lib/use-media-query';
import { updateUrgently } from '../../lib/use-store-fields';
import type { MoveAnswer } from '../../live/outbox';
import type { DisplayStore } from '../model/display-store';
import type { MovablePiece, Verb } from '../map/marks';
import type { TableStore } from '../model/table-context';
import type { MoveDraft, DraftStore, InputError } from './draft-store';
import { type PressResult, confirmDestination, pressPiece, handleVerbPress } from './handle-press';
import { type InputBlock, getInputBlock } from './phase';
import { type PhaseState, createIdlePhase } from './phase-state';
import { derivePhaseState, pressDistrict } from './phases';

/** The move of the viewer with the functions that change or send it. The functions never change. */
export interface MoveInput {
  readonly phaseState: PhaseState;
  readonly draft: MoveDraft;
  readonly isBusy: boolean; // an action is being sent
  readonly updateDraft: (changes: Partial<MoveDraft>) => void;
  readonly send: (...actions: readonly Action[]) => void;
  readonly pressDistrict: (district: DistrictId) => void;
  readonly pressPiece: (district: DistrictId, kind: MovablePiece) => void;
  readonly pressVerb: (district: DistrictId, verb: Verb) => void;
  readonly confirmMove: () => void; // to the selected destination
}

export interface MoveInputController {
  readonly store: StoreApi<MoveInput>;
  readonly follow: () => () => void; // follows the table and the draft; returns a function that stops it
  readonly setRenderedState: (stateId: number) => void; // the page shows this state
}

interface PhaseInput {
  readonly view: PlayerView;
  readonly block: InputBlock | null;
  readonly draft: MoveDraft;
  readonly card: number | null; // hovered
}

const derive = ({ view, block, draft, card }: PhaseInput): PhaseState =>
  block === null ? derivePhaseState(view, draft, card) : createIdlePhase(view);

/** Creates the move input of a table. */
export function createMoveInput(
  table: TableStore,
  draftStore: DraftStore,
  display: DisplayStore,
): MoveInputController {
  const readInput = (): PhaseInput => {
    const { view, tableState } = table.getState();
    const { draft, hover } = draftStore.getState();
    return { view, block: getInputBlock(tableState, view.viewer), draft, card: hover.card };
  };
  const readFields = ({ draft }: PhaseInput) => ({ draft, isBusy: table.getState().isSending });
  let input = readInput();
  let { view: lastView, stateId: lastStateId } = table.getState();
  let renderedStateId = lastStateId;
  // The last state that the server confirmed to this page. A press on an older state is ignored: the page is behind.
  let confirmedStateId = lastStateId;
  let isSubmitting = false;

  const update = (): void => {
    const before = input;
    input = readInput();
    const isSame =
      before.view === input.view &&
      before.block === input.block &&
      before.draft === input.draft &&
      before.card === input.card;
    const { isBusy, phaseState } = store.getState();
    if (isSame && isBusy === table.getState().isSending) return;
    store.setState({ phaseState: isSame ? phaseState : derive(input), ...readFields(input) });
  };
  // On touch devices a transition: the pressed card renders first, because a phone needs long to render the rest.
  const followDraft = (): void => {
    if (isTouch()) update();
    else updateUrgently(update);
  };

  let stopFollowingDraft = (): void => undefined;
  const followTable = (): void => {
    const { view, stateId } = table.getState();
    // The draft of a new state is part of the same update.
    stopFollowingDraft();
    // A reconnect sends the same state again. The draft then stays.
    const isSameState = lastStateId === stateId && lastView.viewer === view.viewer;
    if (!isSameState) draftStore.getState().reconcile(lastView, view);
    lastView = view;
    lastStateId = stateId;
    stopFollowingDraft = draftStore.subscribe(followDraft);
    update();
  };

  const submit = async (actions: readonly Action[]): Promise<void> => {
    if (isSubmitting || renderedStateId < confirmedStateId) return;
    display.getState().returnToLive();
    isSubmitting = true;
    const { setError } = draftStore.getState();
    setError(null);
    const error = await sendAll(table.getState().act, actions, (stateId) => {
      confirmedStateId = stateId;
    }).finally(() => {
      isSubmitting = false;
    });
    setError(error);
  };
  const send = (...actions: readonly Action[]): void => void submit(actions);
  // The rendered draft can be older than the draft in the store. Apply each press to the draft in the store.
  const applyPress = (handlePress: (phaseState: PhaseState, draft: MoveDraft) => PressResult): void => {
    const { draft, setDraft, setError } = draftStore.getState();
    const current = readInput();
    const { draft: nextDraft, actions, refusal } = handlePress(derive(current), draft);
    setDraft(nextDraft);
    if (refusal !== null) setError({ refusal, code: null });
    if (actions.length > 0) send(...actions);
  };

  const store = createStore<MoveInput>(() => ({
    phaseState: derive(input),
    ...readFields(input),
    updateDraft: (changes) => {
      display.getState().returnToLive(); // leaves the earlier state
      const { draft, setDraft } = draftStore.getState();
      setDraft({ ...draft, ...changes });
    },
    send,
    pressDistrict: (district) => {
      const { view } = table.getState();
      // Without a desktop layout, a button confirms a move.
      applyPress((phaseState, draft) => pressDistrict(view, phaseState, draft, district, !isDesktop()));
    },
    pressPiece: (district, kind) => {
      const { view } = table.getState();
      applyPress((phaseState, draft) =>
        phaseState.phase === 'act'
          ? pressPiece(phaseState, draft, { at: district, kind })
          : pressDistrict(view, phaseState, draft, district),
      );
    },
    pressVerb: (district, verb) =>
      applyPress((phaseState, draft) => handleVerbPress(phaseState, draft, district, verb)),
    confirmMove: () => applyPress(confirmDestination),
  }));

  return {
    store,
    follow: () => {
      followTable();
      const unsubscribe = table.subscribe(followTable);
      return () => {
        unsubscribe();
        stopFollowingDraft();
      };
    },
    setRenderedState: (stateId) => {
      renderedStateId = stateId;
    },
  };
}

/** Sends actions in order and reports each confirmed state. Stops at the first rejection and returns its error, else null. */
async function sendAll(
  act: (action: Action) => Promise<MoveAnswer>,
  actions: readonly Action[],
  onConfirm: (stateId: number) => void,
): Promise<InputError | null> {
  for (const action of actions) {
    const result = await act(action);
    if (!result.ok) return toInputError(result);
    onConfirm(result.stateId);
  }
  return null;
}

function toInputError({ code, rule, reason }: MoveAnswer & { readonly ok: false }): InputError {
  const refusal = rule !== undefined && reason !== undefined ? { rule, reason } : null;
  return { refusal, code };
}
