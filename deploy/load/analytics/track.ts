import type { OpenAnalytics } from './open-analytics.ts';

const PLATFORM = 'facebook';

/** A post that has gone out now, as the collector knows it after it has heard of it. */
export async function track(
  { collector: { stores }, state }: Pick<OpenAnalytics, 'collector' | 'state'>,
  workspaceId: string,
  targetId: string,
  n: number,
): Promise<void> {
  const target = { workspaceId, platform: PLATFORM, pageId: targetId, targetId, targetName: 'Page' } as const;
  const id = `${targetId}-${n}`;
  const words = `Post ${n} about bells, towers and the people who ring them`;
  const publication = {
    ...{ ...target, id, postId: `post-${id}`, remoteId: id, words, content: words },
    ...{ postUrl: null, publishedAt: state.now, removed: false },
  };
  await stores.publications.add(publication, 1, state.now);
  await stores.targets.ensure(target, state.now);
}
