import type { CustomerSession } from '@mise/contract/customers/customer-session.ts';
import { factsOf } from '@mise/rules/languages.ts';
import type { Locale } from '../page/locale.ts';

/** A device that the customer is logged in on. Times are written out. */
export type DeviceView = {
  id: number;
  isCurrent: boolean;
  browser: string | null;
  system: string | null;
  loggedInAt: string;
  /** The day. */
  seenAt: string;
};

/** The shop's own time: where the reader is, a server does not know. */
const timeZone = 'Europe/Berlin';

export function toDeviceView(
  { id, isCurrent, browser, system, ...times }: CustomerSession,
  locale: Locale,
): DeviceView {
  const { locale: format } = factsOf(locale);
  const moment = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const day = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeZone });
  return {
    id,
    isCurrent,
    browser,
    system,
    loggedInAt: moment.format(new Date(times.loggedInAt)),
    seenAt: day.format(new Date(times.seenAt)),
  };
}
