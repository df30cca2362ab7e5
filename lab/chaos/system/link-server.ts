import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../deploy/processes/ports.ts';
import { runChild, whenReady } from '../../../deploy/processes/run-child.ts';
import type { LinkFault } from '../plan/link-faults.ts';

const FOLDER = '.cache/toxiproxy';
const PLACES = [path.resolve(import.meta.dirname, '../../..', FOLDER, 'server'), 'toxiproxy-server'];
const TIMEOUT_MS = 10_000;

export const INSTALL = `GOBIN="$PWD/${FOLDER}" go install github.com/Shopify/toxiproxy/v2/cmd/server@v2.5.0`;

/** A toxiproxy of our own on loopback, kept over all runs: connections go through it, and come to grief there. */
export interface LinkServer {
  /** Opens a named link to an address; returns the port to connect to instead. */
  open(name: string, address: string): Promise<number>;
  /** Does something to a way for a while. */
  spoil(name: string, fault: LinkFault): Promise<void>;
  /** Takes all ways away. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error saying what to install */
export async function startLinkServer(): Promise<LinkServer> {
  const command = PLACES.find((place) => spawnSync(place, ['-version']).error === undefined);
  if (!command)
    throw new Error(`--links needs toxiproxy, which is not here. Install it with Go:\n  ${INSTALL}`);
  const port = await freePort();
  const args = ['-host', '127.0.0.1', '-port', `${port}`];
  const child = runChild({ name: 'toxiproxy', command, args, detached: true });
  const call = (method: string, where: string, body?: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${where}`, { method, ...(body && { body: JSON.stringify(body) }) });
  await whenReady(child, `http://127.0.0.1:${port}/version`, TIMEOUT_MS);

  const callServer = async (method: string, where: string, body?: object): Promise<unknown> => {
    const reply = await call(method, where, body);
    if (!reply.ok) throw new Error(`toxiproxy: ${method} ${where}: ${await reply.text()}`);
    return reply.status === 204 ? null : reply.json();
  };
  let count = 0;
  return {
    async open(name, upstream) {
      const proxy = { name, upstream, listen: '127.0.0.1:0', enabled: true };
      const { listen } = (await callServer('POST', '/proxies', proxy)) as { listen: string };
      return Number(listen.split(':').at(-1));
    },
    async spoil(link, { kind, stream, attributes, forMs }) {
      const name = `fault-${++count}`;
      const toxics = `/proxies/${link}/toxics`;
      await callServer('POST', toxics, { name, type: kind, stream, attributes });
      await pause(forMs);
      await callServer('DELETE', `${toxics}/${name}`);
    },
    async clear() {
      const all = (await callServer('GET', '/proxies')) as Record<string, unknown>;
      for (const name of Object.keys(all)) await callServer('DELETE', `/proxies/${name}`);
    },
    async close() {
      await child.end('SIGKILL');
    },
  };
}
