/** HTTP API of profiles and the leaderboard. */
import type { GamesPage, Leaderboard, Profile, ProfileVisibilityInput } from '@great-fire/protocol';
import { request } from './request';

const profilePath = (handle: string) => `/people/${encodeURIComponent(handle)}`;

export const fetchProfile = (handle: string) => request<Profile>('GET', profilePath(handle));
export const fetchGames = (handle: string, cursor: string | null = null) =>
  request<GamesPage>(
    'GET',
    `${profilePath(handle)}/games${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
  );
export const setProfilePublic = (isPublic: boolean) =>
  request<undefined>('PUT', '/me/profile', { isPublic } satisfies ProfileVisibilityInput);
export const fetchLeaderboard = () => request<Leaderboard>('GET', '/leaderboard');
