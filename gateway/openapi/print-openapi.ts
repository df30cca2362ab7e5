import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import { failure } from '@carillon/contracts/failure.ts';
import { generatedPosts } from '@carillon/contracts/http/ai/generated-posts.ts';
import { inboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { sessionCookieName } from '@carillon/contracts/http/identity/session-cookie.ts';
import { draftView } from '@carillon/contracts/http/posts/draft.ts';
import { mediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { publicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { seriesView } from '@carillon/contracts/http/posts/series.ts';
import { isInternal, leastRole, type Operation, takesInput } from '@carillon/contracts/operation.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi';

const DESCRIPTION = `
- Log in for a session cookie.
- Every POST, PUT, PATCH and DELETE also needs the header \`X-Requested-With: XMLHttpRequest\` and the header
  \`X-CSRF-TOKEN\`, read from the meta tag \`csrf-token\` of any page, or from the \`X-CSRF-TOKEN\` header of the last log-in.
  The page at /api/docs sends both.
- Or send a personal access token, made on the page Access tokens, as \`Authorization: Bearer carillon_pat_…\`, and neither
  cookie nor those headers. It opens what names one of its scopes; with a cookie beside it, it alone counts.
- An address that is not listed answers \`not_found\`, a method that is not listed \`method_not_allowed\`, a Host that is
  not ours \`unknown_host\`.
`;

/** What several operations answer with, once. */
const SCHEMAS = {
  ...{ Failure: failure, Draft: draftView, Publication: publicationView, Series: seriesView },
  ...{ Media: mediaView, GeneratedPosts: generatedPosts, Comment: inboxComment },
};

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** OpenAPI 3.1 of every operation that the public may call. */
export function printOpenApi(
  operations: readonly Operation[],
  { publicUrl, apiBaseUrl }: { publicUrl: string; apiBaseUrl: string },
): OpenApiDocument {
  const listed = operations.filter((operation) => !isInternal(operation));
  const byPath = Map.groupBy(listed, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  const methods = (here: readonly Operation[]) =>
    Object.fromEntries(here.map((operation) => [operation.method.toLowerCase(), describe(operation)]));
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Carillon API', version: '0.1.0', description: DESCRIPTION },
    // Relative to where the document was read: the gateway may have several names.
    servers: [{ url: apiBaseUrl }],
    paths: Object.fromEntries([...byPath].map(([path, here]) => [path, methods(here)])),
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl.startsWith('https:')) },
        token: { type: 'http', scheme: 'bearer', description: 'A personal access token' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
    },
  });
}

function describe(operation: Operation): ZodOpenApiOperationObject {
  const unsafe = operation.method !== 'GET';
  const role = leastRole(operation);
  const { scope } = operation;
  const bySession = { ...(role && { session: [] }), ...(unsafe && { csrf: [] }) };
  const byToken = scope && { token: scope === 'any' ? [] : [scope] };
  return {
    operationId: operation.id,
    tags: [operation.service],
    summary: operation.summary,
    description: needsOf(role, scope),
    security: [...(Object.keys(bySession).length > 0 ? [bySession] : []), ...(byToken ? [byToken] : [])],
    requestParams: { path: operation.params, query: operation.query },
    ...(unsafe && requestBody(operation)),
    responses: { [`${operation.status}`]: success(operation), ...failures(operation) },
  };
}

function needsOf(role: string | null, scope: Operation['scope']): string {
  if (!role) return 'Needs no session.';
  const token = scope === 'any' ? 'any access token' : `an access token with the scope ${scope}`;
  return `Needs a session of a member who is at least ${role}${scope ? `, or ${token} of one` : ''}.`;
}

function requestBody({ body, multipart }: Operation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (!multipart && !takesInput(body)) return {};
  const content: ZodOpenApiContentObject = multipart
    ? { 'multipart/form-data': { schema: multipart } }
    : { 'application/json': { schema: body } };
  // An empty body is read as an empty object.
  return { requestBody: { required: multipart !== undefined || !body.safeParse({}).success, content } };
}

function success({ response, stream, status }: Operation): ZodOpenApiResponseObject {
  if (status === 302) return { description: 'Go on at Location' };
  return {
    description: 'Done',
    content: {
      'application/json': { schema: response },
      ...(stream && { 'application/x-ndjson': { schema: stream } }),
    },
  };
}

function failures(operation: Operation): Record<`${number}`, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(errorsOf(operation), (name) => ERRORS[name].status);
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, refusal(names)]));
}

function refusal(names: ErrorName[]): ZodOpenApiResponseObject {
  const named = { properties: { error: { enum: names } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, named] };
  return { description: names.join(', '), content: { 'application/json': { schema } } };
}
