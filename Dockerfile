# The exact version. To pin the bytes as well: --build-arg NODE_IMAGE=node:24.21.0-slim@sha256:…
ARG NODE_IMAGE=node:24.21.0-slim

# What the image runs is bundled here, with tools that it doesn't contain.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
# First, so that changes to the sources don't reinstall them.
COPY package.json package-lock.json ./
# No package runs an install script: native modules come prebuilt (resvg).
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
# The image's bill of materials, as CycloneDX.
RUN npm run --silent sbom
COPY *.md LICENSE ./
COPY docs ./docs
COPY deploy/bundle.mjs ./deploy/
COPY locales ./locales
COPY commands ./commands
COPY src ./src
RUN npm run --silent pages && npm run --silent bundle

FROM ${NODE_IMAGE}
# A release's workflow adds version, revision and source.
LABEL org.opencontainers.image.title="Gadalka" \
  org.opencontainers.image.description="A fortune-teller for Discord and Telegram: plays rock-paper-scissors, and learns how you play; its move is fixed before you pick, and anyone can check it." \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production PORT=8080 DATA_DIR=/data GADALKA_COMMAND=gadalka
WORKDIR /app
# Nothing in here installs packages: the base image's package managers would only need updates of their own.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn* /usr/local/bin/npm /usr/local/bin/npx \
    /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg && \
  ln -s /app/src/gadalka.mjs /usr/local/bin/gadalka && \
  mkdir /data && chown node:node /data
COPY --from=build /app/sbom.cdx.json ./
COPY --from=build /app/dist/image ./
RUN mkdir node_modules/.cache && chown node:node node_modules/.cache
USER node
# Compiles the program, which every start would do otherwise: what is cached fits only the same settings and user.
RUN ["node", "--max-semi-space-size=4", "--v8-pool-size=1", "src/launch.mjs", "everything"]
VOLUME /data
EXPOSE 8080
# /health answers within two seconds, even if the store doesn't.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--v8-pool-size=1", "src/launch.mjs", "main"]
