import { createHash, randomUUID } from 'node:crypto';
import type { SandboxContext } from '../../context.ts';
import { sniff } from '../../domain/sniff.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { TooLargeError } from '../../stores/files.ts';
import { cidOf } from '../../usecases/bluesky/cids.ts';
import { mediaIdOf } from '../../usecases/bluesky/media-id.ts';
import { type XrpcEndpoint, xrpcReply } from './endpoint.ts';

/** The largest file that it takes, bytes: as the reference server. */
export const BLOB_BYTES = 5 * 1024 * 1024;

/** Accepts a file of any type, and returns its real type; its name is derived from its bytes. */
export const uploadBlob = (context: SandboxContext): XrpcEndpoint => ({
  by: 'access',
  async run(c, { profile }) {
    const { stores, now, room } = context;
    const type = c.req.header('content-type');
    if (!type) throw xrpcFaults.invalid('Request encoding (Content-Type) required but not provided');
    if (Number(c.req.header('content-length') ?? 0) > BLOB_BYTES) throw xrpcFaults.tooLarge();
    const arriving = `arriving-${randomUUID()}`;
    const hash = createHash('sha256');
    const body: AsyncIterable<Uint8Array> = c.req.raw.body ?? new Blob([]).stream();
    const saved = await stores.files
      .write(arriving, hashing(body, hash), BLOB_BYTES)
      .catch((error: unknown) => {
        throw error instanceof TooLargeError ? xrpcFaults.tooLarge() : error;
      });
    const cid = cidOf('file', hash.digest());
    const id = mediaIdOf(profile.id, cid);
    await stores.files.rename(arriving, id);
    const sniffed = await sniff(saved.head);
    const mime = sniffed?.mime ?? type;
    const isNew = await stores.media.insert({
      id,
      network: 'bluesky',
      ownerId: profile.id,
      mime,
      bytes: saved.bytes,
      readyAt: now(),
      kind: mime.startsWith('video/') ? 'video' : 'image',
      altText: null,
      fault: null,
      stored: true,
      promised: null,
    });
    if (isNew) await room.forMedia(saved.bytes);
    return xrpcReply({ blob: { $type: 'blob', ref: { $link: cid }, mimeType: mime, size: saved.bytes } });
  },
});

async function* hashing(
  chunks: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
