/** The part of Playwright's page that works in every engine, also in a WebKitGTK that Playwright cannot drive. */
import type { Locator, Page } from '@playwright/test';

export type TestElement = Pick<Locator, 'click' | 'fill' | 'inputValue' | 'textContent'> & {
  readonly waitFor: (options?: { readonly state?: 'visible' | 'hidden' }) => Promise<void>;
};

export interface TestPage {
  readonly evaluate: Page['evaluate'];
  readonly waitForFunction: Page['waitForFunction'];
  readonly viewportSize: Page['viewportSize'];
  readonly goto: (url: string) => Promise<unknown>;
  readonly getByTestId: (testId: string) => TestElement;
  readonly locator: (selector: string) => TestElement;
  readonly keyboard: Pick<Page['keyboard'], 'press'>;
  readonly mouse: Pick<Page['mouse'], 'click'>;
}
