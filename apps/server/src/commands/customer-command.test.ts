import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setConfirmed } from '../domains/customers/accounts-of-shop.ts';
import { customerPassword, signInCustomer } from '../testing/sign-in-customer.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { type CustomerTask, readCustomerTask, runCustomerTask } from './customer-command.ts';

describe('the words', () => {
  const email = 'anna@krone.example';

  it.each<[string, CustomerTask]>([
    ['list', { kind: 'list' }],
    ['classes', { kind: 'classes' }],
    [
      'add-class --de Stammkunden --en Regulars --net --discount 2,5',
      {
        kind: 'add-class',
        added: { names: { de: 'Stammkunden', en: 'Regulars' }, showsNetPrices: true, discountPercent: 2.5 },
      },
    ],
    [`class ${email} 2`, { kind: 'class', email, customerClassId: 2 }],
    [`block ${email}`, { kind: 'block', email }],
    [`unblock ${email}`, { kind: 'unblock', email }],
    [`confirm ${email}`, { kind: 'confirm', email }],
  ])('%s', (words, task) => {
    expect(readCustomerTask(words.split(' '))).toEqual(task);
  });

  it.each([
    ['', /It is one of/],
    ['remove anna@krone.example', /It is one of/],
    ['list anna@krone.example', /It is one of/],
    ['block', /It is one of/],
    ['classes 2', /It is one of/],
    ['add-class', /It is one of/],
    ['add-class --en Regulars', /It is one of/],
    ['add-class --de A --discount 100', /takes percent such as 3/],
    ['block anna@krone.example 2', /It is one of/],
    ['class anna@krone.example', /It is one of/],
    ['class anna@krone.example business', /"business" is no number of a class/],
    ['block anna', /"anna" is no e-mail address/],
  ])('refuses "%s"', (words, reason) => {
    expect(() => readCustomerTask(words.split(' ').filter(Boolean))).toThrow(reason);
  });
});

describe('the task', () => {
  let test: TestShop;
  let visitor: TestVisitor;
  let email: string;
  beforeAll(async () => {
    test = await createTestShop();
  });
  beforeEach(async () => {
    email = `anna-${crypto.randomUUID()}@krone.example`;
    visitor = await signInCustomer(test, email);
  });
  afterAll(() => test.close());

  async function run(words: string): Promise<string> {
    const said: string[] = [];
    await runCustomerTask(test.shop.db, readCustomerTask(words.split(' ')), (line) => said.push(line));
    return said.join('\n');
  }

  const logIn = () => test.visitor().send('doLogin', [{ email, password: customerPassword }]);

  it('adds a class that its customers are given', async () => {
    const said = await run('add-class --de Stammkunden --net --discount 3');
    const id = Number(/^Class (\d+) is there/.exec(said)?.[1]);
    expect(await run('classes')).toContain(`${id}  Stammkunden`);
    expect(await run(`class ${email} ${id}`)).toBe(
      `${email} buys as "Stammkunden" from now on.\nNobody has proved that this address is theirs. Until they do, with the link in our mail, they get no more credit than visitors, and with another address they lose the class. If you know that it is: npm run shop -- customer confirm ${email}`,
    );
    const confirm = (at: string) =>
      test.database.pool.query(`UPDATE account SET confirmed_at = ${at} WHERE email = $1`, [email]);
    await confirm('now()');
    expect(await run(`class ${email} ${id}`)).toBe(`${email} buys as "Stammkunden" from now on.`);
    await confirm('NULL');
    const { rows } = await test.database.pool.query(
      "SELECT subject_id, change FROM audit_entry WHERE operation = 'command.customerAddClass'",
    );
    const after = { name: 'Stammkunden', showsNetPrices: true, discountPercent: 3 };
    expect(rows).toEqual([{ subject_id: String(id), change: { after } }]);
  });

  it('leaves an entry in the audit of each change', async () => {
    for (const words of [`class ${email} 2`, `block ${email}`, `unblock ${email}`]) await run(words);
    const { rows } = await test.database.pool.query(
      "SELECT operation, change FROM audit_entry WHERE operation LIKE 'command.customer%' ORDER BY id DESC LIMIT 3",
    );
    expect(rows.reverse()).toEqual([
      { operation: 'command.customerClass', change: { before: { classId: 1 }, after: { classId: 2 } } },
      { operation: 'command.customerBlock', change: { before: { isBlocked: false }, after: { isBlocked: true } } },
      { operation: 'command.customerUnblock', change: { before: { isBlocked: true }, after: { isBlocked: false } } },
    ]);
  });

  it('gives a class, whose prices hold at once', async () => {
    expect(await visitor.call('getPriceGroup')).toEqual({ side: 'gross', isMember: true });
    expect(await run(`class ${email.toUpperCase()} 2`)).toContain(`${email} buys as "Geschäftskunde" from now on.`);
    expect(await visitor.call('getPriceGroup')).toEqual({ side: 'net', isMember: true });
    const { prices } = await visitor.call('getProduct', { id: 1001, variationId: 10_003 });
    expect(prices?.default).toMatchObject({ isNet: true, contactClassDiscount: { percent: 3 } });
  });

  it('gives no class that is not there, and says which are', async () => {
    await expect(run(`class ${email} 99`)).rejects.toThrow(/no class 99; give one of: 1 Standard, 2 Geschäftskunde/);
  });

  it('confirms an address for who is known, once, and for this account alone', async () => {
    const other = `bert-${crypto.randomUUID()}@krone.example`;
    await signInCustomer(test, other);
    expect(await run(`confirm ${email}`)).toContain(`${email} is the address of Anna Krone from now on`);
    const listed = await run('list');
    expect(listed).toMatch(new RegExp(`${email} +Anna Krone, class 1 Standard, last login`));
    expect(listed).toMatch(new RegExp(`${other} +Anna Krone, class 1 Standard, address not confirmed`));
    const confirmedAt = async () =>
      (await test.database.pool.query('SELECT confirmed_at FROM account WHERE email = $1', [email])).rows[0];
    const first = await confirmedAt();
    expect(await run(`confirm ${email}`)).toBe(`The address ${email} was confirmed before.`);
    // An address that is another's by now is not confirmed.
    const { db } = test.shop;
    const { rows: others } = await test.database.pool.query('SELECT customer_id AS id FROM account WHERE email = $1', [
      other,
    ]);
    expect(await setConfirmed(db, { customerId: others[0].id, email }, new Date())).toBe(false);
    expect(await run('list')).toMatch(new RegExp(`${other} .+ address not confirmed`));
    expect(await confirmedAt()).toEqual(first);
    const { rows } = await test.database.pool.query(
      "SELECT change FROM audit_entry WHERE operation = 'command.customerConfirm'",
    );
    expect(rows).toEqual([{ change: { before: { isConfirmed: false }, after: { isConfirmed: true } } }]);
  });

  it('blocks a customer: their session ends and does not come back', async () => {
    expect(await run(`block ${email}`)).toContain('their sessions have ended');
    expect((await visitor.call('getSession')).user).toBeNull();
    expect((await logIn()).json()).toMatchObject({ key: 'login.blocked' });
    expect(await run('list')).toMatch(new RegExp(`${email} +Anna Krone, class 1 Standard, blocked`));
    expect(await run(`unblock ${email}`)).toBe(`${email} can log in again.`);
    expect((await visitor.call('getSession')).user).toBeNull();
    expect((await logIn()).statusCode).toBe(200);
    expect(await run('list')).toMatch(
      new RegExp(`${email} +Anna Krone, class 1 Standard, address not confirmed, last login 20`),
    );
  });

  it('knows nobody without an account', async () => {
    await expect(run('block nobody@krone.example')).rejects.toThrow('There is no customer nobody@krone.example.');
  });
});
