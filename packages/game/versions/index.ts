/** The rules of earlier versions, as they were released; written by `npm run freeze`. */
import type { Rules } from '../src/rules';

export const FROZEN: Readonly<Record<string, () => Promise<{ readonly RULES: Rules }>>> = {};
