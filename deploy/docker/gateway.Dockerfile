# The one origin: API routing, pages, micro-frontends. Built from the root: docker build -f deploy/docker/gateway.Dockerfile .
FROM node:26.10.0-slim AS pages
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY contracts contracts
COPY shell shell
COPY mfes mfes
RUN --mount=type=cache,target=/root/.npm npm ci --include-workspace-root -w @carillon/shell -w @carillon/sdk -w @carillon/ui \
  $(node -p "fs.readdirSync('mfes').map((name) => '-w mfes/' + name).join(' ')")
RUN npm run build -w @carillon/shell && for piece in mfes/*; do npm run build -w "$piece" || exit 1; done \
  && for piece in mfes/*; do mkdir -p "mfes-built/${piece#mfes/}" && cp -R "$piece/dist" "mfes-built/${piece#mfes/}/"; done

# What the gateway knows of the services: their descriptors, and nothing else of them.
FROM node:26.10.0-slim AS descriptors
WORKDIR /app
COPY services services
RUN mkdir /descriptors && cp --parents services/*/service.ts /descriptors

FROM node:26.10.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY services/kit/package.json services/kit/
COPY gateway/package.json gateway/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev -w @carillon/gateway

FROM node:26.10.0-slim
WORKDIR /app
COPY --from=packages /app ./
COPY package.json ./
COPY contracts contracts
COPY services/kit services/kit
COPY gateway gateway
COPY --from=descriptors /descriptors ./
COPY --from=pages /app/shell/dist shell/dist
COPY --from=pages /app/mfes-built mfes
USER node
ENV NODE_ENV=production HOST=0.0.0.0 OPS_HOST=0.0.0.0 PORT=8080 OPS_PORT=9080
EXPOSE 8080 9080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.OPS_PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "gateway/main.ts"]
