import type { MatchSummary } from '@great-fire/protocol';
import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';

/** The rules of a table in a few words. */
export function useVariants({ hiddenColours, moreDestruction, cones }: MatchSummary['options']): string {
  const { t } = useTranslation();
  const differences = [
    hiddenColours && t('variant.hiddenColours'),
    moreDestruction && t('variant.moreDestruction'),
    cones === 100 && t('variant.cones', { count: cones }),
  ].filter((words) => words !== false);
  return differences.length === 0 ? t('variant.standard') : listed(differences);
}
