import { z } from 'zod';

const share = z.object({
  call_count: z.number().optional(),
  total_cputime: z.number().optional(),
  total_time: z.number().optional(),
});
const useCase = share.extend({ estimated_time_to_regain_access: z.number().nonnegative().optional() });
const useCases = z.record(z.string(), z.array(useCase));

export type Share = z.infer<typeof share>;
export type UseCase = z.infer<typeof useCase>;

export interface UsageHeaders {
  /** Share of the app's hourly calls. */
  readonly app: Share | undefined;
  /** Share of the hourly calls of the page whose token was used. */
  readonly page: Share | undefined;
  /** By the id of the page or account. */
  readonly useCases: Readonly<Record<string, readonly UseCase[]>>;
}

/** The usage headers of a Graph API reply; what is not in the protocol is passed over. */
export const readUsage = (headers: Headers): UsageHeaders => ({
  app: read(share, headers.get('x-app-usage')),
  page: read(share, headers.get('x-page-usage')),
  useCases: read(useCases, headers.get('x-business-use-case-usage')) ?? {},
});

/** The figure that is nearest its limit, in percent: any one of them shuts the app out. */
export const percentOf = ({ call_count = 0, total_cputime = 0, total_time = 0 }: Share): number =>
  Math.max(call_count, total_cputime, total_time);

/**
 * Returns the use cases under which a target's calls count. Another page's usage doesn't apply to this one. A
 * business ID's usage does, and if the target itself isn't listed, the listed usage may be its business's.
 */
export const listOwnUseCases = (
  { useCases }: UsageHeaders,
  targetId: string | undefined,
): readonly UseCase[] =>
  (targetId === undefined ? undefined : useCases[targetId]) ?? Object.values(useCases).flat();

const read = <T>(schema: z.ZodType<T>, header: string | null): T | undefined => {
  try {
    return header === null ? undefined : schema.safeParse(JSON.parse(header)).data;
  } catch {
    return undefined;
  }
};
