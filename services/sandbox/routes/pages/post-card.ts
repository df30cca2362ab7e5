import { html } from 'hono/html';
import type { Figures } from '../../domain/audience/figures-of.ts';
import type { Post, PostMedia } from '../../domain/post.ts';
import { badge } from './badge.ts';
import { countOf } from './comment-list.ts';
import type { Html } from './layout.ts';
import { readableTime } from './readable-time.ts';

interface Card {
  readonly publicUrl: string;
  readonly post: Post;
  readonly figures: Pick<Figures, 'likes' | 'shares' | 'comments'>;
  /** On its own page a post shows in full and links nowhere. */
  readonly alone: boolean;
}

/** A post as people see it. */
export const postCard = ({ publicUrl, post, figures, alone }: Card): Html => {
  const { network, authorId, authorName, text, media, createdAt } = post;
  const when = html`<time datetime="${createdAt.toISOString()}">${readableTime(createdAt)}</time>`;
  const link = `${publicUrl}/${network}/posts/${encodeURIComponent(post.id)}`;
  const heading = alone
    ? html`<h1 class="author">${authorName}</h1>`
    : html`<h2 class="author">${authorName}</h2>`;
  return html`<article class="card post">
    <div class="byline">
      <img class="avatar" src="${publicUrl}/avatars/${authorId}.svg" alt="" width="40" height="40">
      <div>${heading}<p class="when">${alone ? when : html`<a href="${link}">${when}</a>`}</p></div>
      ${badge(network)}
    </div>
    ${post.options?.warning ? html`<p class="help">Content warning: ${post.options.warning}</p>` : ''}
    ${text === '' ? '' : html`<p class="text">${text}</p>`}
    ${
      media.length === 0
        ? ''
        : html`<div class="${media.length === 1 ? 'media one' : 'media many'}">
          ${media.map((item) => figure(publicUrl, item, alone))}
        </div>`
    }
    <p class="count">${figures.likes} ${figures.likes === 1 ? 'like' : 'likes'} · ${figures.shares} ${
      figures.shares === 1 ? 'share' : 'shares'
    }${alone ? '' : html` · <a href="${link}#comments">${countOf(figures.comments)}</a>`}</p>
  </article>`;
};

const figure = (publicUrl: string, { id, kind, altText }: PostMedia, alone: boolean): Html => {
  const source = `${publicUrl}/media/${encodeURIComponent(id)}`;
  const label = altText ?? '';
  return kind === 'video'
    ? html`<video src="${source}" controls preload="metadata" aria-label="${label || 'Video of this post'}"></video>`
    : html`<img src="${source}" alt="${label}" loading="${alone ? 'eager' : 'lazy'}">`;
};
