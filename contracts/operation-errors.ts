import { ERRORS, type ErrorName } from './errors.ts';
import { takesIdempotencyKey } from './idempotency-key.ts';
import { isInternal, isSigned, leastRole, type Operation, takesInput } from './operation.ts';

/** Every error that a caller may get: those that the operation names, and those of its class. */
export function errorsOf(operation: Operation): ErrorName[] {
  const names = new Set<ErrorName>([...operation.errors, ...errorsOfClass(operation)]);
  return (Object.keys(ERRORS) as ErrorName[]).filter((name) => names.has(name));
}

function errorsOfClass(operation: Operation): ErrorName[] {
  const { method, params, query, body, multipart, scope, ofUser } = operation;
  const least = leastRole(operation);
  const unsafe = method !== 'GET';
  const input =
    takesInput(params) || takesInput(query) || (unsafe && takesInput(body)) || multipart !== undefined;
  return [
    'too_many_requests',
    'service_unavailable',
    'internal_error',
    ...named(least !== null, 'not_authenticated'),
    ...named(scope !== undefined, 'invalid_token', 'foreign_origin'),
    ...named(scope !== undefined && scope !== 'any', 'insufficient_scope'),
    ...named(scope === undefined && !isSigned(operation) && !isInternal(operation), 'session_only'),
    ...named(least !== null && !ofUser, 'workspace_changed'),
    // Every member is a viewer.
    ...named(least !== null && least !== 'viewer', 'forbidden'),
    ...named(unsafe && !isSigned(operation), 'csrf_mismatch'),
    ...named(unsafe, 'malformed_request', 'too_large'),
    ...named(takesIdempotencyKey(operation), 'idempotency_mismatch', 'idempotency_underway'),
    ...named(input || takesIdempotencyKey(operation), 'validation_failed'),
    // A parameter that makes the path another one, as an empty one does.
    ...named(takesInput(params), 'not_found'),
  ];
}

const named = (applies: boolean, ...names: ErrorName[]): ErrorName[] => (applies ? names : []);
