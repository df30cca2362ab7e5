import { z } from 'zod';

/** A video's properties, read from its headers. Null where the file doesn't state one. */
export const videoFacts = z.object({
  container: z.enum(['mp4', 'mov']),
  seconds: z.number().nullable(),
  /** Display size, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** `h264`, `hevc`, `av1`, `prores` and others; the code of the format where it has no usual name. */
  codec: z.string(),
  chroma: z.enum(['4:0:0', '4:2:0', '4:2:2', '4:4:4']).nullable(),
  /** Bits a sample. */
  depth: z.number().int().nullable(),
  scan: z.enum(['progressive', 'interlaced']).nullable(),
  /** Frames a second, on average. */
  fps: z.number().nullable(),
  gop: z.enum(['closed', 'open']).nullable(),
  /** The first sound track; null for a video without sound. */
  audio: z
    .object({ codec: z.string(), rate: z.number().nullable(), channels: z.number().nullable() })
    .nullable(),
  /** True if an edit list changes when or what is played. */
  edits: z.boolean(),
  /** True if the index (`moov`) comes before the content. */
  indexed_first: z.boolean(),
});
export type VideoFacts = z.infer<typeof videoFacts>;
