import sharp from 'sharp';
import { hasTooManyScans, isArithmetic } from '../../media/apart/jpeg-scans.ts';
import { isTooLarge, maximumPixels } from '../../media/apart/picture-size.ts';
import { pixelsAlone } from '../../media/apart/png-chunks.ts';

/**
 * Read to its last pixel: a header alone says nothing of the rest. Anything that is made of the pixels takes many times as long. A profile is not
 * read: five kilobytes that name one curve two hundred times took three seconds, in which no thread can be ended.
 */
export async function isPhotograph(bytes: Buffer, format: 'jpeg' | 'png'): Promise<boolean> {
  // Of the whole process, and any thread that loads sharp turns it on: a hundred reads are kept, with 300 megabytes of each photograph in layers.
  sharp.cache(false);
  if (format === 'jpeg' && (hasTooManyScans(bytes) || isArithmetic(bytes))) return false;
  try {
    const plain = format === 'png' ? pixelsAlone(bytes) : bytes;
    const picture = sharp(plain, {
      limitInputPixels: maximumPixels,
      failOn: 'error',
      sequentialRead: true,
      ignoreIcc: true,
    });
    const header = await picture.metadata();
    const { format: found, width, height } = header;
    if (found !== format || isTooLarge(header)) return false;
    await picture
      .extract({ left: width - 1, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}
