# The exact version. To pin the bytes as well: --build-arg NODE_IMAGE=node:24.21.0-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-slim

# Dependencies have their own stage, so changes to the sources don't reinstall them.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# No package runs an install script: native modules come prebuilt (resvg, msgpackr).
RUN npm ci --omit=dev --ignore-scripts
# The image's bill of materials, as CycloneDX.
RUN npm run --silent sbom

# The scripts of the pages, by the bundler, which the image doesn't have.
FROM ${NODE_IMAGE} AS pages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY src ./src
RUN npm run --silent pages

FROM ${NODE_IMAGE}
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=dependencies /app/package.json /app/sbom.cdx.json ./
COPY commands ./commands
COPY locales ./locales
COPY src ./src
COPY --from=pages /app/dist ./dist
USER node
VOLUME /data
EXPOSE 8080
# /health answers within two seconds, even if the store doesn't.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--v8-pool-size=1", "src/launch.mjs", "main"]
