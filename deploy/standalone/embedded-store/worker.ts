import { parentPort, workerData } from 'node:worker_threads';
import { type Address, startServer } from './server.ts';

/** Messages between the starting thread and the worker. */
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
const post = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const server = await startServer(folder, address, { failPoints, durable });
  parentPort?.on('message', async () => {
    await server.close();
    post({ type: 'closed' });
    parentPort?.close();
  });
  post({ type: 'ready', uri: server.uri });
} catch (error) {
  post({ type: 'failed', reason: (error as Error).message });
}
