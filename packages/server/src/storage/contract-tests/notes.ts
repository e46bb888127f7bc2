import type { NoteSubject } from '../notes';
import type { Storage } from '../storage';
import { addFullTable } from './fixtures';
import type { WithStorage } from './with-storage';

const ON_BEN: NoteSubject = { kind: 'person', id: 'ben' };
const ON_TABLE: NoteSubject = { kind: 'table', id: 't1' };

const write = (
  { notes }: Storage,
  about: NoteSubject,
  text: string,
  version: string,
  expectedVersion: string | null,
) => notes.write('ann', about, { text, version, expectedVersion, at: 5 }, 2);

export function noteContract(withStorage: WithStorage): void {
  test.each([ON_BEN, ON_TABLE])(
    'replaces the expected version of a note only, and deletes it with an empty text ($on)',
    (about) =>
      withStorage(async (storage) => {
        await addFullTable(storage, 't1');
        const first = { text: 'plays fast', version: 'v1', at: 5 };
        expect(await write(storage, about, 'plays fast', 'v1', null)).toEqual({
          outcome: 'stored',
          note: first,
        });
        expect(await write(storage, about, 'plays slowly', 'v2', null)).toEqual({ error: 'note-stale' });
        // Sent again, because the response was lost.
        expect(await write(storage, about, 'plays fast', 'v3', null)).toEqual({
          outcome: 'stored',
          note: first,
        });
        expect(await write(storage, about, 'plays slowly', 'v4', 'v1')).toMatchObject({ outcome: 'stored' });
        expect(await storage.notes.find('ann', about)).toMatchObject({ text: 'plays slowly', version: 'v4' });
        expect(await storage.notes.find('cat', about)).toBeNull();
        expect(await write(storage, about, '', 'v5', 'v1')).toEqual({ error: 'note-stale' });
        expect(await write(storage, about, '', 'v5', 'v4')).toEqual({ outcome: 'stored', note: null });
        expect(await storage.notes.all('ann', about.kind)).toEqual(new Map());
      })(),
  );

  test(
    'limits the notes of an author, and deletes them with the author, the subject or the table',
    withStorage(async (storage) => {
      const { notes, persons, matches } = storage;
      await addFullTable(storage, 't1');
      await write(storage, ON_BEN, 'b', 'v1', null);
      await write(storage, { kind: 'person', id: 'cat' }, 'c', 'v1', null);
      await write(storage, ON_TABLE, 't', 'v1', null);
      const third = await write(storage, { kind: 'person', id: 'ann' }, 'a', 'v1', null);
      expect(third).toEqual({ error: 'too-many-notes' });
      expect(await write(storage, ON_BEN, 'more', 'v2', 'v1')).toMatchObject({ outcome: 'stored' });
      await notes.write('cat', ON_TABLE, { text: 'hers', version: 'v1', expectedVersion: null, at: 5 }, 2);
      await persons.erase('ben', 'N. N.');
      expect([...(await notes.all('ann', 'person')).keys()]).toEqual(['cat']);
      await persons.erase('ann', 'N. N.');
      expect([(await notes.all('ann', 'person')).size, await notes.find('ann', ON_TABLE)]).toEqual([0, null]);
      expect(await notes.find('cat', ON_TABLE)).toMatchObject({ text: 'hers' });
      await matches.remove('t1');
      expect(await notes.find('cat', ON_TABLE)).toBeNull();
    }),
  );
}
