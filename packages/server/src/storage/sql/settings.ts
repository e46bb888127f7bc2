import type { SettingStore } from '../settings';
import type { SqlDatabase } from './sql-database';

export function sqlSettings({ db }: SqlDatabase): SettingStore {
  return {
    getOrCreate: async (name, value) => {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((known) => known.doNothing())
        .execute();
      const setting = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await setting.executeTakeFirstOrThrow()).value;
    },
    find: async (name) => {
      const setting = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await setting.executeTakeFirst())?.value ?? null;
    },
    set: async (name, value) => {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((known) => known.column('name').doUpdateSet({ value }))
        .execute();
    },
  };
}
