/** The time of the server, by the steady clock of this device: setting the clock of the device changes nothing. */

const CLOCK_JUMP_MS = 2000; // a sample that is smaller by more means that the clock of the server changed
const PARTED_MS = 1000;

/** The clocks of the device. Both in ms; `steady` never jumps, but may stand still while the device sleeps. */
export interface DeviceClocks {
  readonly steady: () => number; // since any moment
  readonly wall: () => number; // since 1970, UTC
}

const DEVICE: DeviceClocks = { steady: () => performance.now(), wall: () => Date.now() };

export class ServerClock {
  private offset: number | null = null; // server time minus steady time; null: no sample yet
  private gap: number; // wall minus steady time when they were compared last

  constructor(private readonly device: DeviceClocks = DEVICE) {
    this.gap = this.readGap();
  }

  /** The estimated server time in epoch ms; before the first sample, the time of the device. */
  readonly now = (): number =>
    this.offset === null ? this.device.wall() : this.device.steady() + this.offset;

  /**
   * Takes the time of a message of the server. Latency makes every sample too small, so the largest one is the best.
   * A much smaller one replaces the estimate.
   */
  addSample(serverTime: number): void {
    const sample = serverTime - this.device.steady();
    if (this.offset === null || sample > this.offset || sample < this.offset - CLOCK_JUMP_MS)
      this.offset = sample;
  }

  /**
   * Whether the two clocks of the device have parted since the last call: it slept, or its clock was set. A new sample
   * then shows how much time has passed.
   */
  hasParted(): boolean {
    const gap = this.readGap();
    const hasParted = Math.abs(gap - this.gap) > PARTED_MS;
    this.gap = gap;
    return hasParted;
  }

  private readGap(): number {
    return this.device.wall() - this.device.steady();
  }
}
