import { answerApart } from '../../media/answer-apart.ts';
import { uploadTypeOf } from './upload-type.ts';

const tasks = {
  /** What a file is, and how long a processor took to find that out (milliseconds), however long the file waited for one. */
  examine: async (bytes: Buffer) => {
    const before = process.cpuUsage();
    const type = await uploadTypeOf(bytes);
    const { user, system } = process.cpuUsage(before);
    return { type, milliseconds: (user + system) / 1000 };
  },
};

export type UploadTasks = typeof tasks;

/** Started by `examineUpload`. */
answerApart(tasks);
