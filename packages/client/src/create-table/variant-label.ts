import type { GameTotals } from '@great-fire/protocol';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';

/** Returns the letters of the rule variants, as in the rows of the lobby. */
export const variantCode = ({ hiddenColours, moreDestruction, cones }: GameTotals['options']): string =>
  `${hiddenColours ? 'h' : ''}${moreDestruction ? 'm' : ''}${cones === 100 ? 'c' : ''}`;

/** Returns a short text for the rules of a table. `variantCode`: letters as in a row of the lobby. */
export function useVariantLabel(variantCode = ''): string {
  const { t } = useTranslation();
  const differences = [
    variantCode.includes('h') && t('variant.hiddenColours'),
    variantCode.includes('m') && t('variant.moreDestruction'),
    variantCode.includes('c') && t('variant.coneCount', { count: 100 }),
  ].filter((text) => text !== false);
  return differences.length === 0 ? t('variant.standardRules') : formatList(differences);
}
