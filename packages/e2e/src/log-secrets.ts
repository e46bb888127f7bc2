/** Secrets in the output of a server, by their form. */

// A session key, a recovery link or a seat token has 32 bytes in base64url. A recovery code has 24 symbols.
const SECRET = /(?<![\w-])(?:[\w-]{43}|[0-9A-HJKMNP-TV-Z]{24})(?![\w-])/g;

/** Returns the words of the text that have the form of a secret. */
export const findSecrets = (text: string): readonly string[] => text.match(SECRET) ?? [];
