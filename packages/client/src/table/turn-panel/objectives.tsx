import { objectiveState, type ObjectiveId } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { useDraftStore } from '../move-input/move-input-context';
import { helpProps } from '../help/help-props';
import { DistrictLink } from '../log/district-links';
import { objectiveName, ownColour } from '../model/table-context';
import { HouseIcon } from '../../pieces/house';
import { ObjectivePicture } from '../objective-cards/objective-picture';
import { VpSeal } from '../../pieces/vp-seal';
import { useDisplayed } from '../model/display-context';
import styles from './objectives.module.css';

/** Shows the viewer's secret objectives and their status. With hidden colours, also shows the secret colour. */
export function Objectives() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useDisplayed();
  const colour = ownColour(view);
  if (view.own === null || colour === null) return null;
  return (
    <>
      <div className={`flex spread gap-8 quiet text-13-5 ${styles['head']}`}>
        <span>{t('objectives.title')}</span>
        <span>{t('objectives.secretBadge')}</span>
      </div>
      <ul data-testid="objectives" {...anchor('objectives')}>
        {view.rules.hiddenColours && (
          <li className={`stack line-above level ${styles['row']}`}>
            <HouseIcon colour={colour} size={22} />
            <span className={styles['name']}>{t(`common:colour.${colour}`)}</span>
            <span className={`quiet text-13-5 ${styles['state']}`}>
              {t('player.housesStanding', { count: 20 - view.lost[colour] })}
            </span>
            <small className={`quiet text-13-5 leading-1-2 ${styles['secret']}`}>
              {t('objectives.secretColourHint')}
            </small>
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
  const { view } = useDisplayed();
  const setHover = useDraftStore().getState().setHover;
  const state = objectiveState(view, id);
  const [district] = OBJECTIVES[id].districts;
  const { vp } = OBJECTIVES[id];
  return (
    <li
      className={`stack line-above level ${styles['row']} ${styles['withPicture']} ${styles[state] ?? ''}`}
      {...helpProps('objective')}
      onMouseEnter={() => setHover({ inLog: district ?? null })}
      onMouseLeave={() => setHover({ inLog: null })}
    >
      <span className={`flex relative ${styles['card']}`}>
        <ObjectivePicture id={id} state={state} className={styles['picture']} />
        <VpSeal vp={vp} isOwn={state !== 'lost'} size={20} title={t('objectives.points', { vp })} />
      </span>
      <span className={styles['name']}>
        {district === undefined ? (
          objectiveName(id)
        ) : (
          <DistrictLink district={district} isTabStop={false}>
            {objectiveName(id)}
          </DistrictLink>
        )}
      </span>
      <span key={state} className={`quiet text-13-5 ${styles['state']}`}>
        {t(`objectives.state.${state}`)}
      </span>
    </li>
  );
}
