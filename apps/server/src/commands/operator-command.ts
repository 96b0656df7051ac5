import { parseArgs } from 'node:util';
import { type OperatorPasswordFault, operatorPasswordFault } from '@mise/contract/customers/operator-password-fault.ts';
import { isEmail } from '@mise/contract/is-email.ts';
import type { Say } from '../announce.ts';
import type { Database } from '../db/database.ts';
import {
  addOperator,
  findOperator,
  listOperators,
  removeOperator,
  type StoredOperator,
} from '../domains/customers/operators.ts';
import { StartError } from '../start-error.ts';

export type OperatorTask =
  | { kind: 'add'; email: string; name: string }
  | { kind: 'list' }
  | { kind: 'remove'; email: string };

export const operatorUsage = `  operator add <email> [--name <name>]  asks for the password; a pipe gives it in its first line
  operator list                         everyone who has run the shop
  operator remove <email>               closes the account at once; what they changed keeps their name`;

/** Reads the words after `operator`. Throws a StartError that says what is wrong. */
export function readOperatorTask(words: string[]): OperatorTask {
  const { kind, email, name, others } = readWords(words);
  const isKnown = kind === 'add' || kind === 'list' || kind === 'remove';
  if (!isKnown || others.length > 0 || (kind === 'list') !== (email === undefined)) {
    throw new StartError(`It is one of:\n\n${operatorUsage}`);
  }
  if (name !== undefined && kind !== 'add') throw new StartError('--name belongs to "operator add".');
  if (email === undefined) return { kind: 'list' };
  if (!isEmail(email)) throw new StartError(`"${email}" is no e-mail address.`);
  if (kind === 'add') return { kind, email, name: name?.trim() || email.slice(0, email.indexOf('@')) };
  return { kind: 'remove', email };
}

export async function runOperatorTask(
  db: Database,
  task: OperatorTask,
  { say, askPassword }: { say: Say; askPassword: () => Promise<string> },
): Promise<void> {
  if (task.kind === 'list') return listAll(db, say);
  if (task.kind === 'remove') {
    if (!(await removeOperator(db, task.email))) throw new StartError(`There is no operator ${task.email}.`);
    return say(`${task.email} cannot run the shop any more.`);
  }
  if ((await findOperator(db, task.email))?.isActive) throw duplicate(task.email);
  const password = await askPassword();
  const fault = operatorPasswordFault(password, task);
  if (fault) throw new StartError(`${faultTexts[fault]} Nothing was changed.`);
  const added = await addOperator(db, { email: task.email, name: task.name, password, now: new Date() });
  if (!added) throw duplicate(task.email);
  say(`${added.name} (${added.email}) can run the shop now.`);
}

const faultTexts: Record<OperatorPasswordFault, string> = {
  tooShort: 'The password must have at least 12 characters.',
  tooLong: 'The password must have at most 200 characters.',
  noLetter: 'The password must have at least one letter.',
  noDigit: 'The password must have at least one digit.',
  common: 'The password is too easy to guess: it is made of common words, years or keys in a row.',
  own: 'The password must not be made of the name or the e-mail address.',
};

function duplicate(email: string): StartError {
  return new StartError(`There is an operator ${email} already. Nothing was changed.`);
}

async function listAll(db: Database, say: Say): Promise<void> {
  const operators = await listOperators(db);
  if (operators.length === 0) return say('There is no operator yet: npm run shop -- operator add <email>');
  const width = Math.max(...operators.map(({ email }) => email.length));
  for (const operator of operators) say(`${operator.email.padEnd(width)}  ${operator.name}, ${stateOf(operator)}`);
}

function stateOf({ isActive, lastLoginAt }: StoredOperator): string {
  if (!isActive) return 'removed';
  return lastLoginAt ? `last login ${lastLoginAt.toISOString().slice(0, 10)}` : 'never logged in';
}

function readWords(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: { name: { type: 'string' } }, allowPositionals: true });
    const [kind, email, ...others] = positionals;
    return { kind, email, name: values.name, others };
  } catch (error) {
    const [reason] = (error as Error).message.split('.');
    throw new StartError(`${reason}.\n\n${operatorUsage}`);
  }
}
