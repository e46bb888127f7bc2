import { objectiveState } from '@great-fire/game';
import type { ObjectiveId } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { useTranslation } from '../../i18n/use-translation';
import { useChoiceStore } from '../decision';
import { explained } from '../explain/topics';
import { DistrictName } from '../log/district-name';
import { objectiveName } from '../names';
import { HouseIcon, VpSeal } from '../pieces';
import { useShown } from '../shown';
import { ownColour } from '../table-context';
import styles from './objectives.module.css';

/** The viewer's secret objectives and how each fares; with hidden colours, the secret colour too. */
export function Objectives() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useShown();
  const colour = ownColour(view);
  if (view.own === null || colour === null) return null;
  return (
    <>
      <div className={styles['head']}>
        <span>{t('objectives.title')}</span>
        <span>{t('objectives.onlyYou')}</span>
      </div>
      <ul>
        {view.rules.hiddenColours && (
          <li className={styles['row']}>
            <HouseIcon colour={colour} size={22} />
            <span className={styles['name']}>{t(`common:colour.${colour}`)}</span>
            <span className={styles['state']}>{t('player.standing', { count: 20 - view.lost[colour] })}</span>
          </li>
        )}
        {view.own.objectives.map((id) => (
          <Objective key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

function Objective({ id }: { readonly id: ObjectiveId }) {
  const { t } = useTranslation('table');
  const { view } = useShown();
  const look = useChoiceStore().getState().look;
  const state = objectiveState(view, id);
  const [district] = OBJECTIVES[id].districts;
  const { vp } = OBJECTIVES[id];
  return (
    <li
      className={`${styles['row']} ${styles[state] ?? ''}`}
      {...explained('objective')}
      onMouseEnter={() => look({ named: district ?? null })}
      onMouseLeave={() => look({ named: null })}
    >
      <VpSeal vp={vp} mine={state !== 'lost'} size={26} title={t('objectives.points', { vp })} />
      <span className={styles['name']}>
        {district === undefined ? (
          objectiveName(id)
        ) : (
          <DistrictName district={district} isTabStop={false}>
            {objectiveName(id)}
          </DistrictName>
        )}
      </span>
      <span key={state} className={styles['state']}>
        {t(`objectives.state.${state}`)}
      </span>
    </li>
  );
}
