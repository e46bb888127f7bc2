/** The rules of earlier versions, as they were released; written by `npm run rules:freeze`. */
import type { ReleasedRules } from '../src/released-rules';

export const RELEASED_RULES: Readonly<Record<string, () => Promise<ReleasedRules>>> = {};
