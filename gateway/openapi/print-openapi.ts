import { failure } from '@carillon/contracts/failure.ts';
import { generatedPosts } from '@carillon/contracts/http/ai/generated-posts.ts';
import { inboxComment } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { sessionCookieName } from '@carillon/contracts/http/identity/sessions/session-cookie.ts';
import { draftView } from '@carillon/contracts/http/posts/draft.ts';
import { publicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { seriesView } from '@carillon/contracts/http/posts/series.ts';
import { isInternal, type Operation, type RateClass } from '@carillon/contracts/operation.ts';
import { CARILLON_VERSION } from '@carillon/kit/carillon-version.ts';
import { createDocument } from 'zod-openapi';
import { describeOperation } from './describe-operation.ts';
import { guide } from './guide.ts';
import { withPlainSchemas } from './plain-schemas.ts';
import { HEADERS } from './replies.ts';
import { exampleOf } from './snippets.ts';

/** The purpose of each service, in the order of the page. */
const TAGS: Readonly<Record<string, string>> = {
  posts: 'Drafts, media, publishing, scheduling, queue and templates',
  analytics: 'Analytics, comments and good times',
  ai: 'Texts, hashtags, brand voices, business plans and the assistant',
  notifications: 'What a user is told',
  identity: 'Accounts, sessions, access tokens and connections',
  billing: 'Plan, payments and words',
  webhooks: 'Calls to your own servers when something happens',
  gateway: 'Live events',
};

/** The API's address and its rate limits. */
export interface ApiPlace {
  readonly publicUrl: string;
  readonly apiBaseUrl: string;
  readonly rates: Readonly<Record<RateClass, number>>;
}

const LICENSE = { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' };

/** Schemas that several operations return, listed once. */
const SCHEMAS = {
  Failure: failure,
  Draft: draftView,
  Publication: publicationView,
  Series: seriesView,
  GeneratedPosts: generatedPosts,
  Comment: inboxComment,
};

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** OpenAPI 3.1 of every operation that the public may call. */
export function printOpenApi(operations: readonly Operation[], place: ApiPlace): OpenApiDocument {
  const { publicUrl, apiBaseUrl } = place;
  const origin = `${publicUrl}${apiBaseUrl}`;
  const publicOperations = operations.filter((operation) => !isInternal(operation));
  const byPath = Map.groupBy(publicOperations, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  const methods = (operationsOfPath: readonly Operation[]) =>
    Object.fromEntries(
      operationsOfPath.map((operation) => [
        operation.method.toLowerCase(),
        describeOperation(operation, origin),
      ]),
    );
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'Carillon API', version: CARILLON_VERSION, description: guide(place), license: LICENSE },
    // Relative to where the document was read: the gateway may have several names.
    servers: [{ url: apiBaseUrl }],
    tags: tagsOf(publicOperations),
    paths: Object.fromEntries(
      [...byPath].map(([path, operationsOfPath]) => [path, methods(operationsOfPath)]),
    ),
    components: {
      schemas: SCHEMAS,
      headers: HEADERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl.startsWith('https:')) },
        token: { type: 'http', scheme: 'bearer', description: 'A personal access token' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
    },
  });
  for (const operation of publicOperations) tryParameters(document, operation);
  return withPlainSchemas(document);
}

/** A page that tries a call begins with these. */
function tryParameters({ paths }: OpenApiDocument, operation: Operation): void {
  const { params, query } = exampleOf(operation) ?? {};
  const examples = new Map<string, unknown>(Object.entries({ ...(query ?? {}), ...(params ?? {}) }));
  const item = paths?.[operation.path.replace(/:(\w+)/g, '{$1}')];
  const described = item?.[operation.method.toLowerCase() as 'get'];
  for (const parameter of described?.parameters ?? [])
    if ('name' in parameter && examples.has(parameter.name)) parameter.example = examples.get(parameter.name);
}

const tagsOf = (publicOperations: readonly Operation[]) => {
  const services = new Set<string>(publicOperations.map(({ service }) => service));
  const others = [...services].filter((name) => !(name in TAGS));
  return [...Object.keys(TAGS).filter((name) => services.has(name)), ...others].map((name) => ({
    name,
    ...(TAGS[name] && { description: TAGS[name] }),
  }));
};
