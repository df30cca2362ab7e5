import { isInternal, type Operation, type RateClass } from './operation.ts';
import { isFront, type ProcessDescriptor, type ServiceDescriptor } from './service.ts';

/**
 * How soon a reply must begin, in milliseconds. Costly calls wait for a model, or for the writer that stands in for
 * it.
 */
export const ANSWER_MS: Readonly<Record<RateClass, number>> = {
  strict: 60_000,
  normal: 60_000,
  costly: 180_000,
};

/** How long a request itself may come in, with its files. */
export const REQUEST_MS = 300_000;

/** Most that a process takes to close when nobody is calling it. */
export const CLOSING_MS = 25_000;

const longestMs = (operations: readonly Operation[]): number =>
  Math.max(0, ...operations.map(({ rate, multipart }) => ANSWER_MS[rate] + (multipart ? REQUEST_MS : 0)));

/**
 * How long a process may take to shut down, in milliseconds: its longest call, and then closing. No call is cut off.
 */
export function endsWithinMs(
  process: Pick<ProcessDescriptor, 'kind' | 'service' | 'site'>,
  services: readonly Pick<ServiceDescriptor, 'name' | 'operations'>[],
): number {
  const answered = services.flatMap(({ name, operations }) => {
    if (isFront(process)) return operations.filter((one) => !isInternal(one));
    return process.kind === 'api' && name === process.service ? operations : [];
  });
  return longestMs(answered) + CLOSING_MS;
}
