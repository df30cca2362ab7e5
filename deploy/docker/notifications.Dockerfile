# The notification centre. Built from the root: docker build -f deploy/docker/notifications.Dockerfile .
FROM node:26.10.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY services/kit/package.json services/kit/
COPY services/notifications/package.json services/notifications/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w @carillon/notifications

FROM node:26.10.0-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contracts contracts
COPY services/kit services/kit
COPY services/notifications services/notifications
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8085 OPS_PORT=9085
EXPOSE 8085 9085
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.OPS_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "services/notifications/main.ts"]
