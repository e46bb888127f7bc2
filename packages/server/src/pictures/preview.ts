/** What the preview of a table's link tells: words for its tags, and what is painted. It is for whoever has the link. */
import type { SeatFacts } from '@great-fire/game';
import type { Picture, PictureLine } from '@great-fire/protocol';
import { loadMatch } from '../matches/load-match';
import type { StoredMatch } from '../storage/matches';
import type { Storage } from '../storage/storage';
import { PREVIEW_WORDS } from './words';

export interface Preview {
  readonly key: string; // of what is painted: another picture has another
  readonly isLasting: boolean; // it stays as it is
  readonly title: string;
  readonly text: string;
  readonly picture: () => Promise<Picture>;
}

/**
 * Of a game that is over and could be watched its end is told; of every other table no more than its name and whether one
 * may sit down, and of a private one not even that.
 */
export async function previewOf(storage: Storage, match: StoredMatch): Promise<Preview> {
  const words = PREVIEW_WORDS[match.language];
  if (match.private) return plain(match, words.game, words.about);
  const isShown = match.status === 'finished' && match.watching.who !== 'none';
  const result = isShown ? await storage.results.find(match.id) : null;
  if (result !== null) return ended(storage, match, result.facts);
  // That it is over is told with its result, which waits where the game is watched with a delay.
  const isLate = match.status === 'finished' && match.watching.delayMinutes > 0;
  const status = isLate ? 'running' : match.status;
  return plain(match, match.tableName, status === 'finished' ? words.over : words[status]);
}

const NAMELESS = '1666'; // what stands for the table's name in a picture

function plain({ language }: StoredMatch, title: string, text: string): Preview {
  const { game } = PREVIEW_WORDS[language];
  const titled = { text: title === game ? NAMELESS : title, otherwise: NAMELESS };
  const picture = { state: null, title: titled, sub: { text, otherwise: text }, lines: [], foot: '' };
  return {
    key: JSON.stringify(picture),
    isLasting: false,
    title: title === game ? game : `${title}: ${game}`,
    text,
    picture: () => Promise.resolve(picture),
  };
}

function ended(storage: Storage, match: StoredMatch, facts: readonly SeatFacts[]): Preview {
  const words = PREVIEW_WORDS[match.language];
  const nameOf = (seat: number) => match.seats.find((held) => held.seat === seat)?.name ?? '';
  const ranked = [...facts].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const first = ranked.filter(({ place }) => place === 1).map(({ seat }) => nameOf(seat));
  const won = first.length > 1 ? words.share(first.join(', ')) : words.wins(first.join());
  const standing = ranked.map(
    ({ seat, place, total }) => `${String(place)}. ${nameOf(seat)} ${String(total)}`,
  );
  return {
    key: JSON.stringify([match.id, match.tableName, standing]), // a name may be taken out of it later
    isLasting: true,
    title: `${won}: ${match.tableName}`,
    text: `${words.over} ${standing.join(', ')}`,
    picture: async () => {
      const end = await loadMatch(storage, match);
      if (end === null) throw new Error(`Match ${match.id} never began`);
      const state = end.rules.publicView(end.state.game);
      const colours = end.state.game.result?.reveal.colours ?? [];
      const lines = ranked.map(({ seat, place, total }): PictureLine => {
        const colour = colours[seat] ?? null;
        const otherwise = colour === null ? '' : words.colours[colour];
        return { place, total, name: { text: nameOf(seat), otherwise }, colour };
      });
      const title = { text: match.tableName, otherwise: NAMELESS };
      const sub = { text: won, otherwise: words.over };
      return { state, title, sub, lines, foot: words.turns(match.turn) };
    },
  };
}
