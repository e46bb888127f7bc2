/**
 * Ratings of players with OpenSkill. A game is a free-for-all with one player in each team. Its weight is smaller if the
 * opponents are new, or if the same persons have often played together. Several accounts of one person gain little.
 */
import { rate as rateTeams, rating } from 'openskill';
import type { Meeting, RatedPlayer, RateGame, Rating } from '../storage/results';
import type { PersonId } from '../entities/match';

/** An opponent counts fully from this number of rated games on, the present one included. */
const ESTABLISHED_GAMES = 10;

/** Rates one game at full weight. A player without a rating starts with the default mu and sigma. */
export function rate(players: readonly Pick<RatedPlayer, 'before' | 'rank'>[]): readonly Rating[] {
  if (players.length < 2) return players.map(({ before }) => pickRating(before ?? rating()));
  const teams = players.map(({ before }) => [rating(before ?? undefined)]);
  return rateTeams(teams, { rank: players.map(({ rank }) => rank) }).map(([after]) =>
    pickRating(after ?? rating()),
  );
}

/** Returns a function that rates games in their order. `meetings`: the rated games of these persons so far. */
export function createRateGame(meetings: readonly Meeting[] = []): RateGame {
  const counts = new Map(meetings.map(({ personIds: [one, other], games }) => [pairKey(one, other), games]));
  const countOf = (one: PersonId, other: PersonId): number => counts.get(pairKey(one, other)) ?? 0;
  return (players) => {
    const fullRatings = rate(players);
    const ratings = players.map((player, index) => {
      const before = player.before ?? pickRating(rating());
      const opponents = players.filter((_, other) => other !== index);
      const weights = opponents.map(
        ({ personId, games }) => experience(games) * novelty(countOf(player.personId, personId)),
      );
      return interpolate(before, fullRatings[index] ?? before, mean(weights));
    });
    for (const [index, { personId: one }] of players.entries())
      for (const { personId: other } of players.slice(index + 1))
        counts.set(pairKey(one, other), countOf(one, other) + 1);
    return ratings;
  };
}

/** Returns the weight of an opponent by rated games before: 0.1 for a new account, 1 from nine on. */
const experience = (games: number): number => Math.min(games + 1, ESTABLISHED_GAMES) / ESTABLISHED_GAMES;

/** Returns the weight of an opponent by the games together before: 1, 2/3, 1/2, 2/5… */
const novelty = (games: number): number => 2 / (2 + games);

const pairKey = (one: PersonId, other: PersonId): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
const interpolate = (before: Rating, after: Rating, weight: number): Rating => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: before.sigma + weight * (after.sigma - before.sigma),
});
const pickRating = ({ mu, sigma }: Rating): Rating => ({ mu, sigma });
