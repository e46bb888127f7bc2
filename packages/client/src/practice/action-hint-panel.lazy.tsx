import { useTranslation } from '../i18n/use-translation';
import { districtName, useTableValue } from '../table/model/table-context';
import { Button } from '../ui/button';
import { CloseIcon } from '../ui/icons';
import { useStepText } from './use-step-text';
import { joinSteps } from './turn-steps';
import styles from './round-hints.module.css';
import type { PracticeHint } from './worker-messages';

interface ActionHintPanelProps {
  readonly hint: PracticeHint | 'none'; // none: nothing is worth doing
  readonly onClose: () => void;
}

/** Names the best next action of the player, and the reason. The map points there. */
export function ActionHintPanel({ hint, onClose }: ActionHintPanelProps) {
  const { t } = useTranslation('practice');
  const stateId = useTableValue((table) => table.stateId);
  if (hint !== 'none' && hint.stateId !== stateId) return null;
  return (
    <section
      className={`flex gap-6 text-15-5 on-panel framed round-8 raised fixed leading-1-3 top ${styles['hint']}`}
      aria-label={t('hint.title')}
      data-testid="action-hint"
    >
      <p role="status">{hint === 'none' ? t('hint.none') : <HintText hint={hint} />}</p>
      <Button variant="ghost" size="small" aria-label={t('hint.close')} onClick={onClose}>
        <CloseIcon size={17} />
      </Button>
    </section>
  );
}

function HintText({ hint: { action, reason } }: { readonly hint: PracticeHint }) {
  const { t } = useTranslation('practice');
  const step = joinSteps([action]).map(useStepText()).join('');
  const why =
    'count' in reason
      ? t(`hint.reason.${reason.kind}`, { count: reason.count })
      : 'district' in reason
        ? t(`hint.reason.${reason.kind}`, { district: districtName(reason.district) })
        : t('hint.reason.position');
  return (
    <>
      <b>{t('hint.best', { step })}</b> {why}
    </>
  );
}
