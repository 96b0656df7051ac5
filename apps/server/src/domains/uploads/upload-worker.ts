import { parentPort, workerData } from 'node:worker_threads';
import { uploadTypeOf } from './upload-type.ts';

/** Started by `examineUpload`. */
parentPort?.postMessage(await uploadTypeOf(Buffer.from(workerData)));
