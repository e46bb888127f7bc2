import type { SettingStore } from '../settings';
import type { SqlDatabase } from './sql-database';
import { insertOnce, upsert } from './upsert';

export function sqlSettings({ db }: SqlDatabase): SettingStore {
  return {
    getOrCreate: async (name, value) => {
      await insertOnce(db, 'settings', { name, value });
      const setting = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await setting.executeTakeFirstOrThrow()).value;
    },
    find: async (name) => {
      const setting = db.selectFrom('settings').select('value').where('name', '=', name);
      return (await setting.executeTakeFirst())?.value ?? null;
    },
    set: (name, value) => upsert(db, 'settings', ['name'], { name, value }),
  };
}
