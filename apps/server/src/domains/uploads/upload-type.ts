import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { maximumPixels } from '../media/picture-error.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What a printing house's program would run, or cannot open. */
const activePdf = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|Encrypt)\b/;

/**
 * What some bytes are by their content, whatever they are called; null for what the shop does not take: unknown, broken, locked by a
 * password, or made to do something when it is opened.
 */
export async function uploadTypeOf(bytes: Buffer): Promise<UploadType | null> {
  const head = bytes.toString('latin1', 0, 1024);
  if (head.startsWith('%PDF-')) return isPlainPdf(bytes) ? 'pdf' : null;
  if (/^%!PS-Adobe-\d\.\d EPSF-\d/.test(head)) return bytes.toString('latin1').includes('%%BoundingBox') ? 'eps' : null;
  if (head.startsWith('\xff\xd8\xff')) return (await isPhotograph(bytes, 'jpeg')) ? 'jpg' : null;
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return (await isPhotograph(bytes, 'png')) ? 'png' : null;
  return isDrawing(bytes) ? 'svg' : null;
}

/** Its end is there, so that nothing was cut on the way. */
function isPlainPdf(bytes: Buffer): boolean {
  if (!bytes.toString('latin1', Math.max(0, bytes.length - 2048)).includes('%%EOF')) return false;
  return !activePdf.test(bytes.toString('latin1'));
}

/** Read to its end: a header alone says nothing of the rest. */
async function isPhotograph(bytes: Buffer, format: 'jpeg' | 'png'): Promise<boolean> {
  try {
    const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', sequentialRead: true });
    if ((await picture.metadata()).format !== format) return false;
    await picture.stats();
    return true;
  } catch {
    return false;
  }
}

/**
 * Well-formed XML whose root is an SVG's, without scripts. More than that is not asked: drawing programs leave much of their own in their
 * files, and nobody is ever shown one as a page.
 */
function isDrawing(bytes: Buffer): boolean {
  try {
    const parser = new SaxesParser({ xmlns: true, position: false });
    let elements = 0;
    parser.on('opentag', ({ uri, local, attributes }) => {
      elements += 1;
      const isRunning = ['script', 'foreignObject'].includes(local) && uri === svgNamespace;
      if (isRunning || (elements === 1 && (local !== 'svg' || uri !== svgNamespace))) throw new Error(local);
      for (const { name, value } of Object.values(attributes)) {
        if (/^on/i.test(name) || /^\s*javascript:/i.test(value)) throw new Error(name);
      }
    });
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close();
    return elements > 0;
  } catch {
    return false;
  }
}
