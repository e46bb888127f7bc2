/** The maintenance that the host announces. The storage keeps it, so that every server shows it to its pages. */
import type { Storage } from '../storage/storage';

const SETTING = 'maintenance';

/** Resolves to when the server stops, in ms since 1970, or to null if no maintenance was announced. */
export async function readMaintenance(settings: Storage['settings']): Promise<number | null> {
  const text = await settings.find(SETTING);
  return text === null || text === '' ? null : Number(text);
}

/** Announces when the server stops, in ms since 1970. Null withdraws the notice. */
export const announceMaintenance = (settings: Storage['settings'], at: number | null): Promise<void> =>
  settings.set(SETTING, at === null ? '' : String(at));
