import {
  IDEMPOTENCY_KEY,
  REPLY_KEPT_HOURS,
  takesIdempotencyKey,
} from '@carillon/contracts/idempotency-key.ts';
import {
  type Example,
  isSigned,
  leastRole,
  type Operation,
  takesInput,
} from '@carillon/contracts/operation.ts';
import { z } from 'zod';
import type { ZodOpenApiContentObject, ZodOpenApiOperationObject } from 'zod-openapi';
import { repliesOf } from './replies.ts';
import { curlOf, exampleOf, typescriptOf } from './snippets.ts';

/** One operation as OpenAPI has it, with the calls that try it. */
export function describeOperation(operation: Operation, origin: string): ZodOpenApiOperationObject {
  const unsafe = operation.method !== 'GET';
  const role = leastRole(operation);
  const { scope, params, query } = operation;
  const example = exampleOf(operation);
  const bySession = { ...(role && { session: [] }), ...(unsafe && !isSigned(operation) && { csrf: [] }) };
  const byToken = scope && { token: scope === 'any' ? [] : [scope] };
  return {
    operationId: operation.id,
    tags: [operation.service],
    summary: operation.summary,
    description: needsOf(operation),
    security: [...(Object.keys(bySession).length > 0 ? [bySession] : []), ...(byToken ? [byToken] : [])],
    requestParams: { path: params, query, ...(takesIdempotencyKey(operation) && { header: keyHeader }) },
    ...(unsafe && requestBody(operation, example)),
    responses: repliesOf(operation),
    ...(example && {
      'x-codeSamples': [
        { lang: 'Shell', label: 'curl', source: curlOf(operation, example, origin) },
        { lang: 'TypeScript', label: 'TypeScript', source: typescriptOf(operation, example) },
      ],
    }),
  };
}

function needsOf(operation: Operation): string {
  const { scope, signedIn, signedLink, signedBody } = operation;
  const role = leastRole(operation);
  if (signedIn) return 'For the payment provider, which signs what it sends.';
  if (signedBody) return 'For the sign-in provider, which signs what it sends.';
  if (signedLink) return 'For whoever has the link, which is signed.';
  const who = role ? `For members who are at least ${role}` : 'For anybody';
  if (scope === undefined) return `${who}. An access token can’t call it.`;
  const token = scope === 'any' ? 'Any access token' : `An access token with the scope \`${scope}\``;
  const key = takesIdempotencyKey(operation) ? ` Takes \`${IDEMPOTENCY_KEY}\`.` : '';
  return `${who}. ${token} can call it.${key}`;
}

function requestBody(
  { body, multipart }: Operation,
  example: Example | null,
): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (!multipart && !takesInput(body)) return {};
  const values = multipart ? example && { ...example.form, ...example.files } : example?.body;
  const media = { schema: multipart ?? body, ...(values !== undefined && { example: values }) };
  const content: ZodOpenApiContentObject = multipart
    ? { 'multipart/form-data': media }
    : { 'application/json': media };
  // An empty body is read as an empty object.
  return { requestBody: { required: multipart !== undefined || !body.safeParse({}).success, content } };
}

const KEY_MEANS = `Of your own for this call, a UUID: repeated with it, the call is answered as the first time, within ${REPLY_KEPT_HOURS} hours.`;
const keyHeader = z.object({
  [IDEMPOTENCY_KEY]: z.string().min(8).max(100).optional().describe(KEY_MEANS),
});
