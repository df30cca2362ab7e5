import { parentPort, workerData } from 'node:worker_threads';
import { type Address, startServer } from './server.ts';

/** What the starting thread passes, and what it hears back. */
export interface WorkerInput {
  readonly folder: string;
  readonly address: Address;
}
export type WorkerMessage = { ready: string } | { failed: string } | { closed: true };

const { folder, address } = workerData as WorkerInput;
const say = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const server = await startServer(folder, address);
  parentPort?.on('message', async () => {
    await server.close();
    say({ closed: true });
    parentPort?.close();
  });
  say({ ready: server.uri });
} catch (error) {
  say({ failed: (error as Error).message });
}
