import { parentPort, workerData } from 'node:worker_threads';
import { prepareDemo, type Wanted } from './prepare-demo.ts';

await prepareDemo(workerData as Wanted);
parentPort?.postMessage('prepared');
