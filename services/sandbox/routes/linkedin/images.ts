import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { type LinkedinEndpoint, readBody } from './endpoint.ts';
import { publisherOf } from './owner.ts';

const body = z.object({ initializeUploadRequest: z.object({ owner: z.string() }) });

/** Promises an image and hands out where its bytes go. */
export const imageEndpoint = (context: SandboxContext): LinkedinEndpoint => ({
  versioned: true,
  async run(c, token) {
    if (c.req.query('action') !== 'initializeUpload') throw linkedinFaults.missing('The action');
    const { initializeUploadRequest } = await readBody(c, body);
    const ownerId = await publisherOf(context.stores, initializeUploadRequest.owner, token);
    const { stores, now, digits, settings } = context;
    const id = `C${digits(15)}`;
    await stores.media.add({
      id,
      network: 'linkedin',
      ownerId,
      kind: 'image',
      altText: null,
      mime: '',
      bytes: 0,
      fault: null,
      readyAt: now(),
      stored: false,
      promised: null,
    });
    return c.json({
      value: {
        uploadUrlExpiresAt: now().getTime() + 86_400_000,
        uploadUrl: `${settings.publicUrl}/linkedin/uploads/images/${id}`,
        image: `urn:li:image:${id}`,
      },
    });
  },
});
