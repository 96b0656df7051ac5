import { freightServiceKinds, shippingServiceKinds, timeWindowSchema } from '@mise/contract/checkout/shipping.ts';
import { defaultLanguage, type Translated } from '@mise/rules/languages.ts';
import { pickupPointKinds } from '@mise/rules/pickup-point.ts';
import type { ServiceRate } from '../domains/checkout/shipping-services.ts';
import { StartError } from '../start-error.ts';
import { readCharge } from './euros.ts';
import {
  languageOptions,
  type NewTexts,
  type OptionWords,
  readIsos,
  readNewTexts,
  readOptionWords,
  readPosition,
} from './option-words.ts';

type Days = { minimum: number; maximum: number };

export type WayChanges = { names?: NewTexts; carrier?: string; days?: Days; consent?: string; position?: number };
export type NewWay = {
  names: Translated<string>;
  carrier: string;
  days: Days;
  isPickup: boolean;
  consent: string;
  position: number | null;
};

/** Countries by their two letters. `amount`, `days`, null: it is taken away; then `from` and `upToWeightG` undefined: whichever it is. */
export type WayTask =
  | { kind: 'show' }
  | { kind: 'change'; changes: WayChanges }
  | { kind: 'remove' }
  | { kind: 'rate'; isos: string[]; amount: number; from: number; upToWeightG: number | null }
  | { kind: 'noRate'; isos: string[]; from: number | undefined; upToWeightG: number | undefined }
  | { kind: 'transit'; isos: string[]; days: Days | null }
  | { kind: 'service'; isos: string[]; service: ServiceRate['kind']; amount: number | null; windows: string[] }
  | { kind: 'without'; keys: string[] };

export type ShippingTask = { kind: 'list' } | { kind: 'add'; way: NewWay } | { kind: 'way'; id: number; task: WayTask };

const languageUsage = languageOptions()
  .map((language) => `[--${language} <name>]`)
  .join(' ');

export const shippingUsage = `  shipping                     every way to ship: days, what it costs to which country, services, ways to pay that it excludes
  shipping add --de Paketversand --en Parcel --carrier DHL --days 1-3
                               another one; what it costs is said after that
      --pickup                 it is fetched from the warehouse: the days are those until it can be
      --consent "DHL Paket GmbH, Sträßchensweg 10, 53113 Bonn"
                               asks buyers whether this carrier may have their e-mail and phone
      --position 10            its place among the others: the smaller the earlier
  shipping <id> ${languageUsage} [--carrier <name>] [--days 1-3] [--consent <carrier>|none] [--position 10]
                               changes one
  shipping <id> rate DE,AT 5.90 [--from 150] [--up-to-kg 31.5]
                               what it costs there: for goods of that sum or more, up to that weight
  shipping <id> rate DE none [--from 150] [--up-to-kg 31.5]
                               takes that away; without --from and --up-to-kg all that it costs there
  shipping <id> transit AT 2-4 how long it takes to a country, where that is not what it takes elsewhere; none: it is
  shipping <id> service DE tailLift 29.00
                               what the carrier does beside the carriage, or none
      --windows 07:00-10:00,10:00-13:00
                               of a deliveryWindow: the hours to choose from
  shipping <id> without invoice,cashOnPickup
                               who comes so cannot pay so; none: they can
  shipping <id> remove         orders keep its name; carts that had chosen it choose anew

Amounts are gross. A way goes to a country once it has a rate there, be it 0. Of those that bear the weight that of the highest
sum holds, and of these the cheapest. Services: ${shippingServiceKinds.join(', ')};
pickup points: ${pickupPointKinds.join(', ')}.`;

/** Reads the words after `shipping`. Throws a StartError that says what is expected. */
export function readShippingTask(words: readonly string[]): ShippingTask {
  const read = readOptionWords(words, {
    texts: [...languageOptions(), 'carrier', 'days', 'consent', 'position', 'from', 'up-to-kg', 'windows'],
    flags: ['pickup'],
    usage: shippingUsage,
  });
  const [subject, act, ...rest] = read.positionals;
  if (subject === undefined) return only(read, []) && { kind: 'list' };
  if (subject === 'add' && act === undefined) return { kind: 'add', way: readNewWay(read) };
  if (!/^[1-9]\d{0,6}$/.test(subject)) throw wrong();
  return { kind: 'way', id: Number(subject), task: readWayTask(act, rest, read) };
}

type Values = OptionWords['values'];

/** What is done to a way: how many words it takes, which options, and what they mean. */
type Act = { words: number; options: string[]; read: (words: readonly string[], values: Values) => WayTask };

const acts: Record<string, Act> = {
  rate: { words: 2, options: ['from', 'up-to-kg'], read: readRate },
  transit: {
    ...{ words: 2, options: [] },
    read: ([isos = '', days = '']) => ({
      kind: 'transit',
      isos: readIsos(isos),
      days: days === 'none' ? null : readDays(days),
    }),
  },
  service: { words: 3, options: ['windows'], read: readService },
  without: {
    ...{ words: 1, options: [] },
    read: ([keys = '']) => ({
      kind: 'without',
      keys: keys === 'none' ? [] : [...new Set(keys.split(',').map((key) => key.trim()))],
    }),
  },
  remove: { words: 0, options: [], read: () => ({ kind: 'remove' }) },
};

function readWayTask(name: string | undefined, words: readonly string[], read: OptionWords): WayTask {
  if (name === undefined) return readChange(read);
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act || words.length !== act.words || words.includes('')) throw wrong();
  only(read, act.options);
  return act.read(words, read.values);
}

function readRate([countries = '', euros = '']: readonly string[], values: Values): WayTask {
  const isos = readIsos(countries);
  const from = values.from === undefined ? undefined : readCharge(values.from, 'It is a sum in euros: --from 150.');
  const upToWeightG = values['up-to-kg'] === undefined ? undefined : readWeight(values['up-to-kg']);
  if (euros === 'none') return { kind: 'noRate', isos, from, upToWeightG };
  const amount = readCharge(euros, 'A rate is in euros, gross: 5.90, or 0; none takes it away.');
  return { kind: 'rate', isos, amount, from: from ?? 0, upToWeightG: upToWeightG ?? null };
}

function readNewWay(read: OptionWords): NewWay {
  only(read, [...languageOptions(), 'carrier', 'days', 'consent', 'position', 'pickup']);
  const { names = {}, carrier = '', days, consent = '', position = null } = readChanges(read);
  const isPickup = read.flags.includes('pickup');
  const missing = [
    ...(names[defaultLanguage] ? [] : [`--${defaultLanguage} <name>`]),
    ...(carrier !== '' || isPickup ? [] : ['--carrier <name>']),
    ...(days ? [] : ['--days 1-3']),
  ];
  if (missing.length > 0 || !days) throw new StartError(`A way to ship needs ${missing.join(', ')} too.`);
  return { names: names as Translated<string>, carrier, days, isPickup, consent, position };
}

function readChange(read: OptionWords): WayTask {
  only(read, [...languageOptions(), 'carrier', 'days', 'consent', 'position']);
  const changes = readChanges(read);
  return Object.keys(changes).length === 0 ? { kind: 'show' } : { kind: 'change', changes };
}

function readChanges({ values }: OptionWords): WayChanges {
  const { carrier, days, consent, position } = values;
  const names = readNewTexts(values, mostInName);
  return {
    ...(Object.keys(names).length > 0 && { names }),
    ...(carrier !== undefined && { carrier: readLine('carrier', carrier, 60) }),
    ...(days !== undefined && { days: readDays(days) }),
    ...(consent !== undefined && { consent: consent === 'none' ? '' : readLine('consent', consent, 200) }),
    ...(position !== undefined && { position: readPosition(position) }),
  };
}

const mostInName = 80;

function readLine(option: string, typed: string, most: number): string {
  const line = typed.trim();
  if (line !== '' && line.length <= most) return line;
  throw new StartError(`--${option} takes a text of at most ${most} signs, not "${typed}".`);
}

const mostDays = 90;

/** "1-3", or "2" for 2-2. */
function readDays(typed: string): Days {
  const [, first = '', last = first] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(typed) ?? [];
  const [minimum, maximum] = [Number(first), Number(last)];
  if (first === '' || minimum > maximum || maximum > mostDays) {
    throw new StartError(`Working days are written 1-3 or 2, at most ${mostDays}, not "${typed}".`);
  }
  return { minimum, maximum };
}

function readWeight(typed: string): number {
  const grams = /^\d{1,5}([.,]\d{1,3})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 1000) : 0;
  if (grams === 0) throw new StartError(`--up-to-kg takes kilograms such as 31.5, not "${typed}".`);
  return grams;
}

const serviceKinds: readonly ServiceRate['kind'][] = [...shippingServiceKinds, ...pickupPointKinds];

function readService([countries = '', word = '', euros = '']: readonly string[], values: Values): WayTask {
  const service = serviceKinds.find((kind) => kind === word);
  if (!service) throw new StartError(`"${word}" is no service: ${serviceKinds.join(', ')}.`);
  const amount =
    euros === 'none' ? null : readCharge(euros, 'A service costs euros, gross: 29.00, or 0; none takes it away.');
  const isCharged = freightServiceKinds.some((kind) => kind === service);
  if (amount && !isCharged) {
    const instead =
      service === 'preferredDay' ? ' What it costs is a setting of the shop (preferredDayAdditionalCharge).' : '';
    throw new StartError(`${service} is in what the way costs: give it 0.${instead}`);
  }
  const windows = [...new Set((values.windows ?? '').split(',').map((each) => each.trim()))].filter(Boolean);
  const isOfWindows = service === 'deliveryWindow' && amount !== null;
  if (isOfWindows !== windows.length > 0) {
    throw new StartError(
      isOfWindows
        ? 'A deliveryWindow needs the hours to choose from: --windows 07:00-10:00,10:00-13:00.'
        : '--windows are those of a deliveryWindow.',
    );
  }
  const wrongWindow = windows.find((each) => !isWindow(each));
  if (wrongWindow !== undefined)
    throw new StartError(`--windows takes hours such as 07:00-10:00, not "${wrongWindow}".`);
  return { kind: 'service', isos: readIsos(countries), service, amount, windows };
}

function isWindow(typed: string): boolean {
  const [from = '', to = ''] = typed.split('-');
  return timeWindowSchema.safeParse(typed).success && from < to;
}

function only({ values, flags }: OptionWords, names: readonly string[]): true {
  const other = [...Object.keys(values), ...flags].find((name) => !names.includes(name));
  if (other !== undefined) throw wrong(`--${other} does not belong there. It is one of:`);
  return true;
}

function wrong(reason = 'It is one of:'): StartError {
  return new StartError(`${reason}\n\n${shippingUsage}`);
}
