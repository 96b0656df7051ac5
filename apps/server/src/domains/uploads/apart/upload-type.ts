import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { isDrawing } from './drawing.ts';
import { isEps } from './eps.ts';
import { isPdf, isPlainPdf } from './pdf.ts';
import { isPhotograph } from './photograph.ts';

/**
 * What some bytes are by their content, whatever they are called; null for what the shop does not take: unknown, broken, locked by a
 * password, or made to do something when it is opened.
 */
export async function uploadTypeOf(bytes: Buffer): Promise<UploadType | null> {
  const head = bytes.toString('latin1', 0, 1024);
  if (isPdf(head)) return isPlainPdf(bytes) ? 'pdf' : null;
  if (head.startsWith('\xff\xd8\xff')) return (await isPhotograph(bytes, 'jpeg')) ? 'jpg' : null;
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return (await isPhotograph(bytes, 'png')) ? 'png' : null;
  if (isEps(bytes)) return 'eps';
  return isDrawing(bytes) ? 'svg' : null;
}
