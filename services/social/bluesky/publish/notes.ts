import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { SocialError } from '../../social-error.ts';
import { type Blob, blob } from './blob.ts';

/** The whole post, as it is sent each time. */
const RECORD_NOTE = 'bluesky_record';
/** A file that is on the server. */
const BLOB_NOTE = 'bluesky_blob';

const plannedPost = z.object({ rkey: z.string(), record: z.record(z.string(), z.unknown()) });
const uploadedBlob = z.object({ place: z.number(), bytes: z.number(), blob });

/** A post and the key that it gets. */
export type PlannedPost = z.output<typeof plannedPost>;

export function findPlannedPost({ notes }: Pick<PublishRequest, 'notes'>): PlannedPost | null {
  const note = notes.findLast(({ key }) => key === RECORD_NOTE);
  return note ? plannedPost.parse(JSON.parse(note.value)) : null;
}

/** Stores a post before anything may be sent. */
export const notePost = async (request: PublishRequest, post: PlannedPost): Promise<void> =>
  request.note({ key: RECORD_NOTE, value: JSON.stringify(post) }).catch((cause: unknown) => {
    if (cause instanceof SocialError) throw cause;
    throw new SocialError(sentence`Carillon couldn’t record the post before sending it.`, {
      kind: 'transient',
      cause,
    });
  });

/** Finds a file that an earlier attempt uploaded. */
export function findUploadedBlob(
  { notes }: Pick<PublishRequest, 'notes'>,
  place: number,
  bytes: number,
): Blob | undefined {
  return notes
    .filter(({ key }) => key === BLOB_NOTE)
    .map(({ value }) => uploadedBlob.parse(JSON.parse(value)))
    .findLast((one) => one.place === place && one.bytes === bytes)?.blob;
}

export const noteBlob = (request: PublishRequest, place: number, bytes: number, file: Blob): Promise<void> =>
  request.note({ key: BLOB_NOTE, value: JSON.stringify({ place, bytes, blob: file }) });
