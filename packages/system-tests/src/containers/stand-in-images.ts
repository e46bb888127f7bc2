/**
 * Stand-ins for the base images, for machines that reach Debian's packages but no image registry. They have the names
 * that the Dockerfile and docker-compose.yml use: Node from npm, PostgreSQL and Caddy from Debian, on Debian bookworm.
 */
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exec, succeeds } from './exec';

const DEBIAN_SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

const NODE_CONTAINERFILE = `FROM scratch
ADD rootfs.tar /
COPY local /usr/local/
COPY ca-certificates.crt /etc/ssl/certs/
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
CMD ["node"]
`;

/** Options of apt-get: a mirror may break a connection off. */
export const APT_RETRIES = ['-o', 'Acquire::Retries=5'];
const APT = ['apt-get', ...APT_RETRIES].join(' ');
const INSTALL = `export DEBIAN_FRONTEND=noninteractive && ${APT} update -qq && ${APT} install -y -qq --no-install-recommends`;

const postgresContainerfile = (base: string) => `FROM ${base}
RUN mkdir -p /etc/postgresql-common && echo create_main_cluster=false > /etc/postgresql-common/createcluster.conf
RUN ${INSTALL} postgresql-15
COPY --chmod=755 start-postgres.sh /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin
STOPSIGNAL SIGINT
CMD ["start-postgres.sh"]
`;

// The part of the official image's entrypoint that the compose file uses.
const START_POSTGRES = `#!/bin/sh
set -eu
install -d -o postgres -m 700 "$PGDATA"
install -d -o postgres /run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install -o postgres -m 600 "$POSTGRES_PASSWORD_FILE" /tmp/password
  as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as_postgres pg_ctl --options='-c listen_addresses=' --wait start
  as_postgres createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  as_postgres pg_ctl --mode=fast --wait stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups postgres -c 'listen_addresses=*'
`;

const caddyContainerfile = (base: string) => `FROM ${base}
RUN ${INSTALL} caddy wget
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
`;

/** The names of the base images, as the Dockerfile and the compose file use them. */
export interface BaseImages {
  readonly node: string; // 'docker.io/library/node:24-bookworm-slim'
  readonly postgres: string;
  readonly caddy: string;
}

/** Reads the names of the base images from the Dockerfile and docker-compose.yml. @throws Error if one is missing */
export async function readBaseImages(root: string): Promise<BaseImages> {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const compose = await readFile(join(root, 'docker-compose.yml'), 'utf8');
  const find = (text: string, pattern: RegExp) => {
    const name = pattern.exec(text)?.[1];
    if (name === undefined) throw new Error(`No base image matches ${String(pattern)}`);
    return `docker.io/library/${name}`;
  };
  return {
    node: find(dockerfile, /^ARG NODE=(\S+)/m).replace('library/', 'library/node:'),
    postgres: find(compose, /image: (postgres:\S+)/),
    caddy: find(compose, /image: (caddy:\S+)/),
  };
}

export interface Buildah {
  readonly env: Readonly<Record<string, string>>; // where it keeps images
  readonly folder: string; // for what the builds need
}

/** Builds an image with the network of the host. Docker's format keeps the health check. */
export const buildImage = (buildah: Buildah, name: string, context: string): Promise<string> =>
  exec(
    [
      ...['buildah', 'build', '--format', 'docker', '--isolation', 'chroot', '--network', 'host'],
      ...['--pull-never', '--layers', '--tag', name, context],
    ],
    buildah,
  );

/** Builds a stand-in from these files, unless it exists. `prepare` adds further files to the folder. */
async function buildStandIn(
  buildah: Buildah,
  name: string,
  files: Readonly<Record<string, string>>,
  prepare?: (context: string) => Promise<void>,
): Promise<void> {
  if (await succeeds(['buildah', 'inspect', '--type', 'image', name], buildah)) return;
  const context = join(buildah.folder, name.replaceAll(/\W/g, '-'));
  await mkdir(context, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(context, file), content);
  await prepare?.(context);
  await buildImage(buildah, name, context);
}

/** Builds the stand-in for Node, unless it exists. Takes a minute. */
export const buildNodeStandIn = (buildah: Buildah, name: string): Promise<void> =>
  buildStandIn(buildah, name, { Containerfile: NODE_CONTAINERFILE }, (context) =>
    addNodeFiles(context, name),
  );

/** Builds the stand-ins for the other services of docker-compose.yml, unless they exist. */
export async function buildServiceStandIns(
  buildah: Buildah,
  base: string,
  { postgres, caddy }: Omit<BaseImages, 'node'>,
): Promise<void> {
  await buildStandIn(buildah, postgres, {
    Containerfile: postgresContainerfile(base),
    'start-postgres.sh': START_POSTGRES,
  });
  await buildStandIn(buildah, caddy, { Containerfile: caddyContainerfile(base) });
}

/** Adds the files of a minimal Debian, and of the Node version that the name asks for. */
async function addNodeFiles(context: string, name: string): Promise<void> {
  const major = /node:(\d+)/.exec(name)?.[1] ?? 'latest';
  const sources = (await readFile('/etc/apt/sources.list.d/debian.sources', 'utf8')).trim();
  // The builds trust the same certificate authorities as this machine, such as that of a proxy.
  await cp(CERTIFICATES, join(context, 'ca-certificates.crt'), { dereference: true });
  const sourcesFile = join(context, 'debian.sources');
  await writeFile(sourcesFile, `${sources}\n`);
  await exec([
    ...['mmdebstrap', '--variant=minbase', '--mode=root', '--include=ca-certificates'],
    '--aptopt=Acquire::Retries "5"',
    ...[DEBIAN_SUITE, join(context, 'rootfs.tar'), sourcesFile],
  ]);
  await exec(['npm', 'install', '--no-save', '--prefix', context, `node@${major}`, 'npm@11']);
  const modules = join(context, 'node_modules');
  const local = join(context, 'local');
  await mkdir(join(local, 'bin'), { recursive: true });
  await cp(join(modules, 'node/bin/node'), join(local, 'bin/node'));
  await cp(join(modules, 'npm'), join(local, 'lib/node_modules/npm'), { recursive: true });
  await mkdir(join(local, 'etc'));
  await writeFile(join(local, 'etc/npmrc'), `cafile=${CERTIFICATES}\n`);
  for (const command of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${command}-cli.js`, join(local, 'bin', command));
}
