import { ERRORS, type ErrorName } from './errors.ts';
import { takesIdempotencyKey } from './idempotency-key.ts';
import { isInternal, isSigned, leastRole, type Operation, takesInput } from './operation.ts';

/** Every error that a caller may get: the operation's own errors, and those of its class. */
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
    ...namesIf(least !== null, 'not_authenticated'),
    ...namesIf(scope !== undefined, 'invalid_token', 'foreign_origin'),
    ...namesIf(scope !== undefined && scope !== 'any', 'insufficient_scope'),
    ...namesIf(scope === undefined && !isSigned(operation) && !isInternal(operation), 'session_only'),
    ...namesIf(least !== null && !ofUser, 'workspace_changed'),
    // Every member is a viewer.
    ...namesIf(least !== null && least !== 'viewer', 'forbidden'),
    ...namesIf(unsafe && !isSigned(operation), 'csrf_mismatch'),
    ...namesIf(unsafe, 'malformed_request', 'too_large'),
    ...namesIf(takesIdempotencyKey(operation), 'idempotency_mismatch', 'idempotency_underway'),
    ...namesIf(input || takesIdempotencyKey(operation), 'validation_failed'),
    // A parameter that leads to another path, such as an empty one.
    ...namesIf(takesInput(params), 'not_found'),
  ];
}

const namesIf = (applies: boolean, ...names: ErrorName[]): ErrorName[] => (applies ? names : []);
