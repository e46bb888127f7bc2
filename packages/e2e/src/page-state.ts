/** Reads the state of the table from the page, as a person sees it. */
import { withDeadline } from '@great-fire/testkit/wait-for';
import type { TestPage } from './test-page';

interface MoveTarget {
  readonly to: string; // 'holborn'
  readonly steps: number; // each is a move of its own
  readonly hasCones: boolean;
  readonly hasBands: boolean;
}

export interface PageState {
  readonly stateId: number; // -1 if no table is shown
  readonly isOver: boolean; // the scoring is shown
  readonly seat: number | null; // the seat to move
  readonly step: string | null; // 'spread'
  readonly isBusy: boolean; // a move is pending
  readonly cards: readonly string[]; // playable: 'card-0'
  readonly targets: readonly string[]; // districts that may burn
  readonly places: readonly string[]; // districts where a band or pawn may be placed
  readonly intensifyTargets: readonly string[]; // districts that take a cone
  readonly moveTargets: readonly MoveTarget[]; // destinations of the picked piece
  readonly pieces: readonly string[]; // movable: 'pawn-holborn'
  readonly actions: readonly string[]; // 'verb-put-out-holborn'
  readonly buttons: readonly string[]; // enabled: 'confirm'
  readonly doubleMove: 'off' | 'on' | null; // the switch to spread twice, if there is one
}

/** Returns the id of the state that the page shows; -1 if no table is shown. */
export const readStateId = (page: TestPage): Promise<number> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('table-state');
    return mark instanceof PerformanceMark ? Number(mark.detail) : -1;
  });

/** Reads the page once the map shows the effect of the last input. */
export function readPage(page: TestPage): Promise<PageState> {
  const read = page.evaluate(async (): Promise<PageState> => {
    const isStale = () =>
      document.querySelector('[aria-busy="true"]:not([data-testid="turn-progress"])') !== null;
    if (isStale())
      await new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (isStale()) return;
          observer.disconnect();
          resolve();
        }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
      });
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const ids = (selector: string) => all(selector).map(({ dataset }) => dataset['testid'] ?? '');
    const pressable = (press: string) => all(`[data-testid^="district-"][data-press-effect="${press}"]`);
    const districts = (press: string) => pressable(press).map(({ dataset }) => dataset['district'] ?? '');
    const stepper = document.querySelector<HTMLElement>('[data-testid="turn-progress"]');
    const [mark] = performance.getEntriesByName('table-state');
    const doubleMoveSwitch = document.querySelector<HTMLElement>(
      '[role="switch"][data-testid="double-move"]',
    );
    return {
      stateId: mark instanceof PerformanceMark ? Number(mark.detail) : -1,
      isOver: document.querySelector('[data-testid="scoring"]') !== null,
      seat: stepper?.dataset['seat'] === undefined ? null : Number(stepper.dataset['seat']),
      step: stepper?.dataset['step'] ?? null,
      isBusy: stepper?.getAttribute('aria-busy') === 'true',
      cards: ids('[data-testid^="card-"]:not([aria-disabled="true"])'),
      targets: districts('burn'),
      places: districts('place'),
      intensifyTargets: pressable('add-cone')
        .filter(({ dataset }) => Number(dataset['coneRoom']) > 0)
        .map(({ dataset }) => dataset['district'] ?? ''),
      moveTargets: pressable('move').map(({ dataset: { district = '', cost } }) => {
        const contains = (...pieces: readonly string[]) =>
          pieces.some(
            (piece) => all(`[data-testid="contents-${district}"] [data-piece="${piece}"]`).length > 0,
          );
        return {
          to: district,
          steps: Number(cost),
          hasCones: contains('count', 'great-count'),
          hasBands: contains('band', 'guarded-flame'),
        };
      }),
      pieces: ids('circle[data-movable-piece]'),
      actions: ids('[data-testid^="verb-put-out-"], [data-testid^="verb-demolish-"]'),
      buttons: ids('button[data-testid]:not(:disabled)'),
      doubleMove:
        doubleMoveSwitch === null
          ? null
          : doubleMoveSwitch.getAttribute('aria-checked') === 'true'
            ? 'on'
            : 'off',
    };
  });
  return withDeadline('the map to show the last press', read);
}
