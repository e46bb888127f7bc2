/** Ratings of games among people, by OpenSkill: everybody against everybody, in one game. */
import { rate as rateTeams, rating } from 'openskill';
import type { Rate, Rating } from '../storage/results';

/** Rates one game. Who is rated for the first time begins in the middle, with all doubt. */
export const rate: Rate = (players) => {
  if (players.length < 2) return players.map(({ before }) => pickRating(before ?? rating()));
  const teams = players.map(({ before }) => [rating(before ?? undefined)]);
  return rateTeams(teams, { rank: players.map(({ rank }) => rank) }).map(([after]) =>
    pickRating(after ?? rating()),
  );
};

const pickRating = ({ mu, sigma }: Rating): Rating => ({ mu, sigma });
