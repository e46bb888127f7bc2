/** Parses a Dockerfile, and lists the files of its build context. */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';

/**
 * Returns the stages in order. A stage without a name gets its number. `rest` is the text after the instruction, on
 * one line.
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

/**
 * Returns the files that `COPY . .` copies: tracked and untracked files, without those in .gitignore and
 * .dockerignore.
 */
export function filesForImage(root) {
  const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const ignored = dockerignore().add(readFileSync(join(root, '.dockerignore'), 'utf8'));
  return ignored.filter(known.split('\0').filter((file) => file !== ''));
}
