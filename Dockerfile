# One image with server and built browser code, from the folder that `npm run production` makes and the tests start from.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN mkdir /manifests && find . -name node_modules -prune -o \( -name package.json -o -name package-lock.json -o -name .npmrc -o -name project.mjs \) -exec cp --parents {} /manifests ';'

FROM node:24-bookworm-slim AS build
WORKDIR /app
# Before the sources: packages are installed anew only where a manifest changed.
COPY --from=manifests /manifests ./
RUN node -e "import('./packages/house/run/lib/project.mjs').then((project) => project.ensureInstalled())"
COPY . .
RUN node packages/house/run/production.mjs /out --without-database

FROM node:24-bookworm-slim
# MALLOC_ARENA_MAX and the flags of the command bound the memory (apps/server/process.json).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /out /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
# A worker answers on the operator's port alone.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const { ROLE, PORT, OPERATIONS_PORT } = process.env; fetch('http://127.0.0.1:' + (ROLE === 'worker' ? OPERATIONS_PORT || 9464 : PORT) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "apps/server/src/main.ts"]
