/** The phases of a server's shutdown. Each phase accepts less than the previous one. */
export const PHASES = [
  'running',
  'draining', // readiness fails, but all requests are served
  'disconnecting', // no new connections; clients should reconnect, but their requests are served
  'stopping', // running work finishes, new requests are rejected
] as const;
export type Phase = (typeof PHASES)[number];

export class Lifecycle {
  private phase: Phase = 'running';

  enter(phase: Phase): void {
    this.phase = phase;
  }

  /** Whether load balancers may send clients here. */
  get isReady(): boolean {
    return this.phase === 'running';
  }

  /** Whether connected clients should move to another server. */
  get isDisconnecting(): boolean {
    return this.phase === 'disconnecting' || this.phase === 'stopping';
  }

  /** Whether new requests are rejected. */
  get isStopping(): boolean {
    return this.phase === 'stopping';
  }
}
