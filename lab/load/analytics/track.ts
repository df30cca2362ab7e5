import type { OpenAnalytics } from './open-analytics.ts';

const PLATFORM = 'facebook';

/** Posts published now on a target, as the collector knows them after their events. */
export async function track(
  { collector: { stores }, state }: Pick<OpenAnalytics, 'collector' | 'state'>,
  workspaceId: string,
  targetId: string,
  numbers: readonly number[],
): Promise<void> {
  const target = { workspaceId, platform: PLATFORM, pageId: targetId, targetId, targetName: 'Page' } as const;
  await Promise.all(
    numbers.map((n) => {
      const id = `${targetId}-${n}`;
      const words = `Post ${n} about bells, towers and the people who ring them`;
      const publication = {
        ...target,
        id,
        postId: `post-${id}`,
        remoteId: id,
        words,
        content: words,
        postUrl: null,
        publishedAt: state.now,
        removed: false,
      };
      return stores.publications.add(publication, 1, state.now);
    }),
  );
  await stores.targets.ensure(target, state.now);
}
