import { foretellIntensify } from '@great-fire/game';
import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import type { IntensifyOffer } from '../choice/offer';
import { useDecision } from '../decision';
import { districtName } from '../names';
import { CrossIcon, FlameIcon } from '../pieces';
import { nameOf, useTable } from '../table-context';
import { Dock } from './dock';
import styles from './intensify-dock.module.css';

/** Where the cones come from, and what the table pays for them. */
function ConesFrom({ due }: { readonly due: number }) {
  const { t } = useTranslation('table');
  const { view, match } = useTable();
  const { fromStock, fromPuddingLane, stock, returned } = useMemo(
    () => foretellIntensify(view, due),
    [view, due],
  );
  const givers = [...new Set(returned)];
  const parts = [
    fromStock > 0 && returned.length === 0 && `${t('ask.fromStock')} ${stock.before} → ${stock.after}`,
    fromPuddingLane > 0 && t('consequence.lane', { count: fromPuddingLane }),
    ...givers.map((seat) =>
      t('consequence.returned', {
        name: nameOf(match, seat),
        count: returned.filter((giver) => giver === seat).length,
      }),
    ),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The fire grows: cones are placed on the map, counted here, and confirmed. */
export function IntensifyDock({ offer }: { readonly offer: IntensifyOffer }) {
  const { t } = useTranslation('table');
  const { busy, choice, choose, send } = useDecision();
  const { due, action } = offer;
  const left = due - choice.picks.length;
  const takeBack = (index: number) => choose({ picks: choice.picks.filter((_, at) => at !== index) });
  return (
    <Dock
      title={t('ask.intensify')}
      hint={
        due === 0 ? (
          t('ask.nothingToPlace')
        ) : (
          <>
            {t('ask.intensifyHint')}
            <br />
            <ConesFrom due={due} />
          </>
        )
      }
      icon={<FlameIcon size={30} />}
      left={
        <ul className={styles['picks']}>
          {choice.picks.map((district, index) => (
            <li key={index}>
              <button type="button" className={styles['pick']} onClick={() => takeBack(index)}>
                {districtName(district)} <CrossIcon size={12} />
              </button>
            </li>
          ))}
        </ul>
      }
    >
      <Button
        kind="primary"
        size="small"
        data-testid="confirm"
        data-left={left}
        disabled={busy || action === null}
        onClick={() => action !== null && send(action)}
      >
        {due === 0
          ? t('ask.goOn')
          : left > 0
            ? t('ask.left', { count: left })
            : t('ask.place', { count: due })}
      </Button>
    </Dock>
  );
}
