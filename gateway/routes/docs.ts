import { OPERATIONS } from '@carillon/contracts/operations.ts';
import { Hono } from 'hono';
import { printOpenApi } from '../openapi/print-openapi.ts';
import { renderDocs } from '../openapi/render-docs.ts';

/** The API as OpenAPI, and as a page to read. */
export function docsRoutes(publicUrl: string): Hono {
  const document = printOpenApi(OPERATIONS, publicUrl);
  const page = renderDocs(document);
  const app = new Hono();
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/docs', (c) => c.html(page));
  return app;
}
