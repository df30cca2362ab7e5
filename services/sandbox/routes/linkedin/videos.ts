import { linkedin } from '@carillon/contracts/networks/linkedin.ts';
import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { PART_BYTES, partSizes } from '../../domain/video-parts.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { finishVideo } from '../../usecases/linkedin-video.ts';
import { type LinkedinEndpoint, readBody } from './endpoint.ts';
import { isOwn, publisherOf } from './owner.ts';

const initialize = z.object({
  initializeUploadRequest: z.object({
    owner: z.string(),
    fileSizeBytes: z.int().min(1).max(linkedin.limits.videoBytes),
  }),
});
const finalize = z.object({
  finalizeUploadRequest: z.object({
    video: z.string(),
    uploadToken: z.string(),
    uploadedPartIds: z.array(z.string()),
  }),
});

/** Promises a video in parts, or puts its parts together. */
export const videoEndpoint = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    const action = c.req.query('action');
    if (action === 'finalizeUpload') {
      const { finalizeUploadRequest } = await readBody(c, finalize);
      await finishVideo(context, (id) => isOwn(context.stores, id, token), finalizeUploadRequest);
      return c.body(null, 200);
    }
    if (action !== 'initializeUpload') throw linkedinFaults.missing('The action');
    const { owner, fileSizeBytes } = (await readBody(c, initialize)).initializeUploadRequest;
    const ownerId = await publisherOf(context.stores, owner, token);
    const { stores, now, digits, secrets, settings, room, known } = context;
    const id = `D${digits(15)}`;
    const uploadToken = secrets.create('');
    await stores.media.add({
      id,
      network: 'linkedin',
      ownerId,
      kind: 'video',
      altText: null,
      mime: '',
      bytes: 0,
      fault: null,
      readyAt: now(),
      stored: false,
      promised: { bytes: fileSizeBytes, token: uploadToken },
    });
    // Its parts come without the member's token.
    known.add(hashSecret(uploadToken));
    await room.forMedia(fileSizeBytes);
    return c.json({
      value: {
        uploadUrlsExpireAt: now().getTime() + 86_400_000,
        video: `urn:li:video:${id}`,
        uploadToken,
        uploadInstructions: partSizes(fileSizeBytes).map((size, index) => ({
          uploadUrl: `${settings.publicUrl}/linkedin/uploads/videos/${id}/${index}?token=${uploadToken}`,
          firstByte: index * PART_BYTES,
          lastByte: index * PART_BYTES + size - 1,
        })),
      },
    });
  },
});

/** How far LinkedIn is with a video. */
export const readVideo = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    const urn = c.req.param('urn') ?? '';
    const media = await context.stores.media.get(urn.replace('urn:li:video:', ''));
    if (media?.kind !== 'video' || !(await isOwn(context.stores, media.ownerId, token)))
      throw linkedinFaults.missing(urn);
    const status = !media.stored
      ? 'WAITING_UPLOAD'
      : media.readyAt > context.now()
        ? 'PROCESSING'
        : media.fault === null
          ? 'AVAILABLE'
          : 'PROCESSING_FAILED';
    return c.json({ id: urn, owner: `urn:li:person:${media.ownerId}`, status });
  },
});
