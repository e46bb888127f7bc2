/** The views of a match's earlier states, from wherever they were seen: those known, and whole stretches fetched. */
import type { ClientToServer, PastView, PastViews, SeenFrom } from '@great-fire/protocol';
import { asked } from './asked';
import { blockOf, KnownViews } from './known-views';
import type { MatchSocket } from './socket';

export class EarlierViews {
  private readonly known = new Map<SeenFrom | null, KnownViews>(); // by where it was seen from; null: as the viewer
  private readonly fetches = new Map<string, Promise<void>>();

  constructor(private readonly socket: MatchSocket) {}

  /** Keeps what the viewer is shown. */
  keep(stateId: number, view: PastView): void {
    this.from(null).keep(stateId, view);
  }

  /** The view of a state, where it is known here. */
  at(stateId: number, seenFrom: SeenFrom | null): PastView | null {
    return this.from(seenFrom).at(stateId);
  }

  /** The view of a state, fetched where it is not known; null where it cannot be had now. `latest`: the state that the match stands at. */
  async fetch(stateId: number, seenFrom: SeenFrom | null, latest: number): Promise<PastView | null> {
    const views = this.from(seenFrom);
    const known = views.at(stateId);
    if (known !== null || !this.socket.connected) return known;
    const block = blockOf(stateId, latest);
    const key = `${block.from}/${seenFrom}`;
    const fetched =
      this.fetches.get(key) ?? this.ask({ ...block, ...(seenFrom !== null && { seenFrom }) }, views);
    this.fetches.set(key, fetched);
    await fetched.finally(() => this.fetches.delete(key));
    return views.at(stateId);
  }

  private from(seenFrom: SeenFrom | null): KnownViews {
    const known = this.known.get(seenFrom) ?? new KnownViews();
    this.known.set(seenFrom, known);
    return known;
  }

  private async ask(stretch: Parameters<ClientToServer['past']>[0], views: KnownViews): Promise<void> {
    const answer = await asked<{ readonly past: PastViews }>(this.socket, (line, answered) =>
      line.emit('past', stretch, answered),
    );
    if (answer.ok) views.keepAll(answer.past);
  }
}
