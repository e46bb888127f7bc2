import type { GameTotals } from '@great-fire/protocol';
import { languageShown } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { useVariants } from '../lobby/variants';
import styles from './people.module.css';
import { rulesLetters } from './rules-of';
import { aGame, keptShare, sumOf, winShare } from './sums';

const percent = (share: number | null): string =>
  share === null ? '–' : new Intl.NumberFormat(languageShown(), { style: 'percent' }).format(share);

const figure = (value: number | null, digits = 0): string =>
  value === null
    ? '–'
    : new Intl.NumberFormat(languageShown(), {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value);

/** What somebody's games came to: all together, and by how many played and by which rules. */
export function Figures({ totals }: { readonly totals: readonly GameTotals[] }) {
  const { t } = useTranslation('people');
  const sums = sumOf(totals);
  const tiles = [
    ['games', figure(sums.games)],
    ['wins', figure(sums.won + sums.shared), percent(winShare(sums))],
    ['vp', figure(aGame(sums.vp, sums), 1)],
    ['houses', figure(sums.houses), t('aGame', { value: figure(aGame(sums.houses, sums), 1) })],
    ['cones', figure(sums.putOut), t('aGame', { value: figure(aGame(sums.putOut, sums), 1) })],
    ['objectives', figure(sums.kept), percent(keptShare(sums))],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{t('figures')}</h2>
      <dl className={styles['tiles']}>
        {tiles.map(([key, value, beside]) => (
          <div key={key} data-testid={`sum-${key}`}>
            <dt>{t(`sum.${key}`)}</dt>
            <dd>
              {value}
              {beside !== undefined && <small>{beside}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {totals.length > 1 && <ByKind totals={totals} />}
    </section>
  );
}

function ByKind({ totals }: { readonly totals: readonly GameTotals[] }) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('byKind')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('sum.games')}</th>
            <th scope="col">{t('sum.wins')}</th>
            <th scope="col">{t('sum.vp')}</th>
            <th scope="col">{t('sum.objectives')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <Kind key={`${total.players}${rulesLetters(total.options)}`} total={total} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Kind({ total }: { readonly total: GameTotals }) {
  const { t } = useTranslation();
  const variants = useVariants(rulesLetters(total.options));
  const sums = sumOf([total]);
  return (
    <tr>
      <th scope="row">
        {t('players', { count: total.players })}
        <small>{variants}</small>
      </th>
      <td>{figure(sums.games)}</td>
      <td>{percent(winShare(sums))}</td>
      <td>{figure(aGame(sums.vp, sums), 1)}</td>
      <td>{percent(keptShare(sums))}</td>
    </tr>
  );
}
