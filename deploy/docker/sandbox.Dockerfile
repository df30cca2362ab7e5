# The stand-in network. Built from the root: docker build -f deploy/docker/sandbox.Dockerfile .
FROM node:26.10.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY services/kit/package.json services/kit/
COPY services/social/package.json services/social/
COPY services/sandbox/package.json services/sandbox/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w @carillon/sandbox

FROM node:26.10.0-slim
WORKDIR /app
COPY --from=packages /app ./
COPY package.json ./
COPY contracts contracts
COPY services/kit services/kit
COPY services/social services/social
COPY services/sandbox services/sandbox
RUN install -d -o node -g node /data
VOLUME /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 PORT=4005 OPS_PORT=5005 SANDBOX_MEDIA_FOLDER=/data/sandbox
EXPOSE 4005 5005
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.OPS_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "services/sandbox/main.ts"]
