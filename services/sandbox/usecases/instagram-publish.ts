import { instagram } from '@carillon/contracts/networks/instagram.ts';
import { FetchTimeoutError, UnfetchableError } from '../clients/fetch-media.ts';
import type { SandboxContext } from '../context.ts';
import { graphFaults } from '../domain/graph-fault.ts';
import { captionFault, imageFault, videoFault } from '../domain/instagram-rules.ts';
import { type Container, containerState } from '../domain/post.ts';
import type { Profile } from '../domain/profile.ts';
import { LIFETIMES_MS } from '../domain/token.ts';
import type { SandboxSettings } from '../settings.ts';
import { TooLargeError } from '../stores/files.ts';
import { takeMedia } from './take-media.ts';

const { limits } = instagram;
const QUOTA_SECONDS = 86_400;

/** How many posts the network accepts from an account, and in which period. */
export const quotaOf = (settings: SandboxSettings) => ({
  quota_total: settings.limits.instagramPostsADay,
  quota_duration: QUOTA_SECONDS,
});

interface Preparation {
  readonly imageUrl: string | undefined;
  readonly videoUrl: string | undefined;
  readonly children: readonly string[] | undefined;
  readonly caption: string;
  readonly altText: string | null;
  readonly child: boolean;
}

/** Prepares a post: one file, or the parent of several. Images are judged now, videos when they are through. */
export const createContainer = async (
  context: SandboxContext,
  account: Profile,
  preparation: Preparation,
): Promise<string> => {
  const { caption, child } = preparation;
  const wrong = captionFault(caption);
  if (wrong) throw wrong;
  const id = `178${context.digits(14)}`;
  const content = preparation.children
    ? await carousel(context, account, preparation.children)
    : await single(context, account, preparation);
  const createdAt = context.now();
  await context.stores.containers.add({
    id,
    accountId: account.id,
    child,
    caption,
    createdAt,
    publishedAs: null,
    ...content,
  });
  return id;
};

/** Publishes a container, once. */
export const publishContainer = async (
  context: SandboxContext,
  account: Profile,
  creationId: string,
): Promise<string> => {
  const { stores, now, digits, room } = context;
  const container = await stores.containers.get(creationId);
  if (container?.accountId !== account.id || container.child)
    throw graphFaults.instagram(24, 2207006, 'The requested resource does not exist: media not found');
  const state = containerState(container, now(), LIFETIMES_MS.container);
  if (state === 'PUBLISHED')
    throw graphFaults.instagram(24, 2207008, 'The container does not exist any more: it was published');
  if (state === 'EXPIRED')
    throw graphFaults.instagram(-2, 2207020, 'The media you are trying to publish has expired');
  if (state !== 'FINISHED')
    throw graphFaults.instagram(9007, 2207027, 'The media is not ready for publishing, please wait a moment');
  if ((await quotaUsage(context, account)) >= quotaOf(context.settings).quota_total)
    throw graphFaults.quota();

  const id = `179${digits(14)}`;
  if (!(await stores.containers.claim(creationId, id)))
    throw graphFaults.instagram(24, 2207008, 'The container does not exist any more: it was published');
  await stores.posts.add({
    id,
    network: 'instagram',
    authorId: account.id,
    authorName: account.username,
    text: container.caption,
    media: container.media,
    createdAt: now(),
  });
  await room.forPost();
  return id;
};

/** How many posts the account has published in the last day. */
export const quotaUsage = ({ stores, now }: SandboxContext, account: Profile): Promise<number> =>
  stores.posts.count(account.id, new Date(now().getTime() - QUOTA_SECONDS * 1000));

type Content = Pick<Container, 'media' | 'fault' | 'readyAt'>;

const single = async (
  context: SandboxContext,
  account: Profile,
  { imageUrl, videoUrl, altText }: Preparation,
): Promise<Content> => {
  const url = videoUrl ?? imageUrl;
  if (url === undefined) throw graphFaults.invalid('The parameter image_url is required');
  const kind = videoUrl === undefined ? 'image' : 'video';
  const limit = kind === 'image' ? 2 * limits.imageBytes : limits.videoBytes;
  const incoming = {
    network: 'instagram',
    ownerId: account.id,
    kind,
    altText,
    source: { url },
    limit,
  } as const;
  const media = await takeMedia(context, incoming).catch((error: unknown) => refuseFetch(error, url));
  const wrong = kind === 'image' ? imageFault(media.sniffed, media.bytes) : null;
  if (wrong) throw wrong;
  return {
    media: [{ id: media.id, kind, altText }],
    fault: kind === 'video' ? videoFault(media.sniffed, media.bytes, media.broken) : null,
    readyAt: media.readyAt,
  };
};

const carousel = async (
  context: SandboxContext,
  account: Profile,
  ids: readonly string[],
): Promise<Content> => {
  const children = await Promise.all(ids.map((id) => context.stores.containers.get(id)));
  const ready = children.filter(
    (child) =>
      child?.child &&
      child.accountId === account.id &&
      containerState(child, context.now(), LIFETIMES_MS.container) === 'FINISHED',
  );
  if (ids.length < 2 || ids.length > limits.images || ready.length < ids.length)
    throw graphFaults.instagram(100, 2207028, 'A carousel takes 2 to 10 children that are ready');
  return { media: ready.flatMap((child) => child?.media ?? []), fault: null, readyAt: context.now() };
};

const refuseFetch = (error: unknown, url: string): never => {
  if (error instanceof TooLargeError)
    throw graphFaults.instagram(36000, 2207004, 'The file is too large to download');
  if (error instanceof FetchTimeoutError) throw graphFaults.instagram(-2, 2207003, error.message);
  if (error instanceof UnfetchableError) throw graphFaults.unfetchable(url, error.message);
  throw error;
};
