import { Hono } from 'hono';
import type { GatewayContext } from '../context.ts';
import { printOpenApi } from '../openapi/print-openapi.ts';
import { renderDocs } from '../openapi/render-docs.ts';

/** The API as OpenAPI, and as a page to read. */
export function docsRoutes({
  operations,
  publicUrl,
}: Pick<GatewayContext, 'operations' | 'publicUrl'>): Hono {
  const document = printOpenApi(operations, publicUrl);
  const page = renderDocs(document);
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) => c.html(page));
  return app;
}
