import { isBrokerAddress } from '../config.ts';

/** A queue that the broker refused, while the connection to it is good. */
export class QueueRefused extends Error {
  readonly queue: string;
  constructor(queue: string, cause: unknown) {
    super(`the broker refuses the queue ${queue}: ${messageOf(cause)}`, { cause });
    this.name = 'QueueRefused';
    this.queue = queue;
  }
}

/** @throws when no connection can ever come of this address */
export function checkAddress(url: string): void {
  if (!isBrokerAddress(url))
    throw new Error('the address of the broker must be one such as amqp://user:password@host');
}

/** Whether the broker is reachable and refuses the request, which waiting can't fix. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'number') return REFUSALS.has(error.code);
  return LOGIN_REFUSED.test(error.message) || HOST_REFUSED.test(error.message);
}

/** Describes the problem with the address for the operator. */
export const refusalOf = (error: Error): Error =>
  new Error(
    HOST_REFUSED.test(error.message)
      ? 'the broker refuses the virtual host: there is none of that name, this user may not use it, or it is full'
      : `the broker refuses the connection: ${error.message}`,
    { cause: error },
  );

/** Access refused, precondition failed, not allowed. */
const REFUSALS = new Set([403, 406, 530]);

/** Refusals before a connection is open are text only, and without a reason in the second case. */
const LOGIN_REFUSED = /^Handshake terminated by server: 403\b/;
const HOST_REFUSED = /^Expected ConnectionOpenOk; got <ConnectionClose\b/;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
