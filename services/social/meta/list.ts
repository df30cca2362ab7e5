import { z } from 'zod';

/** A list of the Graph API, page by page. */
export const graphList = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    paging: z
      .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
      .optional(),
  });

interface Paged {
  readonly paging?:
    | { readonly cursors?: { readonly after: string } | undefined; readonly next?: string | undefined }
    | undefined;
}

/** The way to the page after, by its cursor: the address that comes along may hold a token. */
export const nextPage = <Page>(
  { paging }: Paged,
  read: (after: string) => Promise<Page>,
): (() => Promise<Page>) | undefined => {
  const after = paging?.cursors?.after;
  return paging?.next === undefined || after === undefined ? undefined : () => read(after);
};

/** Parses `2026-11-21T08:30:00+0000`. Null if it is invalid. */
export const graphDate = z
  .string()
  .optional()
  .transform((text) => {
    const time = Date.parse((text ?? '').replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
    return Number.isNaN(time) ? null : new Date(time);
  });
