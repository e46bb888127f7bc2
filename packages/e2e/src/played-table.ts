/** A table whose players move on their pages. The page of the first one is read. */
import type { PlayerView } from '@great-fire/game';
import type { ApiTable } from './api-table';
import type { PagePlayer } from './page-player';
import type { PageState } from './page-state';
import type { TestPage } from './test-page';

const MOVES_PER_BATCH = 5; // a page that misses more shows a digest
const MANUAL_FROM_STOCK = 4; // cones

/** Looks at the page of a player after its move. The state is that before the move. */
type AfterMove = (player: PagePlayer, before: PageState) => Promise<void>;

export class PlayedTable {
  private turns = 0;
  private lastSeat: number | null = null;

  constructor(
    private readonly players: readonly [PagePlayer, ...PagePlayer[]],
    private readonly afterMove: AfterMove,
  ) {}

  /** Resolves to the player to move, once its page shows the state. */
  async playerToMove(): Promise<PagePlayer> {
    const { seat, stateId } = await this.players[0].read();
    const player = this.players[seat ?? -1];
    if (player === undefined) throw new Error('No player is on turn');
    await player.waitForState(stateId);
    return player;
  }

  /** Plays on the pages until this turn begins or the game ends. */
  async playUntilTurn(end: number): Promise<void> {
    for (;;) {
      const { isOver, seat } = await this.players[0].read();
      if (isOver) return;
      if (seat !== this.lastSeat) this.turns += 1;
      this.lastSeat = seat;
      if (this.turns === end) return;
      await this.move();
    }
  }

  /**
   * The pages show moves that their players make through the API, because most of a game brings nothing new. Moves that
   * do are made on the pages, also the last ones.
   */
  async playToEnd(table: ApiTable, isNew: (view: PlayerView) => boolean = () => false): Promise<void> {
    let stock = Infinity;
    while (stock > MANUAL_FROM_STOCK) {
      const pause = table.stateId + MOVES_PER_BATCH;
      const view = await table.playUntil(
        (now) => now.stock <= MANUAL_FROM_STOCK || table.stateId >= pause || isNew(now),
      );
      for (const player of this.players) await player.waitForState(table.stateId);
      if (isNew(view)) {
        await this.move();
        await table.waitForState((await this.players[0].read()).stateId);
      }
      ({ stock } = view);
    }
    table.close();
    await this.playUntilTurn(Infinity);
  }

  private async move(): Promise<void> {
    const player = await this.playerToMove();
    const before = await player.read();
    await player.act(before);
    const { isOver, stateId } = await player.read();
    if (isOver) return;
    await this.afterMove(player, before);
    await this.players[0].waitForState(stateId);
  }
}

/** Returns the rows of the scores in an order of their own, because a phone has the totals first. */
export async function readScoreRows(page: TestPage): Promise<readonly (string | null)[]> {
  await page.getByTestId('score-table').waitFor();
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="score-table"] tr')].map((row) => row.textContent),
  );
  return rows.sort();
}
