/** The rounds that were played, one JSON line each, so that a long run can be played in pieces. */
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
  load: z.number(), // of the machine, over the last minute
  faults: z.array(z.enum(FAULT_NAMES)),
  plan: z.array(z.string()),
  acknowledged: z.int(),
  refused: z.int(),
  takenBack: z.int().default(0), // nor did anybody ask then to take moves back
  toldOfLoss: z.int(),
  backMs: z.array(z.number()),
  botsOnMs: z.array(z.number()).default([]), // rounds before there were bots have none
  tookMs: z.number(),
  wrongs: z.array(z.string()),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;

/** Adds a round to `folder`. */
export function appendRound(folder: string, record: RoundRecord): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${record.seed}.jsonl`), `${JSON.stringify(record)}\n`);
}

/** All rounds kept in `folder`, of one seed or of all; one that was played twice is there twice. */
export function readRounds(folder: string, seed: string | null): readonly RoundRecord[] {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(folder).filter((name) =>
    seed === null ? name.endsWith('.jsonl') : name === `${seed}.jsonl`,
  );
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  return lines.map((text) => roundRecordSchema.parse(JSON.parse(text)));
}
