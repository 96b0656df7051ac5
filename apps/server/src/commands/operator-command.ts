import { parseArgs } from 'node:util';
import { isEmail } from '@mise/contract/is-email.ts';
import { type OperatorPasswordFault, operatorPasswordFault } from '@mise/contract/operators/operator-password-fault.ts';
import { type OperatorRole, operatorRoles } from '@mise/contract/operators/operator-role.ts';
import type { Database, Queryable } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { forgetFactors } from '../domains/operators/forget-factors.ts';
import {
  addOperator,
  findOperator,
  listOperators,
  removeOperator,
  type StoredOperator,
  setOperatorPassword,
  setOperatorRole,
} from '../domains/operators/operators.ts';
import type { AuditedChange } from '../domains/operators/tables.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export type OperatorTask =
  | { kind: 'add'; email: string; name: string; role: OperatorRole }
  | { kind: 'list' }
  | { kind: 'remove'; email: string }
  | { kind: 'password'; email: string }
  | { kind: 'factors'; email: string }
  | { kind: 'role'; email: string; role: OperatorRole };

/** One that is about somebody who runs the shop already. */
type ChangingTask = Exclude<OperatorTask, { kind: 'add' | 'list' }>;

export const operatorUsage = `  operator add <email> [--name <name>] [--role <role>]
                                 asks for the password; a pipe gives it in its first line
  operator list                  everyone who has run the shop
  operator remove <email>        closes the account at once; what they changed keeps their name
  operator password <email>      a new one for who forgot theirs; ends their sessions
  operator factors <email>       removes the second factors of who lost them
  operator role <email> <role>   what they may do

A role is one of ${operatorRoles.join(', ')}, each with all that those before may; without one it is admin.`;

/** Reads the words after `operator`. Throws a StartError that says what is wrong. */
export function readOperatorTask(words: string[]): OperatorTask {
  const { positionals, name, role } = readWords(words);
  const [kind, email, ...others] = positionals;
  if (kind !== 'add' && name !== undefined) throw new StartError('--name belongs to "operator add".');
  if (kind !== 'add' && role !== undefined) throw new StartError('--role belongs to "operator add".');
  if (kind === 'list' && email === undefined) return { kind };
  if (email === undefined || others.length !== (kind === 'role' ? 1 : 0)) throw unknownTask();
  if (kind !== 'add' && kind !== 'remove' && kind !== 'password' && kind !== 'factors' && kind !== 'role')
    throw unknownTask();
  if (!isEmail(email)) throw new StartError(`"${email}" is no e-mail address.`);
  if (kind === 'role') return { kind, email, role: readRole(others[0]) };
  if (kind !== 'add') return { kind, email };
  return { kind, email, name: name?.trim() || email.slice(0, email.indexOf('@')), role: readRole(role ?? 'admin') };
}

export async function runOperatorTask(
  db: Database,
  task: OperatorTask,
  { say, askPassword }: { say: Say; askPassword: () => Promise<string> },
): Promise<void> {
  if (task.kind === 'list') return listAll(db, say);
  const known = await findOperator(db, task.email);
  if (task.kind === 'add') {
    if (known?.state === 'active') throw duplicate(task.email);
    const { name, role } = task;
    const password = await readPassword(askPassword, task);
    const added = await db.transaction(async (tx) => {
      const operator = await addOperator(tx, { ...task, password, now: new Date() });
      if (!operator) throw duplicate(task.email);
      await record(tx, 'Add', operator, { after: { email: operator.email, name, role } });
      return operator;
    });
    return say(`${added.name} (${added.email}) can run the shop now, as ${added.role}.`);
  }
  if (known?.state !== 'active') throw new StartError(`There is no operator ${task.email}.`);
  const password = task.kind === 'password' ? await readPassword(askPassword, known) : '';
  say(await db.transaction((tx) => change(tx, { task, known, password })));
}

/** Resolves to what is said of it. `password`: a new one. */
async function change(
  db: Queryable,
  { task, known, password }: { task: ChangingTask; known: StoredOperator; password: string },
): Promise<string> {
  const { id, email, name, role } = known;
  switch (task.kind) {
    case 'remove':
      await removeOperator(db, id);
      await record(db, 'Remove', known, { before: { email, name, role } });
      return `${email} cannot run the shop any more.`;
    case 'password':
      await setOperatorPassword(db, id, password);
      await record(db, 'Password', known);
      return `${email} logs in with the new password from now on; their sessions have ended.`;
    case 'factors':
      await forgetFactors(db, id);
      await record(db, 'Factors', known);
      return `${email} logs in with the password alone until they add a second factor.`;
    case 'role':
      await setOperatorRole(db, id, task.role);
      await record(db, 'Role', known, { before: { role }, after: { role: task.role } });
      return `${email} is ${task.role} now.`;
  }
}

function record(
  db: Queryable,
  task: 'Add' | 'Remove' | 'Password' | 'Factors' | 'Role',
  { id }: { id: number },
  audited: AuditedChange = {},
): Promise<void> {
  const subject = { kind: 'operator', id };
  return recordCommand(db, { operation: `command.operator${task}`, subject, change: audited, now: new Date() });
}

async function readPassword(
  askPassword: () => Promise<string>,
  whose: { email: string; name: string },
): Promise<string> {
  const password = await askPassword();
  const fault = operatorPasswordFault(password, whose);
  if (fault) throw new StartError(`${faultTexts[fault]} Nothing was changed.`);
  return password;
}

const faultTexts: Record<OperatorPasswordFault, string> = {
  tooShort: 'The password must have at least 12 characters.',
  tooLong: 'The password must have at most 200 characters.',
  noLetter: 'The password must have at least one letter.',
  noDigit: 'The password must have at least one digit.',
  common: 'The password is too easy to guess: it consists of common words, years or neighbouring keys.',
  own: 'The password must not consist of the name or the e-mail address.',
};

function duplicate(email: string): StartError {
  return new StartError(`There is an operator ${email} already. Nothing was changed.`);
}

function unknownTask(): StartError {
  return new StartError(`It is one of:\n\n${operatorUsage}`);
}

function readRole(word: string | undefined): OperatorRole {
  const role = operatorRoles.find((each) => each === word);
  if (!role) throw new StartError(`"${word}" is no role; give one of ${operatorRoles.join(', ')}.`);
  return role;
}

async function listAll(db: Database, say: Say): Promise<void> {
  const operators = await listOperators(db);
  if (operators.length === 0) return say('There is no operator yet: npm run shop -- operator add <email>');
  const width = Math.max(...operators.map(({ email }) => email.length));
  for (const operator of operators) {
    say(`${operator.email.padEnd(width)}  ${operator.name}, ${operator.role}, ${stateOf(operator)}`);
  }
}

function stateOf({ state, lastLoginAt }: StoredOperator): string {
  if (state !== 'active') return state;
  return lastLoginAt ? `last login ${lastLoginAt.toISOString().slice(0, 10)}` : 'never logged in';
}

function readWords(args: string[]) {
  try {
    const options = { name: { type: 'string' }, role: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, ...values };
  } catch (error) {
    const [reason] = (error as Error).message.split('.');
    throw new StartError(`${reason}.\n\n${operatorUsage}`);
  }
}
