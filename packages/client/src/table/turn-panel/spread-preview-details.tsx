import { useTranslation } from '../../i18n/use-translation';
import { OBJECTIVES } from '@great-fire/game/board';
import type { SpreadPlan } from '../move-input/spread-plan';
import { districtName } from '../model/table-context';
import { TokenIcon } from '../../pieces/token';
import { VpSeal } from '../../pieces/vp-seal';
import styles from './spread-preview.module.css';
import { LossList } from './loss-list';

/** Lists the effects of the selected spread. Shows only the lines that apply. */
export function SpreadPreviewDetails({ plan }: { readonly plan: SpreadPlan }) {
  const { t } = useTranslation('table');
  const { preview, objectivesLost, spread } = plan;
  const district = districtName(spread.to);
  const outcome = getOutcome(plan);
  return (
    <div className={styles['all']} data-testid="consequence" data-to={spread.to}>
      <h2 className={styles['title']}>{t(`consequence.${outcome}`, { district })}</h2>
      <LossList preview={preview} />
      {objectivesLost.map((id) => (
        <p key={id} className={`${styles['line']} ${styles['objective']}`}>
          <VpSeal vp={OBJECTIVES[id].vp} size={22} /> {t('consequence.objectiveLost')}
        </p>
      ))}
      {preview.takesToken && (
        <p className={styles['line']}>
          <TokenIcon kind="face-down" size={22} /> {t('consequence.token')}
        </p>
      )}
      {spread.token !== undefined && (
        <p className={styles['line']}>
          <TokenIcon kind={spread.token} size={22} /> {t('consequence.spends')}
        </p>
      )}
      {preview.contained && <p className={styles['line']}>{t('consequence.nothingBurns')}</p>}
      {preview.reignites && <p className={styles['line']}>{t('consequence.reignitesHint')}</p>}
    </div>
  );
}

/** Returns what happens to the target, as a message key. */
function getOutcome({ preview }: SpreadPlan): 'contained' | 'burns' | 'reignites' | 'spreads' {
  if (preview.contained) return 'contained';
  if (burnsHouses(preview.houses)) return 'burns';
  return preview.reignites ? 'reignites' : 'spreads';
}

export const burnsHouses = (houses: SpreadPlan['preview']['houses']): boolean =>
  Object.keys(houses).length > 0;
