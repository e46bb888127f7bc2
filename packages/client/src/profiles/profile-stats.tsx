import { toVariantCodes } from '@great-fire/game';
import type { GameTotals } from '@great-fire/protocol';
import { currentLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { useVariantLabel } from '../create-table/variant-label';
import styles from './profiles.module.css';

const formatPercent = (share: number | null): string =>
  share === null ? '–' : new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(share);

const formatNumber = (value: number | null, digits = 0): string =>
  value === null
    ? '–'
    : new Intl.NumberFormat(currentLanguage(), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);

/** Statistics of a player: in total, by number of players and by rules. */
export function ProfileStats({ totals }: { readonly totals: readonly GameTotals[] }) {
  const { t } = useTranslation('profiles');
  const stats = sumTotals(totals);
  const tiles = [
    ['games', formatNumber(stats.games)],
    ['wins', formatNumber(stats.wins + stats.sharedWins), formatPercent(winRate(stats))],
    ['vp', formatNumber(perGame(stats.vp, stats), 1)],
    [
      'houses',
      formatNumber(stats.houses),
      t('perGame', { value: formatNumber(perGame(stats.houses, stats), 1) }),
    ],
    [
      'cones',
      formatNumber(stats.conesPutOut),
      t('perGame', { value: formatNumber(perGame(stats.conesPutOut, stats), 1) }),
    ],
    ['objectives', formatNumber(stats.objectivesSurvived), formatPercent(objectiveRate(stats))],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('statsTitle')}</h2>
      <dl className={`stack line-above ${styles['tiles']}`}>
        {(stats.games === 0 ? tiles.slice(0, 1) : tiles).map(([key, value, detail]) => (
          <div key={key} data-testid={`stat-${key}`}>
            <dt className="quiet text-14-5">{t(`stats.${key}`)}</dt>
            <dd>
              {value}
              {detail !== undefined && <small className="one-line">{detail}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {totals.length > 1 && <StatsByVariant totals={totals} />}
    </section>
  );
}

function StatsByVariant({ totals }: { readonly totals: readonly GameTotals[] }) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('statsByGameType')}>
      <table className={`figures ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">{t('gameType')}</th>
            <th scope="col">{t('stats.games')}</th>
            <th scope="col">{t('stats.wins')}</th>
            <th scope="col">{t('stats.vp')}</th>
            <th scope="col">{t('stats.objectives')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <StatsRow key={`${total.players}${toVariantCodes(total.options)}`} total={total} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StatsRow({ total }: { readonly total: GameTotals }) {
  const { t } = useTranslation();
  const variants = useVariantLabel(toVariantCodes(total.options));
  const stats = sumTotals([total]);
  return (
    <tr>
      <th scope="row">
        {t('playerCount', { count: total.players })}
        <small className="text-13-5 block">{variants}</small>
      </th>
      <td>{formatNumber(stats.games)}</td>
      <td>{formatPercent(winRate(stats))}</td>
      <td>{formatNumber(perGame(stats.vp, stats), 1)}</td>
      <td>{formatPercent(objectiveRate(stats))}</td>
    </tr>
  );
}

type StatTotals = Omit<GameTotals, 'players' | 'options'>;

const STAT_KEYS = [
  'games',
  'wins',
  'sharedWins',
  'vp',
  'houses',
  'conesPutOut',
  'objectivesSurvived',
  'objectivesLost',
] as const;

const ZERO_TOTALS: StatTotals = {
  games: 0,
  wins: 0,
  sharedWins: 0,
  vp: 0,
  houses: 0,
  conesPutOut: 0,
  objectivesSurvived: 0,
  objectivesLost: 0,
};

/** Sums up all games. */
export function sumTotals(totals: readonly GameTotals[]): StatTotals {
  const sums = { ...ZERO_TOTALS };
  for (const total of totals) for (const key of STAT_KEYS) sums[key] += total[key];
  return sums;
}

/** Returns the average per game; null without games. */
export const perGame = (sum: number, { games }: StatTotals): number | null =>
  games === 0 ? null : sum / games;

/** Returns the share of games won, alone or shared; null without games. */
export const winRate = (sums: StatTotals): number | null => perGame(sums.wins + sums.sharedWins, sums);

/** Returns the share of surviving objectives; null without objectives. */
export const objectiveRate = ({ objectivesSurvived, objectivesLost }: StatTotals): number | null =>
  objectivesSurvived + objectivesLost === 0
    ? null
    : objectivesSurvived / (objectivesSurvived + objectivesLost);
