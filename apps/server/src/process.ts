import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Shop } from './context.ts';
import { listenForChanges } from './db/changes.ts';
import { createDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openPool } from './db/open-pool.ts';
import { createRemember } from './db/remember.ts';
import { noDependencies } from './dependencies.ts';
import { facetIndexOf } from './domains/catalog/facet-index/current-index.ts';
import { needsSearch, rebuildSearch } from './domains/catalog/rebuild-search.ts';
import { setUpToken } from './domains/operators/invitations.ts';
import { startWorker } from './jobs/worker.ts';
import { createDhl } from './providers/carrier/dhl.ts';
import { createSmtpMail } from './providers/mail/smtp-mail.ts';
import { createMollie } from './providers/payment/mollie.ts';
import { createVies } from './providers/vat/vies.ts';
import { createProgress } from './report-progress.ts';
import { reportStep, type Say } from './report-step.ts';
import { openDemoLogins, tellDemoLogins } from './seed/demo-logins.ts';
import { isEmptyShop } from './seed/is-empty-shop.ts';
import { seedEmptyShop } from './seed/seed-basics.ts';
import { readSessionSecret } from './session-secret.ts';
import { createAdmission, outside } from './turns/admission.ts';
import { createCallLimit, createSessionCount } from './turns/call-limit.ts';
import { createHashTurns } from './turns/hash-turns.ts';
import { createLongTurns } from './turns/long-turns.ts';
import { createPasswordTurns } from './turns/password-turns.ts';
import { warnOfClock } from './warn-of-clock.ts';
import { warnOfMissingTexts } from './warn-of-missing-texts.ts';
import { warnOfMissingWays } from './warn-of-missing-ways.ts';
import { warnOfStandIns } from './warn-of-stand-ins.ts';

export type OpenShop = {
  shop: Shop;
  /** Ends the jobs under way, then the connections, then the embedded database. */
  close(): Promise<void>;
};

export type OpenShopOptions = {
  log: Logger;
  say: Say;
  /** The embedded database ended though nobody asked it to: the process can only start anew. */
  onLost: () => void;
  durable?: boolean;
};

/** How long settings, countries and the like are remembered. */
const rememberedMs = 5_000;

/**
 * Everything of a shop but its doors: a database that is up to date, mail, the job queue. Throws a StartError
 * that says what to do.
 */
export async function openShop(
  config: Config,
  { log, say, onLost, durable = true }: OpenShopOptions,
): Promise<OpenShop> {
  const onBrokenConnection = (error: Error) => log.warn({ reason: error.message }, 'a database connection broke');
  const secret = await readSessionSecret(config);
  const blockKinds = await findBlockKinds(config.blocksPackage);
  const database = await openPool(config, { say, onBrokenConnection, onLost, durable });
  const { pool, workPool } = database;
  const mail = createSmtpMail({ url: config.smtpUrl, from: config.mailFrom });
  try {
    await reportStep(say, 'Bringing the tables up to date', () => migrate(workPool));
    if (await isEmptyShop(createDatabase(workPool))) {
      warnOfLostFolder(config, say);
      await fill(workPool, config, say);
      await offerSetUp(createDatabase(workPool), config, say);
    }
    await warnOfClock(createDatabase(workPool), new Date(), say);
    warnOfStandIns(config, say);
    await warnOfMissingWays(createDatabase(workPool), config, say);
    await warnOfMissingTexts(createDatabase(workPool), say);
    await fillSearch(createDatabase(workPool), say);
    await tellDemoLogins(config, say);
    const changes = listenForChanges(database.connection, log);
    changes.subscribe((change) => {
      if (change === 'unheard') void database.dropIdle();
    });
    await changes.begun;
    const shop: Shop = {
      config,
      pool,
      db: createDatabase(pool),
      log,
      remember: createRemember(createDatabase(database.referencePool), rememberedMs, changes),
      changes,
      mail,
      payments: config.mollie && outside(createMollie(config.mollie)),
      vatRegister: outside(createVies({ url: config.viesUrl })),
      carrier: outside(createDhl(config.dhl)),
      blockKinds,
      admission: createAdmission(),
      longTurns: createLongTurns({ log }),
      passwordTurns: createPasswordTurns(),
      hashTurns: createHashTurns(),
      lastTurns: new AbortController(),
      callLimit: createCallLimit({ maximum: config.rateLimit, now: Date.now }),
      countSession: createSessionCount({ isLimited: config.rateLimit > 0, now: Date.now }),
      secret,
      now: () => new Date(),
      checksAnswers: !config.isProduction,
      slowLoadMs: 250,
    };
    // Of a large catalogue that takes seconds. Where it fails, whoever needs it reads it anew, and hears why.
    facetIndexOf({ shop, now: shop.now(), dependencies: noDependencies() }).catch(() => {});
    const worker = await startWorker({ ...shop, pool: workPool, db: createDatabase(workPool) });
    return {
      shop,
      async close() {
        await worker.stop();
        await changes.close();
        mail.close();
        await database.close();
      },
    };
  } catch (error) {
    mail.close();
    await database.close();
    throw error;
  }
}

/** After an update that keeps the words of the items in another way. */
async function fillSearch(db: Database, say: Say): Promise<void> {
  if (!(await needsSearch(db))) return;
  const progress = createProgress(say);
  await reportStep(say, 'Reading the words of all items for the search', () =>
    db.transaction((tx) => rebuildSearch(tx, progress)),
  );
}

/** Whoever started an empty shop is the one who may open its first account. */
async function offerSetUp(db: Database, { shopUrl }: Config, say: Say): Promise<void> {
  const token = await setUpToken(db, new Date());
  if (token) say(`Open your account to run the shop, within three days: ${shopUrl}${pathTo.operatorSetUp(token)}`);
}

/** A folder elsewhere, or an address of its own, is what a shop has that is run: it may have begun long ago, and its disk be missing today. */
function warnOfLostFolder({ databaseUrl, dataDir, isOwnPlace, isDemo }: Config, say: Say): void {
  if (databaseUrl !== undefined || !isOwnPlace) return;
  const kind = isDemo ? 'demo shop' : 'empty shop';
  say(
    `ATTENTION: there was no shop in ${dataDir}: a new ${kind} begins there. Should yours be there, stop this one, bring its folder back (is its disk mounted?) and start again.`,
  );
}

async function fill(pool: Shop['pool'], config: Config, say: Say): Promise<void> {
  if (!config.isDemo) {
    await seedEmptyShop(createDatabase(pool));
    say(
      'The shop is empty: "npm run shop -- seed" fills it with the demo shop "Tafelwerk", as a start with DEMO=on does.',
    );
    return;
  }
  // Loaded only where it is needed: it is larger than the rest of the process.
  const { seedDemo } = await import('./seed/seed-demo.ts');
  await reportStep(say, 'Filling the database with the demo shop', () => seedDemo(pool));
  await openDemoLogins(createDatabase(pool), config);
}
