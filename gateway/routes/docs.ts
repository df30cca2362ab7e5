import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFile } from '@carillon/kit/http/serve-file.ts';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { GatewayContext } from '../context.ts';
import { printOpenApi } from '../openapi/print-openapi.ts';
import { issueCsrfToken } from '../sessions/credentials.ts';

const fileOf = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const FILES: ReadonlyMap<string, string> = new Map([
  ['swagger-ui.css', fileOf('swagger-ui-dist/swagger-ui.css')],
  ['swagger-ui-bundle.js', fileOf('swagger-ui-dist/swagger-ui-bundle.js')],
  ['start-reference.js', path.join(import.meta.dirname, '../openapi/start-reference.js')],
  ['reference.css', path.join(import.meta.dirname, '../openapi/reference.css')],
]);

/** The API as OpenAPI, and as a page to read and to try it. */
export function docsRoutes({ origin, routing, credentials, rateLimits }: GatewayContext): Hono {
  const { publicUrl, apiBaseUrl } = origin;
  const document = printOpenApi(routing.operations, { publicUrl, apiBaseUrl, rates: rateLimits.rates });
  const app = new Hono();
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => c.html(page(`${apiBaseUrl}/openapi.json`, issueCsrfToken(c, credentials))));
  app.get('/api-reference/:file', (c, next) => {
    const file = FILES.get(c.req.param('file'));
    return file ? serveFile(c, file) : next();
  });
  return app;
}

const page = (openapi: string, csrf: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="openapi" content="${openapi}" />
        <meta name="csrf-token" content="${csrf}" />
        <title>API · Carillon</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api-reference/swagger-ui.css" />
        <link rel="stylesheet" href="/api-reference/reference.css" />
      </head>
      <body>
        <nav class="reference-head" aria-label="API">
          <a href="/">Carillon</a>
          <a href="#operations">All calls</a>
          <a href="/account/access-tokens">Access tokens</a>
        </nav>
        <main id="reference"></main>
        <script src="/api-reference/swagger-ui-bundle.js"></script>
        <script type="module" src="/api-reference/start-reference.js"></script>
      </body>
    </html>`;
