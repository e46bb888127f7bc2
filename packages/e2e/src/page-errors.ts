/** Collects the errors that the pages of a browser throw or log. A test with one fails. */
import { expect, type BrowserContext } from '@playwright/test';

// The browsers log these themselves. Tests that restart the server or cut the network cause them on purpose.
const NETWORK_ERRORS =
  /^(Failed to load resource|WebSocket connection to|Failed to fetch|Firefox can’t establish a connection|downloadable font: download failed|The connection to ws:\S+ was interrupted)/;

export class PageErrors {
  private errors: string[] = [];

  /** Collects the errors of all pages of a context, from now on. */
  watch(context: BrowserContext): void {
    const add = (error: string) => {
      if (!NETWORK_ERRORS.test(error)) this.errors.push(error);
    };
    context.on('weberror', (webError) => add(String(webError.error().stack)));
    context.on('console', (message) => {
      const { url, lineNumber, columnNumber } = message.location();
      if (message.type() === 'error') add(`${message.text()} at ${url}:${lineNumber}:${columnNumber}`);
    });
  }

  /** Returns the errors since the last call. */
  take(): readonly string[] {
    return this.errors.splice(0);
  }

  /** Fails if there were errors since the last call. */
  expectNone(): void {
    expect(this.take(), 'errors of the pages').toEqual([]);
  }
}
