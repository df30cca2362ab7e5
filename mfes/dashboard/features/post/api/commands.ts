import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import { hasUnknownOutcome } from '@carillon/contracts/domain/unknown-outcome.ts';
import { takeDownPublication } from '@carillon/contracts/http/analytics/take-down-publication.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { editPost } from '@carillon/contracts/http/posts/edit-post.ts';
import { editPublication } from '@carillon/contracts/http/posts/edit-publication.ts';
import { listUserPosts, type UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import type { PostReply } from '@carillon/contracts/http/posts/publication-reply.ts';
import { publishPublicationNow } from '@carillon/contracts/http/posts/publish-publication-now.ts';
import { reschedulePost } from '@carillon/contracts/http/posts/reschedule-post.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import type { ApiClient } from '@carillon/sdk/index.ts';
import { actionErrorText, fullTime, isolateText, listText, serviceText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ActionTarget } from '../actions.ts';
import { canceledMessage } from './canceled-message.ts';

type Target = ActionTarget;

export type Command = { readonly targets: readonly Target[] } & (
  | { readonly action: 'edit'; readonly content: string; readonly seen: string[] }
  | { readonly action: 'reschedule'; readonly scheduled_time: string; readonly timezone: string }
  /** `acceptUnknown`: stop also what may be out. `all`: the targets of the whole post. */
  | { readonly action: 'cancel'; readonly acceptUnknown: boolean; readonly all: readonly Target[] }
  /** `isPart`: the user was shown a row of a list, which may not have all targets of the post. */
  | { readonly action: 'delete'; readonly isPart?: true }
  | { readonly action: 'retry' | 'publish' | 'take-down' }
);

export interface Outcome {
  /** A sentence for the user. */
  readonly message: string;
  /** Why it could not be done for some, a sentence each. */
  readonly refused: readonly string[];
  /** How many targets are still on the user's list, where that is known. */
  readonly left?: number;
}

/**
 * Runs it for one target or several; times are shown in `zone`.
 * @throws the call's error if it was done for none of them
 */
export async function runCommand(
  api: ApiClient,
  postId: string,
  command: Command,
  zone: string,
): Promise<Outcome> {
  const { action, targets } = command;
  switch (action) {
    case 'edit': {
      const { content, seen } = command;
      const body = { content, seen };
      return targets.length > 1
        ? whole(await api.call(editPost, { params: { id: postId }, body }))
        : each(targets, ({ id }) => api.call(editPublication, { params: { id }, body }));
    }
    case 'retry':
      // Only those the user was asked about: another may have failed since, and may be published.
      return each(targets, ({ id }) => api.call(retryPublication, { params: { id } }));
    case 'take-down':
      return each(targets, ({ id }) => api.call(takeDownPublication, { params: { id } }));
    case 'publish':
      return each(targets, ({ id }) => api.call(publishPublicationNow, { params: { id } }));
    case 'reschedule': {
      const { scheduled_time, timezone } = command;
      const body = { scheduled_time, timezone };
      // The whole post is moved as the calendar moves it.
      if (targets.length > 1) {
        const publications = targets.map(({ id }) => id);
        const params = { id: postId };
        const reply = await api.call(reschedulePost, { params, body: { ...body, publications } });
        const due = reply.results.find(({ id }) => publications.includes(id))?.due_at;
        const isMoved = due && reply.refused.length === 0;
        const outcome = whole(reply);
        return isMoved ? { ...outcome, message: rescheduledFor(due, zone) } : outcome;
      }
      return each(targets, async ({ id }) => {
        const reply = await api.call(reschedulePublication, { params: { id }, body });
        const { due_at } = reply.publication;
        return due_at ? { message: rescheduledFor(due_at, zone) } : reply;
      });
    }
    case 'cancel': {
      const stopped: Target[] = [];
      const messages = new Set<string>();
      const outcome = await each(targets, async (target) => {
        const body = { accept_unknown: command.acceptUnknown && hasUnknownOutcome(target) };
        const reply = await api.call(cancelPublication, { params: { id: target.id }, body });
        if (reply.publication.status === 'canceled') stopped.push(target);
        // One that may be out is stopped, and not called canceled.
        else messages.add(serviceText(reply.message, reply.message_text));
        return reply;
      });
      const canceled = canceledMessage(stopped, command.all, zone);
      return { ...outcome, message: canceled ? [canceled, ...messages].join(' ') : outcome.message };
    }
    case 'delete': {
      const unseen = command.isPart ? await unseenOf(api, postId, targets) : [];
      if (unseen.length > 0) return { message: '', refused: [hidesMore(unseen)] };
      return whole(await api.call(deletePost, { params: { id: postId } }));
    }
  }
}

/** A list may show a post in part, and deleting it deletes all of it: the targets that nobody was asked about. */
async function unseenOf(
  api: ApiClient,
  postId: string,
  askedTargets: readonly Target[],
): Promise<UserPost[]> {
  const { posts } = await api.call(listUserPosts, { query: { posts: postId } });
  return Object.values(posts)
    .flat()
    .filter(
      (one) => one.post_id === postId && one.can_delete && !askedTargets.some(({ id }) => id === one.id),
    );
}

const hidesMore = (unseen: readonly UserPost[]): string =>
  t`This post also goes to ${{ targets: listText(unseen.map(nameOf)) }}. Open it to delete it everywhere.`;

const whole = ({ message, message_text, results, refused }: PostReply): Outcome => ({
  message: serviceText(message, message_text),
  refused: refused.map((one) => `${one.target_name}: ${serviceText(one.message, one.message_text)}`),
  left: results.length,
});

/** One after another, so that the error thrown if all fail is that of the first target. */
async function each(
  targets: readonly Target[],
  call: (target: Target) => Promise<Pick<PostReply, 'message' | 'message_text'>>,
): Promise<Outcome> {
  const messages: string[] = [];
  const failures: { target: Target; error: Error }[] = [];
  for (const target of targets)
    await call(target).then(
      ({ message, message_text }) => messages.push(serviceText(message, message_text)),
      (error: Error) => failures.push({ target, error }),
    );
  const [first] = failures;
  if (first && messages.length === 0) throw first.error;
  return {
    message: [...new Set(messages)].join(' '),
    refused: failures.map(({ target, error }) => `${nameOf(target)}: ${actionErrorText(error)}`),
  };
}

const rescheduledFor = (due: string, zone: string): string =>
  t`Rescheduled for ${{ when: fullTime(new Date(due), zone) }}.`;

const nameOf = ({ platform, target_name }: Pick<Target, 'platform' | 'target_name'>): string =>
  `${labelOf(platform)} (${isolateText(target_name)})`;
