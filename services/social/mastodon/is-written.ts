import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import { SocialError } from '../social-error.ts';
import type { MastodonClient } from './client.ts';
import { sameWords } from './same-words.ts';
import { type Status, wordsOf } from './status.ts';

const source = z.object({ text: z.string() });

interface Asking {
  readonly access: Access;
  readonly signal: AbortSignal;
}

/** Whether these are a post's words: as displayed, or as written, which Mastodon distinguishes. */
export async function isWritten(
  client: MastodonClient,
  asking: Asking,
  post: Status,
  text: string,
): Promise<boolean> {
  if (sameWords(wordsOf(post), text)) return true;
  return post.text ? false : sameWords(await writtenOf(client, asking, post), text);
}

/** Empty if a server has no such call. */
async function writtenOf(
  { api }: MastodonClient,
  { access, signal }: Asking,
  { id }: Status,
): Promise<string> {
  const path = `api/v1/statuses/${encodeURIComponent(id)}/source`;
  try {
    return (await api.get(path, { access, signal, schema: source })).text;
  } catch (error) {
    if (
      error instanceof SocialError &&
      error.status !== undefined &&
      error.status < 500 &&
      error.status !== 429
    )
      return '';
    throw error;
  }
}
