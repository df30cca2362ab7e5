import { html } from 'hono/html';
import type { SandboxComment } from '../../domain/comments/comments-on.ts';
import type { Html } from './layout.ts';
import { readableTime } from './readable-time.ts';

/** Comments on a post, with replies below the comments they answer. */
export const commentList = (comments: readonly SandboxComment[]): Html => {
  const under = (parentId: string | null): Html | '' => {
    const replies = comments.filter((comment) => comment.parentId === parentId);
    return replies.length === 0
      ? ''
      : html`<ol>${replies.map((comment) => html`<li>${one(comment)}${under(comment.id)}</li>`)}</ol>`;
  };
  return html`<section class="card comments" aria-labelledby="comments">
    <h2 id="comments">${countOf(comments.length)}</h2>
    ${
      comments.length === 0
        ? html`<p class="help">The first ones come within a minute. Reload the page to see them.</p>`
        : under(null)
    }
  </section>`;
};

export const countOf = (count: number): string =>
  count === 0 ? 'No comments yet' : count === 1 ? '1 comment' : `${count} comments`;

const one = ({ id, author, text, createdAt, likes }: SandboxComment): Html => html`<div id="${id}">
    <p class="when"><b>${author.handle}</b> · <time datetime="${createdAt.toISOString()}">${readableTime(createdAt)}</time>${
      likes === 0 ? '' : ` · ${likes} ${likes === 1 ? 'like' : 'likes'}`
    }</p>
    <p>${text}</p>
  </div>`;
