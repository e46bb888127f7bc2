import type { ApiErrorBody, Me, PersonPage } from '@great-fire/protocol';
import { Guest, TABLE, withServer } from '../../testing';
import { OPERATIONS } from '../openapi/operations';

const isAboutTable = ({ path }: { readonly path: string }) =>
  path.includes(':match') && !path.endsWith('.png'); // the server of the test paints nothing

const REFUSED = ['not-your-seat', 'not-signed-in'];

test(
  'a seat’s token is refused at every route of another table',
  withServer(async ({ url }) => {
    const [ann, bot] = [new Guest(url), new Guest(url)];
    const { token } = await ann.open();
    const { match } = await ann.open();
    const bearer = { authorization: `Bearer ${token}` };
    const before = (await ann.ask('GET', `/api/matches/${match.id}`)).body;
    const routes = OPERATIONS.filter(isAboutTable);
    expect(routes.length).toBeGreaterThan(15);
    const wrong: string[] = [];
    for (const { method, path } of routes) {
      const target = path.replace(':match', match.id).replace(/:\w+/g, '0');
      const body = method === 'get' ? undefined : {};
      const answer = await bot.ask<ApiErrorBody>(method.toUpperCase(), target, body, bearer);
      if (!REFUSED.includes(answer.body.code)) wrong.push(`${method} ${path}: ${answer.text}`);
    }
    expect(wrong).toEqual([]);
    expect((await ann.ask('GET', `/api/matches/${match.id}`)).body).toEqual(before);
  }),
);

test(
  'a seat’s token opens no table and shows nothing else of its person',
  withServer(async ({ url }) => {
    const [ann, ben, bot] = [new Guest(url), new Guest(url), new Guest(url)];
    const { token, match } = await ann.open();
    await ann.open({ private: true });
    await ben.sit(match.id, 'Ben');
    const note = { text: 'Owes me a game', version: null };
    const kept = await ann.ask('PUT', `/api/people/${match.id}.1/note`, note);
    expect(kept.status).toBe(200);
    const bearer = { authorization: `Bearer ${token}` };

    const opened = await bot.ask('POST', '/api/matches', { ...TABLE, name: 'Zed' }, bearer);
    expect(opened).toMatchObject({ status: 403, body: { code: 'not-your-seat', field: 'token' } });
    const me = await bot.ask<Me>('GET', '/api/me', undefined, bearer);
    expect(me.body).toMatchObject({ name: 'Ann', seats: [{ seat: 0, match: { id: match.id } }] });
    expect(me.body.seats).toHaveLength(1);
    const page = `/api/people/${match.id}.1`;
    expect((await ann.ask<PersonPage>('GET', page)).body.kept?.note).toMatchObject({ text: note.text });
    expect((await bot.ask<PersonPage>('GET', page, undefined, bearer)).body.kept).toBeNull();
  }),
);

test(
  'a seat’s token leads to no socket without a table',
  withServer(async ({ url }) => {
    const ann = new Guest(url);
    const { token } = await ann.open();
    const lobby = new Guest(url).connect({ token });
    expect(await lobby.refused()).toMatchObject({ code: 'not-your-seat', field: 'token' });
    lobby.close();
  }),
);
