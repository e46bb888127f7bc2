/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { startTableServer } from '../testing/table-server';
import { useMatch } from './use-match';

// jsdom lacks two globals that the test server needs; browsers and Node have them.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

function MatchName({ match, url }: { readonly match: string; readonly url: string }) {
  const { snapshot } = useMatch(match, url);
  return <p>{snapshot.match?.tableName ?? 'nothing yet'}</p>;
}

test('holds one socket in StrictMode, and none after unmount', async () => {
  const server = await startTableServer();
  try {
    const page = render(
      <StrictMode>
        <MatchName match={server.match} url={server.url} />
      </StrictMode>,
    );
    await screen.findByText('Fish Street Hill');
    expect(server.socketCount()).toBe(1);
    const gone = server.waitForDisconnect();
    act(() => page.unmount());
    await gone;
    expect(server.socketCount()).toBe(0);
  } finally {
    await server.stop();
  }
});
