import { parentPort, workerData } from 'node:worker_threads';
import { whyNotPlain } from './why-not-plain.ts';

/** Started by `assertPlainDrawing`. */
parentPort?.postMessage(whyNotPlain(workerData));
