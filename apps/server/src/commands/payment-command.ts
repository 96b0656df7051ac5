import { readSettings } from '@mise/contract/shop/read-settings.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { businessCustomerClassId, defaultCustomerClassId } from '../domains/customers/customer-class.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { changeMethod, type MethodChanges } from '../domains/payments/change-method.ts';
import { isWorking } from '../domains/payments/may-use.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { type PaymentMethod, readPaymentMethods } from '../domains/payments/payment-methods.ts';
import { usualMethods } from '../domains/payments/usual-methods.ts';
import { announceWays, lockWays } from '../domains/shop/lock-ways.ts';
import { loadSettings } from '../domains/shop/settings.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { changedFields } from '../workflows/changed-fields.ts';
import { describeMethod } from './describe-method.ts';
import { euros, inAllLanguages } from './describe-way.ts';
import { withNewTexts } from './option-words.ts';
import type { MethodWords, PaymentTask } from './payment-words.ts';
import { requireMethod, unknownMethod } from './require-method.ts';
import { sayGaps } from './say-gaps.ts';
import { countryIdsOf, readWayNames, requireClasses, type WayNames } from './way-names.ts';

type Sayer = { config: Pick<Config, 'mollie'>; say: Say };

/** Checkouts of every process offer it at once, and what was changed stands among what operators did. */
export async function runPaymentTask(db: Database, task: PaymentTask, { config, say }: Sayer): Promise<void> {
  const droppedLimits = task.kind === 'method' ? await db.transaction((tx) => change(tx, task.key, task.words)) : [];
  const methods = await readPaymentMethods(db);
  const names = await readWayNames(db);
  const isAsked = ({ key }: { key: string }) => task.kind === 'list' || key === task.key;
  const further = usualMethods.filter(({ key }) => !methods.some((method) => method.key === key));
  if (task.kind === 'method' && ![...methods, ...further].some(isAsked)) throw unknownMethod(task.key);
  for (const method of methods.filter(isAsked)) await sayMethod(db, method, { names, config, say });
  for (const said of droppedLimits) say(said);
  for (const { key, names: usual } of further.filter(isAsked)) say(`${key.padEnd(17)} off  ${inAllLanguages(usual)}`);
  await sayGaps(db, config, say);
}

/** Resolves to what went with it. */
async function change(tx: Transaction, key: string, words: MethodWords): Promise<string[]> {
  if (Object.keys(words).length === 0) return [];
  await lockWays(tx);
  const wasThere = (await readPaymentMethods(tx)).some((method) => method.key === key);
  const before = await requireMethod(tx, key);
  const names = await readWayNames(tx);
  await changeMethod(tx, before.id, changesOf(before, words, names));
  const after = await requireMethod(tx, key);
  const { after: changed, before: former } = changedFields(describeMethod(before, names), describeMethod(after, names));
  if (wasThere && Object.keys(changed).length === 0) return [];
  await announceWays(tx);
  await recordCommand(tx, {
    operation: 'command.payment',
    subject: { kind: 'paymentMethod', id: key },
    change: wasThere ? { before: former, after: changed } : { after: describeMethod(after, names) },
    now: new Date(),
  });
  return before.classes
    .filter(
      ({ customerClassId: id, creditLimit }) =>
        creditLimit !== null && !after.classes.some(({ customerClassId }) => customerClassId === id),
    )
    .map(
      ({ customerClassId, creditLimit }) =>
        `  The limit of ${names.classOf(customerClassId)}, ${euros(creditLimit ?? 0)}, is gone with it.`,
    );
}

function changesOf(method: PaymentMethod, words: MethodWords, wayNames: WayNames): MethodChanges {
  const { names, descriptions, isos, classIds, limits, preselected, ...plain } = words;
  const classes = classIds !== undefined || limits || preselected ? classesOf(method, words) : undefined;
  requireClasses(
    wayNames,
    (classes ?? []).map(({ customerClassId }) => customerClassId),
  );
  return {
    ...plain,
    ...(names && { names: withNewTexts(method.names, names) }),
    ...(descriptions && { descriptions: withNewTexts(method.descriptions, descriptions) }),
    ...(isos !== undefined && { countryIds: isos && countryIdsOf(wayNames, isos) }),
    ...(classes && { classes }),
  };
}

/** Limits and the choice for a class stand with the class: naming one that may not pay so would shut all others out. */
function classesOf(method: PaymentMethod, { classIds, limits, preselected }: MethodWords): PaymentMethod['classes'] {
  const ids = classIds === undefined ? method.classes.map(({ customerClassId }) => customerClassId) : (classIds ?? []);
  const stranger = [...(limits?.keys() ?? []), ...(preselected ?? [])].find((id) => !ids.includes(id));
  if (stranger !== undefined) {
    throw new StartError(
      `Class ${stranger} is not among those that may pay so. Name them all: --classes ${[...ids, stranger].join(',')}`,
    );
  }
  if (limits && limits.size > 0 && !behaviorOf(method.key).isCredit) {
    throw new StartError(`${method.key} gives no credit: there is nothing to limit.`);
  }
  return ids.map((customerClassId) => {
    const known = method.classes.find((each) => each.customerClassId === customerClassId);
    const limit = limits?.get(customerClassId);
    return {
      customerClassId,
      creditLimit: limit === undefined ? (known?.creditLimit ?? null) : limit,
      isPreselected: preselected ? preselected.includes(customerClassId) : (known?.isPreselected ?? false),
    };
  });
}

async function sayMethod(
  db: Database,
  method: PaymentMethod,
  { names, config, say }: Sayer & { names: WayNames },
): Promise<void> {
  const { key, isActive } = method;
  const { name, fee, countries, classes, position } = describeMethod(method, names);
  const facts = [
    ...(method.fee > 0 ? [`fee ${fee}`] : ['no fee']),
    `countries ${countries}`,
    `classes ${classes}`,
    `position ${position}`,
  ];
  say(`${key.padEnd(17)} ${isActive ? 'on ' : 'off'}  ${name}: ${facts.join('; ')}`);
  if (!isActive) return;
  const { namesAccount, isCredit } = behaviorOf(key);
  if (!isWorking(method, { payments: config.mollie }))
    say('  Nobody sees it: it needs an account at Mollie, whose key MOLLIE_API_KEY is.');
  const settings = readSettings(await loadSettings(db));
  if (namesAccount && !settings.bankIban) {
    say('  Buyers read no account to transfer to: an admin sets it in /operator.');
  }
  if (namesAccount && settings.prepaymentDays === null) {
    say('  Who does not pay holds the goods without end: the editor sets how long they are kept (prepaymentDays).');
  }
  if (isCredit && classes === 'all') {
    say(`  Goods leave unpaid to everyone: payment ${key} --classes 3 --limit 3=5000 would limit that.`);
  } else if (isCredit && isUnlimited(method, defaultCustomerClassId)) {
    say(`  Goods leave unpaid to everyone: payment ${key} --limit ${defaultCustomerClassId}=1000 would limit that.`);
  } else if (isCredit && method.classes.some(({ customerClassId }) => customerClassId === businessCustomerClassId)) {
    say(
      `  Class ${businessCustomerClassId} is whoever says so when they open an account. One that only you give: npm run shop -- customer add-class. In any class nobody gets more credit than visitors until their address is confirmed (customer list).`,
    );
  }
}

function isUnlimited({ classes }: PaymentMethod, classId: number): boolean {
  return classes.some(({ customerClassId, creditLimit }) => customerClassId === classId && creditLimit === null);
}
