/** Mutants: which are equivalent, which a sample holds, and what became of them. */
import { createHash } from 'node:crypto';
import { findStyleRanges } from './styles.mjs';

/** The status of a mutant outside the sample, as its checker reports it. */
export const NOT_IN_SAMPLE = 'not in the sample';

// The code before a text that people read in the API or in a stack trace. No program depends on its words.
const PROSE = /(?:\.describe|new (?:Range|Type)?Error)\(\s*$/;

const NOTICED = ['Killed', 'Timeout', 'RuntimeError']; // the last: a test file does not load, or the process ended
const MISSED = ['Survived', 'NoCoverage'];
const CRASH = /^Test runner crashed/; // of StrykerJS: no test has said anything

const MAX_CODE_LENGTH = 60; // characters of a mutation that are shown on each side

/** Identifies a mutant in one version of its file. Lines and columns count from 0. */
export const keyOfMutant = (file, { location: { start, end }, mutatorName, replacement }) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement}`;

const isNoticed = ({ status, statusReason = '' }) => NOTICED.includes(status) && !CRASH.test(statusReason);

function shorten(code) {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH)}…` : line;
}

function cut(lines, { start, end }) {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column);
  const between = lines.slice(start.line + 1, end.line);
  return [lines[start.line].slice(start.column), ...between, lines[end.line].slice(0, end.column)].join('\n');
}

const isBefore = (one, other) =>
  one.line < other.line || (one.line === other.line && one.column < other.column);

/**
 * Describes mutants by the text that they change, so that changes elsewhere in the file leave the description as it is.
 * @param mutants of one file, as Stryker's instrumenter lists them
 */
export function describeMutants(file, source, mutants) {
  const lines = source.split('\n');
  const styleRanges = findStyleRanges(file, source);
  const isStyle = ({ location: { start, end } }) =>
    styleRanges.some((range) => !isBefore(start, range.start) && !isBefore(range.end, end));
  const isProse = ({ location: { start }, mutatorName }) =>
    mutatorName === 'StringLiteral' &&
    PROSE.test([...lines.slice(0, start.line), lines[start.line].slice(0, start.column)].join('\n'));
  const described = mutants.filter((mutant) => !isProse(mutant) && !isStyle(mutant));
  return described.map((mutant) => ({
    key: keyOfMutant(file, mutant),
    file,
    location: mutant.location,
    replacement: mutant.replacement,
    lineNumber: mutant.location.start.line + 1,
    line: lines[mutant.location.start.line].trim(),
    mutation: `${shorten(cut(lines, mutant.location))} → ${shorten(mutant.replacement)}`,
  }));
}

/**
 * Separates the equivalent mutants from the others.
 * @param equivalents entries with file, line, mutation and reason
 * @returns the others, and the entries that no mutant of these files has
 */
export function withoutEquivalents(mutants, equivalents) {
  const identify = ({ file, line, mutation }) => [file, line, mutation].join('\n');
  const files = new Set(mutants.map(({ file }) => file));
  const present = new Set(mutants.map(identify));
  const listed = new Set(equivalents.map(identify));
  return {
    mutants: mutants.filter((mutant) => !listed.has(identify(mutant))),
    stale: equivalents.filter((entry) => files.has(entry.file) && !present.has(identify(entry))),
  };
}

/** Returns the text of a file with a mutant in it. */
export function applyMutant(source, { location: { start, end }, replacement }) {
  const lines = source.split('\n');
  const before = [...lines.slice(0, start.line), lines[start.line].slice(0, start.column)];
  const after = [lines[end.line].slice(end.column), ...lines.slice(end.line + 1)];
  return `${before.join('\n')}${replacement}${after.join('\n')}`;
}

/**
 * Draws `size` mutants by a seed, without those that are not valid. A larger sample of the same seed contains the smaller one, and a change of the code
 * replaces only the mutants that it touches.
 */
export function drawSample(mutants, size, seed, isValid) {
  const seen = new Map();
  const rank = ({ file, line, mutation }) => {
    const text = [seed, file, line, mutation].join('\n');
    const repetition = (seen.get(text) ?? 0) + 1;
    seen.set(text, repetition);
    return createHash('sha256').update(`${text}\n${repetition}`).digest('hex');
  };
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }));
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const sample = [];
  for (const { mutant } of ranked) {
    if (sample.length >= size) break;
    if (isValid(mutant)) sample.push(mutant);
  }
  return sample;
}

/** Returns the results of a report in Stryker's JSON format by the key of their mutant. Its positions count from 1. */
export function readReport({ files }) {
  const from0 = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  const entries = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => {
      const location = { start: from0(mutant.location.start), end: from0(mutant.location.end) };
      return [keyOfMutant(file, { ...mutant, location }), mutant];
    }),
  );
  return new Map(entries);
}

/**
 * Keeps the killed mutants of a report for the next run. Stryker would also take over survivors, although it does not
 * know which new tests reach code that runs when a module loads.
 */
export function keepKilled(report) {
  const files = Object.entries(report.files).map(([file, content]) => [
    file,
    { ...content, mutants: content.mutants.filter(isNoticed) },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

/**
 * Counts what became of the sample of a module. A mutant whose tests could not run counts neither way. One that ran out
 * of time counts as killed and is also counted apart, because a busy machine may be the reason.
 * @param results by the key of the mutant
 * @returns counts, the share that the tests noticed in percent (null for none), and the survivors by file and line
 */
export function summarize(module, population, sample, results) {
  const ran = sample.map((mutant) => {
    const { status = 'Pending', statusReason } = results.get(mutant.key) ?? {};
    return { ...mutant, status, statusReason };
  });
  const ofStatus = (statuses) => ran.filter(({ status }) => statuses.includes(status));
  const killed = ran.filter(isNoticed).length;
  const timedOut = ofStatus(['Timeout']).length;
  const survivors = ofStatus(MISSED);
  const judged = killed + survivors.length;
  survivors.sort((one, other) => one.file.localeCompare(other.file) || one.lineNumber - other.lineNumber);
  return {
    module,
    mutants: population.length,
    sample: sample.length,
    killed,
    timedOut,
    survived: survivors.length,
    failed: sample.length - judged,
    score: judged === 0 ? null : (100 * killed) / judged,
    survivors: survivors.map(({ file, lineNumber, line, mutation, status }) => ({
      file,
      lineNumber,
      line,
      mutation,
      isCovered: status === 'Survived',
    })),
  };
}

const formatRow = (cells) => `| ${cells.join(' | ')} |`;

/** Returns a table of the modules. */
export function formatModules(summaries) {
  const head = ['module', 'mutants', 'sample', 'killed', 'by time', 'survived', 'could not run', 'score'];
  const rows = summaries.map(({ module, mutants, sample, killed, timedOut, survived, failed, score }) => [
    module,
    ...[mutants, sample, killed, timedOut, survived, failed].map(String),
    score === null ? '–' : `${score.toFixed(0)} %`,
  ]);
  return [head, head.map(() => '---'), ...rows].map(formatRow).join('\n');
}

/** Returns a table of the survivors: where, what the mutant replaced, and whether a test reaches it. */
export function formatSurvivors(summaries) {
  const head = ['survivor', 'mutation', 'reached'];
  const rows = summaries.flatMap(({ survivors }) =>
    survivors.map(({ file, lineNumber, mutation, isCovered }) => [
      `${file}:${lineNumber}`,
      `\`${mutation}\``,
      isCovered ? 'yes' : 'by no test',
    ]),
  );
  return [head, head.map(() => '---'), ...rows].map(formatRow).join('\n');
}
