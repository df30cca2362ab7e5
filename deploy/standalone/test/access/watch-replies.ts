/** Notes what this process gets of a server: the id of the last call, and the cookies and tokens that nobody else may see. */
export function watchReplies(url: string) {
  const { fetch: realFetch } = globalThis;
  const secrets = new Set<string>();
  let requestId = '';
  globalThis.fetch = async (input, init) => {
    const reply = await realFetch(input, init);
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    // Calls by the server itself are not answered here.
    if (origin !== new URL(url).origin || /^\/sandbox\/(?!admin\/)/.test(pathname)) return reply;
    requestId = reply.headers.get('x-request-id') ?? requestId;
    for (const line of reply.headers.getSetCookie()) {
      const [, value] = /^[^=]+=([^;]+)/.exec(line) ?? [];
      if (value) secrets.add(value);
    }
    return reply;
  };
  return {
    secrets,
    get requestId() {
      return requestId;
    },
    note(id: string) {
      requestId = id;
    },
    end() {
      globalThis.fetch = realFetch;
    },
  };
}
