import {
  NOTE_MAX,
  type ApiErrorBody,
  type MyBlocksAndNotes,
  type MyData,
  type NoteResponse,
  type Profile,
  type TableNotes,
} from '@great-fire/protocol';
import { TestClient, createTestTable } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const server = sharedServer();

const writeNote = (guest: TestClient | undefined, path: string, text: string) =>
  guest?.request<NoteResponse & Partial<ApiErrorBody>>('PUT', `/api/${path}/note`, { text });

test('sends a note to its author everywhere, and not a byte of it to others', async () => {
  const { url } = server();
  const party = await createTestTable(url);
  const [ann, ben] = party.clients;
  const table = `matches/${party.matchId}`;
  const onTable = 'Zinnober: Ben burns Vintry';
  const onBen = 'Zinnober: bluffs\nwith north cards';
  const kept = (await writeNote(ann, table, onTable))?.body.note;
  expect(kept).toMatchObject({ text: onTable });
  await writeNote(ann, `people/${party.matchId}.1`, onBen);

  const read = (await ann?.request<TableNotes>('GET', `/api/${table}/notes`))?.body;
  expect(read?.tableNote).toEqual(kept);
  expect(read?.persons).toMatchObject([
    { seat: 1, name: 'Ben', isBlocked: false, note: { text: onBen } },
    { seat: 2, name: 'Cat', note: null },
  ]);
  const mine = (await ann?.request<MyBlocksAndNotes>('GET', '/api/me/blocks-and-notes'))?.body;
  expect(mine?.noted).toMatchObject([{ name: 'Ben', text: onBen }]);
  expect((await ann?.request<MyData>('GET', '/api/me/data'))?.body.notes).toMatchObject([
    { about: 'Ben', text: onBen },
    { about: party.matchId, text: onTable },
  ]);

  const annsHandle = (await ann?.me())?.handle ?? '';
  for (const guest of [...party.clients.slice(1), party.spectator.client]) {
    const own = [
      `/api/${table}/notes`,
      '/api/me/blocks-and-notes',
      '/api/me/data',
      `/api/people/${annsHandle}`,
    ];
    for (const path of [...own, `/api/people/${party.matchId}.1`, `/api/${table}`, '/api/me'])
      await guest.request('GET', path);
    expect(guest.responses.join()).not.toContain('Zinnober');
  }
  for (const socket of [...party.sockets, party.spectator.socket]) {
    await socket.emitWithAck('sync');
    expect(socket.frames.join()).not.toContain('Zinnober');
  }
  expect(
    (await ben?.request<Profile>('GET', `/api/people/${party.matchId}.0`))?.body.relation?.note,
  ).toBeNull();
  expect((await writeNote(party.spectator.client, table, 'x'))?.body.code).toBe('not-signed-in');
  party.close();
});

test('replaces a note, and rejects an author without a seat and a note over the length limit', async () => {
  const { url } = server();
  const [ann, ben] = [new TestClient(url), new TestClient(url)];
  const { match } = await ann.openTable();
  await ben.openTable({ name: 'Ben' });
  const table = `matches/${match.id}`;
  await writeNote(ann, table, 'one');
  expect((await writeNote(ann, table, 'two'))?.body.note?.text).toBe('two');
  expect((await writeNote(ben, table, 'mine too'))?.body.code).toBe('not-your-seat');
  const most = 'é'.repeat(NOTE_MAX);
  expect((await writeNote(ben, `people/${match.id}.0`, most))?.body.note?.text).toBe(most);
  expect((await writeNote(ben, `people/${match.id}.0`, `${most}é`))?.body).toMatchObject({ field: 'text' });
  const odd = await writeNote(ann, `people/${match.id}.0`, 'me');
  expect(odd?.body).toMatchObject({ code: 'bad-request', field: 'person' });
  expect((await writeNote(ann, table, 'a\u0000b\r\nc'))?.body.note?.text).toBe('ab\nc');
});
