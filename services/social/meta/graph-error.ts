import { z } from 'zod';
import type { Reply } from '../http/call.ts';
import { withoutReason } from '../http/without-reason.ts';
import { SocialError } from '../social-error.ts';
import { classifyGraphFault, type GraphFault, isQuota, isRateLimit, isRateLimitOfApp } from './classify.ts';
import { cooldownEnd } from './cooldown-end.ts';

const errorBody = z.object({
  error: z.object({
    message: z.string().catch(''),
    code: z.number().optional(),
    error_subcode: z.number().optional(),
    error_user_title: z.string().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
});

export interface GraphRequest {
  /** The network's name. */
  readonly label: string;
  /** The page or account that the call was for; undefined when it was for none. */
  readonly targetId: string | undefined;
  readonly publishes: boolean;
}

/** Turns an unsuccessful reply into a SocialError with the network's own message. */
export const graphError = (
  reply: Reply,
  { label, targetId, publishes }: GraphRequest,
  now: Date,
): SocialError => {
  const parsed = errorBody.safeParse(reply.body);
  const error = parsed.success ? parsed.data.error : undefined;
  const fault: GraphFault = {
    status: reply.status,
    code: error?.code,
    subcode: error?.error_subcode,
    transient: error?.is_transient ?? false,
    publishes,
  };
  const networkMessage = error?.error_user_msg || error?.message;
  return new SocialError(
    networkMessage ? `${label}: ${networkMessage}` : withoutReason(label, reply.status),
    {
      ...(networkMessage && { networkMessage }),
      kind: classifyGraphFault(fault),
      status: reply.status,
      code: codeName(fault),
      scope: isRateLimitOfApp(fault) ? 'app' : undefined,
      retryAt: isRateLimit(fault) ? retryAt(fault, reply, targetId, now) : undefined,
    },
  );
};

/** The posts of a day are used up for longer than calls are; the window slides, so room may come any time. */
const QUOTA_WAIT_MS = 60 * 60_000;

const retryAt = (fault: GraphFault, { headers }: Reply, targetId: string | undefined, now: Date): Date =>
  isQuota(fault) ? new Date(now.getTime() + QUOTA_WAIT_MS) : cooldownEnd(headers, targetId, now);

const codeName = ({ code, subcode }: GraphFault): string | undefined => {
  if (code === undefined) return undefined;
  return subcode === undefined ? String(code) : `${code}/${subcode}`;
};
