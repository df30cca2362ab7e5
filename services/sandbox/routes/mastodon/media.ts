import type { SandboxContext } from '../../context.ts';
import { MASTODON_LIMITS } from '../../domain/mastodon/limits.ts';
import { mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import type { Focus } from '../../domain/post.ts';
import { TooLargeError } from '../../stores/files.ts';
import { takeUpload } from '../../usecases/mastodon/upload.ts';
import { readParams } from '../graph/params.ts';
import type { MastodonEndpoint } from './endpoint.ts';
import { mediaObject } from './media-object.ts';

/** Takes a file: 200 when it can be used, 202 while it is processed. */
export const uploadMedia = (context: SandboxContext): MastodonEndpoint => ({
  scopes: ['write:media'],
  async run({ c, account }) {
    const params = await readParams(context, c, MASTODON_LIMITS.videoBytes).catch((error: unknown) => {
      throw error instanceof TooLargeError ? mastodonFaults.fileTooLarge(MASTODON_LIMITS.videoBytes) : error;
    });
    try {
      const file = params.upload('file');
      if (!file) throw mastodonFaults.invalid("File can't be blank");
      const media = await takeUpload(context, {
        ownerId: account.id,
        file,
        altText: params.text('description') ?? null,
        focus: readFocus(params.text('focus')),
      });
      const isReady = media.readyAt <= context.now();
      return { body: mediaObject(context.settings, media, isReady), ...(!isReady && { status: 202 }) };
    } finally {
      await params.discard();
    }
  },
});

/** Whether a file can be used: 206 while it is processed. What is in a post isn't shown any more. */
export const readMedia = (context: SandboxContext): MastodonEndpoint => ({
  scopes: ['write:media'],
  async run({ account, id }) {
    const media = await context.stores.media.get(id);
    if (media?.network !== 'mastodon' || media.ownerId !== account.id || media.attachedTo)
      throw mastodonFaults.missing();
    const isReady = media.readyAt <= context.now();
    if (isReady && media.fault !== null) throw mastodonFaults.unprocessable();
    return { body: mediaObject(context.settings, media, isReady), ...(!isReady && { status: 206 }) };
  },
});

const readFocus = (focus: string | undefined): Focus | null => {
  const [, x, y] = /^(-?\d(?:\.\d{1,6})?),(-?\d(?:\.\d{1,6})?)$/.exec(focus ?? '') ?? [];
  return x === undefined || y === undefined ? null : { x: within(Number(x)), y: within(Number(y)) };
};

const within = (value: number): number => Math.max(-1, Math.min(1, value));
