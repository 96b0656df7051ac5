import { answerFiles } from '../media/answer-files.ts';
import { uploadTypeOf } from './upload-type.ts';

/** Started by `examineUpload`. */
answerFiles((bytes) => uploadTypeOf(Buffer.from(bytes)));
