import { html, raw } from 'hono/html';
import { DOCS_STYLE } from './docs-style.ts';
import type { OpenApiDocument, OpenApiOperation } from './print-openapi.ts';

type Html = ReturnType<typeof html>;

/** The API to read: one page, no script. */
export function renderDocs({ info, servers, paths, components }: OpenApiDocument): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Carillon</title>
        <style>${raw(DOCS_STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>Carillon API</h1>
          <p>${info.description}</p>
          <p>Base address <code>${servers[0]?.url ?? ''}</code> · <a href="/api/openapi.json">OpenAPI 3.1</a></p>
          <nav>${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
          ${tags.map(
            (tag) => html`<section id="${tag}">
              <h2>${tag}</h2>
              ${operations.filter(({ operation }) => operation.tags[0] === tag).map(card)}
            </section>`,
          )}
          <section id="failure">
            <h2>When a call fails</h2>
            <p>Every failed reply has this body. Tell failures apart by <code>error</code>; <code>message</code> is for people.</p>
            <pre>${JSON.stringify((components as { schemas: { Failure: unknown } }).schemas.Failure, null, 2)}</pre>
          </section>
        </main>
      </body>
    </html>`;
}

function card({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: OpenApiOperation;
}): Html {
  return html`<details id="${operation.operationId}">
    <summary><span class="method">${method}</span> <code>${path}</code> <span class="what">${operation.summary}</span></summary>
    <p class="who">${operation.security.some((one) => 'session' in one) ? 'For the logged-in user.' : 'For everybody.'}</p>
    ${operation.parameters.length > 0 ? part('Parameters', operation.parameters) : ''}
    ${operation.requestBody ? part('Request', operation.requestBody) : ''}
    ${Object.entries(operation.responses).map(([status, response]) =>
      Number(status) < 400
        ? part(`Reply ${status}`, response)
        : html`<p><strong>${status}</strong> ${String(response.description)}</p>`,
    )}
  </details>`;
}

const part = (title: string, content: unknown): Html =>
  html`<h3>${title}</h3>
    <pre tabindex="0">${JSON.stringify(content, null, 2)}</pre>`;
