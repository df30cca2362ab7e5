import { PLATFORM_IDS, platformById } from '@carillon/contracts/domain/platforms.ts';
import { POST_LISTS } from '@carillon/contracts/domain/publication.ts';
import { eventually } from '@carillon/kit/test/eventually.ts';
import { networkFault } from '@carillon/posts/test/fake-network.ts';
import { form, startPosts } from '@carillon/posts/test/posts-under-test.ts';
import { type GivenPost, NETWORKS } from '../assistant/testing/fake-workspace.ts';
import type { KeptPost } from '../assistant/testing/faults-of.ts';
import type { Played } from '../assistant/testing/play.ts';

export type RealPosts = Awaited<ReturnType<typeof startRealPosts>>;

const NOW = '2026-11-23T08:10:00Z';
const MINUTE = 60_000;

/**
 * Whether a conversation can be played with the real service: with the faults that its networks and clocks can
 * simulate.
 */
export const isReal = ({ networks, refuses, posts = [], now = NOW, zone, texts }: Played): boolean =>
  !networks &&
  !texts &&
  !refuses &&
  now === NOW &&
  !zone &&
  posts.length < 10 &&
  posts.every((one) => !one.made && !one.post);

/** The posts service with its store and a worker; a workspace for each conversation. */
export async function startRealPosts() {
  const posts = await startPosts();
  for (const { targets } of NETWORKS)
    for (const { page_id, name } of targets) if (page_id) posts.identity.pages.set(page_id, name);
  await posts.work();
  const setClock = (at: number): void => posts.advance(at - posts.clock().getTime());

  const storedPublications = async (workspaceId: string) => {
    const lists = await Promise.all(
      POST_LISTS.map((list) => posts.context.stores.publications.listed(workspaceId, { list }, null, 50)),
    );
    return lists.flatMap(({ publications }) => publications);
  };
  /** Creates a post outside any conversation, and waits until it has the given status. */
  async function give(workspaceId: string, post: GivenPost): Promise<string> {
    const { platform, text, at, status = 'scheduled', reason = 'No.', zone = 'Europe/Berlin' } = post;
    const [target] = NETWORKS.find((one) => one.platform === platform)?.targets ?? [];
    const platform_id = PLATFORM_IDS.find((id) => platformById(id)?.name === platform);
    if (status === 'failed') posts.networks[platform].faults.push(networkFault('permanent', reason));
    const entries = [{ platform_id, page_id: target?.page_id ?? null, content: text }];
    const isScheduled = status === 'scheduled' && at;
    const fields: Record<string, string> = isScheduled ? { scheduled_time: at, timezone: zone } : {};
    const address = isScheduled ? '/posts/schedule' : '/posts/publish';
    const reply = await posts.request('POST', address, form(entries, fields), workspaceId);
    const { results } = (await reply.json()) as { results: { id: string }[] };
    const id = results[0]?.id ?? '';
    await eventually(async () => {
      const publication = (await storedPublications(workspaceId)).find((one) => one.id === id);
      if (publication?.status !== status) throw new Error(`it is ${publication?.status}`);
    });
    return id;
  }

  return {
    fetch: (request: Request) => posts.app.fetch(request),
    /** A workspace with these posts, each made a second after the one before. */
    async open(workspaceId: string, givenPosts: readonly GivenPost[] = []): Promise<readonly string[]> {
      const ids: string[] = [];
      for (const [at, post] of givenPosts.entries()) {
        setClock(Date.parse(NOW) - MINUTE + 1_000 * at);
        ids.push(await give(workspaceId, post));
      }
      setClock(Date.parse(NOW));
      return ids;
    },
    /**
     * Returns the store's posts in the end, when nothing is on its way any more; the given ones are `pub-1` and so
     * on.
     */
    kept: (workspaceId: string, ids: readonly string[]): Promise<KeptPost[]> =>
      eventually(async () => {
        const publications = await storedPublications(workspaceId);
        if (
          publications.some(
            ({ status, dueAt }) =>
              status === 'publishing' || (status === 'scheduled' && dueAt <= posts.clock()),
          )
        )
          throw new Error('a post is on its way');
        return publications
          .map(({ id, platform, targetName, localTime, status, content }) => ({
            id: ids.includes(id) ? `pub-${ids.indexOf(id) + 1}` : id,
            platform,
            status,
            target_name: targetName,
            scheduled_time: localTime,
            AI_generated_description: content,
          }))
          .sort((one, other) => one.id.localeCompare(other.id));
      }),
    close: () => posts.close(),
  };
}
