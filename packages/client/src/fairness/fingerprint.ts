/** Returns the first digits of a hash or a contribution, as people compare them. */
export const fingerprint = (hex: string): string => `${hex.slice(0, 4)} ${hex.slice(4, 8)}`;
