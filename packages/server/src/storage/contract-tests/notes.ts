import type { NoteSubject } from '../notes';
import type { Storage } from '../storage';
import { addFullTable } from './fixtures';
import type { WithStorage } from './with-storage';

const ON_BEN: NoteSubject = { kind: 'person', id: 'ben' };
const ON_TABLE: NoteSubject = { kind: 'table', id: 't1' };

const write = ({ notes }: Storage, about: NoteSubject, text: string) =>
  notes.write('ann', about, { text, at: 5 }, 2);

export function noteContract(withStorage: WithStorage): void {
  test.each([ON_BEN, ON_TABLE])('replaces a note, and deletes it with an empty text ($kind)', (about) =>
    withStorage(async (storage) => {
      await addFullTable(storage, 't1');
      const first = { text: 'plays fast', at: 5 };
      expect(await write(storage, about, 'plays fast')).toEqual({ outcome: 'stored', note: first });
      expect(await write(storage, about, 'plays slowly')).toMatchObject({ outcome: 'stored' });
      expect(await storage.notes.find('ann', about)).toEqual({ text: 'plays slowly', at: 5 });
      expect(await storage.notes.find('cat', about)).toBeNull();
      expect(await write(storage, about, '')).toEqual({ outcome: 'stored', note: null });
      expect(await storage.notes.all('ann', about.kind)).toEqual(new Map());
    })(),
  );

  test(
    'limits the notes of an author, and deletes them with the author, the subject or the table',
    withStorage(async (storage) => {
      const { notes, persons, matches } = storage;
      await addFullTable(storage, 't1');
      await write(storage, ON_BEN, 'b');
      await write(storage, { kind: 'person', id: 'cat' }, 'c');
      await write(storage, ON_TABLE, 't');
      const third = await write(storage, { kind: 'person', id: 'ann' }, 'a');
      expect(third).toEqual({ error: 'too-many-notes' });
      expect(await write(storage, ON_BEN, 'more')).toMatchObject({ outcome: 'stored' });
      await notes.write('cat', ON_TABLE, { text: 'hers', at: 5 }, 2);
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
