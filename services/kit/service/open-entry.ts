import { Hono } from 'hono';
import { type Listening, listen } from '../http/listen.ts';
import type { Entry, OpenedService } from './entry.ts';
import { openConsuming } from './open-consuming.ts';
import type { Runtime } from './runtime.ts';

interface Opening {
  readonly config: unknown;
  readonly runtime: Runtime;
  readonly closing: AsyncDisposableStack;
}

/**
 * Opens a process, subscribes its consumers, answers its calls and starts its work. Closed in the other order: what never ends by itself is ended,
 * running requests are waited for, and the parts that they use are closed.
 */
export async function openEntry(
  entry: Entry,
  { config, runtime, closing }: Opening,
): Promise<{ readonly opened: OpenedService; readonly api: Listening | undefined }> {
  const service = await openConsuming(entry, config, runtime);
  closing.defer(() => service.close());
  const api = await answer(entry, service, { config, runtime });
  if (api) closing.defer(() => api.close());
  closing.defer(() => service.endStreams?.());
  await service.start?.();
  return { opened: service, api };
}

async function answer(
  { process: { site } }: Entry,
  { app }: OpenedService,
  { config, runtime }: Pick<Opening, 'config' | 'runtime'>,
): Promise<Listening | undefined> {
  if (!app) return undefined;
  const { host, port, drainMs } = runtime.listening;
  const url = site && (config as Readonly<Record<string, string>>)[site.setting];
  // With its own origin it keeps the path of its address.
  const at = url && site.path !== '/' ? new Hono().route(new URL(url).pathname, app as Hono) : app;
  return listen(at, port, host, drainMs);
}
