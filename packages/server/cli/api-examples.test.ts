import { readFileSync } from 'node:fs';
import { HTTP_STATUS } from '../src/errors/error-table';
import { API_PAGES, readExamples, recordExamples } from './api-examples';

const [apiPage, botsPage] = [readFileSync(API_PAGES.api, 'utf8'), readFileSync(API_PAGES.bots, 'utf8')];

test('the examples of docs/api.md and docs/bot-api.md are the answers of a server', async () => {
  const recorded = await recordExamples();
  // If this fails, run `npm run gen:api-examples`.
  expect(readExamples(apiPage)).toEqual(recorded.api);
  expect(readExamples(botsPage)).toEqual(recorded.bots);
});

test('docs/api.md lists every error code beside its status', () => {
  const rows = [...apiPage.matchAll(/^\| (\d{3}) +\| (.*) \|$/gm)];
  const documented = rows.flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`([a-z-]+)`/g)]
      .map(([, code = '']) => [code, Number(status)] as const)
      .filter(([code]) => code in HTTP_STATUS),
  );
  expect(documented).toHaveLength(Object.keys(HTTP_STATUS).length);
  expect(Object.fromEntries(documented)).toEqual(HTTP_STATUS);
});
