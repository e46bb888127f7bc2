/** A player who reads the page and uses its controls at random. */
import type { TestPage } from './test-page';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import type { Input } from './input';
import { mouse } from './input';
import type { PageState } from './page-state';
import { readPage } from './page-state';

const POLL_MS = 25; // polling in each frame would force extra frames

export class PagePlayer {
  constructor(
    readonly name: string,
    readonly page: TestPage,
    private readonly random: SeededRandom,
    private readonly input: Input = mouse(page),
  ) {}

  /** Whether a destination must be confirmed with a button, as on a small screen. */
  private get needsConfirmation(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  read(): Promise<PageState> {
    return readPage(this.page);
  }

  /** Waits until the page shows this state or a later one and no move is pending, or until it shows the scoring. */
  async waitForState(stateId: number): Promise<void> {
    const isShown = (minStateId: number) => {
      const [mark] = performance.getEntriesByName('table-state');
      const stepper = document.querySelector('[data-testid="turn-progress"]');
      if (!(mark instanceof PerformanceMark) || stepper === null)
        return document.querySelector('[data-testid="scoring"]') !== null;
      return Number(mark.detail) >= minStateId && stepper.getAttribute('aria-busy') !== 'true';
    };
    await this.page.waitForFunction(isShown, stateId, { polling: POLL_MS }).catch((cause: unknown) => {
      throw new Error(`The page of ${this.name} does not show state ${String(stateId)}`, { cause });
    });
  }

  /**
   * Makes the move that the page offers.
   *
   * @throws Error if it offers none
   */
  async act(state: PageState): Promise<void> {
    const { random } = this;
    if (state.buttons.includes('redeal')) return this.press(state, random.pick(['keep-hand', 'redeal']));
    if (state.buttons.includes('keep-hand')) return this.press(state, 'keep-hand');
    if (state.places.length > 0) return this.placePiece(state);
    if (state.cards.length > 0) return this.playCard(state);
    if (state.targets.length > 0) return this.burn(state);
    if (state.step === 'intensify') return this.placeCones(state);
    if (state.buttons.includes('end-actions')) return this.takeAction(state);
    throw new Error(`${this.name} is asked for nothing: ${JSON.stringify(state)}`);
  }

  private async placePiece(state: PageState): Promise<void> {
    await this.input.pressMap(`district-${this.random.pick(state.places)}`);
    await this.press(state, 'confirm');
  }

  private async playCard(state: PageState): Promise<void> {
    if (state.doubleMove === 'off' && this.random.chance(0.6)) await this.input.press('double-move');
    await this.input.press(this.random.pick(state.cards));
    const nextStep = '[data-press="burn"], [data-testid="confirm"]'; // the tap's click may fire after it
    const isShown = (selector: string) => document.querySelector(selector) !== null;
    await this.page.waitForFunction(isShown, nextStep, { polling: POLL_MS });
    const afterCard = await this.read();
    if (afterCard.targets.length > 0) await this.burn(afterCard);
    else await this.press(state, 'confirm'); // no card can be played, so this one is discarded
  }

  private async burn(state: PageState): Promise<void> {
    await this.input.pressMap(`district-${this.random.pick(state.targets)}`);
    await this.page.getByTestId('spread-preview').waitFor();
    await this.press(state, 'confirm');
  }

  private async placeCones(state: PageState): Promise<void> {
    for (let conesLeft = state.conesLeft; conesLeft > 0; conesLeft -= 1) {
      const { intensifyTargets } = await this.read();
      await this.input.pressMap(`district-${this.random.pick(intensifyTargets)}`);
      await this.page.locator(`[data-testid="confirm"][data-left="${conesLeft - 1}"]`).waitFor();
    }
    await this.press(state, 'confirm');
  }

  private async takeAction(state: PageState): Promise<void> {
    const { random } = this;
    const [action] = state.actions;
    if (action !== undefined && random.chance(0.9))
      return this.pressAction(state, random.pick(state.actions));
    if (state.buttons.includes('undo') && random.chance(0.1)) return this.press(state, 'undo');
    if (state.pieces.length > 0 && random.chance(0.4)) {
      await this.input.pressMap(random.pick(state.pieces));
      const afterPick = await this.read();
      if (afterPick.moveTargets.length > 0) return this.movePiece(afterPick);
    }
    if (state.unusedActions > 0) {
      await this.input.press('end-actions');
      await this.page.locator('[data-testid="end-actions"][data-asks="true"]').waitFor();
    }
    await this.press(state, 'end-actions');
  }

  private async movePiece(state: PageState): Promise<void> {
    const useful = state.moveTargets.filter(({ isUseful }) => isUseful);
    const { to, steps } = this.random.pick(useful.length > 0 ? useful : state.moveTargets);
    await this.input.pressMap(`district-${to}`);
    if (this.needsConfirmation) await this.input.press('confirm');
    await this.waitForState(state.stateId + steps);
  }

  private async pressAction(state: PageState, action: string): Promise<void> {
    await this.input.pressMap(action);
    await this.waitForState(state.stateId + 1);
  }

  private async press(state: PageState, button: string): Promise<void> {
    await this.input.press(button);
    await this.waitForState(state.stateId + 1);
  }
}
