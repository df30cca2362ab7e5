import { tracingChannel } from 'node:diagnostics_channel';
import type { Server } from 'node:net';

/** A piece's message to its launcher: the port that it listens on, or could not have. */
export type PieceMessage = { readonly listening: number } | { readonly taken: number };

// Loaded first in every piece (`node --import`): a launcher that was killed takes its pieces with it, in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const sendMessage = (message: PieceMessage) => process.send?.(message);

tracingChannel('net.server.listen').subscribe({
  asyncEnd(message) {
    const address = (message as { server: Server }).server.address();
    if (typeof address === 'object' && address) sendMessage({ listening: address.port });
  },
  error(message) {
    const { code, port } = message.error as { code?: unknown; port?: unknown };
    if (code === 'EADDRINUSE' && typeof port === 'number') sendMessage({ taken: port });
  },
});
process.channel?.unref();
