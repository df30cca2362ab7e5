import { createServer } from 'node:http';
import { pngOf } from './bluesky-files.ts';

/** A server whose page `/bells` names a title, a description and a picture, one redirect away. */
export const createPages = () =>
  createServer((request, reply) => {
    if (request.url === '/bells') {
      reply.writeHead(302, { location: '/page' });
      reply.end();
      return;
    }
    const isPicture = request.url?.endsWith('.png');
    reply.writeHead(200, { 'content-type': isPicture ? 'image/png' : 'text/html; charset=utf-8' });
    reply.end(
      isPicture
        ? pngOf(12, 6)
        : '<html><head><title>No</title><meta property="og:title" content="Bells &amp; more"><meta name="description" content="How they’re cast"><meta property="og:image" content="/bell.png"></head></html>',
    );
  });
