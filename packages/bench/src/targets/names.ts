/** The servers that are measured, in the order in which they are. */
export const TARGETS = ['floor', 'sqlite', 'postgres', 'stock'] as const;
export type TargetName = (typeof TARGETS)[number];
