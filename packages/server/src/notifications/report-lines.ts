import { isolateText } from '@great-fire/protocol';
import type { StoredMatch } from '../entities/match';
import type { GameReport } from '../results/game-report';
import { REPORT_TEXTS } from '../results/report-texts';

export const renderReportTitle = ({ tableName, language }: StoredMatch): string =>
  REPORT_TEXTS[language].ended.replace('{table}', () => isolateText(tableName));

/** Returns title, winner, places and honours of an ended game, a line each, in the language of its table. */
export function renderReportLines(
  match: StoredMatch,
  { headline, ranking, honours }: GameReport,
): readonly string[] {
  const { points: formatPoints } = REPORT_TEXTS[match.language];
  return [
    renderReportTitle(match),
    headline,
    ...ranking.map(
      ({ place, name, points }) => `${String(place)}. ${isolateText(name)}, ${formatPoints(points)}`,
    ),
    ...honours,
  ];
}
