import { useTranslation } from '../../i18n/use-translation';
import { OBJECTIVES } from '@great-fire/game/board';
import type { SpreadPlan } from '../choice/spread-plan';
import { districtName } from '../names';
import { TokenIcon, VpSeal } from '../pieces';
import styles from './consequence.module.css';
import { HousesLost } from './houses-lost';

/** All that the chosen spread would do; only the lines that apply. */
export function Consequence({ plan }: { readonly plan: SpreadPlan }) {
  const { t } = useTranslation('table');
  const { foretold, objectivesLost, spread } = plan;
  const district = districtName(spread.to);
  const what = titleOf(plan);
  return (
    <div className={styles['all']} data-testid="consequence" data-to={spread.to}>
      <h2 className={styles['title']}>{t(`consequence.${what}`, { district })}</h2>
      <HousesLost foretold={foretold} />
      {objectivesLost.map((id) => (
        <p key={id} className={`${styles['line']} ${styles['objective']}`}>
          <VpSeal vp={OBJECTIVES[id].vp} size={22} /> {t('consequence.objectiveLost')}
        </p>
      ))}
      {foretold.token && (
        <p className={styles['line']}>
          <TokenIcon kind="face-down" size={22} /> {t('consequence.token')}
        </p>
      )}
      {spread.token !== undefined && (
        <p className={styles['line']}>
          <TokenIcon kind={spread.token} size={22} /> {t('consequence.spends')}
        </p>
      )}
      {foretold.contained && <p className={styles['line']}>{t('consequence.nothingBurns')}</p>}
      {foretold.reignites && <p className={styles['line']}>{t('consequence.reignitesHint')}</p>}
    </div>
  );
}

/** What happens to the target, in one word of the catalogue. */
function titleOf({ foretold }: SpreadPlan): 'contained' | 'burns' | 'reignites' | 'spreads' {
  if (foretold.contained) return 'contained';
  if (burnsHouses(foretold.houses)) return 'burns';
  return foretold.reignites ? 'reignites' : 'spreads';
}

export const burnsHouses = (houses: SpreadPlan['foretold']['houses']): boolean =>
  Object.keys(houses).length > 0;
