import { parentPort } from 'node:worker_threads';

/** The other end of `createReadingThreads`: what fails ends the thread. */
export function answerFiles<Answer>(read: (bytes: Uint8Array) => Answer | Promise<Answer>): void {
  parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await read(bytes)));
}
