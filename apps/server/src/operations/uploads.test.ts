import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { maximumUploadBytes } from '@mise/rules/uploaded-file.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetVisitors } from '../jobs/forget-visitors.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { lockWaits } from '../testing/lock-waits.ts';
import { samplePdf } from '../testing/sample-pdf.ts';
import { customerPassword, registration } from '../testing/sign-in-customer.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';
import { createAdmission, usualLimits } from '../turns/admission.ts';
import { createLongTurns } from '../turns/long-turns.ts';

const print = 3;
const artwork = 5;

let test: TestShop;
/** One that asks for a print and its artwork, which need each other. */
let variationId: number;
beforeAll(async () => {
  test = await createTestShop();
  const { rows } = await test.database.pool.query(
    `SELECT v.id FROM variation v JOIN item_order_property p ON p.item_id = v.item_id AND p.order_property_id = $1
      WHERE v.item_id IN (SELECT item_id FROM item_order_property WHERE order_property_id = $2) AND v.is_active
      AND v.minimum_order_quantity = 1 ORDER BY v.id`,
    [print, artwork],
  );
  variationId = rows[0].id;
});
afterAll(() => test.close());

function upload(visitor: TestVisitor, filename = 'Logo Krone.pdf', bytes: string | Buffer = samplePdf) {
  return visitor.call('doUploadOrderPropertyFile', { base64: Buffer.from(bytes).toString('base64'), filename });
}

function add(visitor: TestVisitor, address: string) {
  return visitor.call('doAddCartItem', {
    productId: variationId,
    quantity: 1,
    basketItemOrderParams: [{ property: { id: print, value: 'true' } }, { property: { id: artwork, value: address } }],
  });
}

async function isKept(address: string): Promise<boolean> {
  const id = address.split('/')[0];
  return (await test.database.pool.query('SELECT id FROM uploaded_file WHERE id = $1', [id])).rows.length > 0;
}

const read = (visitor: TestVisitor, address: string) =>
  visitor.call('getOrderPropertyFile', { hash: address.split('/')[0] ?? '' });
const forget = (visitor: TestVisitor, address: string) =>
  visitor.call('deleteOrderPropertyFile', { hash: address.split('/')[0] ?? '' });
const bytesOf = async (visitor: TestVisitor, address: string) =>
  Buffer.from((await read(visitor, address)).body, 'base64').toString();

describe('a large body of JSON', () => {
  const large = samplePdf.replace('trailer', () => `${'%'.repeat(150_000)}\ntrailer`);
  const base64 = Buffer.from(large).toString('base64');

  it.each([
    ['a file', JSON.stringify({ base64, filename: 'a.pdf' })],
    ['a list with a file', JSON.stringify([{ filename: 'a.pdf', base64 }], null, 2)],
    ['a file of which something is escaped', JSON.stringify({ base64, filename: 'a.pdf' }).replaceAll('+', '\\u002B')],
    ['a file whose slashes are escaped', JSON.stringify({ base64, filename: 'a.pdf' }).replaceAll('/', '\\/')],
    ['the address of a file', JSON.stringify({ filename: 'base64', base64: `data:application/pdf;base64,${base64}` })],
  ])('is taken with %s', async (_, body) => {
    const visitor = test.visitor();
    const answer = await visitor.send('doUploadOrderPropertyFile', body);
    expect(answer.statusCode).toBe(200);
    expect(await bytesOf(visitor, answer.json().data)).toBe(large);
  });

  it.each([
    ['a long name', { base64, filename: 'a'.repeat(110_000) }],
    ['a long type', { type: 'a\n'.repeat(110_000), base64, filename: 'a.pdf' }],
    ['something else', { something: 'a'.repeat(110_000) }],
    ['what is no base64', `{ "base64": "${base64}\\u4e00", "filename": "a.pdf" }`],
  ])('is not read where it has %s', async (_, call) => {
    const answer = await test
      .visitor()
      .send('doUploadOrderPropertyFile', typeof call === 'string' ? call : JSON.stringify(call));
    expect(answer.json()).toMatchObject({ key: 'invalidInput', cause: { body: 'invalid' } });
  });
});

it('a file goes from the cart into the order and can be fetched with its key', async () => {
  const visitor = test.visitor();
  const address = await upload(visitor);
  const cart = await add(visitor, address);
  expect(cart.items?.[0]?.basketItemOrderParams).toMatchObject([
    { propertyId: String(print), excludesReturn: true },
    { propertyId: String(artwork), value: 'Logo Krone.pdf', answer: address },
  ]);
  await fillCheckout(visitor);
  const { order } = await visitor.call('doPlaceOrder');
  const property = order.orderItems[0]?.orderProperties.find(({ type }) => type === 'file');
  expect(property).toMatchObject({ value: 'Logo Krone.pdf', excludesReturn: true });

  const response = await test.app.inject(property?.fileUrl ?? '');
  expect(response.body).toBe(samplePdf);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Logo Krone.pdf"; filename*=UTF-8''Logo%20Krone.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(response.headers['content-security-policy']).toContain('sandbox');
  const [mail] = (await test.sentMails()).slice(-1);
  // Mail programs make no link of it.
  expect(mail?.text).toContain('Logo Krone');

  const [path] = (property?.fileUrl ?? '').split('?');
  expect((await test.app.inject(path ?? '')).statusCode).toBe(404);
  expect((await test.app.inject(`${path}?orderId=${order.id}&accessKey=guessed`)).statusCode).toBe(404);
});

it('is read by whoever handed it in and by operators, by nobody else', async () => {
  const visitor = test.visitor();
  const address = await upload(visitor);
  expect(await bytesOf(visitor, address)).toBe(samplePdf);
  expect(await bytesOf(await signInOperator(test, 'viewer'), address)).toBe(samplePdf);
  const stranger = test.visitor();
  await expect(read(stranger, address)).rejects.toMatchObject({ key: 'upload.notFound' });
  await stranger.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await expect(read(stranger, address)).rejects.toMatchObject({ key: 'upload.notFound' });
  await expect(add(stranger, address)).rejects.toMatchObject({ key: 'cart.addToBasket.orderPropertyInvalid' });
  await expect(forget(stranger, address)).rejects.toMatchObject({ key: 'upload.notFound' });
  expect(await isKept(address)).toBe(true);
});

it('is read when it is the turn of what takes long', async () => {
  const visitor = test.visitor();
  const address = await upload(visitor);
  const longTurns = vi.spyOn(test.shop, 'longTurns');
  longTurns.mockImplementation((caller, call) => createLongTurns()({ ...caller, hasGone: () => true }, call));
  await expect(read(visitor, address)).rejects.toMatchObject({ key: 'serviceUnavailable' });
  longTurns.mockRestore();
  expect(await bytesOf(visitor, address)).toBe(samplePdf);
});

it('a text that looks like the address of a file opens none', async () => {
  const address = await upload(test.visitor());
  const stranger = test.visitor();
  const { rows } = await test.database.pool.query(
    'SELECT v.id FROM variation v JOIN item_order_property p USING (item_id) WHERE p.order_property_id = 65 AND v.is_active',
  );
  const asked = {
    productId: rows[0].id,
    quantity: 1,
    basketItemOrderParams: [{ property: { id: 65, value: address.slice(0, 24) } }],
  };
  await stranger.call('doAddCartItem', asked);
  await expect(read(stranger, address)).rejects.toMatchObject({ key: 'upload.notFound' });
});

it('comes as multipart, too', async () => {
  const body = (name: string, bytes: string) =>
    `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${bytes}\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const visitor = test.visitor();
  const sent = await visitor.send('doUploadOrderPropertyFile', body('Krone.pdf', samplePdf), { headers });
  expect(sent.json().data).toMatch(/^[\w-]{22}\/Krone\.pdf$/);
  expect(await bytesOf(visitor, sent.json().data)).toBe(samplePdf);
  const refused = await visitor.send('doAddCartItem', body('Krone.pdf', samplePdf), { headers });
  expect(refused.json().key).toBe('unsupportedMediaType');
  const empty = await visitor.send('doUploadOrderPropertyFile', '--x--\r\n', { headers });
  expect(empty.json().key).toBe('invalidInput');
  const foreign = await visitor.send('doUploadOrderPropertyFile', body('Krone.pdf', samplePdf), {
    headers: { ...headers, origin: 'https://elsewhere.example' },
  });
  expect(foreign.json().key).toBe('originRefused');
});

it.each([
  ['has no boundary', 'multipart/form-data', '--x--\r\n'],
  ['has one that nobody may write', `multipart/form-data; boundary=${'x'.repeat(5000)}`, '--x--\r\n'],
  [
    'breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  ],
])('says what is wrong with a multipart body that %s', async (_, type, body) => {
  const headers = { 'content-type': type };
  const answer = await test.visitor().send('doUploadOrderPropertyFile', body, { headers });
  expect(answer.json()).toMatchObject({ key: 'invalidInput', cause: { base64: 'invalid' } });
});

it('a multipart body with an empty file has none', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n\r\n--x--\r\n';
  const answer = await test.visitor().send('doUploadOrderPropertyFile', body, { headers });
  expect(answer.json()).toMatchObject({ key: 'invalidInput', cause: { base64: 'required' } });
});

it('is refused for its content and for its size', async () => {
  const visitor = test.visitor();
  await expect(upload(visitor, 'logo.pdf', 'MZ')).rejects.toMatchObject({ key: 'upload.refused' });
  const large = `${'%'.repeat(maximumUploadBytes)}%`;
  await expect(upload(visitor, 'logo.pdf', large)).rejects.toMatchObject({ key: 'upload.tooLarge' });
});

it('counts as one of an hour, taken or not: the worst of them cost most', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '10000' });
  await limited.database.pool.query(
    "INSERT INTO rate_limit (key, count, last_at) VALUES ('upload:network:127.0.0.1', 199, now())",
  );
  const visitor = limited.visitor();
  await expect(upload(visitor, 'logo.pdf', 'MZ')).rejects.toMatchObject({ key: 'upload.refused' });
  await expect(upload(visitor, 'logo.pdf', 'MZ')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  await limited.close();
});

it('the files of a network may take two minutes in an hour to be read, whether they are taken or not', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '10000' });
  const { pool } = limited.database;
  const key = 'upload-reading:network:127.0.0.1';
  const counted = async () => (await pool.query('SELECT count FROM rate_limit WHERE key = $1', [key])).rows[0].count;
  await upload(limited.visitor());
  const first = await counted();
  expect(first).toBeGreaterThan(0);
  await expect(upload(limited.visitor(), 'logo.pdf', 'MZ')).rejects.toMatchObject({ key: 'upload.refused' });
  expect(await counted()).toBeGreaterThan(first);
  await pool.query('UPDATE rate_limit SET count = 1199 WHERE key = $1', [key]);
  await upload(limited.visitor());
  await expect(upload(limited.visitor())).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  await limited.close();
});

it('counts its megabytes: two hundred of the largest an hour would fill a disk in days', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '10000' });
  await limited.database.pool.query(
    "INSERT INTO rate_limit (key, count, last_at) VALUES ('upload-megabytes:network:127.0.0.1', 497, now())",
  );
  const twoMegabytes = samplePdf.replace('%%EOF', `${'%'.repeat(1024 * 1024)}\n%%EOF`);
  await upload(limited.visitor(), 'first.pdf', twoMegabytes);
  await expect(upload(limited.visitor(), 'second.pdf', twoMegabytes)).rejects.toMatchObject({
    key: 'security.tooManyRequests',
  });
  await upload(limited.visitor(), 'small.pdf');
  await limited.close();
});

it('counts, too, where it is looked at and not kept: a full cart, or spent megabytes, would else have any number examined', async () => {
  const limited = await createTestShop({ RATE_LIMIT: '10000' });
  const { pool } = limited.database;
  const counted = async (): Promise<number> =>
    (await pool.query("SELECT count FROM rate_limit WHERE key = 'upload:network:127.0.0.1'")).rows[0].count;
  const visitor = limited.visitor();
  for (let index = 0; index < 10; index += 1) await add(visitor, await upload(visitor, `${index}.pdf`));
  await expect(upload(visitor)).rejects.toMatchObject({ key: 'upload.tooMany' });
  expect(await counted()).toBe(11);
  await pool.query("UPDATE rate_limit SET count = 500 WHERE key = 'upload-megabytes:network:127.0.0.1'");
  await expect(upload(limited.visitor())).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  expect(await counted()).toBe(12);
  await limited.close();
});

it('a cart has ten; of those on no line the oldest makes room', async () => {
  const visitor = test.visitor();
  const loose = await upload(visitor);
  for (let index = 0; index < 9; index += 1) await add(visitor, await upload(visitor, `${index}.pdf`));
  const tenth = await upload(visitor);
  expect(await isKept(loose)).toBe(false);
  await add(visitor, tenth);
  await expect(upload(visitor)).rejects.toMatchObject({ key: 'upload.tooMany' });
  await expect(forget(visitor, tenth)).rejects.toMatchObject({ key: 'upload.notFound' });
  const other = test.visitor();
  const own = await upload(other);
  await forget(other, own);
  expect(await isKept(own)).toBe(false);
});

it('an eleventh is refused and costs the cart nothing', async () => {
  const visitor = test.visitor();
  const addresses = [];
  for (let index = 0; index < 10; index += 1) {
    addresses.push(await upload(visitor, `${index}.pdf`));
    await add(visitor, addresses[index] ?? '');
  }
  const before = await visitor.call('getCart');
  const answer = await visitor.send('doUploadOrderPropertyFile', [
    { base64: Buffer.from(samplePdf).toString('base64'), filename: 'eleventh.pdf' },
  ]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ key: 'upload.tooMany', cause: { maximum: 10 } });
  expect(await visitor.call('getCart')).toEqual(before);
  for (const address of addresses) expect(await bytesOf(visitor, address)).toBe(samplePdf);
});

it('of a line that was taken out makes no room while the line may come back', async () => {
  const visitor = test.visitor();
  const taken = await upload(visitor, 'taken-out.pdf');
  const cart = await add(visitor, taken);
  for (let index = 0; index < 8; index += 1) await add(visitor, await upload(visitor, `${index}.pdf`));
  const cartItemId = cart.items?.[0]?.id ?? 0;
  await visitor.call('deleteCartItem', { cartItemId });
  await add(visitor, await upload(visitor, 'ninth.pdf'));
  await upload(visitor, 'on its way.pdf');
  const restored = await visitor.call('doRestoreCartItem', { cartItemId });
  expect(restored.items).toHaveLength(10);
  expect(await bytesOf(visitor, taken)).toBe(samplePdf);
});

describe('a file that somebody else of the session puts on a line at the same moment', () => {
  /** Calls something of the buyer's while another connection of theirs has put the file on a line, and before that is written. */
  async function beside<Answer>(change: (client: pg.PoolClient) => Promise<unknown>, call: () => Promise<Answer>) {
    const other = await test.database.pool.connect();
    try {
      await other.query('BEGIN');
      await change(other);
      const answer = call();
      await lockWaits(test.database.pool);
      await other.query('COMMIT');
      return await answer;
    } finally {
      // With the connection ends a transaction that a failure left open.
      other.release(true);
    }
  }

  const onLine = (cartId: number, address: string) => async (client: pg.PoolClient) => {
    const [id] = address.split('/');
    const params = [
      { propertyId: print, value: 'true' },
      { propertyId: artwork, value: address },
    ];
    await client.query('UPDATE uploaded_file SET used_at = now() WHERE id = $1', [id]);
    await client.query(
      `INSERT INTO basket_item (basket_id, variation_id, quantity, order_params, order_params_key, created_at)
        VALUES ($1, $2, 1, $3, $4, now())`,
      [cartId, variationId, JSON.stringify(params), address],
    );
  };

  async function cartOf(visitor: TestVisitor): Promise<number> {
    await add(visitor, await upload(visitor));
    return (await visitor.call('getCart')).id ?? 0;
  }

  it('is not deleted', async () => {
    const visitor = test.visitor();
    const cartId = await cartOf(visitor);
    const address = await upload(visitor, 'Napkins.pdf');
    const answer = await beside(onLine(cartId, address), () =>
      visitor.send('deleteOrderPropertyFile', [{ hash: address.split('/')[0] }]),
    );
    expect(answer.json()).toMatchObject({ key: 'upload.notFound' });
    expect(await isKept(address)).toBe(true);
  });

  it('makes no room for another', async () => {
    const visitor = test.visitor();
    const cartId = await cartOf(visitor);
    const address = await upload(visitor, 'Napkins.pdf');
    for (let count = 0; count < 8; count += 1) await upload(visitor);
    await beside(onLine(cartId, address), () => upload(visitor));
    expect(await isKept(address)).toBe(true);
  });

  it('is not deleted while it is ordered', async () => {
    const visitor = test.visitor();
    await cartOf(visitor);
    const address = await upload(visitor, 'Napkins.pdf');
    const buyer = test.visitor();
    await cartOf(buyer);
    await fillCheckout(buyer);
    const { order } = await buyer.call('doPlaceOrder');
    const answer = await beside(
      (client) =>
        client.query('INSERT INTO order_file (order_id, file_id) VALUES ($1, $2)', [order.id, address.split('/')[0]]),
      () => visitor.send('deleteOrderPropertyFile', [{ hash: address.split('/')[0] }]),
    );
    expect(answer.json()).toMatchObject({ key: 'upload.notFound' });
    expect(await isKept(address)).toBe(true);
  });
});

it('is forgotten after a day on no line, and kept on a line and with an order', async () => {
  const now = new Date('2026-11-23T10:00:00Z');
  test.setNow(now);
  const visitor = test.visitor();
  const [given, removed, held] = [await upload(visitor), await upload(visitor), await upload(visitor)];
  const cart = await add(visitor, removed);
  await visitor.call('deleteCartItem', { cartItemId: cart.items?.[0]?.id ?? 0 });
  await add(visitor, held);
  const buyer = test.visitor();
  const ordered = await upload(buyer);
  await add(buyer, ordered);
  await fillCheckout(buyer, { email: 'krone@krone.example' });
  await buyer.call('doPlaceOrder');

  const keptAfter = async (hours: number) => {
    await forgetVisitors(test.shop, new Date(now.getTime() + hours * 3_600_000));
    return Promise.all([given, removed, held, ordered].map(isKept));
  };
  expect(await keptAfter(23)).toEqual([true, true, true, true]);
  expect(await keptAfter(25)).toEqual([false, false, true, true]);
  // Its session has ended, and its cart with it.
  expect(await keptAfter(24 * 400)).toEqual([false, false, false, true]);
});

it('goes with its guest into an account, stands in the export, and goes with the account', async () => {
  const visitor = test.visitor();
  const address = await upload(visitor);
  await add(visitor, address);
  await visitor.call('doRegisterUser', registration('export@krone.example'));
  expect(await bytesOf(visitor, address)).toBe(samplePdf);
  const { files } = await visitor.call('getCustomerExport');
  expect(files).toMatchObject([{ name: 'Logo Krone.pdf', bytes: samplePdf.length }]);
  await visitor.call('deleteCustomerAccount', { password: customerPassword });
  expect(await isKept(address)).toBe(false);
});

describe('bodies that come at the same time', () => {
  const send = () => {
    const file = { base64: Buffer.from(samplePdf).toString('base64'), filename: 'Krone.pdf' };
    return test.visitor().send('doUploadOrderPropertyFile', [file]);
  };
  const statusesOf = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, send))).map(({ statusCode }) => statusCode);

  it('are three of a network', async () => {
    expect(await statusesOf(4)).toEqual([200, 200, 200, 503]);
    expect(await statusesOf(3)).toEqual([200, 200, 200]);
  });

  it('leave nothing behind when they are interrupted', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const half = [
      'POST /api/plentysystems/doUploadOrderPropertyFile HTTP/1.1',
      'Host: localhost',
      `Origin: ${test.shop.config.shopUrl}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000',
      '',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ].join('\r\n');
    const sockets = [1, 2, 3].map(() => connect((test.app.server.address() as AddressInfo).port, '127.0.0.1'));
    for (const socket of sockets) {
      const arrived = once(test.app.server, 'request');
      socket.write(half);
      await arrived;
    }
    expect((await send()).statusCode).toBe(503);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect(await statusesOf(3)).toEqual([200, 200, 200]), 20_000);
    const { rows } = await test.database.pool.query("SELECT id FROM uploaded_file WHERE name = 'a.pdf'");
    expect(rows).toEqual([]);
  });
});

it('gives its turn to others while a file is examined', async () => {
  const { admission } = test.shop;
  onTestFinished(() => {
    test.shop.admission = admission;
  });
  test.shop.admission = createAdmission({ ...usualLimits, turns: 1 });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { inTurn, networks } = test.shop.admission;
  const held = Promise.withResolvers<void>();
  const before = inTurn({ network: '192.0.2.8', session: null }, () => held.promise);
  const uploaded = upload(test.visitor());
  await expect.poll(networks, { timeout: 10_000 }).toBe(2);
  const isStored = inTurn({ network: '192.0.2.9', session: null }, async () =>
    asked.mock.calls.some(([query]) => JSON.stringify(query).includes('insert into \\"uploaded_file\\"')),
  );
  held.resolve();
  await before;
  expect(await isStored).toBe(false);
  await uploaded;
});

it.each([
  ['logs in', 'doRegisterUser', [registration('other-tab@krone.example')]],
  ['logs out', 'doLogoutUser', []],
])('is not kept for who they were where another tab %s while it is examined', async (_, name, input) => {
  const limited = await createTestShop({ RATE_LIMIT: '10000' });
  const { pool } = limited.database;
  const visitor = limited.visitor();
  await upload(visitor);
  if (name === 'doLogoutUser') await visitor.call('doRegisterUser', registration('leaving@krone.example'));
  const other = await pool.connect();
  await other.query("BEGIN; SELECT FROM rate_limit WHERE key LIKE 'upload-reading%' FOR UPDATE");
  const late = visitor.send('doUploadOrderPropertyFile', [
    { base64: Buffer.from(samplePdf).toString('base64'), filename: 'late.pdf' },
  ]);
  await lockWaits(pool);
  expect((await visitor.send(name, input)).statusCode).toBe(200);
  await other.query('COMMIT');
  other.release();
  expect((await late).json().key).toBe('security.sessionChanged');
  expect((await pool.query("SELECT FROM uploaded_file WHERE name = 'late.pdf'")).rowCount).toBe(0);
  await limited.close();
});
