import { inSpan } from './tracing.ts';

/** Calls of somebody outside, who gets no trace; of the address only the host is told, since a token may be in the rest. */
export const tracedFetch: typeof fetch = (input, init) =>
  inSpan(
    () => {
      const { host } = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const attributes = { 'http.request.method': method, 'server.address': host };
      return { name: `${method} ${host}`, kind: 'CLIENT', attributes };
    },
    async (span) => {
      const reply = await fetch(input, init);
      span.setAttributes({ 'http.response.status_code': reply.status });
      return reply;
    },
  );
