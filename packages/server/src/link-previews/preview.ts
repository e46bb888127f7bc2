/** The content of a table's link preview: texts for the tags and the image. Everyone with the link may see it. */
import type { DrawableText, PreviewContent, PreviewRow } from '@great-fire/protocol';
import type { SeatStats } from '@great-fire/game/record';
import { loadMatch } from '../matches/load-match';
import type { StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import { PREVIEW_TEXTS } from './translations';

export interface Preview {
  readonly key: string; // identifies the content of the image, in any format
  readonly isFinal: boolean; // the result, which no longer changes
  readonly title: string;
  readonly text: string;
  readonly loadImage: () => Promise<PreviewContent>;
}

/**
 * Builds the preview of a match. A finished match that spectators may watch shows its result. Any other match shows
 * only its name and status. A private match shows neither. `isInvited`: the reader may know the result of any match.
 */
export async function buildPreview(
  storage: Pick<Storage, 'matches' | 'moves' | 'results'>,
  match: StoredMatch,
  isInvited = false,
): Promise<Preview> {
  const texts = PREVIEW_TEXTS[match.language];
  const isFinished = match.status === 'finished';
  if (match.private && !(isInvited && isFinished))
    return buildGenericPreview(match, texts.game, texts.description);
  const hasPublicResult = isFinished && (isInvited || match.spectatorAccess !== 'none');
  const result = hasPublicResult ? await storage.results.find(match.id) : null;
  if (result !== null) return buildResultPreview(storage, match, result.facts);
  return buildGenericPreview(match, match.tableName, texts[match.status]);
}

const FALLBACK_TITLE = '1666'; // replaces the table's name in an image

function buildGenericPreview({ language }: StoredMatch, title: string, text: string): Preview {
  const { game } = PREVIEW_TEXTS[language];
  const drawableTitle = { text: title === game ? FALLBACK_TITLE : title, fallback: FALLBACK_TITLE };
  const subtitle = { text, fallback: text };
  const image = { state: null, title: drawableTitle, subtitle, rows: [], honours: [], footer: '' };
  return {
    key: JSON.stringify(image),
    isFinal: false,
    title: title === game ? game : `${title}: ${game}`,
    text,
    loadImage: () => Promise.resolve(image),
  };
}

function buildResultPreview(
  storage: Pick<Storage, 'matches' | 'moves'>,
  match: StoredMatch,
  facts: readonly SeatStats[],
): Preview {
  const texts = PREVIEW_TEXTS[match.language];
  const playerName = (seat: number) => match.seats.find((storedSeat) => storedSeat.seat === seat)?.name ?? '';
  const ranked = [...facts].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => playerName(seat));
  const winnerText = winners.length > 1 ? texts.share(winners.join(', ')) : texts.wins(winners.join());
  const rankingLines = ranked.map(
    ({ seat, place, total }) => `${String(place)}. ${playerName(seat)} ${String(total)}`,
  );
  return {
    key: JSON.stringify([match.id, match.tableName, rankingLines]), // names may be erased later
    isFinal: true,
    title: `${winnerText}: ${match.tableName}`,
    text: `${texts.finished} ${rankingLines.join(', ')}`,
    loadImage: async () => {
      const liveMatch = await loadMatch(storage, match);
      if (liveMatch === null) throw new Error(`Match ${match.id} never began`);
      const state = liveMatch.rules.publicView(liveMatch.state.game);
      const colours = liveMatch.state.game.result?.reveal.colours ?? [];
      const rows = ranked.map(({ seat, place, total }): PreviewRow => {
        const colour = colours[seat] ?? null;
        const fallback = colour === null ? '' : texts.colours[colour];
        return { place, total, name: { text: playerName(seat), fallback }, colour };
      });
      const title = { text: match.tableName, fallback: FALLBACK_TITLE };
      const subtitle = { text: winnerText, fallback: texts.finished };
      const honours = [
        toHonour(texts.mostBurned, facts, ({ burnt }) => burnt, playerName),
        toHonour(texts.mostPutOut, facts, ({ putOut }) => putOut, playerName),
      ].filter((honour) => honour !== null);
      return { state, title, subtitle, rows, honours, footer: texts.turns(match.turn) };
    },
  };
}

/** Returns a line with the players who have the highest value, or null if no value is above 0. */
function toHonour(
  label: string,
  facts: readonly SeatStats[],
  getValue: (stats: SeatStats) => number,
  playerName: (seat: number) => string,
): DrawableText | null {
  const best = Math.max(0, ...facts.map(getValue));
  if (best === 0) return null;
  const names = facts.filter((stats) => getValue(stats) === best).map(({ seat }) => playerName(seat));
  return { text: `${label}: ${names.join(', ')}, ${String(best)}`, fallback: `${label}: ${String(best)}` };
}
