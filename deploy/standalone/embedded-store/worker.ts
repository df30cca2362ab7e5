import { parentPort, workerData } from 'node:worker_threads';
import { type Address, startServer } from './server.ts';

/** What the starting thread passes, and what it hears back. */
export interface WorkerInput {
  readonly folder: string;
  readonly address: Address;
  readonly failPoints: boolean;
  readonly durable: boolean;
}
export type WorkerMessage =
  | { readonly type: 'ready'; readonly uri: string }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'closed' };

const { folder, address, failPoints, durable } = workerData as WorkerInput;
const say = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const server = await startServer(folder, address, { failPoints, durable });
  parentPort?.on('message', async () => {
    await server.close();
    say({ type: 'closed' });
    parentPort?.close();
  });
  say({ type: 'ready', uri: server.uri });
} catch (error) {
  say({ type: 'failed', reason: (error as Error).message });
}
