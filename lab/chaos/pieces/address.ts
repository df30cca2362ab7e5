import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** A fixed address for a piece, whichever process serves it, like a Kubernetes Service. */
export interface Address {
  readonly port: number;
  /** New connections go to these ports in turn; those that are open stay. Without any they are refused. */
  lead(to: readonly number[]): Promise<void>;
  close(): Promise<void>;
}

export function createAddress(port: number): Address {
  let targets: readonly number[] = [];
  let turn = 0;
  let server: Server | null = null;
  const open = async (): Promise<void> => {
    server = createServer({ allowHalfOpen: true, noDelay: true }, (from) => {
      const to = connect({
        port: targets[turn++ % targets.length] ?? 0,
        host: '127.0.0.1',
        allowHalfOpen: true,
        noDelay: true,
      });
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const shut = async (): Promise<void> => {
    // Not waited for: connections that are open end with their process.
    server?.close();
    server = null;
  };
  return {
    port,
    async lead(to) {
      targets = to;
      if (to.length === 0) await shut();
      else if (!server) await open();
    },
    close: shut,
  };
}
