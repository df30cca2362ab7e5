import { inSpan } from './tracing.ts';

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** Calls somebody outside, who gets no trace. A span names the host and the port alone, since a token may be in the rest. */
export const tracedFetch: typeof fetch = (input, init) =>
  inSpan(
    () => {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const server = { 'server.address': url.hostname, 'server.port': portOf(url) };
      const attributes = { 'http.request.method': method, ...server };
      return { name: `${method} ${url.host}`, kind: 'CLIENT', attributes };
    },
    async (span) => {
      const reply = await fetch(input, init);
      span.setAttributes({ 'http.response.status_code': reply.status });
      return reply;
    },
  );
