import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Access } from '../../capabilities/access.ts';
import { SocialError } from '../../social-error.ts';
import { id } from '../bounds.ts';
import type { BlueskyClient } from '../client.ts';

/** A file on the server, as records name it. */
export const blob = z.object({
  $type: z.literal('blob'),
  ref: z.object({ $link: id }),
  mimeType: id,
  size: z.number(),
});
export type Blob = z.output<typeof blob>;

const uploadReply = z.object({ blob });

/** Uploads a file. The server keeps files that a post names, and gives equal bytes the same name. */
export async function uploadBlob(
  { xrpc, settings }: BlueskyClient,
  access: Access,
  file: globalThis.Blob,
  signal?: AbortSignal,
): Promise<Blob> {
  if (file.size === 0)
    throw new SocialError(sentence`The file is empty.`, { kind: 'permanent', code: 'empty_file' });
  const call = { access, body: file, schema: uploadReply, signal, timeoutMs: settings.uploadTimeoutMs };
  return (await xrpc.procedure('com.atproto.repo.uploadBlob', call)).blob;
}
