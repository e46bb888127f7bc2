/** A person at the table who looks at the page and presses what it offers, by dice. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Dice } from './dice';
import type { Hands } from './hands';
import { mouse } from './hands';
import type { Sight } from './sight';
import { look } from './sight';

const POLL_MS = 25; // a look with each frame would have the page paint frames for it

export class Player {
  constructor(
    readonly name: string,
    readonly page: Page,
    private readonly dice: Dice,
    private readonly hands: Hands = mouse(page),
  ) {}

  /** On a small screen a place to go to is chosen first, and confirmed by a button. */
  private get isCareful(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  look(): Promise<Sight> {
    return look(this.page);
  }

  /** Waits until the page shows this state or a later one and nothing is on its way, or the scoring. */
  async sees(stateId: number): Promise<void> {
    const shown = (least: number) => {
      const table = document.querySelector<HTMLElement>('[data-state-id]');
      if (table === null) return document.querySelector('[data-testid="scoring"]') !== null;
      return Number(table.dataset['stateId']) >= least && table.dataset['busy'] !== 'true';
    };
    await this.page.waitForFunction(shown, stateId, { polling: POLL_MS }).catch((cause: unknown) => {
      throw new Error(`The page of ${this.name} does not show state ${String(stateId)}`, { cause });
    });
  }

  /** Makes the one decision that the page asks for. @throws Error where it asks for nothing */
  async decide(sight: Sight): Promise<void> {
    const { dice } = this;
    if (sight.buttons.includes('redeal')) return this.press(sight, dice.pick(['keep-hand', 'redeal']));
    if (sight.buttons.includes('keep-hand')) return this.press(sight, 'keep-hand');
    if (sight.places.length > 0) return this.place(sight);
    if (sight.cards.length > 0) return this.playCard(sight);
    if (sight.targets.length > 0) return this.burn(sight);
    if (sight.step === 'intensify') return this.grow(sight);
    if (sight.buttons.includes('end-actions')) return this.act(sight);
    throw new Error(`${this.name} is asked for nothing: ${JSON.stringify(sight)}`);
  }

  private async place(sight: Sight): Promise<void> {
    await this.hands.onMap(`district-${this.dice.pick(sight.places)}`);
    await this.press(sight, 'confirm');
  }

  private async playCard(sight: Sight): Promise<void> {
    if (sight.twice === 'off' && this.dice.chance(0.6)) await this.hands.on('spread-twice');
    await this.hands.on(this.dice.pick(sight.cards));
    const answer = '[data-press="burn"], [data-testid="confirm"]'; // the click of a tap may come after it
    await this.page.waitForSelector(answer, { state: 'attached' });
    const lit = await this.look();
    if (lit.targets.length > 0) await this.burn(lit);
    else await this.press(sight, 'confirm'); // no card can be played: this one is given up
  }

  private async burn(sight: Sight): Promise<void> {
    await this.hands.onMap(`district-${this.dice.pick(sight.targets)}`);
    await expect(this.page.getByTestId('consequence')).toBeVisible();
    await this.press(sight, 'confirm');
  }

  private async grow(sight: Sight): Promise<void> {
    for (let left = sight.conesLeft; left > 0; left -= 1) {
      const { growing } = await this.look();
      await this.hands.onMap(`district-${this.dice.pick(growing)}`);
      await expect(this.page.getByTestId('confirm')).toHaveAttribute('data-left', String(left - 1));
    }
    await this.press(sight, 'confirm');
  }

  private async act(sight: Sight): Promise<void> {
    const { dice } = this;
    const [verb] = sight.verbs;
    if (verb !== undefined && dice.chance(0.9)) return this.pressVerb(sight, dice.pick(sight.verbs));
    if (sight.buttons.includes('undo') && dice.chance(0.1)) return this.press(sight, 'undo');
    if (sight.pieces.length > 0 && dice.chance(0.4)) {
      await this.hands.onMap(dice.pick(sight.pieces));
      const picked = await this.look();
      if (picked.walks.length > 0) return this.walk(picked);
    }
    if (sight.unused > 0) {
      await this.hands.on('end-actions');
      await expect(this.page.getByTestId('end-actions')).toHaveAttribute('data-asks', 'true');
    }
    await this.press(sight, 'end-actions');
  }

  private async walk(sight: Sight): Promise<void> {
    const useful = sight.walks.filter(({ isUseful }) => isUseful);
    const { to, steps } = this.dice.pick(useful.length > 0 ? useful : sight.walks);
    await this.hands.onMap(`district-${to}`);
    if (this.isCareful) await this.hands.on('confirm');
    await this.sees(sight.stateId + steps);
  }

  private async pressVerb(sight: Sight, verb: string): Promise<void> {
    await this.hands.onMap(verb);
    await this.sees(sight.stateId + 1);
  }

  private async press(sight: Sight, button: string): Promise<void> {
    await this.hands.on(button);
    await this.sees(sight.stateId + 1);
  }
}
