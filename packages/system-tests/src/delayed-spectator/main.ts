/**
 * Command line of the test of delayed spectators. `npm run test:delay-leaks -- --help` lists the options.
 *
 * Compares at random steps of each game. Prints each difference and the totals. Exits with 1 if there is a difference.
 */
import { parseOptions, runCommand } from '@great-fire/game/cli-options';
import { REPORT_OPTIONS, createPrint, reportResult } from '@great-fire/testkit/report';
import * as z from 'zod';
import { SCRIPT_OPTIONS, selectScript } from '../secret-leaks/script-options';
import { compareDelayed, drawCutPoints } from './delayed-spectator';

const CUTS_PER_GAME = 4;

const optionsSchema = z.object({ ...SCRIPT_OPTIONS, ...REPORT_OPTIONS });

async function main(): Promise<number> {
  const options = parseOptions(optionsSchema, {
    command: 'npm run test:delay-leaks',
    summary: 'Checks that a delayed spectator learns nothing of events that are newer than the delay.',
  });
  const { games, from, json } = options;
  const print = createPrint(json);
  const totals = { games: 0, cuts: 0, packets: 0, bytes: 0, moves: 0, differences: 0 };
  for (let number = from; number < from + games; number += 1) {
    const script = selectScript(options, number);
    for (const cut of drawCutPoints(script, CUTS_PER_GAME)) {
      const { differences, packets, bytes, moves } = await compareDelayed(script, cut);
      for (const difference of differences) print(JSON.stringify({ cut, ...difference }));
      totals.cuts += 1;
      totals.packets += packets;
      totals.bytes += bytes;
      totals.moves += moves;
      totals.differences += differences.length;
    }
    totals.games += 1;
    print(`to ${script.name}: ${JSON.stringify(totals)}`);
  }
  reportResult('delay-leaks', options, totals);
  return totals.differences === 0 ? 0 : 1;
}

runCommand('test:delay-leaks', main);
