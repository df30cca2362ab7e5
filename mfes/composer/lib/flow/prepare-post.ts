import { finalText } from '../draft.ts';
import { type Meant, nextRequest, type PostRequest, unsettledOf } from '../request.ts';
import type { Outgoing } from '../send-post.ts';
import { type Choice, entriesOf, formOf } from '../targets.ts';
import type { PostFlow } from './post-flow.ts';

/** The fields that only a scheduled post has. */
export type Times = Readonly<Record<string, string>>;

/** The form to send now, what is meant by it, and the request that may be out under its key. */
export function preparePost(
  { post, topic, media, request: last, heard }: PostFlow,
  choices: readonly Choice[],
  times: Times,
  newKey: () => string,
): { request: PostRequest; meant: Meant; outgoing: Omit<Outgoing, 'renew'> } {
  const text = post ? finalText(post) : '';
  const entries = entriesOf(choices, text);
  const names = media.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const now = { meant: JSON.stringify([entries, topic, names, times]), text };
  const request = nextRequest(last, now, newKey);
  const form = formOf(entries, topic, media, request.key);
  for (const [name, value] of Object.entries(times)) form.set(name, value);
  return {
    request,
    meant: now,
    outgoing: { form, unsettled: unsettledOf(last, heard, now) },
  };
}
