/** History state of the lobby after a recovery. The lobby then welcomes the player. */
export const WELCOME_STATE = { isRecovered: true } as const;

/** Returns true if this history state asks for the welcome. */
export const isWelcomeState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isRecovered' in state;
