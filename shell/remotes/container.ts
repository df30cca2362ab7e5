import type { RemoteProps } from '@carillon/sdk/shell.ts';
import type { ComponentType } from 'react';

/** The container that a micro-frontend's entry script makes, by webpack's module federation. */
interface Container {
  /** Passes it the shell's shared modules. Repeating that is no error. */
  init(sharedScope: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

export interface Exposed {
  readonly default: ComponentType<RemoteProps>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;
declare global {
  /** Filled by the entry scripts, each under its micro-frontend's name (`remote-config.mjs`). */
  var carillonRemotes: Record<string, Container> | undefined;
}

/**
 * Loads a micro-frontend's root component from its entry script. It is evaluated when `ready`, since its modules have messages.
 * @throws Error when a script of it can't be loaded or fails
 */
export async function loadExposed(
  name: string,
  entry: string,
  ready: Promise<unknown> = Promise.resolve(),
): Promise<Exposed> {
  forgetBuild(name);
  // A later failure is still awaited below.
  ready.catch(() => undefined);
  await Promise.all([runScript(entry), __webpack_init_sharing__('default')]);
  const container = globalThis.carillonRemotes?.[name];
  if (!container) throw new Error(`${entry} is no build of ${name}`);
  await container.init(__webpack_share_scopes__.default);
  const make = await container.get('./App');
  await ready;
  return make() as Exposed;
}

/** All builds of one name share these: a new one would run the chunks of the one before. */
function forgetBuild(name: string): void {
  delete globalThis.carillonRemotes?.[name];
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
}

function runScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = src;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script ${src} could not be loaded.`));
    document.head.append(script);
  }).finally(() => script.remove());
}
