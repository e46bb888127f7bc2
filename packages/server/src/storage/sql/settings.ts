import type { SqlDatabase } from './sql-database';
import { insertOnce, upsert } from './upsert';

/** Values by name, such as keys. All processes share them. */
export function sqlSettings({ db }: SqlDatabase) {
  return {
    /** Stores a value unless the name has one. Resolves to the stored value. */
    getOrCreate: async (name: string, value: string): Promise<string> => {
      await insertOnce(db, 'settings', { name, value });
      const setting = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await setting.executeTakeFirstOrThrow()).value;
    },
    find: async (name: string): Promise<string | null> => {
      const setting = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await setting.executeTakeFirst())?.value ?? null;
    },
    /** Stores a value in place of an earlier one. */
    set: (name: string, value: string): Promise<void> => upsert(db, 'settings', ['name'], { name, value }),
  };
}
