/** The measured servers, in order of measurement. */
export const TARGETS = ['baseline', 'sqlite', 'postgres', 'bgio'] as const;
export type TargetName = (typeof TARGETS)[number];
