/**
 * A Docker engine in mount and network namespaces of its own, for machines without one: root on Debian. It leaves the
 * network of the machine as it is. Images cannot be pulled or built in it, because it reaches no network: Buildah
 * builds them outside.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@great-fire/testkit/wait-for';
import { exec, succeeds } from './exec';
import type { Buildah } from './stand-in-images';
import { APT_RETRIES } from './stand-in-images';

// Debian's packages by a command of each.
const PACKAGES = {
  buildah: 'buildah',
  dockerd: 'docker.io',
  ip: 'iproute2',
  iptables: 'iptables',
  mmdebstrap: 'mmdebstrap',
};
const COMPOSE_PACKAGES = { 'docker-compose': 'docker-compose' };

async function installPackages(packages: Readonly<Record<string, string>>): Promise<void> {
  const missing: string[] = [];
  for (const [command, name] of Object.entries(packages))
    if (!(await succeeds(['which', command]))) missing.push(name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || !(await succeeds(['which', 'apt-get'])))
    throw new Error('No container engine reaches its registry: start Docker or Podman.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await exec(['apt-get', ...APT_RETRIES, 'update', '-qq'], { env });
  const install = ['apt-get', ...APT_RETRIES, 'install', '-y', '-qq', '--no-install-recommends'];
  await exec([...install, ...missing], { env });
}

/** Starts the engine with its data in `folder`. */
export async function startPrivateEngine(
  folder: string,
  { isForCompose }: { readonly isForCompose: boolean },
) {
  await installPackages({ ...PACKAGES, ...(isForCompose && COMPOSE_PACKAGES) });
  const storageConf = join(folder, 'storage.conf');
  const [graphRoot, runRoot] = [join(folder, 'images'), join(folder, 'run')];
  await mkdir(folder, { recursive: true });
  await writeFile(
    storageConf,
    `[storage]\ndriver = "overlay"\ngraphroot = "${graphRoot}"\nrunroot = "${runRoot}"\n`,
  );
  const namespaces = spawn('unshare', ['--mount', '--net', '--propagation', 'private', 'sleep', 'infinity'], {
    stdio: 'ignore',
  });
  const enterNetwork = ['nsenter', '--target', String(namespaces.pid), '--mount', '--net', '--wd=.'];
  await waitFor('the namespaces', () => succeeds([...enterNetwork, 'ip', 'link', 'set', 'lo', 'up']));
  // With the controllers of both versions mounted, runc starts no container.
  await succeeds([...enterNetwork, 'umount', '/sys/fs/cgroup/unified']);
  await exec([...enterNetwork, 'sysctl', '--quiet', '--write', 'net.ipv4.ip_forward=1']);
  const address = `unix://${join(folder, 'docker.sock')}`;
  const daemon = spawn(
    enterNetwork[0] ?? '',
    [
      ...enterNetwork.slice(1),
      ...['dockerd', '--host', address, '--data-root', join(folder, 'docker')],
      ...['--exec-root', join(folder, 'exec'), '--pidfile', join(folder, 'dockerd.pid')],
    ],
    { stdio: 'ignore' },
  );
  const env = { DOCKER_HOST: address };
  await waitFor('the Docker engine', async () => {
    if (daemon.exitCode !== null) throw new Error(`dockerd exited with ${String(daemon.exitCode)}`);
    return succeeds(['docker', 'info'], { env });
  });
  const buildah: Buildah = { folder, env: { CONTAINERS_STORAGE_CONF: storageConf, TMPDIR: folder } };
  const version = await exec(['docker', 'version', '--format', '{{.Server.Version}}'], { env });
  return {
    description: `a private Docker ${version}, with stand-ins from Debian for the base images`,
    command: ['docker'],
    compose: ['docker-compose'],
    env,
    enterNetwork,
    buildah,
    close: async () => {
      daemon.kill('SIGTERM');
      if (daemon.exitCode === null) await once(daemon, 'exit');
      namespaces.kill('SIGKILL');
    },
  };
}
