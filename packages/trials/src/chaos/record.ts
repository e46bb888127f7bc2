/** The rounds that were played, one JSON line each, so that a long run can be taken up again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { RoundResult } from './round';

const lineSchema = z.object({
  round: z.int(),
  plan: z.string(),
  acknowledged: z.int(),
  refused: z.int(),
  backMs: z.number().nullable(),
  wrongs: z.array(z.string()),
});
export type RecordLine = z.infer<typeof lineSchema>;

export class RunRecord {
  readonly lines: RecordLine[] = [];

  /** Kept in `file`; what is there already is read, or forgotten where the run begins anew. */
  constructor(
    private readonly file: string,
    isResumed: boolean,
  ) {
    mkdirSync(dirname(file), { recursive: true });
    if (!isResumed) rmSync(file, { force: true });
    if (!existsSync(file)) return;
    const texts = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    this.lines.push(...texts.map((text) => lineSchema.parse(JSON.parse(text))));
  }

  add(round: number, result: RoundResult): void {
    const line = { round, ...result, wrongs: [...result.wrongs] };
    this.lines.push(line);
    appendFileSync(this.file, `${JSON.stringify(line)}\n`);
  }

  /** One line over all rounds. */
  summary(): string {
    const { lines } = this;
    const back = lines.flatMap(({ backMs }) => backMs ?? []).sort((a, b) => a - b);
    const at = (share: number) =>
      (back[Math.min(back.length - 1, Math.floor(share * back.length))] ?? 0).toFixed(0);
    const sum = (of: (line: RecordLine) => number) => lines.reduce((all, line) => all + of(line), 0);
    const bad = lines.filter(({ wrongs }) => wrongs.length > 0).length;
    return (
      `${lines.length} rounds, ${bad} with something wrong; ${sum(({ acknowledged }) => acknowledged)} moves ` +
      `acknowledged, ${sum(({ refused }) => refused)} refused; back after ${at(0.5)} ms (median), ` +
      `${at(0.99)} ms (99 of 100), ${at(1)} ms (at most)`
    );
  }
}
