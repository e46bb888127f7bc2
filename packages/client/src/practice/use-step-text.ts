import { useTranslation } from '../i18n/use-translation';
import { districtName } from '../table/model/table-context';
import type { TurnStep } from './turn-steps';

/** Returns a function that words a step of a turn. */
export function useStepText(): (step: TurnStep) => string {
  const { t } = useTranslation(['replay', 'common']);
  return (step) => {
    const district = districtName(step.district);
    if (step.kind === 'spread')
      return t('costlyTurns.step.spread', { district, direction: t(`common:direction.${step.card}`) });
    if (step.kind === 'cones') return t('costlyTurns.step.cones', { district, count: step.count });
    return t(`costlyTurns.step.${step.kind}`, { district });
  };
}
