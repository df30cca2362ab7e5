import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

let watching = false;

/**
 * The MongoDB driver waits for 'drain' if a write doesn't complete at once, and an already closed socket emits
 * neither that nor 'error': a command, or the driver's monitor of its server, would wait forever, whatever its time
 * limits. That happens when a server is killed, between a socket's end and the driver's notice of it. From the first
 * call on, code that waits like this on a socket of this process learns when it is closed.
 */
export function endWaitsOnClosedSockets(): void {
  if (watching) return;
  watching = true;
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { socket: Socket };
    // Later, for commands begun before everybody knew about the end.
    socket.once('close', () => setImmediate(() => tellWaiting(socket)));
  });
}

function tellWaiting(socket: Socket): void {
  if (isAwaited(socket, 'drain') && isAwaited(socket, 'error'))
    socket.emit('error', new Error('the connection was closed before all was written'));
}

/** Whether somebody waits for the event to come once; listeners that stay are another matter. */
const isAwaited = (socket: Socket, event: string): boolean =>
  socket.rawListeners(event).some((listener) => 'listener' in listener);
