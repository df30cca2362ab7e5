import { z } from 'zod';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { CAPABILITIES, TARGET_KINDS } from '../../../networks/network.ts';
import { messageWithValues } from '../../../words/message-with-values.ts';

const namedEntity = { id: z.string(), name: z.string(), picture: z.string().nullable() };

/** One account of a network that the workspace has connected, without what opens it. */
export const connectionView = z.object({
  /** Stays the same when the account is reconnected. */
  id: z.string(),
  network: z.enum(PLATFORM_NAMES),
  /** The origin of the account's server; null where the network has only one. */
  server: z.url().nullable(),
  /** The account’s name on the network. */
  account: z.object(namedEntity),
  /** `lost`: nothing is published by it before it is connected again. */
  status: z.enum(['connected', 'lost']),
  /** Why it was lost, for its owner; null while it is connected. */
  reason: z.string().nullable(),
  reason_text: messageWithValues.optional(),
  /** The capabilities of this connection. */
  capabilities: z.array(z.enum(CAPABILITIES)),
  /** Limits of the network or its server; text lengths in the units that the network counts. */
  limits: z.object({
    text: z.number().int(),
    comment: z.number().int(),
    /** Null where the network does not count them. */
    hashtags: z.number().int().nullable(),
    images: z.number().int(),
    image_bytes: z.number().int(),
    video_bytes: z.number().int(),
    /** How many characters every link counts as; absent where links count in full. */
    link_length: z.number().int().optional(),
    /** How the account's server counts, where servers differ; as `NetworkLimits.counting`. */
    counting: z.string().optional(),
    /** Longest alt text, where the network says. */
    alt_text: z.number().int().optional(),
    /** Whether a post needs an image or a video. If absent, the network's own rule applies. */
    media_required: z.boolean().optional(),
  }),
  /** The publishing targets. For a lost connection, its former targets. */
  targets: z.array(z.object({ ...namedEntity, kind: z.enum(TARGET_KINDS) })),
});

export type ConnectionView = z.infer<typeof connectionView>;
