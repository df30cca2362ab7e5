import type { LinkServer } from './link-server.ts';

type Env = Readonly<Record<string, string>>;

/** The settings that say where something is that a service connects to, and the link's name for it. */
const ENDS = { MONGODB_URI: 'store', AMQP_URL: 'broker', REDIS_URL: 'redis' } as const;
const PORTS: Readonly<Record<string, string>> = { 'mongodb:': '27017', 'amqp:': '5672', 'redis:': '6379' };

/** Leads each connection of a piece through its own link; returns its settings, and the links' names. */
export async function linkServers(
  server: LinkServer,
  { name, env }: { readonly name: string; readonly env: Env },
): Promise<{ readonly env: Env; readonly links: readonly string[] }> {
  const changed: Record<string, string> = {};
  const links: string[] = [];
  for (const [setting, end] of Object.entries(ENDS)) {
    const address = env[setting];
    if (address === undefined) continue;
    const url = new URL(oneHost(address));
    const link = `${name}-${end}`;
    const port = await server.open(link, `${url.hostname}:${url.port || PORTS[url.protocol]}`);
    url.host = `127.0.0.1:${port}`;
    // Else the driver asks the server where it is, and goes there.
    if (end === 'store') url.searchParams.set('directConnection', 'true');
    changed[setting] = url.href;
    links.push(link);
  }
  return { env: { ...env, ...changed }, links };
}

function oneHost(uri: string): string {
  if (/^[^/]+\/\/[^/]*,/.test(uri) || uri.startsWith('mongodb+srv:'))
    throw new Error('--links needs a MONGODB_URI that names one host, with its port.');
  return uri;
}
