import { useTranslation } from '../../i18n/use-translation';
import { ErrorBoundary } from '../../ui/error-boundary';
import { CostlyTurns } from './costly-turns';
import { LossesTable } from './losses-table';
import { FireMap } from './fire-map';
import { PointsChart } from './points-chart';

/** Statistics of a game: points, spread of the fire, lost houses and costly moves. Each chart marks the displayed position. */
export function Charts() {
  const { t } = useTranslation('replay');
  return (
    <div
      className="stack grow lowerable scroll text-14-5 contained fine-scroll gap-16 packed pad-8-14"
      tabIndex={0}
      data-testid="charts"
    >
      <section className="narrowable" aria-labelledby="points-chart">
        <h2 className="panel-heading" id="points-chart">
          {t('pointsChart.title')}
        </h2>
        <ErrorBoundary>
          <PointsChart />
        </ErrorBoundary>
      </section>
      <section className="narrowable" aria-labelledby="fire-map">
        <h2 className="panel-heading" id="fire-map">
          {t('fireMap.title')}
        </h2>
        <ErrorBoundary>
          <FireMap />
        </ErrorBoundary>
      </section>
      <section className="narrowable" aria-labelledby="burnt-table">
        <h2 className="panel-heading" id="burnt-table">
          {t('lossesTable.title')}
        </h2>
        <ErrorBoundary>
          <LossesTable />
        </ErrorBoundary>
      </section>
      <ErrorBoundary fallback={null}>
        <CostlyTurns />
      </ErrorBoundary>
    </div>
  );
}
