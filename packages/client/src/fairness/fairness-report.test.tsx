/** @jest-environment jsdom */
import { seedCommitment } from '@great-fire/game';
import { type GameRecord, writeRecord } from '@great-fire/game/record';
import { simulateGame } from '@great-fire/game/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import type { DealEvidence } from './deal-evidence';
import { FairnessReport } from './fairness-report';

beforeAll(async () => {
  await initI18n();
  await loadMessages('fairness');
});
afterEach(cleanup);

const ANNA = '0a'.repeat(16);
const EVIDENCE: DealEvidence = { commitment: seedCommitment('report'), contribution: ANNA, at: 1 };

function createRecord(contributions: readonly string[]): GameRecord {
  const options = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;
  const { setup, log } = simulateGame(3, options, 'report', {}, contributions);
  return writeRecord(
    setup,
    ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null })),
    log,
  );
}
const record = createRecord([ANNA, '1b'.repeat(16), '']);

/** Shows the report. Returns its text, and the text of the lines that differ. */
function show(shown: GameRecord, evidence: DealEvidence | null): readonly [text: string, wrong: string[]] {
  render(<FairnessReport record={shown} evidence={evidence} />);
  const wrong = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.startsWith('doesn’t'));
  const { textContent } = screen.getByTestId('fairness-report');
  return [textContent, wrong.map((line) => line.textContent)];
}

test('says that neither a player nor the server alone could choose a deal, and which seats contributed', () => {
  const [text, wrong] = show(record, EVIDENCE);
  expect(screen.getByTestId('fair').textContent).toContain(
    'Yes: neither a player nor the server alone could choose this deal.',
  );
  expect(text).toContain('Your browser’s own random part (0a0a 0a0a) is among them.');
  expect(text).toMatch(/Anna added a random part/);
  expect(text).toMatch(/Clara added nothing/);
  expect(wrong).toEqual([]);
});

test('says that the server could have chosen a deal without contributions', () => {
  const [text] = show(createRecord([]), null);
  expect(screen.getByTestId('fair').textContent).toContain('It matches the server’s seed.');
  expect(text).toContain('the server could have chosen it');
  expect(text).toContain('This browser saved nothing from this table');
});

test('marks what differs from what the browser saved', () => {
  const [text, wrong] = show(record, {
    ...EVIDENCE,
    commitment: 'f'.repeat(64),
    contribution: '2c'.repeat(16),
  });
  expect(screen.getByTestId('unfair').textContent).toContain('No: something doesn’t match.');
  expect(text).toContain(
    'It doesn’t match the fingerprint your browser saved before it sent its random part: ffff ffff.',
  );
  expect(text).toContain('Your browser’s own random part (2c2c 2c2c) is not among them.');
  expect(wrong).toHaveLength(2);
});

test('marks the shuffle that the seed does not give, with what it expects', () => {
  const [text, wrong] = show({ ...record, startSeat: (record.startSeat + 1) % 3 }, null);
  expect(wrong).toEqual([expect.stringContaining('First player')]);
  expect(text).toContain(`Expected: ${String(record.startSeat)}`);
});
