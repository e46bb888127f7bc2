/** The measured servers, in order of measurement. */
export const TARGETS = ['baseline', 'sqlite', 'postgres', 'postgres-2-servers'] as const;
export type TargetName = (typeof TARGETS)[number];
