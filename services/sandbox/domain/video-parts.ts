/** LinkedIn takes videos in parts of 4 MB. */
export const PART_BYTES = 4 * 1024 * 1024;

/** The sizes of a video's parts, in their order. */
export const partSizes = (bytes: number): number[] =>
  Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) =>
    Math.min(PART_BYTES, bytes - index * PART_BYTES),
  );

export const partName = (id: string, part: number): string => `${id}-part${part}`;
