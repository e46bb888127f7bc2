/** SHA-256 wherever scripts run. Node has one of its own, five times as fast: `sha256-node.ts`, chosen by `imports` in package.json. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/** The SHA-256 of a text's UTF-8 bytes, in lower-case hex. */
export const hexSha256 = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
