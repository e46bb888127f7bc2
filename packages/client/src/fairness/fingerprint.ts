/** Returns the first digits of a commitment, as people compare them. */
export const fingerprint = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;
