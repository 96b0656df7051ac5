import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { findMedia, isPhotograph, readOriginal } from '../domains/media/media-files.ts';
import { drawPng } from '../domains/media/pictures-apart.ts';
import { pngToIcon } from '../domains/media/png-to-icon.ts';
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
const iconSize = { width: iconSide, height: iconSide, fit: 'contain' } as const;

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
  const bytes = await drawPng(original.bytes, logoSize);
  return bytes && { etag: original.etag, type: 'image/png', bytes };
}

async function drawIcon(shop: Shop, db: Queryable): Promise<Drawn | null> {
  const original = await readOwn(db, (await settingsOf(shop)).favicon);
  if (!original) return null;
  const png = await drawPng(original.bytes, iconSize);
  return png && { etag: original.etag, type: 'image/x-icon', bytes: pngToIcon(png, iconSide) };
}

/** A picture of the shop itself; null where there is none, or it lies elsewhere. */
async function readOwn(db: Queryable, address: string): Promise<{ etag: string; bytes: Buffer } | null> {
  const file = address.startsWith('/media/') ? await findMedia(db, address.slice('/media/'.length)) : null;
  if (!file) return null;
  const bytes = isPhotograph(file) ? await readOriginal(db, file.path) : file.drawing;
  return bytes ? { etag: `"${file.hash}"`, bytes } : null;
}
