import robotsModule from 'robots-parser';

// The package is CommonJS, and its types are those of an ES module.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

/** How much of robots.txt is read; RFC 9309 asks for 500 KiB at least. */
const MAX_BYTES = 512_000;

interface Fetcher {
  readonly userAgent: string;
  readonly signal: AbortSignal;
}

/**
 * Whether robots.txt lets a fetcher load an address. By RFC 9309, 2.3.1, a robots.txt that isn't there allows everything,
 * and a server that fails allows nothing.
 */
export async function isAllowedByRobots(address: string, { userAgent, signal }: Fetcher): Promise<boolean> {
  const robots = new URL('/robots.txt', address).href;
  // No redirect is followed, since it could lead into the sandbox's own network.
  const reply = await fetch(robots, { headers: { 'user-agent': userAgent }, redirect: 'manual', signal });
  if (!reply.ok) {
    await reply.body?.cancel();
    return reply.status < 500;
  }
  return robotsParser(robots, await readStart(reply)).isAllowed(address, userAgent) ?? true;
}

async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString();
}
