/**
 * True while developing: FAST=1 is the default of `npx jest`. `npm test`, CI and the harnesses of `packages/system-tests`
 * have FAST=0.
 */
export declare const IS_FAST: boolean;

/**
 * The longest that a test waits for an event or a condition: 120 s, ten times what a slow, busy machine needs.
 * 10 s if IS_FAST.
 */
export declare const EVENT_DEADLINE_MS: number;

/** The last resort of a whole test, which may compute and wait several times: 300 s, 60 s if IS_FAST. */
export declare const TEST_DEADLINE_MS: number;

/** The longest that a process may take to start. It ends if it cannot, so no event is lost meanwhile. */
export declare const START_DEADLINE_MS: number;
