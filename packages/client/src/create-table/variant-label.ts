import { GAME_OPTIONS, fromVariantCodes, variantsOf, type GameOptionName } from '@great-fire/game';
import { formatList } from '../i18n/format';
import type { TFunction } from '../i18n/keys';
import { useTranslation } from '../i18n/use-translation';

/** A short label of each rule that differs from the standard game. */
const VARIANT_LABELS: Readonly<Record<GameOptionName, (t: TFunction<'common'>) => string>> = {
  hiddenColours: (t) => t('variant.hiddenColours'),
  moreDestruction: (t) => t('variant.moreDestruction'),
  cones: (t) => t('variant.coneCount', { count: GAME_OPTIONS.cones.variant }),
  eastWind: (t) => t('variant.eastWind'),
};

export const variantLabel = (t: TFunction<'common'>, name: GameOptionName): string => VARIANT_LABELS[name](t);

/** Returns a short text for the rules of a table. `codes`: letters as in a row of the lobby. */
export function useVariantLabel(codes = ''): string {
  const { t } = useTranslation();
  const variants = variantsOf(fromVariantCodes(codes));
  return variants.length === 0
    ? t('variant.standardRules')
    : formatList(variants.map((name) => variantLabel(t, name)));
}
