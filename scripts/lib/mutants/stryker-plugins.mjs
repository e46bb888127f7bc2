/** Plugins of StrykerJS: it tests the mutants of the sample only, and names the survivors as it finds them. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { log } from '../exec.mjs';
import { NOT_IN_SAMPLE, keyOfMutant } from './mutants.mjs';

const REPORT_INTERVAL = 10; // mutants

const readSample = () => new Set(JSON.parse(readFileSync(process.env.MUTANTS_RUN, 'utf8')).sample);

/** Stryker cannot draw a sample, but asks its checkers for each mutant whether it compiles. */
function createChecker() {
  const sample = readSample();
  const resultOf = (mutant) =>
    sample.has(keyOfMutant(relative(process.cwd(), mutant.fileName), mutant))
      ? { status: 'passed' }
      : { status: 'compileError', reason: NOT_IN_SAMPLE };
  return {
    init: () => Promise.resolve(),
    group: (mutants) => [mutants.map(({ id }) => id)],
    check: (mutants) =>
      Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]))),
  };
}

/** Stryker also reports the mutants of earlier samples, and those outside of this one. */
function createReporter() {
  const sample = readSample();
  const total = sample.size;
  let tested = 0;
  return {
    onMutantTested: (mutant) => {
      const { status, fileName, location } = mutant;
      const start = { line: location.start.line - 1, column: location.start.column - 1 };
      const end = { line: location.end.line - 1, column: location.end.column - 1 };
      if (
        !sample.has(keyOfMutant(relative(process.cwd(), fileName), { ...mutant, location: { start, end } }))
      )
        return;
      tested += 1;
      if (status === 'Survived' || status === 'NoCoverage')
        log(`${tested}/${total} survived: ${relative(process.cwd(), fileName)}:${location.start.line}`);
      else if (tested % REPORT_INTERVAL === 0) log(`${tested}/${total}`);
    },
  };
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', factory: createChecker },
  { kind: 'Reporter', name: 'survivors', factory: createReporter },
];
