import { z } from 'zod';
import { htmlToText } from '../http/html-to-text.ts';
import { address, id, name } from './bounded.ts';
import { idAt } from './ids.ts';

const count = z.number().int().nonnegative().optional().catch(undefined);

/** A post as every server returns it. Invalid parts are dropped, so an odd post doesn't spoil the list. */
export const status = z.object({
  id,
  created_at: z.string().max(40),
  url: address,
  uri: address,
  visibility: z.string().max(40).catch(''),
  spoiler_text: z.string().nullish().catch(''),
  language: z.string().max(40).nullish().catch(null),
  content: z.string().catch(''),
  /** The text as written; on GoToSocial alone. */
  text: z.string().nullish().catch(null),
  in_reply_to_id: id.nullish().catch(null),
  favourited: z.boolean().nullish().catch(null),
  favourites_count: count,
  reblogs_count: count,
  replies_count: count,
  quotes_count: count,
  account: z.object({ id, acct: name, display_name: name.nullish().catch(null) }),
  application: z.object({ name: name.nullish() }).nullish().catch(null),
  media_attachments: z.array(z.object({ id })).catch([]),
});
export type Status = z.output<typeof status>;

/** A list without invalid posts. */
export const statuses = z
  .array(z.unknown())
  .transform((list) => list.flatMap((one) => status.safeParse(one).data ?? []));

/** A post's text, as close to the written text as the server returns it. */
export const wordsOf = ({ text, content }: Pick<Status, 'text' | 'content'>): string =>
  text || htmlToText(content);

export const publishedAs = (server: string, { id, url, uri }: Status) => ({
  remoteId: idAt(server, id),
  url: url ?? uri,
});
