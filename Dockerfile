# The product as one small image: docker-compose.yml, docker-compose.simple.yml, or `docker build -t great-fire .` and
# `docker run -p 8000:8000 -v great-fire:/app/data great-fire`. Podman and Buildah need `--format docker` for the health check.

# A floating tag gets the fixes of the base image with each build.
ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
# The packages are installed again only if a manifest changes.
COPY package.json package-lock.json .npmrc ./
COPY packages/bench/package.json packages/bench/
COPY packages/bots/package.json packages/bots/
COPY packages/client/package.json packages/client/
COPY packages/e2e/package.json packages/e2e/
COPY packages/game/package.json packages/game/
COPY packages/protocol/package.json packages/protocol/
COPY packages/server/package.json packages/server/
COPY packages/system-tests/package.json packages/system-tests/
COPY packages/table/package.json packages/table/
COPY packages/testkit/package.json packages/testkit/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/third-party-licenses.mjs THIRD_PARTY_LICENSES
# The sources of SQLite and the binaries of other systems stay out of the image.
RUN rm -rf node_modules/@photostructure/sqlite/src node_modules/@photostructure/sqlite/prebuilds/darwin-* node_modules/@photostructure/sqlite/prebuilds/win32-* packages/server/dist/*.map

# Only what is not inside the bundles: the binary of SQLite.
FROM node:${NODE}
ENV NODE_ENV=production PORT=8000 DATA_DIR=/app/data
WORKDIR /app
COPY --from=build /app/node_modules/@photostructure/sqlite node_modules/@photostructure/sqlite
COPY --from=build /app/node_modules/node-gyp-build node_modules/node-gyp-build
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/client/dist packages/client/dist
COPY --from=build /app/LICENSE /app/NOTICE /app/THIRD_PARTY_LICENSES ./
RUN mkdir data && chown 1000:1000 data
# The user node, as a number that Kubernetes can check.
USER 1000
EXPOSE 8000
# Bash opens the connection itself, because a Node for each check takes seconds on a busy host.
HEALTHCHECK --interval=10s --timeout=10s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
CMD ["node", "--max-semi-space-size=64", "--v8-pool-size=1", "packages/server/dist/main.js"]
