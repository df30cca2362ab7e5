import { isInternal, type Operation } from '@carillon/contracts/operation.ts';
import { printOpenApi } from '@carillon/gateway/openapi/print-openapi.ts';

type Json = Record<string, unknown>;

const PLACE = {
  publicUrl: 'http://localhost:8080',
  apiBaseUrl: '/api',
  rates: { strict: 1, costly: 1, normal: 1 },
};

/** The API as a client with an access token meets it: what no token may call is not in it, and a failure has one form. */
export function clientDocument(operations: readonly Operation[]): Json {
  const open = operations.filter(
    (one) => !isInternal(one) && one.scope !== undefined && one.id !== 'ai.callMcp',
  );
  const document = printOpenApi(open, PLACE);
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods as Json).map(([method, one]) => [method, withoutFailures(one as Json)]),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function withoutFailures({ summary, operationId, parameters, requestBody, responses }: Json): Json {
  const good = Object.entries(responses as Json).filter(([status]) => Number(status) < 400);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const failed = { description: 'Refused or failed', content };
  return {
    operationId,
    summary,
    parameters,
    requestBody,
    responses: { ...Object.fromEntries(good.map(jsonAlone)), default: failed },
  };
}

/** Without the lines of a streamed reply, which this client does not read. */
function jsonAlone([status, reply]: [string, unknown]): [string, unknown] {
  const { description, content } = reply as { description: string; content?: Json };
  const json = content?.['application/json'];
  return [status, { description, ...(json ? { content: { 'application/json': json } } : {}) }];
}
