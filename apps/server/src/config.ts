import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { blocksPackageFolder } from '@mise/contract/content/blocks-package.ts';
import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Every setting of a running shop, read once at the start. `.env.example` explains each for the operator. */
export type Config = {
  /** PORT: where the shop listens. */
  port: number;
  /** HOST: the address it listens on. */
  host: string;
  /** SHOP_URL: public origin of the shop, without a slash at its end. */
  shopUrl: string;
  /** RATE_LIMIT: operations a minute and visitor; 0 is no limit. */
  rateLimit: number;
  /** DATABASE_URL: a PostgreSQL to use; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** DEMO: whether an empty database is filled with the demo shop at the start. */
  isDemo: boolean;
  /** DEMO=on, said and not assumed: whether the accounts of the demo may be used from other machines. */
  isDemoOpen: boolean;
  /** DATA_DIR: absolute path of what the shop keeps on disk. */
  dataDir: string;
  /** DATA_DIR or SHOP_URL say where: the shop is more than one to look at. */
  isOwnPlace: boolean;
  /** HSTS_SUBDOMAINS: whether the promise of https covers every host below that of the shop. */
  isHstsForSubdomains: boolean;
  /** TRUST_PROXY: whose forwarding headers count, in the form that Fastify takes. */
  trustProxy: false | number | string[];
  /** ALLOWED_ORIGINS: foreign storefronts that may call the operations. */
  allowedOrigins: string[];
  /** PICTURE_ORIGINS: hosts of the own network from which pictures may be copied. */
  pictureOrigins: string[];
  /** SMTP_URL: where mails are handed over. */
  smtpUrl: string;
  /** MAIL_FROM: sender of the shop's mails, `Name <address>`. */
  mailFrom: string;
  /** MOLLIE_API_KEY, MOLLIE_API_URL: who takes money, of Mollie or the sandbox; null: nobody does. */
  mollie: MollieConfig | null;
  /** VIES_URL: where VAT ids are checked, of the Commission or the sandbox. */
  viesUrl: string;
  /** DHL_LOCATIONS_URL, DHL_SERVICES_URL and who asks there: pickup points and preferred deliveries, of DHL or the sandbox. */
  dhl: DhlConfig;
  /** BLOCKS_PACKAGE: folder of the package with further kinds of block. */
  blocksPackage: string | undefined;
  sandbox: SandboxConfig;
  /** SESSION_SECRET: key of the signatures; undefined takes the one kept in the data folder (`session-secret.ts`). */
  sessionSecret: string | undefined;
  /** LOG_LEVEL: the least serious lines that are logged. */
  logLevel: LogLevel;
  /** NODE_ENV is production: built pages, no parsing of answers. */
  isProduction: boolean;
};

/**
 * `isTest`: its key tries payments alone, with cards that are made for it. `isSandbox`: nobody is asked at all. `scriptUrl`: what makes
 * fields for cards on our own pages.
 */
export type MollieConfig = { apiKey: string; apiUrl: string; scriptUrl: string; isTest: boolean; isSandbox: boolean };

/** DHL_API_KEY is for the location finder; DHL_EKP, DHL_USER and DHL_PASSWORD for the services. */
export type DhlConfig = {
  locationsUrl: string;
  servicesUrl: string;
  apiKey: string;
  ekp: string;
  user: string;
  password: string;
};

export type SandboxConfig = {
  /** SANDBOX: whether the process brings up the stand-ins for the outside world. */
  isEnabled: boolean;
  /** SANDBOX_MAIL_SMTP_PORT */
  mailSmtpPort: number;
  /** SANDBOX_MAIL_WEB_PORT */
  mailWebPort: number;
  /** SANDBOX_PAYMENT_PORT */
  paymentPort: number;
  /** SANDBOX_VIES_PORT */
  viesPort: number;
  /** SANDBOX_CARRIER_PORT */
  carrierPort: number;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Settings as they stand in the environment. */
export type Environment = Record<string, string | undefined>;

/** One setting is wrong; the message names it, says what is wrong and what would be right. */
export class SettingError extends StartError {
  readonly setting: string;

  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.name = 'SettingError';
    this.setting = setting;
  }
}

const defaultDataDir = 'data';
const root = path.resolve(import.meta.dirname, '../../..');

const port = z
  .string()
  .refine(isPort, {
    error: (issue) => `"${issue.input}" is no port; give a whole number from 1 to 65535, such as 3000.`,
  })
  .transform(Number);

const origin = z
  .string()
  .refine(isOrigin, {
    error: (issue) =>
      `"${issue.input}" is no web address of a site; give its scheme and host without a path, such as https://shop.example.com.`,
  })
  .transform((value) => new URL(value).origin);

const onOrOff = z.enum(['on', 'off'], 'give on or off.').transform((value) => value === 'on');

const apiAddress = z
  .string()
  .regex(
    /^https?:\/\/[^\s?#@]+[^\s?#@/]$/,
    'give a web address without a slash at its end, such as https://vies.example.com/rest-api.',
  );

const schema = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'give an address to listen on, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  SHOP_URL: origin.optional(),
  RATE_LIMIT: z
    .string()
    .regex(/^\d{1,9}$/, 'give the operations a minute and visitor as a whole number; 0 switches the limit off.')
    .transform(Number)
    .default(600),
  DATABASE_URL: z
    .string()
    .refine(
      isServerAddress('postgres:', 'postgresql:'),
      'give an address such as postgres://user:password@host:5432/database; of a password @ is written %40, # %23, / %2F.',
    )
    .optional(),
  DEMO: onOrOff.optional(),
  DATA_DIR: z.string().default(defaultDataDir),
  HSTS_SUBDOMAINS: onOrOff.default(false),
  TRUST_PROXY: z
    .string()
    .transform(readTrustProxy)
    .refine((value) => value !== undefined, {
      error:
        'give false, the number of proxies, or their addresses with commas between, such as 10.0.0.0/8; "true" would believe everyone.',
    })
    .default(false),
  ALLOWED_ORIGINS: z.string().transform(splitList).pipe(z.array(origin)).default([]),
  PICTURE_ORIGINS: z.string().transform(splitList).pipe(z.array(origin)).default([]),
  SMTP_URL: z
    .string()
    .refine(
      isServerAddress('smtp:', 'smtps:'),
      'give an address such as smtp://user:password@mail.example.com:587; of a password @ is written %40, # %23, / %2F.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      'give a sender such as Tafelwerk <shop@example.com>.',
    )
    .optional(),
  BLOCKS_PACKAGE: z
    .string()
    .transform(blocksPackageFolder)
    .refine(existsSync, 'give the name of a package that is installed, or a folder such as ./our-blocks.')
    .optional(),
  SANDBOX: onOrOff.optional(),
  SANDBOX_MAIL_SMTP_PORT: port.optional(),
  SANDBOX_MAIL_WEB_PORT: port.optional(),
  SANDBOX_PAYMENT_PORT: port.optional(),
  SANDBOX_VIES_PORT: port.optional(),
  SANDBOX_CARRIER_PORT: port.optional(),
  MOLLIE_API_KEY: z
    .string()
    .regex(/^(test|live)_\w{8,}$/, 'give the API key of a profile, such as test_... or live_...')
    .optional(),
  MOLLIE_API_URL: origin.optional(),
  VIES_URL: apiAddress.optional(),
  DHL_LOCATIONS_URL: apiAddress.optional(),
  DHL_SERVICES_URL: apiAddress.optional(),
  DHL_API_KEY: z.string().optional(),
  DHL_EKP: z
    .string()
    .regex(/^\d{10}$/, 'give the ten digits of a customer number.')
    .optional(),
  DHL_USER: z.string().optional(),
  DHL_PASSWORD: z.string().optional(),
  SESSION_SECRET: z.string().min(32, 'give at least 32 characters, or leave it empty.').optional(),
  LOG_LEVEL: z.enum(logLevels, `give one of ${logLevels.join(', ')}.`).default('info'),
  NODE_ENV: z.string().optional(),
});

const demoSender = 'Tafelwerk <shop@tafelwerk.example>';

type Settings = z.output<typeof schema>;

/** Names of all settings, as they stand in the environment. */
export const settingNames: string[] = Object.keys(schema.shape);

/** Reads the settings from an environment. Empty ones count as not given. Throws a SettingError for the first wrong one. */
export function readConfig(environment: Environment): Config {
  const parsed = schema.safeParse(withoutEmpty(environment));
  if (!parsed.success) throw toSettingError(parsed.error);
  const settings = parsed.data;
  const sandbox = readSandbox(settings);
  const shopUrl = settings.SHOP_URL ?? `http://localhost:${settings.PORT}`;
  const isDemo = settings.DEMO ?? settings.DATABASE_URL === undefined;
  return {
    port: settings.PORT,
    host: settings.HOST,
    shopUrl,
    rateLimit: settings.RATE_LIMIT,
    databaseUrl: settings.DATABASE_URL,
    isDemo,
    isDemoOpen: settings.DEMO ?? false,
    dataDir: path.resolve(root, settings.DATA_DIR),
    isOwnPlace: settings.DATA_DIR !== defaultDataDir || settings.SHOP_URL !== undefined,
    isHstsForSubdomains: settings.HSTS_SUBDOMAINS,
    trustProxy: settings.TRUST_PROXY ?? false,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    pictureOrigins: settings.PICTURE_ORIGINS,
    smtpUrl: settings.SMTP_URL ?? `smtp://127.0.0.1:${sandbox.mailSmtpPort}`,
    mailFrom: settings.MAIL_FROM ?? (isDemo ? demoSender : `shop@${new URL(shopUrl).hostname.replace(/^www\./, '')}`),
    mollie: readMollie(settings, sandbox),
    viesUrl: settings.VIES_URL ?? (sandbox.isEnabled ? `http://localhost:${sandbox.viesPort}` : viesApi),
    dhl: readDhl(settings, sandbox),
    blocksPackage: settings.BLOCKS_PACKAGE,
    sandbox,
    sessionSecret: settings.SESSION_SECRET,
    logLevel: settings.LOG_LEVEL,
    isProduction: settings.NODE_ENV === 'production',
  };
}

/** The sandbox stands in for what is not configured: without an SMTP_URL it runs, with one it does not, unless told. */
function readSandbox(settings: Settings): SandboxConfig {
  return {
    isEnabled: settings.SANDBOX ?? settings.SMTP_URL === undefined,
    mailSmtpPort: settings.SANDBOX_MAIL_SMTP_PORT ?? followingPort('SANDBOX_MAIL_SMTP_PORT', settings.PORT + 1),
    mailWebPort: settings.SANDBOX_MAIL_WEB_PORT ?? followingPort('SANDBOX_MAIL_WEB_PORT', settings.PORT + 2),
    paymentPort: settings.SANDBOX_PAYMENT_PORT ?? followingPort('SANDBOX_PAYMENT_PORT', settings.PORT + 3),
    viesPort: settings.SANDBOX_VIES_PORT ?? followingPort('SANDBOX_VIES_PORT', settings.PORT + 4),
    carrierPort: settings.SANDBOX_CARRIER_PORT ?? followingPort('SANDBOX_CARRIER_PORT', settings.PORT + 5),
  };
}

/** The sandbox asks nobody who they are. */
function readDhl(settings: Settings, sandbox: SandboxConfig): DhlConfig {
  const standIn = `http://localhost:${sandbox.carrierPort}`;
  const isStoodIn = sandbox.isEnabled && settings.DHL_API_KEY === undefined;
  return {
    locationsUrl: settings.DHL_LOCATIONS_URL ?? (isStoodIn ? `${standIn}/location-finder/v1` : dhlLocations),
    servicesUrl: settings.DHL_SERVICES_URL ?? (isStoodIn ? `${standIn}/checkout` : dhlServices),
    apiKey: settings.DHL_API_KEY ?? 'sandbox',
    ekp: settings.DHL_EKP ?? '0000000000',
    user: settings.DHL_USER ?? 'sandbox',
    password: settings.DHL_PASSWORD ?? '',
  };
}

const dhlLocations = 'https://api.dhl.com/location-finder/v1';
const dhlServices = 'https://cig.dhl.de/services/production/rest/checkout';

/** https://ec.europa.eu/taxation_customs/vies/#/technical-information */
const viesApi = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

const mollieApi = 'https://api.mollie.com';
const mollieScript = 'https://js.mollie.com/v1/mollie.js';
/** The sandbox takes any key that looks like one. */
const sandboxKey = 'test_no_money_moves';

function readMollie(settings: Settings, sandbox: SandboxConfig): MollieConfig | null {
  const { MOLLIE_API_KEY: apiKey, MOLLIE_API_URL: apiUrl } = settings;
  if (apiKey !== undefined) {
    const isTest = apiKey.startsWith('test_');
    return { apiKey, apiUrl: apiUrl ?? mollieApi, scriptUrl: mollieScript, isTest, isSandbox: false };
  }
  if (!sandbox.isEnabled) return null;
  const address = `http://localhost:${sandbox.paymentPort}`;
  const scriptUrl = `${address}/v1/mollie.js`;
  return { apiKey: sandboxKey, apiUrl: apiUrl ?? address, scriptUrl, isTest: true, isSandbox: true };
}

function followingPort(setting: string, value: number): number {
  if (isPort(String(value))) return value;
  throw new SettingError(setting, `it follows from PORT and would be ${value}; give it, or a smaller PORT.`);
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function toSettingError(error: z.ZodError): SettingError {
  const issue = error.issues[0];
  return new SettingError(String(issue?.path[0] ?? 'setting'), issue?.message ?? 'is wrong');
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535;
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

/**
 * Whether a value is the address of a server, read as it was meant: of "postgres://user:12/34@host" the host would be "user", and
 * what is said about it would show a part of the password.
 */
function isServerAddress(...schemes: string[]): (value: string) => boolean {
  return (value) => {
    const url = URL.parse(value);
    if (url === null || !schemes.includes(url.protocol) || !value.startsWith(`${url.protocol}//`)) return false;
    const { username, password, pathname, search, hash } = url;
    if (hash !== '' || `${pathname}${search}`.includes('@')) return false;
    return [username, password, pathname].every(isDecodable);
  };
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function readTrustProxy(value: string): Config['trustProxy'] | undefined {
  if (value === 'false') return false;
  if (/^\d$/.test(value)) return Number(value);
  const addresses = splitList(value);
  return addresses.length > 0 && addresses.every(isProxyAddress) ? addresses : undefined;
}

function isProxyAddress(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const largest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= largest);
  return rest.length === 0 && largest > 0 && isNetwork;
}
