/** SHA-256 where Node runs the rules; all else is given `sha256-browser.ts` (`imports` in package.json). */
import { hash } from 'node:crypto';

/** The SHA-256 of a text's UTF-8 bytes, in lower-case hex. */
export const hexSha256 = (text: string): string => hash('sha256', text);
