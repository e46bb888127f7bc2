/** The report of a finished game: places, honours, and a page of a diary. */
import type { DistrictId } from '@great-fire/game';
import { BOARD } from '@great-fire/game/board';
import { computeHonours, computeSeatStats } from '@great-fire/game/record';
import { type Language, isolateText } from '@great-fire/protocol';
import { type DiaryPageText, loadDiaryPhrases, writeGameDiary } from '@great-fire/table/diary';
import { apiError } from '../errors/api-error';
import type { StoredMatch } from '../entities/match';
import { loadGameEvents, loadMatch } from '../matches/load-match';
import type { Storage } from '../storage/storage';
import { REPORT_TEXTS } from './report-texts';

export interface GameReport {
  readonly ranking: readonly { readonly place: number; readonly name: string; readonly points: number }[];
  readonly headline: string; // who won
  readonly honours: readonly string[];
  readonly diary: DiaryPageText;
}

/** As old documents name a person whose name is lost: an erased one. It needs no translation. */
const NAME_LOST = 'N. N.';

const namesOf = ({ players, seats }: StoredMatch): readonly string[] =>
  Array.from({ length: players }, (_, seat) => {
    const name = seats.find((stored) => stored.seat === seat)?.name ?? '';
    return name === '' ? NAME_LOST : name;
  });

/**
 * Reports a finished game in the language of its table.
 *
 * @throws ApiError `record-of-running-game`, or `unavailable` if this server lacks the rules of the match
 */
export async function loadGameReport(
  storage: Pick<Storage, 'matches' | 'moves'>,
  match: StoredMatch,
): Promise<GameReport> {
  const liveMatch = match.status === 'finished' ? await loadMatch(storage, match) : null;
  const result = liveMatch?.state.game.result ?? null;
  if (liveMatch === null || result === null) throw apiError('record-of-running-game');
  const events = await loadGameEvents(storage, match);
  const names = namesOf(match);
  const nameOf = (seat: number) => names[seat] ?? NAME_LOST;
  const facts = computeSeatStats(liveMatch.state.game, events);
  const ranked = [...facts].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = result.winners.map((seat) => isolateText(nameOf(seat)));
  const texts = REPORT_TEXTS[match.language];
  return {
    ranking: ranked.map(({ seat, place, total }) => ({ place, name: nameOf(seat), points: total })),
    headline: winners.length > 1 ? texts.share(winners.join(', ')) : texts.wins(winners.join()),
    honours: describeHonours(match.language, computeHonours(result, events), (seat) =>
      isolateText(nameOf(seat)),
    ),
    diary: writeGameDiary({ id: match.id, names, events, result }, await loadDiaryPhrases(match.language)),
  };
}

function describeHonours(
  language: Language,
  { fiercest, firefighter, hardestLoss }: ReturnType<typeof computeHonours>,
  nameOf: (seat: number) => string,
): readonly string[] {
  const texts = REPORT_TEXTS[language];
  const districtName = (id: DistrictId) => BOARD[id].map.name;
  return [
    ...(fiercest === null
      ? []
      : [texts.fiercest(nameOf(fiercest.seat), nameOf(fiercest.rival), fiercest.houses)]),
    ...(firefighter === null ? [] : [texts.firefighter(nameOf(firefighter.seat), firefighter.cones)]),
    ...(hardestLoss === null
      ? []
      : [
          texts.hardestLoss(nameOf(hardestLoss.seat), hardestLoss.points, districtName(hardestLoss.district)),
        ]),
  ];
}
