/** A page of WebKitGTK with the methods of Playwright's page that `TestPage` lists. */
import { waitFor } from '@great-fire/testkit/wait-for';
import * as z from 'zod';
import type { TestElement, TestPage } from './test-page';
import type { WebKitSession } from './webkit-driver';

interface Size {
  readonly width: number;
  readonly height: number;
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Space: ' ',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const resultSchema = z.union([z.object({ result: z.unknown() }), z.object({ error: z.string() })]);
const sizeSchema = z.object({ width: z.number(), height: z.number() });
const cookiesSchema = z.array(z.object({ name: z.string(), value: z.string() }));

/** Collects the errors of the page from its load on. */
const WATCH_ERRORS = () => {
  const found: string[] = [];
  Object.assign(window, { foundErrors: found });
  window.addEventListener('error', ({ message }) => found.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
};

export class WebKitPage implements TestPage {
  private size: Size | null = null;

  constructor(private readonly session: WebKitSession) {}

  /** Gives the page this size. The window is never narrower than the browser's bar, 447 px. */
  async resize({ width, height }: Size): Promise<void> {
    await this.session.send('POST', 'window/rect', { width, height });
    const barHeight = height - (await this.readSize()).height;
    await this.session.send('POST', 'window/rect', { width, height: height + barHeight });
    this.size = await this.readSize();
  }

  private async readSize(): Promise<Size> {
    return sizeSchema.parse(await this.run(() => ({ width: innerWidth, height: innerHeight })));
  }

  readonly viewportSize = (): Size | null => this.size;

  readonly goto = async (url: string): Promise<void> => {
    await this.session.send('POST', 'url', { url });
    await this.run(WATCH_ERRORS);
  };

  /** Returns the errors of the page since its load. */
  readErrors(): Promise<unknown> {
    return this.run(() => (window as unknown as { foundErrors?: string[] }).foundErrors ?? []);
  }

  /** Returns a PNG of the page. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await this.session.send('GET', 'screenshot')), 'base64');
  }

  async readCookie(name: string): Promise<string | undefined> {
    const cookies = cookiesSchema.parse(await this.session.send('GET', 'cookie'));
    return cookies.find((cookie) => cookie.name === name)?.value;
  }

  private async run(pageFunction: unknown, argument: unknown = null): Promise<unknown> {
    const script = `
      const [argument, done] = arguments;
      new Promise((resolve) => resolve((${String(pageFunction)})(argument))).then(
        (result) => done({ result: result ?? null }),
        (error) => done({ error: String(error) + '\\n' + error.stack }),
      );`;
    const reply = await this.session.send('POST', 'execute/async', { script, args: [argument] });
    const outcome = resultSchema.parse(reply);
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.result;
  }

  // WebDriver knows only JSON, so that the type of a result is the caller's claim, as it is with Playwright.
  readonly evaluate: TestPage['evaluate'] = async (
    pageFunction: unknown,
    argument?: unknown,
  ): Promise<never> => (await this.run(pageFunction, argument)) as never;

  readonly waitForFunction: TestPage['waitForFunction'] = async (
    pageFunction: unknown,
    argument?: unknown,
  ): Promise<never> => {
    const value = await waitFor(`${String(pageFunction)} of ${JSON.stringify(argument)}`, async () => {
      const result = await this.run(pageFunction, argument);
      return result === false || result === null ? null : { result };
    });
    return { jsonValue: async () => value.result } as never;
  };

  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      const value = KEYS[key] ?? key;
      await this.perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      });
    },
  };

  readonly mouse = {
    click: async (x: number, y: number): Promise<void> => {
      await this.perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
  };

  private async perform(source: object): Promise<void> {
    await this.session.send('POST', 'actions', { actions: [source] });
  }

  readonly getByTestId = (testId: string): TestElement => this.locator(`[data-testid="${testId}"]`);

  /** Returns the first element of a CSS selector. */
  readonly locator = (css: string): TestElement => {
    const waitForElement = () =>
      this.waitForFunction((selector) => document.querySelector(selector) !== null, css);
    return {
      click: () => this.clickOn(css),
      fill: async (text) => {
        await waitForElement();
        await this.evaluate(
          ({ selector, value }) => {
            const field = document.querySelector<HTMLInputElement>(selector);
            field?.focus();
            field?.select();
            document.execCommand('insertText', false, value);
          },
          { selector: css, value: text },
        );
      },
      inputValue: async () => {
        await waitForElement();
        return this.evaluate(
          (selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? '',
          css,
        );
      },
      textContent: async () => {
        await waitForElement();
        return this.evaluate((selector) => document.querySelector(selector)?.textContent ?? null, css);
      },
      waitFor: async ({ state = 'visible' } = {}) => {
        const isAsWanted = ({ selector, isWanted }: { selector: string; isWanted: boolean }) =>
          (document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false) ===
          isWanted;
        await this.waitForFunction(isAsWanted, { selector: css, isWanted: state === 'visible' });
      },
    };
  };

  /** Clicks on the middle of an element, once it is enabled, at rest, and not covered. */
  private async clickOn(selector: string): Promise<void> {
    const handle = await this.waitForFunction(async (css) => {
      const element = document.querySelector(css);
      if (element === null || element.matches(':disabled')) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const before = element.getBoundingClientRect();
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const box = element.getBoundingClientRect();
      if (box.x !== before.x || box.y !== before.y || box.width === 0) return null;
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const top = document.elementFromPoint(point.x, point.y);
      return top !== null && (element.contains(top) || top.contains(element)) ? point : null;
    }, selector);
    const point = await handle.jsonValue();
    if (point === null) throw new Error(`${selector} has no point`); // unreachable: the wait skips null
    await this.mouse.click(point.x, point.y);
  }
}
