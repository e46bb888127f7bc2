/** A player who reads the page and uses its controls at random. */
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import type { TestPage } from './test-page';
import { type Input, mouse } from './input';
import { type PageState, readPage, readStateId } from './page-state';

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
    const nextStep = '[data-press-effect="burn"], [data-testid="confirm"]'; // the tap's click may fire after it
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
    let current = state;
    for (let placed = 0; !current.buttons.includes('confirm'); placed += 1) {
      await this.input.pressMap(`district-${this.random.pick(current.intensifyTargets)}`);
      await this.page.locator(`:nth-child(${placed + 1}) > [data-testid="remove-cone"]`).waitFor();
      current = await this.read();
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
      const piece = random.pick(state.pieces);
      await this.input.pressMap(piece);
      const afterPick = await this.read();
      if (afterPick.moveTargets.length > 0) return this.movePiece(afterPick, piece);
    }
    await this.endActions(state);
  }

  /** Ends the action phase. If actions are unused, the first press only changes the text of the button. */
  private async endActions({ stateId }: PageState): Promise<void> {
    const text = await this.page.evaluate(
      () => document.querySelector('[data-testid="end-actions"]')?.textContent,
    );
    await this.input.press('end-actions');
    const hasAnswered = ([textBefore, idBefore]: readonly [string | null | undefined, number]) => {
      const [mark] = performance.getEntriesByName('table-state');
      if (!(mark instanceof PerformanceMark) || Number(mark.detail) > idBefore) return true;
      const textNow = document.querySelector('[data-testid="end-actions"]')?.textContent;
      return textNow !== undefined && textNow !== textBefore;
    };
    await this.page.waitForFunction(hasAnswered, [text, stateId] as const, { polling: POLL_MS });
    if ((await readStateId(this.page)) === stateId) await this.input.press('end-actions');
    await this.waitForState(stateId + 1);
  }

  private async movePiece(state: PageState, piece: string): Promise<void> {
    // Useful: the piece can put out a contained cone there, or it is a band and contains one.
    const useful = state.moveTargets.filter(
      ({ hasCones, hasBands }) => hasCones && (hasBands || piece.startsWith('band-')),
    );
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
