import { textLength } from '@carillon/contracts/domain/limits.ts';
import { linkedin } from '@carillon/contracts/networks/linkedin.ts';
import { z } from 'zod';
import type { SandboxContext } from '../../context.ts';
import { linkedinFaults } from '../../domain/linkedin-fault.ts';
import { publishShare } from '../../usecases/linkedin-publish.ts';
import { type LinkedinEndpoint, readBody } from './endpoint.ts';
import { publisherOf } from './owner.ts';

const item = z.object({ id: z.string(), altText: z.string().max(4086).optional() });

const body = z.object({
  author: z.string(),
  commentary: z.string(),
  visibility: z.enum(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN']),
  distribution: z.object({ feedDistribution: z.enum(['MAIN_FEED', 'NONE']) }),
  content: z
    .union([
      z.object({ media: item }),
      z.object({ multiImage: z.object({ images: z.array(item).min(2).max(linkedin.limits.images) }) }),
    ])
    .optional(),
  lifecycleState: z.literal('PUBLISHED'),
  isReshareDisabledByAuthor: z.boolean().optional(),
});

/** Publishes a share; its id comes in a header, the body is empty. */
export const createPost = (context: SandboxContext): LinkedinEndpoint => ({
  operation: 'publish',
  versioned: true,
  async run(c, token) {
    const { author, commentary, content } = await readBody(c, body);
    const authorId = await publisherOf(context.stores, author, token);
    if (textLength(commentary) > 4 * linkedin.limits.text)
      throw linkedinFaults.invalid('FIELD_LENGTH_TOO_LONG', 'commentary is too long');
    const items = !content ? [] : 'media' in content ? [content.media] : content.multiImage.images;
    const urn = await publishShare(context, authorId, { commentary, items });
    return c.body(null, 201, { 'x-restli-id': urn });
  },
});
