/** Stores the results of played rounds, one JSON line each, so that a long run can be played in pieces. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CONFIG_NAMES } from './configs';
import { FAULT_NAMES } from './faults';

const roundRecordSchema = z.object({
  config: z.enum(CONFIG_NAMES),
  seed: z.string(),
  round: z.int(),
  commit: z.string(),
  disk: z.enum(['tmpfs', 'prlimit', 'none']),
  load: z.number(), // load average of the last minute
  faults: z.array(z.enum(FAULT_NAMES)),
  schedule: z.array(z.string()),
  acknowledgedMoves: z.int(),
  rejectedMoves: z.int(),
  takebacks: z.int(),
  pagesNotifiedOfOutage: z.int(),
  recoveryMs: z.array(z.number()),
  botRecoveryMs: z.array(z.number()),
  durationMs: z.number(),
  violations: z.array(z.string()),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;

/** Appends a round to the file of its seed in `folder`. */
export function appendRound(folder: string, record: RoundRecord): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${record.seed}.jsonl`), `${JSON.stringify(record)}\n`);
}

/** Returns all rounds of a seed that are recorded in `folder`. A round that was played twice appears twice. */
export function readRounds(folder: string, seed: string): readonly RoundRecord[] {
  const file = join(folder, `${seed}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((text) => roundRecordSchema.parse(JSON.parse(text)));
}
