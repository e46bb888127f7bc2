# The product as one small image: docker-compose.yml, docker-compose.simple.yml, or `docker build -t great-fire .` and
# `docker run -p 8000:8000 -v great-fire:/app/data great-fire`.

ARG NODE=24-bookworm-slim

FROM node:${NODE} AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm run build

# Only what is not inside the bundles: the binary of SQLite.
FROM node:${NODE}
ENV NODE_ENV=production PORT=8000 DATA_DIR=/app/data
WORKDIR /app
COPY --from=build /app/node_modules/@photostructure/sqlite node_modules/@photostructure/sqlite
COPY --from=build /app/node_modules/node-gyp-build node_modules/node-gyp-build
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/client/dist packages/client/dist
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=10s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "--v8-pool-size=1", "packages/server/dist/main.js"]
