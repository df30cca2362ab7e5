import type { PlatformEntry } from '@carillon/contracts/http/posts/post-form.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { schedulePosts } from '@carillon/contracts/http/posts/schedule-posts.ts';
import {
  asApiError,
  errorText,
  isFailure,
  isOnline,
  isUnanswered,
  silenceText,
  useApi,
  useOnce,
  useOnlineAgain,
  useToasts,
} from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { findPost } from './find-post.ts';

export interface SentPost {
  readonly postId: string;
  readonly results: PublicationView[];
  /** It had been sent before, in another tab or by a call whose answer was lost. */
  readonly earlier: boolean;
}

export type SendKind = 'publish' | 'schedule';

/** The post's content, in addition to the draft's id. */
export interface Outgoing {
  readonly entries: readonly PlatformEntry[];
  readonly topic: string;
  readonly mediaIds: readonly string[];
  /** Null to follow the workspace's rule. */
  readonly linkTracking: boolean | null;
  /** The fields that only a scheduled post has. */
  readonly times?: Readonly<Record<string, string>>;
}

export interface SendError {
  readonly text: string;
  /** False when nobody knows whether it failed. */
  readonly failed: boolean;
}

export interface Draft {
  readonly id: string;
  flush(): Promise<number | null>;
  hear(error: Error): void;
  wasSent(postId: string): void;
}

export type Sending = ReturnType<typeof useSend>;

const ANSWER_MS = 30_000;

/**
 * Publishes the draft or schedules it. The post has the draft's id, so that a repeated call ends in the one post; when
 * no answer comes, it is looked for by that id.
 */
export function useSend(draft: Draft) {
  const api = useApi();
  const toasts = useToasts();
  const [busy, setBusy] = useState<SendKind | null>(null);
  const [error, setError] = useState<SendError | null>(null);
  const once = useOnce();
  const [sentPost, setSentPost] = useState<SentPost | null>(null);
  useOnlineAgain(error?.text === OFFLINE, () => setError(null));

  const fail = (kind: SendKind, cause: Error): null => {
    const refusal = asApiError(cause);
    if (refusal?.code === 'draft_changed' || refusal?.code === 'draft_sent') draft.hear(cause);
    else {
      setError({ text: textOf(kind, cause), failed: true });
      if (isFailure(cause)) toasts.danger(TOAST[kind]);
    }
    return null;
  };
  const post = async (kind: SendKind, outgoing: Outgoing): Promise<SentPost | null> => {
    const version = await draft.flush();
    if (version === null) return unsaved();
    const form = formOf(draft.id, version, outgoing);
    const operation = kind === 'publish' ? publishPosts : schedulePosts;
    try {
      const reply = await api.upload(operation, form, { signal: AbortSignal.timeout(ANSWER_MS) });
      return { postId: reply.post_id, results: reply.results, earlier: reply.earlier };
    } catch (cause) {
      if (!isUnanswered(cause as Error)) return fail(kind, cause as Error);
      return seek(kind, cause as Error);
    }
  };
  const unsaved = (): null => {
    setError({ text: isOnline() ? NOT_SAVED : OFFLINE, failed: true });
    return null;
  };
  const seek = async (kind: SendKind, cause: Error): Promise<SentPost | null> => {
    const foundPost = await findPost(api, draft.id);
    if (foundPost && foundPost !== 'unknown') return { ...foundPost, earlier: false };
    // A reported failure counts once the server has no such post.
    if (!foundPost && asApiError(cause)?.status === 500) return fail(kind, cause);
    setError({ text: `${saidOf(cause)} ${foundPost === null ? UNTAKEN : UNKNOWN}`, failed: false });
    return null;
  };

  return {
    busy,
    error,
    /** The result, as soon as the post is known to be sent. */
    sent: sentPost,
    reset: () => setError(null),
    /** Null when it was not sent, or nobody knows, or another call is under way. */
    async send(kind: SendKind, outgoing: Outgoing): Promise<SentPost | null> {
      return once(async () => {
        setBusy(kind);
        setError(null);
        try {
          const reply = await post(kind, outgoing);
          if (reply) draft.wasSent(reply.postId);
          setSentPost(reply);
          return reply;
        } finally {
          setBusy(null);
        }
      });
    },
  };
}

const SAFE = t`You can safely try again; it will only be published once.`;
const UNTAKEN = `${t`Carillon hasn’t received your post yet.`} ${SAFE}`;
const UNKNOWN = `${t`We don’t know yet whether Carillon received your post.`} ${SAFE}`;
const OFFLINE = t`You’re offline. Your draft is safe. Publish or schedule it once you’re back online.`;
const NOT_SAVED = t`Couldn’t save your draft, so nothing was sent. Please try again.`;
const TOAST: Record<SendKind, string> = {
  publish: t`Failed to publish posts`,
  schedule: t`Failed to schedule post`,
};

const saidOf = (cause: Error): string =>
  asApiError(cause)?.message ?? silenceText(cause) ?? t`No response received from server.`;

/** Shows a problem with the post as it is, and a server fault with advice. */
function textOf(kind: SendKind, cause: Error): string {
  if (kind === 'schedule')
    return t`Failed to schedule post: ${{ reason: errorText(cause, t`please try again.`) }}`;
  const words = errorText(cause, '');
  return isUnanswered(cause) ? `${t`Failed to publish posts. Please try again.`} ${words}`.trimEnd() : words;
}

function formOf(
  id: string,
  version: number,
  { entries, topic, mediaIds, linkTracking, times }: Outgoing,
): FormData {
  const form = new FormData();
  form.set('platforms', JSON.stringify(entries));
  form.set('initial_post_description', topic);
  form.set('draft_id', id);
  form.set('draft_version', String(version));
  form.set('media_ids', JSON.stringify(mediaIds));
  if (linkTracking !== null) form.set('link_tracking', String(linkTracking));
  for (const [name, value] of Object.entries(times ?? {})) form.set(name, value);
  return form;
}
