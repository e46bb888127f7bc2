import { useEffect, useMemo } from 'react';
import { computeHonours } from '@great-fire/game/record';
import type { Result } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { ConeOutlineIcon } from '../../pieces/cone-count';
import { FlameIcon } from '../../pieces/flame';
import { BurntPlotIcon } from '../../pieces/house';
import { mainlineEntries, mainlineStates, markUndone } from '../log/mainline';
import { districtName, nameOf, useTable } from '../model/table-context';
import styles from './result-scene.module.css';

const ICONS = {
  fiercest: <FlameIcon size={22} />,
  firefighter: <ConeOutlineIcon size={22} />,
  hardestLoss: <BurntPlotIcon size={22} />,
} as const;
const KEYS = Object.keys(ICONS) as readonly (keyof typeof ICONS)[];

/** Loads the rest of the log, from which the honours come. A new connection continues what the last one did not. */
function useWholeLog() {
  const { log, loadEarlier, connection } = useTable('log', 'loadEarlier', 'connection');
  const first = log[0]?.stateId ?? 1;
  const isConnected = connection === 'connected';
  useEffect(() => {
    if (first > 1 && isConnected) void loadEarlier();
  }, [first, loadEarlier, isConnected]);
  return first === 1 ? log : null;
}

/** The honours of the game. Their places are there before the log is complete. */
export function HonoursList({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { match } = useTable('match');
  const log = useWholeLog();
  const honours = useMemo(() => {
    if (log === null) return null;
    const undone = markUndone(log);
    const events = mainlineEntries(undone, mainlineStates(undone)).flatMap((entry) => entry.events);
    return computeHonours(result, events);
  }, [log, result]);
  const { fiercest, firefighter, hardestLoss } = honours ?? {};
  const texts: Readonly<Record<keyof typeof ICONS, string | null | undefined>> = {
    fiercest:
      fiercest &&
      t('scoring:honours.housesBurned', {
        name: nameOf(match, fiercest.seat),
        rival: nameOf(match, fiercest.rival),
        count: fiercest.houses,
      }),
    firefighter:
      firefighter &&
      t('scoring:honours.conesPutOut', {
        name: nameOf(match, firefighter.seat),
        count: firefighter.cones,
      }),
    hardestLoss:
      hardestLoss &&
      t('scoring:honours.pointsLost', {
        name: nameOf(match, hardestLoss.seat),
        count: hardestLoss.points,
        district: districtName(hardestLoss.district),
      }),
  };
  return (
    <ul
      className={`stack text-15-5 leading-1-2 ${styles['honours']}`}
      aria-label={t('scoring:honours.title')}
      aria-busy={honours === null}
      data-testid={honours === null ? 'honours-place' : 'honours'}
    >
      {KEYS.filter((key) => honours === null || texts[key] !== null).map((key) => (
        <li key={key}>
          {ICONS[key]}
          <b>{t(`scoring:honours.${key}`)}</b>
          <span className="any-break quiet">{texts[key] ?? '…'}</span>
        </li>
      ))}
    </ul>
  );
}
