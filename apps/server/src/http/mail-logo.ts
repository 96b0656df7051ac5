import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Shop } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { findMedia, isPhotograph, readOriginal } from '../domains/media/media-files.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { mailLogoPath } from '../mails/mail-frame.ts';
import { headerOf } from './call-context.ts';
import { sendMediaProblem } from './media-problem.ts';
import { forEveryOrigin } from './security-headers.ts';

/** Mails show it 40 pixels high; screens have up to twice as many. */
const height = 80;
/** Dots an inch that a drawing is drawn with, so that it is scaled down and not up. */
const density = 300;

/** Answers the logo of the header as PNG, for mails. */
export function mountMailLogo(app: FastifyInstance, shop: Shop): void {
  app.get(mailLogoPath, async (request, reply) => {
    const logo = await shop.remember('mail-logo', (db) => drawLogo(shop, db));
    if (!logo) return sendMediaProblem(reply, 'notFound');
    reply.headers({ etag: logo.etag, 'cache-control': 'public, max-age=86400', ...forEveryOrigin });
    if (headerOf(request, 'if-none-match') === logo.etag) return reply.code(304).send();
    return reply.type('image/png').send(logo.png);
  });
}

async function drawLogo(shop: Shop, db: Queryable): Promise<{ etag: string; png: Buffer } | null> {
  const { headerLogo } = await settingsOf(shop);
  const file = await findMedia(db, headerLogo.replace(/^\/media\//, ''));
  if (!file) return null;
  const original = isPhotograph(file) ? await readOriginal(db, file.path) : file.drawing;
  if (!original) return null;
  return { etag: `"${file.hash}"`, png: await sharp(original, { density }).resize({ height }).png().toBuffer() };
}
