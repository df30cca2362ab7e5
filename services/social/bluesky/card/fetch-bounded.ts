const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

interface Bounds {
  /** Bytes. */
  readonly most: number;
  readonly signal: AbortSignal;
  /** Whether the beginning of a longer one will do. */
  readonly cut: boolean;
}

export interface FetchedPage {
  /** After its redirects. */
  readonly url: string;
  /** The media type, such as `text/html`. */
  readonly type: string;
  /** The encoding of its text, as the server names it. */
  readonly charset: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches an address, over a few redirects; null where that fails. `get` checks each address. */
export async function fetchBounded(
  get: typeof fetch,
  address: string,
  { most, signal, cut }: Bounds,
): Promise<FetchedPage | null> {
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const reply = await get(url, { redirect: 'manual', signal, headers: HEADERS });
      const location = REDIRECTS.has(reply.status) ? reply.headers.get('location') : null;
      if (location === null) return await pageOf(url, reply, most, cut);
      await reply.body?.cancel();
      const next = new URL(location, url);
      if (!/^https?:$/.test(next.protocol) || (url.protocol === 'https:' && next.protocol === 'http:'))
        return null;
      url = next;
    }
  } catch {
    // A card is a trimming: whatever is wrong with the page is nobody's business here.
  }
  return null;
}

const HEADERS = { accept: 'text/html,image/*;q=0.9', 'user-agent': 'Carillon (link preview)' };

const CHARSET = /^ *charset *= *"?([^"]+)/;

async function pageOf(
  url: URL,
  reply: Response,
  maxBytes: number,
  cut: boolean,
): Promise<FetchedPage | null> {
  const [essence = '', ...parameters] = (reply.headers.get('content-type') ?? '').toLowerCase().split(';');
  const type = essence.trim();
  const charset = parameters.map((one) => CHARSET.exec(one)?.[1]).find(Boolean) ?? null;
  if (reply.status !== 200 || !reply.body) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of reply.body) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) break;
  }
  if (length > maxBytes && !cut) return null;
  return { url: url.href, type, charset, bytes: new Uint8Array(Buffer.concat(parts).subarray(0, maxBytes)) };
}
