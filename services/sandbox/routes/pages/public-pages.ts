import { PLATFORM_NAMES, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Handler, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import type { Post } from '../../domain/post.ts';
import { figuresAt } from '../../usecases/audience.ts';
import { type ThreadComment, threadOf } from '../../usecases/thread.ts';
import { commentList } from './comment-list.ts';
import { pageHeaders } from './headers.ts';
import { type Html, layout } from './layout.ts';
import { messagePage } from './message-page.ts';
import { postCard } from './post-card.ts';

const PAGE_SIZE = 20;
const before = z.coerce.date().optional().catch(undefined);

/** Public pages: the latest posts of all networks, and each post on its own page. */
export const createPublicPages = (context: SandboxContext): Hono => {
  const { stores, now, settings } = context;
  const { publicUrl } = settings;
  const card = async (post: Post, alone: boolean): Promise<Html> =>
    postCard({ publicUrl, post, alone, figures: await figuresAt(context.stores, post, now()) });
  const app = new Hono();
  const home: Handler = async (c) => {
    const posts = await stores.posts.list({ before: before.parse(c.req.query('before')), limit: PAGE_SIZE });
    const cards = await Promise.all(posts.map((post) => card(post, false)));
    return c.html(latestPage(publicUrl, posts, cards), 200, pageHeaders());
  };
  app.get('/', home);
  // Under a prefix the router takes the address with a slash at its end for another one.
  app.get('/*', (c, next) => (c.req.path === `${new URL(publicUrl).pathname}/` ? home(c, next) : next()));
  const onePost = async (network: PlatformName, id: string) => {
    const post = await stores.posts.get(id, network);
    return post && postPage(publicUrl, post, await card(post, true), await threadOf(context, post));
  };
  for (const network of PLATFORM_NAMES)
    app.get(`/${network}/posts/:id`, async (c) => {
      const page = await onePost(network, c.req.param('id'));
      if (page) return c.html(page, 200, pageHeaders());
      const text = `We couldn’t find that post on ${PLATFORMS[network].label} (sandbox).`;
      return c.html(messagePage({ publicUrl, title: 'No such post', text }), 404, pageHeaders());
    });
  // Where LinkedIn's clients expect a post by its URN.
  for (const path of ['/linkedin/feed/update/:id', '/linkedin/feed/update/:id/'])
    app.get(path, (c) =>
      c.redirect(`${publicUrl}/linkedin/posts/${encodeURIComponent(c.req.param('id') ?? '')}`),
    );
  return app;
};

const latestPage = (publicUrl: string, posts: readonly Post[], cards: readonly Html[]): Html => {
  const oldest = posts.length === PAGE_SIZE ? posts.at(-1)?.createdAt.toISOString() : undefined;
  return layout({
    publicUrl,
    title: 'Latest posts',
    main: html`<h1>Latest posts</h1>
      ${
        posts.length === 0
          ? html`<p class="empty">Nothing has been posted yet. What Carillon publishes to the sandbox shows up here.</p>`
          : cards
      }
      ${oldest ? html`<p class="more"><a href="${publicUrl}/?before=${encodeURIComponent(oldest)}">Older posts</a></p>` : ''}`,
  });
};

const postPage = (publicUrl: string, post: Post, card: Html, comments: readonly ThreadComment[]): Html =>
  layout({
    publicUrl,
    title: `${post.authorName} on ${PLATFORMS[post.network].label}`,
    main: html`${card}
      ${commentList(comments.filter(({ hidden }) => !hidden))}
      <p class="more"><a href="${publicUrl}/">All posts</a></p>`,
  });
