/** SHA-256 for Node. All other platforms use `sha256-browser.ts`, as `imports` in package.json selects. */
import { hash } from 'node:crypto';

/** Returns the SHA-256 of a text's UTF-8 bytes, in lower-case hex. */
export const hexSha256 = (text: string): string => hash('sha256', text);
