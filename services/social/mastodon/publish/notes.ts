import { createHash } from 'node:crypto';
import type { Media, PublishNote, PublishRequest } from '../../capabilities/publish.ts';

/** A file's id on the server. It can be attached to one post only, so using it again makes no second post. */
const MEDIA_NOTE = 'mastodon_media';
/** The files' ids up to here are not used again: the server no longer has them. */
const GONE_NOTE = 'mastodon_media_gone';
/** When the post was sent, outcome open. */
const SENT_NOTE = 'mastodon_sent';
/** A post was refused for good reasons: the next has a key of its own. */
const REFUSED_NOTE = 'mastodon_refused';
/** When the account's list was first read without finding the post. */
const ABSENT_NOTE = 'mastodon_absent';

type WithNotes = Pick<PublishRequest, 'notes'>;

const since = (notes: readonly PublishNote[], key: string): readonly PublishNote[] =>
  notes.slice(notes.findLastIndex((note) => note.key === key) + 1);

const valuesOf = (notes: readonly PublishNote[], key: string): string[] =>
  notes.filter((note) => note.key === key).map(({ value }) => value);

const markOf = (media: Media, place: number): string =>
  createHash('sha256')
    .update(JSON.stringify([place, media.url, media.bytes, media.altText]))
    .digest('hex')
    .slice(0, 16);

export const noteMedia = (media: Media, place: number, id: string): PublishNote => ({
  key: MEDIA_NOTE,
  value: `${markOf(media, place)}:${id}`,
});

/** The id that this file has there by an earlier attempt. */
export const findMediaId = ({ notes }: WithNotes, media: Media, place: number): string | undefined => {
  const mark = `${markOf(media, place)}:`;
  return valuesOf(since(notes, GONE_NOTE), MEDIA_NOTE)
    .findLast((value) => value.startsWith(mark))
    ?.slice(mark.length);
};

/** Every id that one of our files ever had. */
export const allMedia = ({ notes }: WithNotes): ReadonlySet<string> =>
  new Set(valuesOf(notes, MEDIA_NOTE).map((value) => value.slice(value.indexOf(':') + 1)));

export const createGoneNote = (now: Date): PublishNote => ({ key: GONE_NOTE, value: now.toISOString() });
export const createSentNote = (now: Date): PublishNote => ({ key: SENT_NOTE, value: now.toISOString() });
export const createRefusedNote = (now: Date): PublishNote => ({
  key: REFUSED_NOTE,
  value: now.toISOString(),
});
export const noteAbsent = (now: Date): PublishNote => ({ key: ABSENT_NOTE, value: now.toISOString() });

export const refusals = ({ notes }: WithNotes): number => valuesOf(notes, REFUSED_NOTE).length;

/** When the last attempt was sent. Null if none was, so nothing can be published. */
export const findLastSent = ({ notes }: WithNotes): Date | null => dateOf(valuesOf(notes, SENT_NOTE).at(-1));

/** When the list was first found without the post, after it was last sent. */
export const firstAbsent = ({ notes }: WithNotes): Date | null =>
  dateOf(valuesOf(since(notes, SENT_NOTE), ABSENT_NOTE)[0]);

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));
