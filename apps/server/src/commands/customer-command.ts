import { isEmail } from '@mise/contract/is-email.ts';
import { defaultLanguage, type Translated } from '@mise/rules/languages.ts';
import type { Database, Queryable } from '../db/database.ts';
import { findAccount, type StoredAccount } from '../domains/customers/account-login.ts';
import {
  type ListedAccount,
  listAccounts,
  listCustomerClasses,
  setBlocked,
  setConfirmed,
  setCustomerClass,
} from '../domains/customers/accounts-of-shop.ts';
import { addCustomerClass, type NewCustomerClass } from '../domains/customers/add-customer-class.ts';
import { lockAccount } from '../domains/customers/lock-account.ts';
import { loadCustomer } from '../domains/customers/sessions.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import type { AuditedChange } from '../domains/operators/tables.ts';
import { lockWays } from '../domains/shop/lock-ways.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { inAllLanguages } from './describe-way.ts';
import { languageOptions, readNewTexts, readOptionWords, withNewTexts } from './option-words.ts';

export type CustomerTask =
  | { kind: 'list' }
  | { kind: 'classes' }
  | { kind: 'add-class'; added: NewCustomerClass }
  | { kind: 'class'; email: string; customerClassId: number }
  | { kind: 'block' | 'unblock' | 'confirm'; email: string };

export const customerUsage = `  customer list                  everyone who has an account, with class and last login
  customer classes               the classes; 1 is everybody's, 3 that of who says so when they open an account
  customer add-class --de Stammkunden [--en Regulars] [--net] [--discount 3]
                                 one that only you give: its prices are net or gross, less so many percent
  customer class <email> <id>    the class whose prices they buy at
  customer confirm <email>       you know that the address is theirs: they get the credit of their class, and see
                                 what was ordered under it without an account
  customer block <email>         ends their sessions; they cannot log in, and nobody orders on credit under
                                 their address any more
  customer unblock <email>       they can log in again`;

/** Reads the words after `customer`. Throws a StartError that says what is wrong. */
export function readCustomerTask(words: string[]): CustomerTask {
  const [kind, email, id, ...others] = words;
  if (kind === 'add-class') return { kind, added: readNewClass(words.slice(1)) };
  if ((kind === 'list' || kind === 'classes') && email === undefined) return { kind };
  if (kind !== 'class' && kind !== 'block' && kind !== 'unblock' && kind !== 'confirm') throw unknownTask();
  if (email === undefined || others.length > 0 || (id !== undefined) !== (kind === 'class')) throw unknownTask();
  if (!isEmail(email)) throw new StartError(`"${email}" is no e-mail address.`);
  if (kind !== 'class') return { kind, email };
  if (!/^\d{1,9}$/.test(id ?? '')) throw new StartError(`"${id}" is no number of a class.`);
  return { kind, email, customerClassId: Number(id) };
}

function readNewClass(words: readonly string[]): NewCustomerClass {
  const read = { texts: [...languageOptions(), 'discount'], flags: ['net'], usage: customerUsage };
  const { positionals, values, flags } = readOptionWords(words, read);
  const names = readNewTexts(values, mostInName);
  if (positionals.length > 0 || !names[defaultLanguage]) throw unknownTask();
  const { discount = '0' } = values;
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(discount))
    throw new StartError(`--discount takes percent such as 3, not "${discount}".`);
  return {
    names: withNewTexts(names as Translated<string>, {}),
    showsNetPrices: flags.includes('net'),
    discountPercent: Number(discount.replace(',', '.')),
  };
}

const mostInName = 60;

export async function runCustomerTask(db: Database, task: CustomerTask, say: Say): Promise<void> {
  if (task.kind === 'list') return listAll(db, say);
  if (task.kind === 'classes') return listClasses(db, say);
  if (task.kind === 'add-class') return addClass(db, task.added, say);
  const known = await findAccount(db, task.email);
  if (!known) throw new StartError(`There is no customer ${task.email}.`);
  if (task.kind === 'class') {
    const { customerClassId } = task;
    const name = await nameOfClass(db, customerClassId);
    await db.transaction(async (tx) => {
      await lockAccount(tx, known.customerId);
      const named = await findAccount(tx, known.email);
      if (named?.customerId !== known.customerId) {
        throw new StartError(
          `${known.email} has just become the address of nobody, or somebody else: nothing was changed.`,
        );
      }
      const { customerClass: before } = await loadCustomer(tx, known.customerId);
      await setCustomerClass(tx, known.customerId, customerClassId);
      await record(tx, 'Class', known, { before: { classId: before.id }, after: { classId: customerClassId } });
    });
    say(`${known.email} buys as "${name}" from now on.`);
    if (known.confirmedAt === null) {
      say(
        `Nobody has proved that this address is theirs. Until they do, with the link in our mail, they get no more credit than visitors, and with another address they lose the class. If you know that it is: npm run shop -- customer confirm ${known.email}`,
      );
    }
    return;
  }
  if (task.kind === 'confirm') return confirm(db, known, say);
  const isBlocked = task.kind === 'block';
  await db.transaction(async (tx) => {
    await setBlocked(tx, known.customerId, isBlocked);
    const change = { before: { isBlocked: known.isBlocked }, after: { isBlocked } };
    await record(tx, isBlocked ? 'Block' : 'Unblock', known, change);
  });
  if (isBlocked)
    say(
      `${known.email} cannot log in any more; their sessions have ended. New orders under their address are paid before they leave; those that were cleared before are not held: npm run shop -- order`,
    );
  else say(`${known.email} can log in again.`);
}

async function confirm(db: Database, known: StoredAccount, say: Say): Promise<void> {
  const now = new Date();
  const isNew = await db.transaction(async (tx) => {
    const isSet = await setConfirmed(tx, known, now);
    if (isSet) await record(tx, 'Confirm', known, { before: { isConfirmed: false }, after: { isConfirmed: true } });
    return isSet;
  });
  if (!isNew) return say(`The address ${known.email} was confirmed before.`);
  say(
    `${known.email} is the address of ${known.firstName} ${known.lastName} from now on, as if they had confirmed it.`,
  );
  say('When they log in next, they see what was ordered under it without an account. Was it not them who opened this');
  say(`account: npm run shop -- customer block ${known.email}`);
}

function record(
  db: Queryable,
  task: 'Class' | 'Block' | 'Unblock' | 'Confirm',
  { customerId: id }: StoredAccount,
  change: AuditedChange,
): Promise<void> {
  const subject = { kind: 'customer', id };
  return recordCommand(db, { operation: `command.customer${task}`, subject, change, now: new Date() });
}

async function listClasses(db: Database, say: Say): Promise<void> {
  for (const { id, name } of await listCustomerClasses(db)) say(`${id}  ${name}`);
}

async function addClass(db: Database, added: NewCustomerClass, say: Say): Promise<void> {
  const { names, ...terms } = added;
  const id = await db.transaction(async (tx) => {
    await lockWays(tx);
    const made = await addCustomerClass(tx, added);
    const subject = { kind: 'customerClass', id: made };
    const change = { after: { name: inAllLanguages(names), ...terms } };
    await recordCommand(tx, { operation: 'command.customerAddClass', subject, change, now: new Date() });
    return made;
  });
  say(`Class ${id} is there: npm run shop -- customer class <email> ${id}`);
}

async function nameOfClass(db: Database, id: number): Promise<string> {
  const classes = await listCustomerClasses(db);
  const wanted = classes.find((each) => each.id === id);
  if (wanted) return wanted.name;
  const known = classes.map((each) => `${each.id} ${each.name}`).join(', ');
  throw new StartError(`There is no class ${id}; give one of: ${known}. Nothing was changed.`);
}

async function listAll(db: Database, say: Say): Promise<void> {
  const accounts = await listAccounts(db);
  if (accounts.length === 0) return say('Nobody has an account yet.');
  const names = new Map((await listCustomerClasses(db)).map(({ id, name }) => [id, name]));
  const width = Math.max(...accounts.map(({ email }) => email.length));
  for (const each of accounts) {
    const { email, name, customerClassId } = each;
    say(`${email.padEnd(width)}  ${name}, class ${customerClassId} ${names.get(customerClassId)}, ${stateOf(each)}`);
  }
}

function stateOf({ isBlocked, isConfirmed, lastLoginAt }: ListedAccount): string {
  if (isBlocked) return 'blocked';
  const proof = isConfirmed ? '' : 'address not confirmed, ';
  return `${proof}${lastLoginAt ? `last login ${lastLoginAt.toISOString().slice(0, 10)}` : 'never logged in'}`;
}

function unknownTask(): StartError {
  return new StartError(`It is one of:\n\n${customerUsage}`);
}
