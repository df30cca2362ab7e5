/** Hop-by-hop headers, which belong to one connection and aren't forwarded. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'host'];
/** No longer true, because replies are unpacked here. */
const UNPACKED = ['content-encoding', 'content-length', 'transfer-encoding', 'strict-transport-security'];
const PREFIX = '__Host-';

/** A Carillon at another address, for a browser that sees it at this one. */
export function carillonAt(url: string) {
  const { origin, protocol } = new URL(url);
  const isSecure = protocol === 'https:';

  const headersFor = (request: Request): Headers => {
    const headers = new Headers(request.headers);
    for (const name of HOP) headers.delete(name);
    headers.set('accept-encoding', 'identity');
    // The page is Carillon's own to its gateway, which takes calls from no other.
    if (headers.get('origin') === new URL(request.url).origin) headers.set('origin', origin);
    headers.delete('referer');
    const cookie = headers.get('cookie');
    if (isSecure && cookie) headers.set('cookie', cookie.replaceAll(/(^|; )(?=carillon_)/g, `$1${PREFIX}`));
    return headers;
  };

  const replied = (reply: Response, address: string): Response => {
    const headers = new Headers(reply.headers);
    for (const name of UNPACKED) headers.delete(name);
    headers.delete('set-cookie');
    // A browser only accepts such a cookie with https.
    for (const cookie of reply.headers.getSetCookie())
      headers.append('set-cookie', cookie.replace(PREFIX, '').replace(/; *secure\b/i, ''));
    const location = headers.get('location');
    if (location?.startsWith(origin)) headers.set('location', address + location.slice(origin.length));
    return new Response(reply.body, { status: reply.status, headers });
  };

  return {
    async ask(request: Request): Promise<Response> {
      const { pathname, search, origin: address } = new URL(request.url);
      try {
        const reply = await fetch(origin + pathname + search, {
          method: request.method,
          headers: headersFor(request),
          redirect: 'manual',
          signal: request.signal,
          ...(request.body && { body: request.body, duplex: 'half' }),
        } as RequestInit);
        return replied(reply, address);
      } catch {
        const text = `No Carillon answers at ${origin}. Start one (npm start), or say where one is: CARILLON_URL.\n`;
        return new Response(text, { status: 502, headers: { 'content-type': 'text/plain; charset=utf-8' } });
      }
    },
  };
}
