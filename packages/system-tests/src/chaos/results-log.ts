/** Stores the results of played rounds, one JSON line each, so that a long run can be played in pieces. */
import { appendFileSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
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
  plan: z.array(z.string()),
  acknowledged: z.int(),
  refused: z.int(),
  takenBack: z.int().default(0), // missing in records from before takebacks
  toldOfLoss: z.int(),
  backMs: z.array(z.number()),
  botsOnMs: z.array(z.number()).default([]), // missing in records from before bots
  tookMs: z.number(),
  wrongs: z.array(z.string()),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;

/** Appends a round to the file of its seed in `folder`. */
export function appendRound(folder: string, record: RoundRecord): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${record.seed}.jsonl`), `${JSON.stringify(record)}\n`);
}

/**
 * Returns all rounds recorded in `folder`, of one seed or of all seeds. A round that was played twice appears twice.
 */
export function readRounds(folder: string, seed: string | null): readonly RoundRecord[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) =>
    seed === null ? name.endsWith('.jsonl') : name === `${seed}.jsonl`,
  );
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return lines.map((text) => roundRecordSchema.parse(JSON.parse(text)));
}
