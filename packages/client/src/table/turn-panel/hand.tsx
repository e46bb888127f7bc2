import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { getUnplayableCards } from '../move-input/phase-state';
import { useDraftStore, useMoveInput } from '../move-input/move-input-context';
import { getSelectableCards } from '../move-input/phases';
import { useRovingTabIndex } from '../../ui/use-roving-tabindex';
import { useTable } from '../model/table-context';
import { PaperPanel } from '../../ui/paper';
import { SwitchField } from '../../ui/switch';
import { canDoubleMove, holdsDoubleMove } from '../move-input/phase';
import { TokenIcon } from '../../pieces/token';
import { CardButton, CardFace } from './fire-card';
import styles from './hand.module.css';

/** Shows the viewer's fire cards. In the spread and discard phases, the viewer can select a card. */
export function Hand() {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { phaseState, updateDraft } = useMoveInput();
  const store = useDraftStore();
  const { setHover } = store.getState();
  const selectedIndex = useStore(store, ({ draft }) => draft.card); // from the store: not deferred
  const unplayable = useMemo(() => getUnplayableCards(view), [view]);
  const hand = view.own?.hand ?? [];
  const selectable = getSelectableCards(phaseState.phase);
  const isSelectable = selectable !== 'none';
  const mustBePlayable = selectable === 'playable';
  const { tabStop, containerProps } = useRovingTabIndex(hand.length);
  // While others play, the map shows what a card can burn next.
  const getForesightProps = (index: number) => ({
    onPointerEnter: () => setHover({ card: index }),
    onPointerLeave: () => setHover({ card: null }),
  });
  return (
    <ul
      className={`flex gap-4 ${styles['hand']}`}
      aria-label={t('hand.label')}
      {...(isSelectable && containerProps)}
    >
      {phaseState.phase === 'double-move' && phaseState.card !== null && (
        <li>
          <CardFace card={phaseState.card} isPlayed />
        </li>
      )}
      {hand.map((card, index) => (
        <li key={index} {...(!isSelectable && getForesightProps(index))}>
          {isSelectable ? (
            <CardButton
              card={card}
              index={index}
              count={hand.length}
              isSelected={selectedIndex === index}
              isTabStop={tabStop === index}
              disabledReason={
                mustBePlayable && unplayable[index] === true ? t(`hand.noTarget.${card}`) : null
              }
              onSelect={() =>
                updateDraft({
                  card: selectedIndex === index ? null : index,
                  district: null,
                  from: null,
                  exit: null,
                })
              }
              onHover={(isHovered) => setHover({ card: isHovered && mustBePlayable ? index : null })}
            />
          ) : (
            <CardFace card={card} isInactive={phaseState.phase === 'double-move'} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The hand outside its phases: only the tops of the cards are visible. */
export function CollapsedHand() {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const hand = view.own?.hand ?? [];
  const middle = (hand.length - 1) / 2;
  return (
    <ul className={`absolute clipped no-press ${styles['peek']}`} aria-label={t('hand.label')}>
      {hand.map((card, index) => {
        const offset = index - middle;
        const transform = `translate(calc(4px + ${index} * var(--step)), ${Math.abs(offset) * 3}px) rotate(${offset * 3}deg)`;
        return (
          <li key={index} style={{ transform }}>
            <CardFace card={card} />
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Switch for the double move. Before the first move it announces a second one. After it, it starts the second one,
 * until the player takes an action.
 */
export function DoubleMoveToggle() {
  const { t } = useTranslation('table');
  const { view } = useTable('view');
  const { phaseState, draft, updateDraft } = useMoveInput();
  const isLegalNow = useMemo(() => canDoubleMove(view), [view]);
  const isSpreadPhase = phaseState.phase === 'spread';
  if (!holdsDoubleMove(view) || !(isSpreadPhase || isLegalNow)) return null;
  return (
    <PaperPanel className={`row gap-10 ${styles['toggle']}`}>
      <SwitchField
        label={t('doubleMove.title')}
        isStrong
        hint={t('doubleMove.hint')}
        testId="double-move"
        checked={draft.isDoubleMove}
        onChange={(isDoubleMove) =>
          updateDraft(
            isSpreadPhase
              ? { isDoubleMove }
              : { isDoubleMove, district: null, from: null, exit: null, piece: null },
          )
        }
      />
      <TokenIcon kind="double-move" size={30} />
    </PaperPanel>
  );
}
