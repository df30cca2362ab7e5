import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Context, Handler } from 'hono';
import type { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import type { FaultPlan, Operation } from '../../domain/fault-plan.ts';
import { isActiveVersion, LinkedinFault, linkedinFaults } from '../../domain/linkedin-fault.ts';
import type { Token } from '../../domain/token.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { hangUp, takeFault } from '../take-fault.ts';

export interface LinkedinEndpoint {
  readonly operation?: Operation;
  /** Only the versioned API wants a version. */
  readonly versioned: boolean;
  readonly run: (c: Context, token: Token) => Promise<Response>;
}

/** Wraps what LinkedIn's calls share: version, token, faults, and the error format. */
export const createEndpoint =
  (context: SandboxContext) =>
  ({ operation = 'other', versioned, run }: LinkedinEndpoint): Handler =>
  async (c) => {
    try {
      if (versioned) checkVersion(c.req.header('linkedin-version'));
      const token = await authenticate(context, c.req.header('authorization'));
      const fault = await takeFault(context, c, 'linkedin', operation);
      if (fault) failAs(fault);
      const reply = await run(c, token);
      return fault === 'drop-reply' ? await hangUp(c) : reply;
    } catch (error) {
      return linkedinErrorReply(context.telemetry, error);
    }
  };

/** Any error as LinkedIn words it. */
export const linkedinErrorReply = ({ log }: Pick<Telemetry, 'log'>, error: unknown): Response => {
  if (!(error instanceof LinkedinFault)) log.error({ err: error }, 'a call failed');
  const { status, code, message, serviceErrorCode } =
    error instanceof LinkedinFault ? error : linkedinFaults.broken();
  return Response.json({ status, code, message, ...(serviceErrorCode && { serviceErrorCode }) }, { status });
};

/** The errors that a fault gives back instead of doing the work. */
export const failAs = (fault: FaultPlan['kind']): void => {
  if (fault === 'error-5xx') throw linkedinFaults.broken();
  if (fault === 'rate-limit') throw linkedinFaults.throttled();
  if (fault === 'expired-token') throw linkedinFaults.expiredToken();
};

/** The validated body; its errors are reported by field. */
export const readBody = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> => {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw linkedinFaults.invalid(
    'INVALID_REQUEST_BODY',
    `Field ${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is wrong'}`,
  );
};

const checkVersion = (version: string | undefined): void => {
  if (!version) throw linkedinFaults.noVersion();
  if (!isActiveVersion(version)) throw linkedinFaults.sunsetVersion(version);
};

const authenticate = async (
  { stores, now, known }: SandboxContext,
  header: string | undefined,
): Promise<Token> => {
  const token = await stores.tokens.get(hashSecret(header?.replace(/^Bearer /, '') ?? ''));
  if (token?.network !== 'linkedin') throw linkedinFaults.invalidToken();
  if (token.revoked) throw linkedinFaults.revokedToken();
  if (token.expiresAt && token.expiresAt <= now()) throw linkedinFaults.expiredToken();
  known.add(token.hash);
  return token;
};
