import { pictureWidths, widthsOf } from '@mise/contract/pictures.ts';
import type { FastifyReply } from 'fastify';
import type { Shop } from '../context.ts';
import { BusyError } from '../domains/media/fair-queue.ts';
import { type Photograph, readLightOriginal, readOriginal } from '../domains/media/media-files.ts';
import { type AskedPicture, pictureAddress, pictureVersion } from '../domains/media/picture-address.ts';
import { PictureError } from '../domains/media/picture-error.ts';
import { commonFormat, formatSwitches, isOffered, type PictureFormat } from '../domains/media/picture-formats.ts';
import type { PictureRenderer } from '../domains/media/picture-renderer.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { sendMediaProblem } from './media-problem.ts';

type MediaCall = {
  shop: Shop;
  renderer: PictureRenderer;
  network: string;
  ifNoneMatch: string | undefined;
  reply: FastifyReply;
};

const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * A photograph in the width and format of its address. An address with the version of the picture stays true for ever; one
 * of an older version, of a format that the owner switched off, or of the original leads to what is true now.
 */
export async function answerPhotograph(call: MediaCall, asked: AskedPicture, file: Photograph): Promise<FastifyReply> {
  const { shop, reply } = call;
  const switches = formatSwitches(await settingsOf(shop));
  const common = commonFormat(switches, file.hasAlpha);
  const { size, version } = asked;
  if (size === 'shared') {
    reply.header('cache-control', 'public, max-age=86400');
    return sendDerivative(call, file, { width: sharedWidth(file), format: 'jpg', isExact: true });
  }
  if (size === undefined) return leadTo(reply, file, { width: 'full', format: common });
  const width = servedWidth(file, size, version !== undefined);
  if (width === undefined) return sendMediaProblem(reply, 'noSuchSize');
  if (!version) {
    reply.header('cache-control', 'public, no-cache');
    return sendDerivative(call, file, { width, format: common });
  }
  const format = isOffered(version.format, switches, file.hasAlpha) ? version.format : common;
  const isCurrent = version.name === pictureVersion(file) && version.format === format;
  if (!isCurrent) return leadTo(reply, file, { width, format });
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  return sendDerivative(call, file, { width, format });
}

/** An original that is sent in the place of what is not made yet, in bytes at most. */
const lightOriginal = 100 * 1024;

/** What those who show a page take at most; larger ones are left out by some. */
const widestShared = 1280;

function sharedWidth({ width }: Photograph): number {
  const widths = widthsOf(width);
  return widths.findLast((each) => each <= widestShared) ?? width;
}

/** Who names no version need not know how wide the picture is, and gets the next smaller width. */
function servedWidth(file: Photograph, size: number | 'full', isExact: boolean): number | undefined {
  const widths = widthsOf(file.width);
  if (size === 'full') return widths.at(-1);
  if (isExact) return widths.find((width) => width === size);
  return pictureWidths.includes(size) ? (widths.findLast((width) => width <= size) ?? widths[0]) : undefined;
}

function leadTo(reply: FastifyReply, file: Photograph, target: { width: number | 'full'; format: PictureFormat }) {
  return reply
    .header('cache-control', 'public, no-cache')
    .redirect(pictureAddress(`/media/${file.path}`, file, target));
}

async function sendDerivative(
  { shop, renderer, network, ifNoneMatch, reply }: MediaCall,
  file: Photograph,
  { isExact = false, ...target }: { width: number; format: PictureFormat; isExact?: boolean },
): Promise<FastifyReply> {
  const etag = `"${file.hash}-${target.width}.${target.format}"`;
  reply.header('etag', etag);
  if (ifNoneMatch === etag) return reply.code(304).send();
  try {
    const derivative = { hash: file.hash, ...target };
    const readLight = () => readLightOriginal(shop.db, file.path, lightOriginal);
    const { bytes, isOriginal } = await renderer.render({
      derivative,
      network,
      isExact,
      readOriginal: () => originalOf(shop, file),
      readLight,
    });
    if (!isOriginal) return reply.type(contentTypes[target.format]).send(bytes);
    return reply.removeHeader('etag').header('cache-control', 'no-store').type(file.contentType).send(bytes);
  } catch (error) {
    if (error instanceof BusyError) return sendMediaProblem(reply.removeHeader('etag'), 'busy');
    if (!(error instanceof PictureError)) throw error;
    shop.log.error({ err: error, path: file.path }, 'a picture cannot be read');
    return sendMediaProblem(reply.removeHeader('etag'), 'unreadable');
  }
}

async function originalOf(shop: Shop, { path }: Photograph): Promise<Buffer> {
  const bytes = await readOriginal(shop.db, path);
  if (!bytes) throw new PictureError('broken', { cause: 'its original is gone' });
  return bytes;
}
