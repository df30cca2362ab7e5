/** A fetch that loses chosen calls: the next call whose address ends this way, or its reply. */
export function losing(inner: typeof fetch) {
  let reply: string | null = null;
  let call: string | null = null;
  const names = (ending: string | null, input: Parameters<typeof fetch>[0]): boolean =>
    ending !== null && new URL(String(input)).pathname.endsWith(ending);
  const broke = () => new TypeError('fetch failed', { cause: new Error('the connection broke') });
  return {
    fetch: (async (input, init) => {
      if (names(call, input)) {
        call = null;
        throw broke();
      }
      const loses = names(reply, input);
      const answered = await inner(input, init);
      if (!loses) return answered;
      reply = null;
      await answered.text();
      throw broke();
    }) satisfies typeof fetch as typeof fetch,
    loseReply: (ending: string) => {
      reply = ending;
    },
    loseCall: (ending: string) => {
      call = ending;
    },
  };
}
