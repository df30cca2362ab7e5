import { Hono } from 'hono';
import { type Listening, listen } from '../http/listen.ts';
import type { Entry, Opened } from './entry.ts';
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
): Promise<{ readonly opened: Opened; readonly api: Listening | undefined }> {
  const opened = await openConsuming(entry, config, runtime);
  closing.defer(() => opened.close());
  const api = await answer(entry, opened, { config, runtime });
  if (api) closing.defer(() => api.close());
  closing.defer(() => opened.endStreams?.());
  await opened.start?.();
  return { opened, api };
}

async function answer(
  { process: { site } }: Entry,
  { app }: Opened,
  { config, runtime }: Pick<Opening, 'config' | 'runtime'>,
): Promise<Listening | undefined> {
  if (!app) return undefined;
  const { host, port, drainMs } = runtime.listening;
  const url = site && (config as Readonly<Record<string, string>>)[site.setting];
  // At an origin of its own it keeps the path of its address.
  const at = url && site.path !== '/' ? new Hono().route(new URL(url).pathname, app as Hono) : app;
  return listen(at, port, host, drainMs);
}
