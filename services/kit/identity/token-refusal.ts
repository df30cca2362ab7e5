import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import type { Operation } from '@carillon/contracts/operation.ts';
import { AppError } from '../errors.ts';

/** Why an access token with these scopes may not call an operation, as a client reads it (RFC 6750); null when it may. */
export function tokenRefusal(
  { scope }: Pick<Operation, 'scope'>,
  scopes: readonly TokenScope[],
): AppError | null {
  if (scope === undefined) return new AppError('session_only');
  if (scope === 'any' || scopes.includes(scope)) return null;
  return new AppError('insufficient_scope', {
    message: `This access token lacks the scope ${scope}. Make one that has it on the page Access tokens.`,
    detail: { scope },
    headers: { 'www-authenticate': `Bearer realm="Carillon", error="insufficient_scope", scope="${scope}"` },
  });
}
