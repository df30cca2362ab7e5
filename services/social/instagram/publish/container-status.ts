import { saidBy } from '@carillon/contracts/domain/failure-words.ts';
import { sentence, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { poll } from '../../http/poll.ts';
import { classifyGraphFault } from '../../meta/classify.ts';
import { SocialError } from '../../social-error.ts';
import type { InstagramClient } from '../client.ts';

const statusReply = z.object({
  status_code: z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  status: z.string().optional(),
});

export interface ContainerStatus {
  readonly code: z.infer<typeof statusReply>['status_code'];
  /** The network's words; for an error they end in its subcode. */
  readonly words: string;
}

/** A container's progress; a missing one counts as expired. */
export const containerStatus = async (
  { graph }: InstagramClient,
  request: PublishRequest,
  container: string,
): Promise<ContainerStatus> => {
  try {
    const reply = await graph.get(container, {
      token: request.access.token,
      params: { fields: 'status_code,status' },
      schema: statusReply,
      signal: request.signal,
    });
    return { code: reply.status_code, words: reply.status ?? '' };
  } catch (error) {
    if (error instanceof SocialError && MISSING.has(error.code ?? ''))
      return { code: 'EXPIRED', words: error.message };
    throw error;
  }
};

const MISSING = new Set(['100/33', '24/2207006', '24/2207008']);

/** Waits until a container can be published. */
export const waitUntilFinished = async (
  client: InstagramClient,
  request: PublishRequest,
  container: string,
): Promise<void> => {
  const ask = async () => {
    const status = await containerStatus(client, request, container);
    if (status.code === 'IN_PROGRESS') return undefined;
    return status;
  };
  const status = await poll(ask, client.settings.pollDelaysMs, client.deps, request.signal);
  if (status?.code === 'FINISHED') return;
  if (status === undefined)
    throw new SocialError(sentence`Instagram is still processing the media.`, {
      kind: 'transient',
      code: 'IN_PROGRESS',
    });
  throw unusable(status);
};

const unusable = ({ code, words }: ContainerStatus): SocialError => {
  if (code === 'PUBLISHED')
    return new SocialError(sentence`Instagram has published this already.`, { kind: 'unknown', code });
  if (code === 'EXPIRED')
    return new SocialError(sentence`Instagram has discarded the uploaded media.`, {
      kind: 'transient',
      code,
    });
  const subcode = Number(/\b22\d{5}\b/.exec(words)?.[0]);
  const fault = { status: 400, code: undefined, transient: false, publishes: false };
  const kind = classifyGraphFault({ ...fault, subcode: Number.isNaN(subcode) ? undefined : subcode });
  const detail = saidBy(words);
  const why = detail
    ? text`Instagram could not use the media: ${{ words: detail }}`
    : sentence`Instagram could not use the media and gave no reason.`;
  return new SocialError(why, { kind, code });
};
