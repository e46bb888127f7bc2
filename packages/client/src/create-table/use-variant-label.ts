import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';

/** Returns a short text for the rules of a table. `variantCode`: letters as in a row of the lobby. */
export function useVariantLabel(variantCode = ''): string {
  const { t } = useTranslation();
  const differences = [
    variantCode.includes('h') && t('variant.hiddenColours'),
    variantCode.includes('m') && t('variant.moreDestruction'),
    variantCode.includes('c') && t('variant.cones', { count: 100 }),
  ].filter((text) => text !== false);
  return differences.length === 0 ? t('variant.standard') : formatList(differences);
}
