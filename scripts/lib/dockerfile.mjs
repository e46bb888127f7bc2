/** A Dockerfile as its stages and steps, and what its build is given. */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';

/**
 * The stages, in order; one without a name has its number. `rest` is what follows the word, on one line.
 * @returns {readonly { name: string, image: string, steps: readonly { word: string, rest: string }[] }[]}
 */
export function readDockerfile(text) {
  const stages = [];
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === undefined || word === 'ARG') continue;
    if (word === 'FROM') {
      const [image, , name = String(stages.length)] = rest.split(' ');
      stages.push({ name, image, steps: [] });
    } else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
}

/** The files of the repository that `COPY . .` takes: those that Git has or would take, without what .dockerignore names. */
export function filesForImage(root) {
  const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const ignored = dockerignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
  return ignored.filter(known.split('\0').filter((file) => file !== ''));
}
