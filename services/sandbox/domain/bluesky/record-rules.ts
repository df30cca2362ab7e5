import { isTid } from './ids.ts';
import { LIKE, POST, THREADGATE } from './nsids.ts';
import { blob, list, object, text, union, whole } from './shape.ts';

const DID = text({ format: ['DID', /^did:[a-z]{1,20}:[\w.:%-]{1,200}$/] });
const URI = text({ format: ['uri', /^[a-z][a-z0-9.+-]{0,80}:\S{1,8000}$/i] });
const AT_URI = text({ format: ['at-uri', /^at:\/\/\S{1,2000}$/] });
const TIME = text({
  format: ['datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,20})?(?:Z|[+-]\d\d:\d\d)$/],
});
const LANGUAGE = text({ format: ['language', /^(?:i|[a-z]{2,3})(?:-[a-zA-Z0-9]{1,8}){0,8}$/] });

const ref = object({ uri: AT_URI, cid: text() });
const shape = object({ width: whole(1), height: whole(1) });
const IMAGE = blob('image/*', 2_000_000);
const picture = object({ alt: text(), image: IMAGE }, { aspectRatio: shape });
const MP4 = blob('video/mp4', 300_000_000);
const THUMB = blob('image/*', 1_000_000);

const embed = union({
  'app.bsky.embed.images': object({ images: list(picture, 4) }),
  'app.bsky.embed.gallery': object({
    items: list(object({ alt: text(), image: IMAGE, aspectRatio: shape }), 20),
  }),
  'app.bsky.embed.video': object({ video: MP4 }, { alt: text(), aspectRatio: shape }),
  'app.bsky.embed.external': object({
    external: object({ uri: URI, title: text(), description: text() }, { thumb: THUMB }),
  }),
});
const feature = union({
  'app.bsky.richtext.facet#mention': object({ did: DID }),
  'app.bsky.richtext.facet#link': object({ uri: URI }),
  'app.bsky.richtext.facet#tag': object({ tag: text({ bytes: 640, letters: 64 }) }),
});
const facet = object({
  index: object({ byteStart: whole(0), byteEnd: whole(0) }),
  features: list(feature, 100),
});
const post = object(
  { text: text({ letters: 300, bytes: 3000 }), createdAt: TIME },
  {
    facets: list(facet, 1000),
    embed,
    langs: list(LANGUAGE, 3),
    tags: list(text({ bytes: 640, letters: 64 }), 8),
    reply: object({ root: ref, parent: ref }),
  },
);

const RULES: Readonly<Record<string, ReturnType<typeof object>>> = {
  [POST]: post,
  [LIKE]: object({ subject: ref, createdAt: TIME }),
  [THREADGATE]: object({ post: AT_URI, createdAt: TIME }, { hiddenReplies: list(AT_URI, 300) }),
};

/** The reference server's error for an invalid record. Null if it's valid. Other collections aren't checked. */
export function recordFault(collection: string, record: unknown): string | null {
  const fault = RULES[collection]?.(record, '$.record') ?? null;
  return fault === null ? null : `Invalid ${collection} record: ${fault}`;
}

/** The same of a record's key. */
export const keyFault = (collection: string, rkey: string): string | null =>
  (collection === POST || collection === LIKE) && !isTid(rkey)
    ? `Invalid record key for ${collection}: Invalid TID string (got ${JSON.stringify(rkey)}) at $`
    : null;
