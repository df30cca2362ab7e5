import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Published, PublishRequest } from '@carillon/social/capabilities/publish.ts';
import { jpeg, mp4 } from './sample-files.ts';
import type { TestSandbox } from './sandbox-server.ts';

export const picture = (sandbox: TestSandbox, altText: string | null = null) =>
  sandbox.media.add('image', 'image/jpeg', jpeg(1080, 1080), altText);

export const film = (sandbox: TestSandbox, bytes = 5000) =>
  sandbox.media.add('video', 'video/mp4', mp4(bytes));

/** Makes the next call of a network go wrong. */
export const fault = (sandbox: TestSandbox, network: PlatformName, kind: string, more: object = {}) =>
  sandbox.admin('POST', 'faults', { network, operation: 'publish', kind, ...more });

/** How many posts of that text a network has. */
export const countPosts = (sandbox: TestSandbox, network: PlatformName, text: string): Promise<number> =>
  sandbox.connection.collection('posts').countDocuments({ network, text });

/** Reads the post as a reader sees it. */
export const readPage = async ({ url }: Published): Promise<string> =>
  (await fetch(url ?? 'about:blank')).text();

/** Recovers an attempt with an unknown outcome, as a worker does. */
export const recover = async (
  sandbox: TestSandbox,
  platform: PlatformName,
  request: PublishRequest,
): Promise<Published> => {
  const { send } = sandbox.networks[platform].publish;
  return (await reconciled(sandbox, platform, request)) ?? send(request);
};

const MINUTE = 60_000;

/** Reconciles, and repeats later if the network doesn't show the post yet. Undefined if the network can't be asked. */
export const reconciled = async (
  sandbox: TestSandbox,
  platform: PlatformName,
  request: PublishRequest,
): Promise<Published | null | undefined> => {
  const { reconcile } = sandbox.networks[platform].publish;
  for (let tries = 1; ; tries++) {
    const result = await reconcile?.(request).catch((error: { code?: string }) => {
      if (error.code !== 'too_soon' || tries > 3) throw error;
      return 'too soon' as const;
    });
    if (result !== 'too soon') return result;
    sandbox.advance(3 * MINUTE);
  }
};
