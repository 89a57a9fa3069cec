# The build needs all files. The final image has only the build, the server and the server's packages.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG BASE_PATH=/
RUN npm run build

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# Treats clients from private networks as proxies.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TRUST_PROXY=loopback,uniquelocal
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional
COPY server server
COPY --from=build /shop/build build
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/main.ts"]
