import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { EventActor } from '@carillon/contracts/event.ts';

/** Ids that connect the HTTP calls, events and log lines of one request. */
export interface RequestContext {
  /** This call or delivery alone. */
  readonly requestId: string;
  /** The browser call, or clock tick, that everything goes back to. */
  readonly correlationId: string;
  /** The user who calls; what handles an event, or comes due, runs by itself. */
  readonly actor?: EventActor | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentContext = (): RequestContext | undefined => storage.getStore();

/** The running correlation id, or a new one where nothing is running. */
export const correlationId = (): string => storage.getStore()?.correlationId ?? randomUUID();

export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

export const newContext = (values: Partial<RequestContext> = {}): RequestContext => {
  const requestId = values.requestId ?? randomUUID();
  return { requestId, correlationId: values.correlationId ?? requestId };
};
