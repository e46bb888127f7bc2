/** How far a server is on its way out. Each step takes back more than the one before. */
export const PHASES = [
  'running',
  'draining', // balancers are told to send nobody any more; everything is still served
  'disconnecting', // no new connection comes in; pages are told to move over, what they send is served
  'stopping', // what runs is finished, nothing new is begun
] as const;
export type Phase = (typeof PHASES)[number];

export class Lifecycle {
  private phase: Phase = 'running';

  enter(phase: Phase): void {
    this.phase = phase;
  }

  /** Whether somebody new may be sent here. */
  get isReady(): boolean {
    return this.phase === 'running';
  }

  /** Whether those who are here should look for another server. */
  get isDisconnecting(): boolean {
    return this.phase === 'disconnecting' || this.phase === 'stopping';
  }

  /** Whether nothing new is begun any more. */
  get isStopping(): boolean {
    return this.phase === 'stopping';
  }
}
