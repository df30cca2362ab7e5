# Writes the drafts. Built from the root: docker build -f deploy/docker/ai.Dockerfile .
FROM node:26.10.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY services/kit/package.json services/kit/
COPY services/ai/package.json services/ai/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w @carillon/ai

FROM node:26.10.0-slim
WORKDIR /app
COPY --from=packages /app ./
COPY package.json ./
COPY contracts contracts
COPY services/kit services/kit
COPY services/ai services/ai
USER node
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 PORT=8083 OPS_PORT=9083
EXPOSE 8083 9083
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.OPS_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "services/ai/main.ts"]
