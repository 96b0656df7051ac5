import { answerFiles } from '../answer-files.ts';
import { whyNotPlain } from './why-not-plain.ts';

/** Started by `assertPlainDrawing`. */
answerFiles(whyNotPlain);
