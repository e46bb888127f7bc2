/**
 * SHA-256 for browsers. Node uses `sha256-node.ts`, which is five times as fast. `imports` in package.json selects.
 */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** Returns the SHA-256 of a text's UTF-8 bytes, in lower-case hex. */
export const hexSha256 = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
