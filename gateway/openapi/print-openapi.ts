import { ERRORS, type ErrorName } from '@carillon/contracts/errors.ts';
import { failure } from '@carillon/contracts/failure.ts';
import { sessionCookieName } from '@carillon/contracts/http/identity/session-cookie.ts';
import { isInternal, leastRole, type Operation } from '@carillon/contracts/operation.ts';
import { errorsOf } from '@carillon/contracts/operation-errors.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly security: Json[];
  readonly parameters: Json[];
  readonly requestBody?: Json;
  readonly responses: Record<string, Json>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { title: string; version: string; description: string };
  readonly servers: { url: string }[];
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
  readonly components: Json;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** OpenAPI 3.1 of every operation that the public may call. */
export function printOpenApi(operations: readonly Operation[], publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of operations.filter((one) => !isInternal(one))) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Carillon',
      version: '0.1.0',
      description:
        'Log in for a session cookie. Every POST, PUT, PATCH and DELETE also needs the header X-CSRF-TOKEN, read from ' +
        'the meta tag csrf-token of any page (or the X-CSRF-TOKEN header of the last log-in), and X-Requested-With: XMLHttpRequest. ' +
        'A Host that is not ours answers unknown_host. ' +
        'An address that is not listed answers not_found, a method that is not listed method_not_allowed.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Failure: schemaOf(failure, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicUrl.startsWith('https:')) },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-TOKEN' },
      },
    },
  };
}

function describe(operation: Operation): OpenApiOperation {
  const unsafe = operation.method !== 'GET';
  const security = { ...(leastRole(operation) && { session: [] }), ...(unsafe && { csrf: [] }) };
  return {
    operationId: operation.id,
    tags: [operation.service],
    summary: operation.summary,
    security: Object.keys(security).length > 0 ? [security] : [],
    parameters: [...parameters(operation.params, 'path'), ...parameters(operation.query, 'query')],
    ...(unsafe && requestBody(operation)),
    responses: responses(operation),
  };
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }));
}

function requestBody({ body, multipart }: Operation): { requestBody?: Json } {
  if (!multipart) {
    const schema = schemaOf(body, 'input');
    const empty = Object.keys((schema.properties ?? {}) as Json).length === 0;
    return empty ? {} : { requestBody: { required: true, content: { 'application/json': { schema } } } };
  }
  const fields = schemaOf(multipart.fields, 'input') as { properties: Json };
  const file = {
    type: 'array',
    items: { type: 'string', format: 'binary' },
    description: multipart.files.description,
  };
  const files = Object.fromEntries([1, 2, 3].map((id) => [`media_${id}`, file]));
  const schema = { ...fields, properties: { ...fields.properties, ...files } };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function responses(operation: Operation): Record<string, Json> {
  const { response, stream, status } = operation;
  const success: Json =
    status === 302
      ? { description: 'Go on at Location' }
      : {
          description: 'Done',
          content: {
            'application/json': { schema: schemaOf(response, 'output') },
            ...(stream && { 'application/x-ndjson': { schema: schemaOf(stream, 'output') } }),
          },
        };
  const byStatus = Map.groupBy(errorsOf(operation), (name) => String(ERRORS[name].status));
  const failures = [...byStatus].map(([code, names]) => [code, refusal(names)]);
  return { [String(status)]: success, ...Object.fromEntries(failures) };
}

function refusal(names: readonly ErrorName[]): Json {
  const named = { properties: { error: { enum: names } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, named] };
  return { description: names.join(', '), content: { 'application/json': { schema } } };
}
