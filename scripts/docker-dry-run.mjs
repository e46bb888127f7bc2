/**
 * `npm run check:docker`: imitates `docker build` and `docker run` without a container engine. Runs the Dockerfile's COPY and
 * RUN steps in order, each stage in an empty folder. Then runs its CMD as a user other than root until the HEALTHCHECK
 * command succeeds. Not part of `npm test`, because it installs and builds everything, which takes as long as an
 * image.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filesForImage, readDockerfile } from './lib/dockerfile.mjs';
import { freePort } from './lib/free-port.mjs';
import { ROOT } from './lib/root.mjs';
import { waitFor } from './lib/wait-for.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);

const NOBODY_UID = 65_534;
const isRoot = process.getuid?.() === 0;
const workRoot = mkdtempSync(join(tmpdir(), 'great-fire-image-'));
const stages = new Map();

async function runShell(command, cwd, env) {
  const child = spawn('sh', ['-ec', command], { cwd, env, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`RUN ${command} ended with ${code}`);
}

/** Replaces the image's user by a local user. */
const withLocalUser = (command) =>
  command.replaceAll('1000:1000', isRoot ? `${NOBODY_UID}:${NOBODY_UID}` : '"$(id -u):$(id -g)"');

async function build({ name, steps }) {
  const root = join(workRoot, name);
  const stage = {
    root,
    workdir: root,
    env: { PATH: process.env.PATH, HOME: root },
    user: null,
    cmd: [],
    health: [],
  };
  stages.set(name, stage);
  const resolvePath = (path) => (path.startsWith('/') ? join(root, path) : join(stage.workdir, path));
  for (const { word, rest } of steps) {
    if (word !== 'ENV') console.log(`── ${name}: ${word} ${rest}`);
    if (word === 'WORKDIR') mkdirSync((stage.workdir = resolvePath(rest)), { recursive: true });
    else if (word === 'ENV')
      for (const pair of rest.split(' ')) stage.env[pair.split('=')[0]] = pair.split('=')[1];
    else if (word === 'RUN') await runShell(withLocalUser(rest), stage.workdir, stage.env);
    else if (word === 'COPY') copy(rest, resolvePath);
    else if (word === 'USER') stage.user = rest;
    else if (word === 'CMD') stage.cmd = JSON.parse(rest);
    else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('[')));
    else if (word !== 'EXPOSE' && word !== 'VOLUME') throw new Error(`What is ${word}?`);
  }
  return stage;
}

/** Copies one path of another stage, single files of the context into a folder, or the whole context (`.`). */
function copy(rest, resolvePath) {
  const words = rest.split(' ');
  const target = resolvePath(words.pop());
  const from = /^--from=(.+)$/.exec(words[0])?.[1];
  if (from !== undefined) {
    const path = join(stages.get(from).root, words[1]);
    if (!existsSync(path)) throw new Error(`COPY ${rest}: it is not there`);
    cpSync(path, target, { recursive: true });
    return;
  }
  const isWhole = words[0] === '.';
  const files = filesForImage(ROOT).filter((file) => isWhole || words.includes(file));
  if (!isWhole && files.length < words.length) throw new Error(`COPY ${rest}: a file is not in the context`);
  for (const file of files) {
    const path = join(target, isWhole ? file : basename(file));
    mkdirSync(dirname(path), { recursive: true });
    cpSync(join(ROOT, file), path);
  }
}

/** Runs the image's command until its health check passes, then stops it with SIGTERM as a container engine does. */
async function start(stage) {
  if (stage.user === null || stage.user === 'root') throw new Error('The image runs as root');
  if (isRoot)
    for (let path = stage.workdir; path.startsWith(workRoot); path = dirname(path)) chownSync(path, 0, 0);
  const userIds = isRoot ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  const env = {
    ...stage.env,
    PORT: String(await freePort()),
    DATA_DIR: stage.env.DATA_DIR.replace('/app', stage.workdir),
  };
  const [, ...args] = stage.cmd;
  const child = spawn(process.execPath, args, { cwd: stage.workdir, env, stdio: 'inherit', ...userIds });
  const ended = once(child, 'close');
  const isHealthy = async () => {
    if (child.exitCode !== null) throw new Error(`The server exited with ${child.exitCode}`);
    const [program, ...check] = stage.health;
    const probe = spawn(program, check, { cwd: stage.workdir, env, stdio: 'ignore', ...userIds });
    return (await once(probe, 'close'))[0] === 0;
  };
  await waitFor('a healthy image', isHealthy);
  console.log('── healthy');
  child.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}`);
}

try {
  // Lets the unprivileged user read the temporary folder and start the server in it.
  if (isRoot) await runShell(`chmod 755 '${workRoot}'`, workRoot, process.env);
  let last = null;
  for (const stage of readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')))
    last = await build(stage);
  await start(last);
  console.log('── image: ok');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(workRoot, { recursive: true, force: true });
}
