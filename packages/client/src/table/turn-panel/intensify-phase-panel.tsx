import { previewIntensify } from '@great-fire/game/preview';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { IntensifyPhaseState } from '../move-input/phase-state';
import { useMoveInput } from '../move-input/move-input-context';
import { districtName, nameOf, useTable } from '../model/table-context';
import { FlameIcon } from '../../pieces/flame';
import { CloseIcon } from '../../ui/icons';
import { ConfirmButton, DecisionPanel } from './decision-panel';
import styles from './intensify-phase-panel.module.css';

/** States where the cones come from, and which players return cones. */
function ConeSourceHint({ conesToPlace }: { readonly conesToPlace: number }) {
  const { t } = useTranslation('table');
  const { view, match } = useTable('view', 'match');
  const { fromStock, fromPuddingLane, stock, returningSeats } = useMemo(
    () => previewIntensify(view, conesToPlace),
    [view, conesToPlace],
  );
  const givers = [...new Set(returningSeats)];
  const parts = [
    fromStock > 0 &&
      returningSeats.length === 0 &&
      `${t('prompt.conesFromStock')} ${stock.before} → ${stock.after}`,
    fromPuddingLane > 0 && t('spreadPreview.conesFromPuddingLane', { count: fromPuddingLane }),
    ...givers.map((seat) =>
      t('spreadPreview.conesReturned', {
        name: nameOf(match, seat),
        count: returningSeats.filter((giver) => giver === seat).length,
      }),
    ),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Panel of the intensify phase: lists the cones placed on the map and confirms them. */
export function IntensifyPhasePanel({ phaseState }: { readonly phaseState: IntensifyPhaseState }) {
  const { t } = useTranslation('table');
  const { draft, updateDraft } = useMoveInput();
  const { conesToPlace, action } = phaseState;
  const remaining = conesToPlace - draft.placedCones.length;
  const removeCone = (index: number) =>
    updateDraft({ placedCones: draft.placedCones.filter((_, other) => other !== index) });
  return (
    <DecisionPanel
      title={t('prompt.intensifyTitle')}
      hint={
        conesToPlace === 0 ? (
          t('prompt.noConesToPlace')
        ) : (
          <>
            {t('prompt.intensifyHint')}
            <br />
            <ConeSourceHint conesToPlace={conesToPlace} />
          </>
        )
      }
      icon={<FlameIcon size={30} />}
      left={
        <ul className="flex wrap gap-6">
          {draft.placedCones.map((district, index) => (
            <li key={index}>
              <button
                type="button"
                className={`gap-4 text-14 on-card framed inline-row ${styles['pick']}`}
                data-testid="remove-cone"
                aria-label={t('prompt.removeCone', { district: districtName(district) })}
                onClick={() => removeCone(index)}
              >
                {districtName(district)} <CloseIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      }
    >
      <ConfirmButton size="small" action={action}>
        {conesToPlace === 0
          ? t('prompt.continue')
          : remaining > 0
            ? t('prompt.conesLeft', { count: remaining })
            : t('prompt.placeCones', { count: conesToPlace })}
      </ConfirmButton>
    </DecisionPanel>
  );
}
