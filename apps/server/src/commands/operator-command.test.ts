import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../db/database.ts';
import { isPassword } from '../domains/customers/password.ts';
import { findOperator } from '../domains/operators/operators.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { type OperatorTask, readOperatorTask, runOperatorTask } from './operator-command.ts';

const email = 'olga@tafelwerk.example';
const password = 'Suppe um 12 Uhr';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.pool);
});
beforeEach(async () => {
  await database.pool.query('DELETE FROM operator');
});
afterAll(() => database.drop());

describe('the words', () => {
  it.each<[string, OperatorTask]>([
    ['add olga@tafelwerk.example', { kind: 'add', email, name: 'olga', role: 'admin' }],
    ['add olga@tafelwerk.example --name Olga', { kind: 'add', email, name: 'Olga', role: 'admin' }],
    ['add --name=Olga olga@tafelwerk.example', { kind: 'add', email, name: 'Olga', role: 'admin' }],
    ['add olga@tafelwerk.example --role editor', { kind: 'add', email, name: 'olga', role: 'editor' }],
    ['list', { kind: 'list' }],
    ['password olga@tafelwerk.example', { kind: 'password', email }],
    ['factors olga@tafelwerk.example', { kind: 'factors', email }],
    ['role olga@tafelwerk.example viewer', { kind: 'role', email, role: 'viewer' }],
    ['remove olga@tafelwerk.example', { kind: 'remove', email }],
  ])('%s', (words, task) => {
    expect(readOperatorTask(words.split(' '))).toEqual(task);
  });

  it.each([
    ['', /It is one of/],
    ['change olga@tafelwerk.example', /It is one of/],
    ['add', /It is one of/],
    ['list olga@tafelwerk.example', /It is one of/],
    ['add olga@tafelwerk.example password', /It is one of/],
    ['add olga', /"olga" is no e-mail address/],
    ['remove olga@tafelwerk.example --name Olga', /--name belongs to/],
    ['password olga@tafelwerk.example --role editor', /--role belongs to/],
    ['role olga@tafelwerk.example', /It is one of/],
    ['role olga@tafelwerk.example owner', /"owner" is no role; give one of viewer, editor, publisher, admin/],
    ['add olga@tafelwerk.example --password x', /Unknown option '--password'/],
  ])('refuses "%s"', (words, reason) => {
    expect(() => readOperatorTask(words.split(' ').filter(Boolean))).toThrow(reason);
  });
});

describe('the task', () => {
  async function run(words: string, typed = password): Promise<string> {
    const said: string[] = [];
    const io = { say: (line: string) => said.push(line), askPassword: async () => typed };
    await runOperatorTask(db, readOperatorTask(words.split(' ')), io);
    return said.join('\n');
  }

  it('adds an operator, in lower case, with the hash of the password', async () => {
    expect(await run('add Olga@Tafelwerk.example --name Olga')).toContain('can run the shop now');
    const stored = await findOperator(db, email);
    expect(stored).toMatchObject({ email, name: 'Olga', state: 'active', lastLoginAt: null });
    expect(await isPassword(password, stored?.passwordHash ?? null)).toBe(true);
  });

  it.each([
    ['Suppe um 12', /12 characters/],
    ['nur Buchstaben', /one digit/],
    ['473 829 104 665', /one letter/],
    ['Sommer2026!!!', /easy to guess/],
    ['olga-tafelwerk-1', /easy to guess|name or the e-mail/],
    ['', /12 characters/],
  ])('refuses the password "%s"', async (weak, reason) => {
    await expect(run(`add ${email}`, weak)).rejects.toThrow(reason);
    expect(await findOperator(db, email)).toBeNull();
  });

  it('refuses an address that is taken, before it asks for a password', async () => {
    await run(`add ${email}`);
    const io = { say: () => {}, askPassword: () => Promise.reject(new Error('asked')) };
    const task = readOperatorTask(['add', email.toUpperCase()]);
    await expect(runOperatorTask(db, task, io)).rejects.toThrow(/already/);
  });

  it('removes an operator, who may come back as the same', async () => {
    await run(`add ${email}`);
    const id = (await findOperator(db, email))?.id;
    await run(`remove ${email}`);
    expect(await findOperator(db, email)).toMatchObject({ id, state: 'removed' });
    await expect(run(`remove ${email}`)).rejects.toThrow(/no operator/);
    await run(`add ${email}`, 'Brot ab 7 Uhr');
    const stored = await findOperator(db, email);
    expect(stored).toMatchObject({ id, state: 'active' });
    expect(await isPassword('Brot ab 7 Uhr', stored?.passwordHash ?? null)).toBe(true);
  });

  it('gives another role', async () => {
    await run(`add ${email}`);
    expect(await run(`role ${email} viewer`)).toBe(`${email} is viewer now.`);
    expect(await findOperator(db, email)).toMatchObject({ role: 'viewer' });
    await expect(run('role max@tafelwerk.example viewer')).rejects.toThrow(/no operator/);
  });

  it('gives another password, and ends the sessions', async () => {
    await run(`add ${email}`);
    await database.pool.query(`INSERT INTO operator_session (token_hash, operator_id, device, created_at, seen_at, until)
      SELECT '\\x00', id, '', now(), now(), now() FROM operator`);
    await expect(run(`password ${email}`, 'kurz 1')).rejects.toThrow(/12 characters/);
    await run(`password ${email}`, 'Brot ab 7 Uhr');
    expect(await isPassword('Brot ab 7 Uhr', (await findOperator(db, email))?.passwordHash ?? null)).toBe(true);
    expect((await database.pool.query('SELECT id FROM operator_session')).rowCount).toBe(0);
  });

  it('lists them', async () => {
    expect(await run('list')).toContain('no operator yet');
    await run(`add ${email} --name Olga`);
    await run('add max@tafelwerk.example');
    await run('remove max@tafelwerk.example');
    expect(await run('list')).toBe(
      'max@tafelwerk.example   max, admin, removed\nolga@tafelwerk.example  Olga, admin, never logged in',
    );
  });
});

/** As a shell runs it. */
function shopCommand(...words: string[]) {
  return spawn(process.execPath, [`${import.meta.dirname}/shop-command.ts`, ...words], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

it('reads the password from a pipe and shows it nowhere', async () => {
  const program = shopCommand('operator', 'add', email);
  program.stdin.end(`${password}\r\nand more\n`);
  const [said, complained] = await Promise.all([text(program.stdout), text(program.stderr)]);
  expect(complained).toBe('');
  expect(said).toBe(`olga (${email}) can run the shop now, as admin.\n`);
  expect(await isPassword(password, (await findOperator(db, email))?.passwordHash ?? null)).toBe(true);
});

it('takes a pasted name as one line, as every command but one takes its words', async () => {
  const program = shopCommand('operator', 'add', email, '--name', 'Olga\r\nBcc: \u202ealle');
  program.stdin.end(`${password}\n`);
  expect(await text(program.stdout)).toBe(`Olga Bcc: alle (${email}) can run the shop now, as admin.\n`);
  expect((await findOperator(db, email))?.name).toBe('Olga Bcc: alle');
});
