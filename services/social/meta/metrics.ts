import { z } from 'zod';

/** Metrics with the one value of a post's whole life; others than whole numbers are passed over. */
export const metrics = z
  .object({
    data: z.array(
      z.object({ name: z.string(), values: z.array(z.object({ value: z.unknown() })).default([]) }),
    ),
  })
  .optional()
  .transform((insights) => {
    const values = new Map<string, number>();
    for (const {
      name,
      values: [first],
    } of insights?.data ?? []) {
      const count = counted.safeParse(first?.value);
      if (count.success) values.set(name, count.data);
    }
    return values;
  });

const counted = z.int().nonnegative();

/** A count that a network may leave out. Also undefined if it isn't a count. */
export const count = counted.optional().catch(undefined);

/** The count in the summary of an edge. */
export const summary = z
  .object({ summary: z.object({ total_count: count }) })
  .optional()
  .catch(undefined)
  .transform((edge) => edge?.summary.total_count);
