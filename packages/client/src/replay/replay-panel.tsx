import { objectiveState, type OwnSecrets, type Seat } from '@great-fire/game';
import { OBJECTIVES } from '@great-fire/game/board';
import { Log } from '../table/log/log';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { HouseIcon } from '../pieces/house';
import { TokenIcon } from '../pieces/token';
import { VpSeal } from '../pieces/vp-seal';
import { objectiveName, nameOf } from '../table/model/table-context';
import { getVisibleSecrets, visiblePoints } from '../table/model/visible-points';
import { DirectionArrow } from '../pieces/direction-arrow';
import { UserText } from '../ui/user-text';
import styles from './panels.module.css';
import { useReplay } from './replay-context';
import { LegalMovesPanel } from './legal-moves-panel';

const LazyCharts = lazyExtra(() => import('./charts/charts.lazy').then((module) => module.Charts));

export type PanelName = 'log' | 'legal-moves' | 'hands' | 'stats';

/** Panels beside the map: log, legal moves, hands and statistics. */
export function ReplayPanel({ name }: { readonly name: PanelName }) {
  switch (name) {
    case 'log':
      return <Log />;
    case 'legal-moves':
      return <LegalMovesPanel />;
    case 'hands':
      return <HandsPanel />;
    case 'stats':
      return <LazyCharts />;
  }
}

/** The hands and secrets at the displayed position that the current perspective shows. */
function HandsPanel() {
  const { t } = useTranslation('replay');
  const { view } = useReplay();
  const hands = view.seats.flatMap((_, seat) => {
    const own = getVisibleSecrets(view, seat);
    return own === null ? [] : [{ seat, own }];
  });
  if (hands.length === 0)
    return <p className="quiet text-15 leading-1-3 pad-14-16">{t('hands.hiddenHint')}</p>;
  return (
    <ul
      className={`grow lowerable scroll text-15 contained leading-1-3 fine-scroll ${styles['panel']} stack gap-10 packed`}
      tabIndex={0}
      data-testid="replay-hands"
    >
      {hands.map(({ seat, own }) => (
        <HandCard key={seat} seat={seat} own={own} />
      ))}
    </ul>
  );
}

function HandCard({ seat, own }: { readonly seat: Seat; readonly own: OwnSecrets }) {
  const { t } = useTranslation(['replay', 'common', 'table']);
  const { match, view } = useReplay();
  const vp = visiblePoints(view)[seat] ?? null;
  return (
    <li className="stack gap-6 line-below pad-bottom-8" data-testid={`replay-hand-${seat}`}>
      <p className="row gap-8">
        <HouseIcon colour={own.colour} size={20} title={t(`common:colour.${own.colour}`)} />
        <span className="grow narrowable any-break fell-20">
          <UserText>{nameOf(match, seat)}</UserText>
        </span>
        {vp !== null && (
          <b className="numbers">
            {vp} <small className="regular">{t('common:vp')}</small>
          </b>
        )}
      </p>
      <p className="row wrap gap-8" role="group" aria-label={t('hands.cardsAndTokens')}>
        {own.hand.map((card, index) => (
          <span key={index} role="img" aria-label={t(`common:direction.${card}`)}>
            <DirectionArrow direction={card} size={22} />
          </span>
        ))}
        {own.tokens.map((token, index) => (
          <TokenIcon key={index} kind={token} size={21} title={t(`common:token.${token}`)} />
        ))}
      </p>
      <ul>
        {own.objectives.map((id) => {
          const state = objectiveState(view, id);
          const { vp: objectivePoints } = OBJECTIVES[id];
          return (
            <li key={id} className={`row gap-8 pad-6-0 ${state === 'lost' ? styles['lost'] : ''}`}>
              <VpSeal
                vp={objectivePoints}
                isOwn={state !== 'lost'}
                size={21}
                title={t('table:objectives.points', { vp: objectivePoints })}
              />
              <span className="grow">{objectiveName(id)}</span>
              <small className="regular">{t(`table:objectives.state.${state}`)}</small>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
