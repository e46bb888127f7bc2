/** People's pages and the best of them, over HTTP. */
import type { GamesPage, Leaders, PersonPage } from '@great-fire/protocol';
import { call } from './api';

const pathOf = (handle: string) => `/people/${encodeURIComponent(handle)}`;

export const readPerson = (handle: string) => call<PersonPage>('GET', pathOf(handle));
export const readGames = (handle: string, cursor: string | null = null) =>
  call<GamesPage>(
    'GET',
    `${pathOf(handle)}/games${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
  );
export const openPage = (open: boolean) => call<undefined>('PUT', '/me/page', { open });
export const readLeaders = () => call<Leaders>('GET', '/leaders');
