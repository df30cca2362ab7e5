import { randomUUID } from 'node:crypto';
import { linkedin } from '@carillon/contracts/networks/linkedin.ts';
import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { sniff } from '../../domain/sniff.ts';
import { PART_BYTES, partName, partSizes } from '../../domain/video-parts.ts';
import { TooLargeError } from '../../stores/files.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { type LinkedinEndpoint, linkedinErrorReply } from './endpoint.ts';
import { isOwn } from './owner.ts';

/** The bytes of an image, with the member's token. */
export const receiveImage = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: false,
  async run(c, token) {
    const { stores, now, room } = context;
    const id = c.req.param('id') ?? '';
    const media = await stores.media.get(id);
    if (media?.kind !== 'image' || !(await isOwn(context.stores, media.ownerId, token)))
      throw linkedinFaults.missing('The upload');
    const { imageBytes } = linkedin.limits;
    const saved = await stores.files.write(id, bytesOf(c.req.raw), imageBytes).catch(refuseTooLarge);
    const sniffed = await sniff(saved.head);
    const fault = sniffed?.kind === 'image' ? null : 'it is no image';
    const isKept = await stores.media.arrived(id, {
      mime: sniffed?.mime ?? 'application/octet-stream',
      bytes: saved.bytes,
      fault,
      readyAt: now(),
    });
    if (!isKept) {
      await stores.files.remove(id);
      throw linkedinFaults.missing('The upload');
    }
    await room.forMedia(saved.bytes - media.bytes);
    return c.body(null, 201);
  },
});

/** One part of a video, without a token: the address itself is the permission, until the video is whole. */
export const receivePart =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const id = c.req.param('id') ?? '';
      const part = Number(c.req.param('part'));
      const media = await context.stores.media.get(id);
      const promised = media?.stored ? null : media?.promised;
      const size = promised ? partSizes(promised.bytes)[part] : undefined;
      if (promised?.token !== c.req.query('token') || size === undefined)
        throw linkedinFaults.missing('The upload');
      return c.body(null, 200, { etag: await keepPart(context, { id, part, size }, c.req.raw) });
    } catch (error) {
      return linkedinErrorReply(context.telemetry, error);
    }
  };

interface Part {
  readonly id: string;
  readonly part: number;
  readonly size: number;
}

/**
 * The part is in place before it is recorded: any change to the video meanwhile is either seen here, or sees the
 * part.
 * @returns its ETag
 */
async function keepPart(
  { stores }: SandboxContext,
  { id, part, size }: Part,
  request: Request,
): Promise<string> {
  const name = partName(id, part);
  const arriving = `${name}-${randomUUID()}`;
  const { bytes } = await stores.files.write(arriving, bytesOf(request), PART_BYTES).catch(refuseTooLarge);
  if (bytes !== size) {
    await stores.files.remove(arriving);
    throw linkedinFaults.invalid('INVALID_PART_SIZE', `The part must have ${size} bytes, not ${bytes}`);
  }
  await stores.files.rename(arriving, name);
  const etag = hashSecret(`${id}/${part}/${bytes}`);
  if (await stores.media.addPart(id, part, etag)) return etag;
  await stores.files.remove(name);
  throw linkedinFaults.missing('The upload');
}

const bytesOf = (request: Request): AsyncIterable<Uint8Array> => request.body ?? new Blob([]).stream();

const refuseTooLarge = (error: unknown): never => {
  if (error instanceof TooLargeError)
    throw linkedinFaults.invalid('MEDIA_TOO_LARGE', 'The file is too large');
  throw error;
};
