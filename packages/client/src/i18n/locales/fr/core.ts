import { common } from './common';
import { lobby } from './lobby';
import { map } from './map';

/** What every page needs, and the lobby. */
export const coreBundle = { common, lobby, map };
