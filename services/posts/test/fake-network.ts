import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { FirstComment } from '@carillon/social/capabilities/first-comment.ts';
import type { Publish, Published, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { SocialError } from '@carillon/social/social-error.ts';

/** How a publish call ends. With `makes`, the post is created first. */
export interface NetworkFault {
  readonly makes: boolean;
  /** Never answers, as a network whose caller has died. */
  readonly hangs?: boolean;
  /** Answers only after that. */
  readonly late?: Promise<void>;
  readonly error?: SocialError;
}

export interface FakeNetwork extends SocialNetwork {
  readonly firstComment: { -readonly [Call in keyof FirstComment]: FirstComment[Call] };
  /** The comments that are out there: the text and its post. */
  readonly commented: { readonly postId: string; readonly text: string }[];
  /** Errors of comment calls, in order. */
  readonly commentFaults: NetworkFault[];
  readonly publish: { -readonly [Call in keyof Publish]: Publish[Call] };
  /** The published posts. */
  readonly posted: Published[];
  /** The calls that were made, in order. */
  readonly calls: ('send' | 'reconcile' | 'comment' | 'find comment')[];
  readonly requests: PublishRequest[];
  /** Errors of calls, in order. */
  readonly faults: NetworkFault[];
  /** Holds calls to publish until it resolves. */
  gate: Promise<void>;
}

/** A network that records publish calls and can be set to fail. */
export function createFakeNetwork(platform: PlatformName): FakeNetwork {
  const publishedByKey = new Map<string, Published>();
  const keyOf = ({ targetId, text }: PublishRequest) => `${targetId} ${text}`;
  const network: FakeNetwork = {
    name: platform,
    posted: [],
    calls: [],
    requests: [],
    faults: [],
    commented: [],
    commentFaults: [],
    firstComment: {
      async send({ postId, text, hasLease }) {
        network.calls.push('comment');
        if (!hasLease()) throw new SocialError('stopped', { kind: 'transient' });
        const networkFault = network.commentFaults.shift();
        if (!networkFault || networkFault.makes) network.commented.push({ postId, text });
        await networkFault?.late;
        if (networkFault?.hangs) await new Promise(() => undefined);
        if (networkFault?.error) throw networkFault.error;
        return `comment-${network.commented.length}`;
      },
      async find({ postId, text }) {
        network.calls.push('find comment');
        const at = network.commented.findIndex((one) => one.postId === postId && one.text === text);
        return at < 0 ? null : `comment-${at + 1}`;
      },
    },
    gate: Promise.resolve(),
    publish: {
      async send(request) {
        network.calls.push('send');
        network.requests.push(request);
        await Promise.race([network.gate, aborted(request.signal)]);
        if (!request.hasLease()) throw new SocialError('stopped', { kind: 'transient' });
        const networkFault = network.faults.shift();
        const id = `${platform}-${network.posted.length + 1}`;
        const published = { remoteId: id, url: `https://${platform}.example/${id}` };
        if (!networkFault || networkFault.makes) {
          network.posted.push(published);
          publishedByKey.set(keyOf(request), published);
        }
        if (networkFault?.hangs) await new Promise(() => undefined);
        await networkFault?.late;
        if (networkFault?.error) throw networkFault.error;
        return published;
      },
      async reconcile(request) {
        network.calls.push('reconcile');
        const published = publishedByKey.get(keyOf(request));
        return published && !(await request.isTaken(published.remoteId)) ? published : null;
      },
    },
  };
  return network;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new SocialError('interrupted', { kind: 'unknown' }))),
  );

export const networkFault = (
  kind: SocialError['kind'],
  message: string,
  details: { makes?: boolean; retryAt?: Date; remoteId?: string } = {},
): NetworkFault => ({ makes: details.makes ?? false, error: new SocialError(message, { kind, ...details }) });
