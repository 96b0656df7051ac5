import { localized } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { type LineFacts, lineFacts } from '../domains/catalog/line-facts.ts';
import { buyableNow, deleteNotification, findNotification, waitOn } from '../domains/contact/take-restocked.ts';
import { type MailFrame, mailFrameOf } from '../mails/mail-frame.ts';
import type { Row } from '../mails/parts.ts';
import { packDetail } from '../mails/quantity-text.ts';
import { sendMail } from '../mails/send-mail.ts';
import { stockNotification } from '../mails/stock-notification.ts';

/** Whether the address is asked, told that it is noted, told that the article is back, or told nothing. */
export type StockNotification = { id: number; kind: 'confirm' | 'noted' | 'back' | 'none' };

/** Writes to an address that waits for an article; nothing where it waits no more. With the news that it is back the address is deleted. */
export async function sendStockNotification(shop: Shop, { id, kind }: StockNotification): Promise<void> {
  const { db } = shop;
  if (kind === 'none') return;
  const row = await findNotification(db, id);
  if (!row) return;
  const { variationId, language, email, key, mailCount } = row;
  const isBack = kind === 'back';
  if (isBack && (await buyableNow(db, { variationIds: [variationId], now: shop.now() })).length === 0) {
    return waitOn(db, id);
  }
  const article = (await lineFacts(db, { variationIds: [variationId], language })).get(variationId);
  if (!article) return;
  const frame = await mailFrameOf(shop, language);
  await sendMail(shop, {
    to: email,
    about: `stock-${id}-${kind}${isBack ? '' : `-${mailCount}`}`,
    frame,
    content: stockNotification(frame, {
      kind,
      name: article.name,
      facts: articleFacts(article, frame),
      articleUrl: frame.shopUrl + localized(language, article.url),
      confirmUrl: frame.shopUrl + pathTo.notifyMe(language, 'confirm', key),
      unsubscribeUrl: frame.shopUrl + pathTo.notifyMe(language, 'unsubscribe', key),
    }),
  });
  if (isBack) await deleteNotification(db, id);
}

/** What tells the variation from others: canisters differ in what they hold. */
function articleFacts({ attributes, pack }: LineFacts, { text, language }: MailFrame): Row[] {
  const content = packDetail(pack, language);
  return [
    ...attributes.map(({ name, value }) => ({ label: name, value })),
    ...(content === null ? [] : [{ label: text('line.content'), value: content }]),
  ];
}
