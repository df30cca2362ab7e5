import { LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { sniff } from '../../domain/sniff.ts';
import { PART_BYTES, partName, partSizes } from '../../domain/video-parts.ts';
import { TooLargeError } from '../../stores/files.ts';
import { hashed } from '../../stores/hashed.ts';
import { type LinkedinEndpoint, linkedinErrorReply } from './endpoint.ts';

/** The bytes of an image, with the member's token. */
export const receiveImage = ({ stores, files, now, room }: SandboxContext): LinkedinEndpoint => ({
  versioned: false,
  async run(c, token) {
    const id = c.req.param('id') ?? '';
    const media = await stores.media.get(id);
    if (media?.ownerId !== token.profileId || media.kind !== 'image')
      throw linkedinFaults.missing('The upload');
    const { imageBytes } = LIMITS.linkedin;
    const saved = await files.write(id, bytesOf(c.req.raw), imageBytes).catch(refuseTooLarge);
    const sniffed = sniff(saved.head);
    const fault = sniffed?.kind === 'image' ? null : 'it is no image';
    await stores.media.arrived(id, {
      mime: sniffed?.mime ?? 'application/octet-stream',
      bytes: saved.bytes,
      fault,
      readyAt: now(),
    });
    await room.forMedia(saved.bytes - media.bytes);
    return c.body(null, 201);
  },
});

/** One part of a video, without a token: the address itself is the permission. */
export const receivePart =
  (context: SandboxContext): Handler =>
  async (c) => {
    try {
      const { stores, files } = context;
      const id = c.req.param('id') ?? '';
      const part = Number(c.req.param('part'));
      const media = await stores.media.get(id);
      const size = media?.promised ? partSizes(media.promised.bytes)[part] : undefined;
      if (!media?.promised || media.promised.token !== c.req.query('token') || size === undefined)
        throw linkedinFaults.missing('The upload');
      const saved = await files
        .write(partName(id, part), bytesOf(c.req.raw), PART_BYTES)
        .catch(refuseTooLarge);
      if (saved.bytes !== size)
        throw linkedinFaults.invalid(
          'INVALID_PART_SIZE',
          `The part must have ${size} bytes, not ${saved.bytes}`,
        );
      const etag = hashed(`${id}/${part}/${saved.bytes}`);
      await stores.media.addPart(id, part, etag);
      return c.body(null, 200, { etag });
    } catch (error) {
      return linkedinErrorReply(context, error);
    }
  };

const bytesOf = (request: Request): AsyncIterable<Uint8Array> => request.body ?? new Blob([]).stream();

const refuseTooLarge = (error: unknown): never => {
  if (error instanceof TooLargeError)
    throw linkedinFaults.invalid('MEDIA_TOO_LARGE', 'The file is too large');
  throw error;
};
