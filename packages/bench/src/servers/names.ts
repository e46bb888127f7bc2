/** The servers that are measured, in the order in which they are. */
export const SERVERS = ['floor', 'sqlite', 'postgres', 'stock'] as const;
export type ServerName = (typeof SERVERS)[number];
