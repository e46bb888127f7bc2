import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';

/** The rules of a table in a few words; `rules` as its row tells them. */
export function useVariants(rules = ''): string {
  const { t } = useTranslation();
  const differences = [
    rules.includes('h') && t('variant.hiddenColours'),
    rules.includes('m') && t('variant.moreDestruction'),
    rules.includes('c') && t('variant.cones', { count: 100 }),
  ].filter((words) => words !== false);
  return differences.length === 0 ? t('variant.standard') : listed(differences);
}
