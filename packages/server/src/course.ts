/** How far a server is on its way out. Each step takes back more than the one before. */
export const STEPS = [
  'serving',
  'announced', // balancers are told to send nobody any more; everything is still served
  'leaving', // no new connection comes in; pages are told to move over, what they send is served
  'closing', // what runs is finished, nothing new is begun
] as const;
export type Step = (typeof STEPS)[number];

export class Course {
  private step: Step = 'serving';

  go(step: Step): void {
    this.step = step;
  }

  /** Whether somebody new may be sent here. */
  get isOpen(): boolean {
    return this.step === 'serving';
  }

  /** Whether those who are here should look for another server. */
  get isLeaving(): boolean {
    return this.step === 'leaving' || this.step === 'closing';
  }

  /** Whether nothing new is begun any more. */
  get isClosing(): boolean {
    return this.step === 'closing';
  }
}
