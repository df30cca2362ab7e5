import { isAtLeast } from '@carillon/contracts/domain/roles.ts';
import type { ErrorName } from '@carillon/contracts/errors.ts';
import { leastRole, type Operation } from '@carillon/contracts/operation.ts';
import type { Context } from 'hono';
import { AppError } from '../errors.ts';
import type { Caller } from '../identity/identity-token.ts';
import { tokenRefusal } from '../identity/token-refusal.ts';
import type { ServiceEnv } from './service-app.ts';

/** The one place that holds callers to an operation's access. @throws AppError when it does not allow this caller */
export function authorize(operation: Operation, caller: Caller | null, c: Context<ServiceEnv>): void {
  const name = refusalOf(operation, caller);
  const refusal = name ? new AppError(name) : refusalOfToken(operation, caller);
  if (!refusal) return;
  if (caller) logRefusal(operation, caller, c);
  throw refusal;
}

const refusalOfToken = (operation: Operation, caller: Caller | null): AppError | null =>
  caller?.kind === 'user' && caller.scopes ? tokenRefusal(operation, caller.scopes) : null;

/** Neither a user nor a service that is not named is shown what services ask of each other. */
function refusalOf(operation: Operation, caller: Caller | null): ErrorName | null {
  const { access } = operation;
  if (access === 'public') return null;
  const least = leastRole(operation);
  if (caller?.kind === 'user' && caller.by && !operation.onBehalf.includes(caller.by)) return 'not_found';
  if (least && caller?.kind === 'user') return isAtLeast(caller.role, least) ? null : 'forbidden';
  if (least || !caller) return 'not_authenticated';
  return caller.kind === 'service' && access.includes(caller.name) ? null : 'not_found';
}

function logRefusal({ id }: Operation, caller: Caller, c: Context<ServiceEnv>): void {
  const refusalFields = { event: 'operation.refused', outcome: 'refused' } as const;
  if (caller.kind === 'service') {
    const detail = { caller: caller.name, operation: id };
    c.get('log').warn(detail, 'a service called what it may not call');
    c.get('securityLog').tell({ ...refusalFields, detail });
    return;
  }
  const { userId, sessionId, workspaceId, role, by, scopes } = caller;
  const detail = { role, operation: id, ...(by && { by }), ...(scopes && { scopes: scopes.join(' ') }) };
  c.get('securityLog').tell({ ...refusalFields, userId, sessionId, workspaceId, detail });
}
