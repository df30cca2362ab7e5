import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { messageWithValues } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';
import { altText, mediaId, mediaView } from './media-view.ts';

/** Most files of one call. */
export const FETCH_FILES = 10;
/** Longest address, as browsers and proxies take it. */
export const URL_LENGTH = 2_000;

const requestedFile = z.object({
  /** Chosen by the client: what a call before put there under it is not fetched again. */
  id: mediaId,
  url: textUpTo(URL_LENGTH),
  /** The alt text of an image. */
  alt_text: altText.default(''),
});
export type WantedFile = z.input<typeof requestedFile>;

const fetchedFile = z.object({
  id: z.uuid(),
  /** Null when it could not be had. */
  media: mediaView.nullable(),
  /** Why not: a name, and a sentence for people. */
  error: z.string().nullable(),
  message: z.string().nullable(),
  message_text: messageWithValues.optional(),
});
export type FetchedFile = z.infer<typeof fetchedFile>;

/**
 * Puts images and videos of public web addresses into the media library, as uploads are. Each is answered by itself;
 * `network_unavailable` and `too_many_requests` are worth another try.
 */
export const fetchMedia = defineOperation({
  id: 'posts.fetchMedia',
  method: 'POST',
  path: '/posts/media/fetch',
  access: 'writer',
  scope: 'media:write',
  rate: 'costly',
  summary: 'Fetch images and videos from URLs',
  example: { body: { files: [{ id: EXAMPLE.own, url: 'https://example.com/bells.jpg' }] } },
  body: z.object({ files: z.array(requestedFile).min(1).max(FETCH_FILES) }),
  response: z.object({ success: z.literal(true), files: z.array(fetchedFile) }),
  errors: ['not_authenticated', 'validation_failed'],
});
