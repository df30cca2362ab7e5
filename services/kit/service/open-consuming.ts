import type { ProcessDescriptor } from '@carillon/contracts/service.ts';
import { type Consumer, subscribeAll } from '../bus/consumer.ts';
import type { Entry, OpenedService } from './entry.ts';
import type { Runtime } from './runtime.ts';

/**
 * Opens a process's parts and subscribes its consumers, before anybody can call it.
 * @throws Error when its descriptor names a kind of event that no consumer takes
 */
export async function openConsuming(entry: Entry, config: unknown, runtime: Runtime): Promise<OpenedService> {
  const service = await entry.open(config, runtime);
  try {
    const consumers = service.consumers ?? [];
    checkDeclared(entry.process, consumers);
    if (consumers.length > 0) await subscribeAll(runtime.bus, consumers);
    return service;
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Rejects a declared subscription that no consumer takes. The bus itself rejects undeclared ones. */
function checkDeclared({ name, subscribesTo }: ProcessDescriptor, consumers: readonly Consumer[]): void {
  const consumed = new Set(consumers.map(({ kind }) => kind.type));
  const [idle] = subscribesTo.filter(({ type }) => !consumed.has(type));
  if (idle)
    throw new Error(`process ${name} declares that it subscribes to ${idle.type}; no consumer takes it`);
}
