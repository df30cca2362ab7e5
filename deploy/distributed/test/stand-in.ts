import { createServer } from 'node:http';

// A piece that answers once it listens, and ends with 1 when it can't.
createServer((_, reply) => reply.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
