import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Shop } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { pngToIcon } from '../domains/media/icon-to-png.ts';
import { findMedia, isPhotograph, readOriginal } from '../domains/media/media-files.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { mailLogoPath } from '../mails/mail-frame.ts';
import { headerOf } from './call-context.ts';
import { sendMediaProblem } from './media-problem.ts';
import { forEveryOrigin } from './security-headers.ts';

type Drawn = { etag: string; type: string; bytes: Buffer };

/** Mails show the logo 40 pixels high; screens have up to twice as many. */
const logoSize = { width: 1600, height: 80, fit: 'inside' } as const;
/** Search engines show no smaller one beside their hits. */
const iconSide = 48;
const iconSize = { width: iconSide, height: iconSide, fit: 'contain', background: '#0000' } as const;

/** Answers pictures that the owner chose in the form that others expect: the logo as PNG for mails, the icon where browsers look for it. */
export function mountShopIcons(app: FastifyInstance, shop: Shop): void {
  answerPicture(app, mailLogoPath, () => shop.remember('mail-logo', (db) => drawLogo(shop, db)));
  answerPicture(app, '/favicon.ico', () => shop.remember('favicon', (db) => drawIcon(shop, db)));
}

function answerPicture(app: FastifyInstance, path: string, draw: () => Promise<Drawn | null>): void {
  app.get(path, async (request, reply) => {
    const picture = await draw();
    if (!picture) return sendMediaProblem(reply, 'notFound');
    reply.headers({ etag: picture.etag, 'cache-control': 'public, max-age=86400', ...forEveryOrigin });
    if (headerOf(request, 'if-none-match') === picture.etag) return reply.code(304).send();
    return reply.type(picture.type).send(picture.bytes);
  });
}

async function drawLogo(shop: Shop, db: Queryable): Promise<Drawn | null> {
  const original = await readOwn(db, (await settingsOf(shop)).headerLogo);
  if (!original) return null;
  const bytes = await toPng(original.bytes, logoSize);
  return bytes && { etag: original.etag, type: 'image/png', bytes };
}

async function drawIcon(shop: Shop, db: Queryable): Promise<Drawn | null> {
  const original = await readOwn(db, (await settingsOf(shop)).favicon);
  if (!original) return null;
  const png = await toPng(original.bytes, iconSize);
  return png && { etag: original.etag, type: 'image/x-icon', bytes: pngToIcon(png, iconSide) };
}

/** How many dots an inch a drawing can be drawn with, and with how many it has the size that it says. */
const densities = { least: 1, own: 72, most: 2400 };

/**
 * A drawing is drawn in twice the size that is asked for, so that it is scaled down and not up, whatever size it says. Null where it cannot be
 * drawn: of no size, or a line without breadth.
 */
async function toPng(bytes: Buffer, size: typeof logoSize | typeof iconSize): Promise<Buffer | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const wanted = 2 * densities.own * Math.min(size.width / width, size.height / height);
    const density = Math.min(Math.max(wanted, densities.least), densities.most);
    return await sharp(bytes, { density }).resize(size).png().toBuffer();
  } catch {
    return null;
  }
}

/** A picture of the shop itself; null where there is none, or it lies elsewhere. */
async function readOwn(db: Queryable, address: string): Promise<{ etag: string; bytes: Buffer } | null> {
  const file = address.startsWith('/media/') ? await findMedia(db, address.slice('/media/'.length)) : null;
  if (!file) return null;
  const bytes = isPhotograph(file) ? await readOriginal(db, file.path) : file.drawing;
  return bytes ? { etag: `"${file.hash}"`, bytes } : null;
}
