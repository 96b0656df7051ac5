import type { Language } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { deviceOf } from '../domains/customers/device-of.ts';
import { operatorById } from '../domains/operators/operators.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { newDevice } from '../mails/new-device.ts';
import { sendMail } from '../mails/send-mail.ts';

export type NewDeviceReport = {
  operatorId: number;
  /** What the browser calls itself. */
  device: string;
  /** Network address. */
  address: string;
  /** ISO 8601. */
  at: string;
  language: Language;
  requestId: string;
};

/** Tells an operator that somebody logged in with their account from a device that was not seen before. */
export async function sendNewDevice(shop: Shop, report: NewDeviceReport): Promise<void> {
  const { operatorId, device, address, at, language, requestId } = report;
  const who = await operatorById(shop.db, operatorId);
  if (who?.state !== 'active') return;
  const frame = await mailFrameOf(shop, language);
  const sessionsUrl = frame.shopUrl + pathTo.operator();
  const content = newDevice(frame, {
    name: who.name,
    device: deviceOf(device),
    address,
    at: new Date(at),
    sessionsUrl,
  });
  await sendMail(shop, { to: who.email, about: `operator-${operatorId}-device-${requestId}`, frame, content });
}
