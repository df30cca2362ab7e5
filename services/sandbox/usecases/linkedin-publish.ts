import { textLength } from '@carillon/contracts/domain/limits.ts';
import { linkedin } from '@carillon/contracts/networks/linkedin.ts';
import type { SandboxContext } from '../context.ts';
import { readCommentary } from '../domain/commentary.ts';
import { linkedinFaults } from '../domain/linkedin-fault.ts';
import type { Post, PostMedia } from '../domain/post.ts';
import type { Stores } from '../stores/stores.ts';

interface Share {
  readonly commentary: string;
  readonly items: readonly { readonly id: string; readonly altText?: string | undefined }[];
}

const DAY_MS = 86_400_000;
const DAILY_LIMIT = 150;

/** Publishes for a member or a page: the same content within a day is refused, with the URN of the first. */
export const publishShare = async (
  context: SandboxContext,
  authorId: string,
  { commentary, items }: Share,
): Promise<string> => {
  const { stores, now, digits, room } = context;
  const text = readCommentary(commentary);
  if (textLength(text) > linkedin.limits.text)
    throw linkedinFaults.invalid(
      'FIELD_LENGTH_TOO_LONG',
      `commentary is longer than ${linkedin.limits.text} characters`,
    );
  if (text.trim() === '' && items.length === 0)
    throw linkedinFaults.invalid('MISSING_FIELD', 'commentary or content is required');

  const since = new Date(now().getTime() - DAY_MS);
  const recent = await stores.posts.list({ authorId, since, limit: DAILY_LIMIT });
  const media = await Promise.all(items.map((item) => usableMedia(context, authorId, item)));
  const earlier = await sharedBefore(context, recent, text, media);
  if (earlier) throw linkedinFaults.duplicate(earlier.id);
  if (recent.length >= DAILY_LIMIT) throw linkedinFaults.throttled();

  const author = await stores.profiles.get(authorId);
  const id = `urn:li:share:7${digits(18)}`;
  await stores.posts.add({
    id,
    network: 'linkedin',
    authorId,
    authorName: author?.name ?? authorId,
    text,
    media,
    createdAt: now(),
  });
  await room.forPost();
  return id;
};

/** Words make a share the same, whatever goes with them; without words its files do. */
const sharedBefore = async (
  context: SandboxContext,
  recent: readonly Post[],
  text: string,
  media: readonly PostMedia[],
): Promise<Post | undefined> => {
  const alike = recent.filter((post) => post.text === text);
  if (text.trim() !== '') return alike[0];
  const files = await filesOf(context.stores, media);
  for (const post of alike) if ((await filesOf(context.stores, post.media)) === files) return post;
  return undefined;
};

/** Describes the files: sent once more they have other ids. */
const filesOf = async (stores: Stores, media: readonly PostMedia[]): Promise<string> => {
  const storedMedia = await Promise.all(media.map(({ id }) => stores.media.get(id)));
  return storedMedia.map((file) => `${file?.mime} ${file?.bytes}`).join();
};

const usableMedia = async (
  { stores, now }: SandboxContext,
  authorId: string,
  { id: urn, altText }: Share['items'][number],
): Promise<PostMedia> => {
  const [, kind, id = ''] = /^urn:li:(image|video):(.+)$/.exec(urn) ?? [];
  const media = await stores.media.get(id);
  if (media?.ownerId !== authorId || media.kind !== kind || !media.stored)
    throw linkedinFaults.invalid('INVALID_CONTENT', `${urn} is not there`);
  if (media.fault !== null)
    throw linkedinFaults.invalid('MEDIA_ASSET_PROCESSING_FAILED', `${urn} can't be used: ${media.fault}`);
  if (media.readyAt > now())
    throw linkedinFaults.invalid('MEDIA_ASSET_WAITING_UPLOAD', `${urn} is still being processed`);
  return { id, kind: media.kind, altText: altText ?? null };
};
