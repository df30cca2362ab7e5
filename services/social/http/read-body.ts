import { text } from '@carillon/contracts/text.ts';
import type { z } from 'zod';
import { SocialError } from '../social-error.ts';
import type { Reply } from './call.ts';

/** The reply as the protocol promises it. After a publishing call a garbled reply leaves the outcome open. */
export const readBody = <T>(
  label: string,
  reply: Reply,
  schema: z.ZodType<T>,
  publishes: boolean | undefined,
): T => {
  const parsed = schema.safeParse(reply.body);
  if (parsed.success) return parsed.data;
  throw new SocialError(
    text`${{ network: label }} sent a response that doesn’t follow its protocol (HTTP ${{ status: String(reply.status) }}).`,
    {
      kind: publishes ? 'unknown' : 'transient',
      status: reply.status,
      cause: parsed.error,
    },
  );
};
