import type { Shop } from '../context.ts';
import { type MailContent, renderMail } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';

/**
 * Sends a mail. A job may do so more than once: `about` ("order-10001-confirmation") names subject and kind and becomes the
 * Message-ID, by which a mailbox knows the second one as the first. Nobody is told of an order whose buyer was forgotten.
 */
export async function sendMail(
  shop: Pick<Shop, 'mail' | 'config'>,
  input: { to: string; about: string; frame: MailFrame; content: MailContent },
): Promise<void> {
  const { to, about, frame, content } = input;
  if (to === '') return;
  const messageId = `${about}@${new URL(shop.config.shopUrl).hostname}`;
  const replyTo = frame.email === '' ? {} : { replyTo: frame.email };
  await shop.mail.send({ to, messageId, ...replyTo, ...renderMail(frame, content) });
}
