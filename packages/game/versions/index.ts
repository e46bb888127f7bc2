/** The rules of earlier versions, as they were released; written by `npm run rules:freeze`. */
import type { RulesEngine } from '../src/engine';

export const RELEASED_RULES: Readonly<Record<string, () => Promise<{ readonly ENGINE: RulesEngine }>>> = {};
