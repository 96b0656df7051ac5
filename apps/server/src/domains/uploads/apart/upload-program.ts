import { answerApart } from '../../media/answer-apart.ts';
import { uploadTypeOf } from './upload-type.ts';

const tasks = { uploadTypeOf };

export type UploadTasks = typeof tasks;

/** Started by `examineUpload`. */
answerApart(tasks);
