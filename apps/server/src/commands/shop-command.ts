import { toLines, toOneLine } from '@mise/rules/typed-text.ts';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { createDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPool } from '../db/open-pool.ts';
import { loadConfig } from '../load-config.ts';
import { createLog } from '../log.ts';
import { createMollie } from '../providers/payment/mollie.ts';
import { reportStep, type Say } from '../report-step.ts';
import { describeStartError, StartError } from '../start-error.ts';
import { runArticleTask } from './article-command.ts';
import { articleUsage, readArticleTask } from './article-words.ts';
import { askPassword } from './ask-password.ts';
import { cancelUsage, runCancelTasks } from './cancel-command.ts';
import { countryUsage, readCountryTask, runCountryTask } from './country-command.ts';
import { runCouponTask } from './coupon-command.ts';
import { couponUsage, readCouponTask } from './coupon-words.ts';
import { creditUsage, readCreditTask, runCreditTask } from './credit-command.ts';
import { customerUsage, readCustomerTask, runCustomerTask } from './customer-command.ts';
import { energyUsage, readEnergyTask, runEnergyTask } from './energy-command.ts';
import { filterUsage, readFilterTask, runFilterTask } from './filter-command.ts';
import type { PaymentSource } from './hear-of-order.ts';
import { itemUsage, readItemTask, runItemTask } from './item-command.ts';
import { runLegalTask } from './legal-command.ts';
import { legalUsage, readLegalTask } from './legal-words.ts';
import { limitUsage, readLimitTask, runLimitTask } from './limit-command.ts';
import { operatorUsage, readOperatorTask, runOperatorTask } from './operator-command.ts';
import { runOrderTask } from './order-command.ts';
import { readOrderNumbers } from './order-number.ts';
import { orderUsage, readOrderTask } from './order-words.ts';
import { overpaidUsage, runOverpaidTask } from './overpaid-command.ts';
import { paidUsage, readPaidTask, runPaidTask } from './paid-command.ts';
import { runPaymentTask } from './payment-command.ts';
import { paymentUsage, readPaymentTask } from './payment-words.ts';
import { pictureUsage, readPictureTask, runPictureTask } from './picture-command.ts';
import { priceUsage, readPriceTask, runPriceTask } from './price-command.ts';
import { readReturnedTask, returnedUsage, runReturnedTask } from './returned-command.ts';
import { readReviewTask, reviewUsage, runReviewTask } from './review-command.ts';
import { readSearchTask, runSearchTask, searchUsage } from './search-command.ts';
import { readSeedTask, runSeedTask, seedUsage } from './seed-command.ts';
import { readSheetTask, runSheetTask, sheetUsage } from './sheet-command.ts';
import { runShippingTask } from './shipping-command.ts';
import { readShippingTask, shippingUsage } from './shipping-words.ts';
import { readStockTask, runStockTask, stockUsage } from './stock-command.ts';
import { runUnderpaidTask, underpaidUsage } from './underpaid-command.ts';
import { readUnpaidTask, runUnpaidTask, unpaidUsage } from './unpaid-command.ts';
import { readWithdrawalsTask, runWithdrawalsTask, withdrawalsUsage } from './withdrawals-command.ts';

type Command = {
  summary: string;
  details: string;
  /** What it takes after its name; a command without this takes nothing. */
  options?: string;
  /** Its words may have several lines; else they are one, as what is typed on pages (docs/decisions/0017). */
  takesLines?: boolean;
  run: (config: Config, say: Say, options: string[]) => Promise<void>;
};

/** The owner's tasks: `npm run shop -- <command>`. They work beside a running shop too. */
const commands: Record<string, Command> = {
  migrate: {
    summary: 'bring the tables of the database up to date',
    details: 'Changes nothing where they are. A start of the shop does the same.',
    run: (config, say) => withDatabase(config, say, async () => say('The tables are up to date.')),
  },
  seed: {
    summary: 'fill an empty database with the demo shop "Tafelwerk"',
    options: '[--items <number>]',
    details: seedUsage,
    run: async (config, say, options) => {
      const task = readSeedTask(options);
      await withDatabase(config, say, (pool) => runSeedTask(pool, task, { config, say }));
    },
  },
  article: {
    summary: 'articles in and out as a table',
    options: '<export|import> …',
    details: articleUsage,
    run: async (config, say, options) => {
      const task = readArticleTask(options);
      // Standard output is the table's where it has no file.
      const tell = task.kind === 'export' && task.file === null ? console.error : say;
      await withDatabase(config, tell, (pool) => runArticleTask(createDatabase(pool), task, tell));
    },
  },
  price: {
    summary: 'change the price of an article',
    options: '<article number> <euros>',
    details: priceUsage,
    run: async (config, say, options) => {
      const task = readPriceTask(options);
      await withDatabase(config, say, (pool) => runPriceTask(createDatabase(pool), task, say));
    },
  },
  shipping: {
    summary: 'say how goods are shipped, and what that costs',
    options: '[add|<id>] …',
    details: shippingUsage,
    run: async (config, say, options) => {
      const task = readShippingTask(options);
      await withDatabase(config, say, (pool) => runShippingTask(createDatabase(pool), task, { config, say }));
    },
  },
  payment: {
    summary: 'say how buyers can pay',
    options: '[<key> [on|off]] …',
    details: paymentUsage,
    run: async (config, say, options) => {
      const task = readPaymentTask(options);
      await withDatabase(config, say, (pool) => runPaymentTask(createDatabase(pool), task, { config, say }));
    },
  },
  country: {
    summary: 'say to which countries goods are shipped, and their VAT',
    options: '[<country> [on|off] [--vat <rates>]]',
    details: countryUsage,
    run: async (config, say, options) => {
      const task = readCountryTask(options);
      await withDatabase(config, say, (pool) => runCountryTask(createDatabase(pool), task, say));
    },
  },
  legal: {
    summary: 'put terms and conditions, imprint and the other legal texts',
    options: '[<type> [<file.html|file.txt>|none]] …',
    details: legalUsage,
    run: async (config, say, options) => {
      const task = readLegalTask(options);
      // Standard output is the text's where it is shown.
      const tell = task.kind === 'show' ? console.error : say;
      await withDatabase(config, tell, (pool) => runLegalTask(createDatabase(pool), task, say));
    },
  },
  order: {
    summary: 'list orders, see one, note that its goods have left',
    options: '[waiting|dispatched|canceled|next|<order number> [dispatch|recall]]',
    details: orderUsage,
    run: async (config, say, options) => {
      const task = readOrderTask(options);
      const { shopUrl } = config;
      await withDatabase(config, say, (pool) => runOrderTask(createDatabase(pool), task, { say, shopUrl }));
    },
  },
  paid: {
    summary: 'note that the money of an order has come',
    options: '<order number> [<euros>]',
    details: paidUsage,
    run: async (config, say, options) => {
      const task = readPaidTask(options);
      await withDatabase(config, say, (pool) => runPaidTask(paymentSource(config, pool), task, say));
    },
  },
  unpaid: {
    summary: 'take back what "paid" noted by mistake',
    options: '<order number> [<euros>]',
    details: unpaidUsage,
    run: async (config, say, options) => {
      const task = readUnpaidTask(options);
      await withDatabase(config, say, (pool) => runUnpaidTask(createDatabase(pool), task, say));
    },
  },
  cancel: {
    summary: 'cancel an order that has not left yet',
    options: '<order number> …',
    details: cancelUsage,
    run: async (config, say, options) => {
      const orderIds = readOrderNumbers(options, cancelUsage);
      await withDatabase(config, say, (pool) => runCancelTasks(createDatabase(pool), orderIds, say));
    },
  },
  credit: {
    summary: 'note that less is owed of an order, as for goods that came back',
    options: '<order number> <euros> [again]',
    details: creditUsage,
    run: async (config, say, options) => {
      const task = readCreditTask(options);
      await withDatabase(config, say, (pool) => runCreditTask(paymentSource(config, pool), task, say));
    },
  },
  returned: {
    summary: 'note that you gave back what was paid too much',
    options: '<order number> [all]',
    details: returnedUsage,
    run: async (config, say, options) => {
      const task = readReturnedTask(options);
      await withDatabase(config, say, (pool) => runReturnedTask(paymentSource(config, pool), task, say));
    },
  },
  overpaid: {
    summary: 'list orders of which more was paid than owed',
    details: overpaidUsage,
    run: (config, say) => withDatabase(config, say, (pool) => runOverpaidTask(createDatabase(pool), say)),
  },
  underpaid: {
    summary: 'list orders of which a part of the money is there',
    details: underpaidUsage,
    run: (config, say) => withDatabase(config, say, (pool) => runUnderpaidTask(createDatabase(pool), say)),
  },
  coupon: {
    summary: 'begin, list and end coupon campaigns',
    options: '<create|list|end>',
    details: couponUsage,
    run: async (config, say, options) => {
      const task = readCouponTask(options);
      await withDatabase(config, say, (pool) => runCouponTask(createDatabase(pool), task, say));
    },
  },
  picture: {
    summary: 'put a picture where the shop serves it',
    options: '<address> <file>',
    details: pictureUsage,
    run: async (config, say, options) => {
      const task = readPictureTask(options);
      await withDatabase(config, say, (pool) => runPictureTask(createDatabase(pool), task, say));
    },
  },
  review: {
    summary: 'list, release and answer what customers write of articles',
    options: '<list|release|answer>',
    details: reviewUsage,
    takesLines: true,
    run: async (config, say, options) => {
      const task = readReviewTask(options);
      await withDatabase(config, say, (pool) => runReviewTask(createDatabase(pool), task, say));
    },
  },
  withdrawals: {
    summary: 'list who withdrew from an order, note what is done',
    options: '[all|done <id>]',
    details: withdrawalsUsage,
    run: async (config, say, options) => {
      const task = readWithdrawalsTask(options);
      await withDatabase(config, say, (pool) => runWithdrawalsTask(createDatabase(pool), task, say));
    },
  },
  search: {
    summary: 'say which terms mean the same, and which lead to a page',
    options: '<list|synonym|redirect|remove>',
    details: searchUsage,
    run: async (config, say, options) => {
      const task = readSearchTask(options);
      await withDatabase(config, say, (pool) => runSearchTask(createDatabase(pool), task, say));
    },
  },
  filter: {
    summary: 'say by what lists can be narrowed down, and what comes first',
    options: '<list|order>',
    details: filterUsage,
    run: async (config, say, options) => {
      const task = readFilterTask(options);
      await withDatabase(config, say, (pool) => runFilterTask(createDatabase(pool), task, say));
    },
  },
  item: {
    summary: 'say what search engines are told of the pages of an item',
    options: '<article number> [--robots <value>] [--canonical <address>]',
    details: itemUsage,
    run: async (config, say, options) => {
      const task = readItemTask(options);
      await withDatabase(config, say, (pool) => runItemTask(createDatabase(pool), task, say));
    },
  },
  limit: {
    summary: 'say to whom, where and how many of an item are sold',
    options: '<article number> [--maximum <count>] [--countries <list>] …',
    details: limitUsage,
    run: async (config, say, options) => {
      const task = readLimitTask(options);
      await withDatabase(config, say, (pool) => runLimitTask(createDatabase(pool), task, say));
    },
  },
  sheet: {
    summary: 'put data sheets of an item where buyers download them',
    options: '<article number> [add|remove] …',
    details: sheetUsage,
    run: async (config, say, options) => {
      const task = readSheetTask(options);
      await withDatabase(config, say, (pool) => runSheetTask(createDatabase(pool), task, say));
    },
  },
  energy: {
    summary: 'say which energy label stands beside the prices of an article',
    options: '<article number> [<class>|none] …',
    details: energyUsage,
    run: async (config, say, options) => {
      const task = readEnergyTask(options);
      await withDatabase(config, say, (pool) => runEnergyTask(createDatabase(pool), task, say));
    },
  },
  stock: {
    summary: 'say how many of an article there are, see who waits for it',
    options: '[<article number> [<count>]]',
    details: stockUsage,
    run: async (config, say, options) => {
      const task = readStockTask(options);
      await withDatabase(config, say, (pool) => runStockTask(createDatabase(pool), task, say));
    },
  },
  customer: {
    summary: 'list customers, give them a class, block them',
    options: '<list|class|block|unblock>',
    details: customerUsage,
    run: async (config, say, options) => {
      const task = readCustomerTask(options);
      await withDatabase(config, say, (pool) => runCustomerTask(createDatabase(pool), task, say));
    },
  },
  operator: {
    summary: 'add, list and remove those who run the shop',
    options: '<add|list|remove|password|factors|role>',
    details: operatorUsage,
    run: async (config, say, options) => {
      const task = readOperatorTask(options);
      await withDatabase(config, say, (pool) => runOperatorTask(createDatabase(pool), task, { say, askPassword }));
    },
  },
};

/** Errors that are told once, as of money that a bank called back, go to whoever runs the command. */
function paymentSource(config: Config, pool: pg.Pool): PaymentSource {
  const log = createLog({ logLevel: 'error' }, process.stderr);
  return { db: createDatabase(pool), log, payments: config.mollie && createMollie(config.mollie) };
}

async function withDatabase(config: Config, say: Say, work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const database = await openPool(config, { say, onBrokenConnection: () => {} });
  try {
    await reportStep(say, 'Bringing the tables up to date', () => migrate(database.workPool));
    await work(database.workPool);
  } finally {
    await database.close();
  }
}

function help(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`);
  return ['Usage: npm run shop -- <command> [--help]', '', 'The owner’s tasks:', ...lines].join('\n');
}

async function main([name, ...options]: string[]): Promise<void> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    console.log(help());
  } else if (command === undefined) {
    throw new StartError(`There is no command "${name}".\n\n${help()}`);
  } else if (options.some((option) => option === '--help' || option === '-h')) {
    const usage = [name, command.options].filter(Boolean).join(' ');
    console.log(`Usage: npm run shop -- ${usage}\n\n${name}: ${command.summary}.\n${command.details}`);
  } else if (command.options === undefined && options.length > 0) {
    throw new StartError(`"${name}" takes no options: ${options.join(' ')}`);
  } else {
    const words = options.map(command.takesLines ? toLines : toOneLine);
    await command.run(loadConfig(), (line) => console.log(line), words);
  }
}

// Whoever reads what is said may have heard enough ("| head"); what was begun is done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}
