import { networksOf, type Network } from '../shared/networks';

/** Counts what is open, in total and by network. */
export class OpenCounter {
  private readonly byNetwork = new Map<string, number>();
  private open = 0;

  /** `maxOfAddress`: larger networks have a multiple. */
  constructor(
    private readonly max: number,
    private readonly maxOfAddress: number,
  ) {}

  get total(): number {
    return this.open;
  }

  hasRoom(address: string): boolean {
    const hasRoomIn = ({ name, share }: Network) => this.of(name) < this.maxOfAddress * share;
    return this.open < this.max && networksOf(address).every(hasRoomIn);
  }

  /** Counts one more. Returns the function that ends it. */
  add(address: string): () => void {
    const change = (by: 1 | -1): void => {
      this.open += by;
      for (const { name } of networksOf(address)) {
        const count = this.of(name) + by;
        if (count > 0) this.byNetwork.set(name, count);
        else this.byNetwork.delete(name);
      }
    };
    change(1);
    return () => change(-1);
  }

  private of(network: string): number {
    return this.byNetwork.get(network) ?? 0;
  }
}
