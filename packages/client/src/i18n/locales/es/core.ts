import { common } from './common';
import { lobby } from './lobby';

/** The texts of the lobby and those that all pages need. */
export const coreBundle = { common, lobby };
