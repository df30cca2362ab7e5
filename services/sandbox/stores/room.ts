import type { SandboxLimits } from '../domain/limits.ts';
import { partName, partSizes } from '../domain/video-parts.ts';
import type { Stores } from './stores.ts';

/** Bounds the sandbox's storage: above the limit, it deletes the oldest posts. */
export interface Room {
  /** So many posts were added; fewer than none were removed. */
  forPost(count?: number): Promise<void>;
  /** So many bytes were added, or promised; fewer than none were removed. */
  forMedia(bytes: number): Promise<void>;
}

interface Deps {
  readonly stores: Stores;
  readonly limits: SandboxLimits;
  readonly log: { error(details: object, message: string): void };
}

export const createRoom = ({ stores, limits, log }: Deps): Room => {
  let counting: Promise<{ posts: number; bytes: number }> | undefined;
  const counts = () => {
    counting ??= Promise.all([stores.posts.total(), stores.media.totalBytes()]).then(([posts, bytes]) => ({
      posts,
      bytes,
    }));
    return counting;
  };

  const dropPosts = async (): Promise<void> => {
    const now = await counts();
    while (now.posts > limits.postsKept) {
      const removedCount = await stores.posts.removeOldest(now.posts - limits.postsKept);
      if (removedCount === 0) return;
      now.posts -= removedCount;
    }
  };
  const dropMedia = async (): Promise<void> => {
    const now = await counts();
    while (now.bytes > limits.mediaBytesKept) {
      const [oldest] = await stores.media.oldest(1);
      if (!oldest) return;
      await stores.media.remove(oldest.id);
      const parts = partSizes(oldest.promised?.bytes ?? 0).map((_, part) => partName(oldest.id, part));
      await Promise.all([oldest.id, ...parts].map((name) => stores.files.remove(name)));
      now.bytes -= oldest.stored ? oldest.bytes : (oldest.promised?.bytes ?? 0);
    }
  };

  // One at a time, and posts stay published if tidying fails.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => {
      counting = undefined;
      log.error({ err: error }, 'the sandbox could not make room');
    });
    return last;
  };
  return {
    forPost: (count = 1) =>
      inTurn(async () => {
        if (counting) (await counting).posts += count;
        await dropPosts();
      }),
    forMedia: (bytes) =>
      inTurn(async () => {
        if (counting) (await counting).bytes += bytes;
        await dropMedia();
      }),
  };
};
