import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { readPriceTask, runPriceTask } from './price-command.ts';

/** An article of the demo shop, for 12.60 € from one piece on and less from 12. */
const number = 'TW-1001-27-WS';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('seeded');
});
afterAll(() => database.drop());

async function run(words: string): Promise<string[]> {
  const said: string[] = [];
  await runPriceTask(createDatabase(database.pool), readPriceTask(words.split(' ')), (line) => said.push(line));
  return said;
}

async function readPrices(): Promise<[quantity: number, amount: number][]> {
  const { rows } = await database.pool.query<{ quantity: number; amount: string }>(
    `SELECT minimum_quantity AS quantity, amount FROM variation_price JOIN variation ON id = variation_id
     WHERE number = $1 AND kind = 'default' ORDER BY minimum_quantity`,
    [number],
  );
  return rows.map(({ quantity, amount }) => [quantity, Number(amount)]);
}

test.each(['', 'TW-1', 'TW-1 free', 'TW-1 0', 'TW-1 1 2'])('"%s" is no task', (words) => {
  expect(() => readPriceTask(words.split(' ').filter(Boolean))).toThrow(/Takes an article number/);
});

test.each(['2.000', '3,005', '1.299', '1,0001,5', '0.00005', '-3', '10%', '10 %', '99999999999', '9999999999999'])(
  '"%s" is not guessed at',
  (euros) => {
    expect(() => readPriceTask([number, euros])).toThrow(/Takes an article number/);
  },
);

test.each([
  ['1.299,00', 12_990_000],
  ['0,0209', 209],
  ['3.0050', 30_050],
  ['12,9', 129_000],
  ['1299', 12_990_000],
])('"%s" is %i', (euros, amount) => {
  expect(readPriceTask([number, euros])).toEqual({ number, amount });
});

test('the price of a piece is changed, graduated ones stay', async () => {
  const [, ...graduated] = await readPrices();
  expect(graduated).not.toEqual([]);
  expect((await run(`${number} 11,50`))[0]).toBe(`${number}: €12.60 is now €11.50.`);
  expect(await readPrices()).toEqual([[1, 115_000], ...graduated]);
  await run(`${number} 11,50`);
  expect(await recordedCommands(database.pool, 'command.price')).toEqual([
    [
      'item 1001',
      {
        before: { number, minimumQuantity: 1, price: '€12.60' },
        after: { number, minimumQuantity: 1, price: '€11.50' },
      },
    ],
  ]);
});

test('a graduated price that is no lower any more is named', async () => {
  const [[, before] = [0, 0], ...graduated] = await readPrices();
  const [, , ...later] = graduated;
  const [[first] = [0], [second, amount] = [0, 0]] = graduated;
  const euros = (amount / 10_000).toFixed(2);
  const said = await run(`${number} ${euros}`);
  expect(said).toHaveLength(3);
  expect(said[1]).toContain(`its price from ${first} on, €`);
  expect(said[2]).toBe(
    `ATTENTION: its price from ${second} on, €${euros}, is no lower: nobody is charged it, and no page shows it.`,
  );
  expect(later.every(([, each]) => each < amount)).toBe(true);
  expect(await run(`${number} 12.60`)).toHaveLength(1);
  await run(`${number} ${before / 10_000}`);
});

test('a price that nobody is charged, since the least that is sold reaches a lower one, is named as such', async () => {
  const [, [first, amount] = [0, 0]] = await readPrices();
  const limit = (minimum: number, interval: number) =>
    database.pool.query(
      'UPDATE variation SET minimum_order_quantity = $1, interval_order_quantity = $2 WHERE number = $3',
      [minimum, interval, number],
    );
  // Sold from the step on that follows.
  await limit(first - 1, 2);
  expect(first % 2).toBe(0);
  const euros = (amount / 10_000).toFixed(2);
  expect((await run(`${number} 13`))[1]).toBe(
    `ATTENTION: the article is sold from ${first} on, where its price is €${euros}: nobody is charged the new one, and no page shows it.`,
  );
  await limit(first - 2, 2);
  expect(await run(`${number} 13`)).toHaveLength(1);
  await limit(1, 1);
  await run(`${number} 11.50`);
});

test('where nothing is sold by the piece it is the price of the smallest quantity, and the message says so', async () => {
  const [, ...graduated] = await readPrices();
  await database.pool.query(
    `UPDATE variation_price SET minimum_quantity = 3 WHERE minimum_quantity = 1 AND kind = 'default'
       AND variation_id = (SELECT id FROM variation WHERE number = $1)`,
    [number],
  );
  expect((await run(`${number} 10`))[0]).toBe(`${number}: €11.50 is now €10.00, from 3 pieces on.`);
  expect(await readPrices()).toEqual([[3, 100_000], ...graduated]);
});

test('what cannot be done is said as it is', async () => {
  await expect(run('nobody 10')).rejects.toThrow('There is no article with the number nobody.');
  await database.pool.query(
    'DELETE FROM variation_price WHERE variation_id = (SELECT id FROM variation WHERE number = $1)',
    [number],
  );
  await expect(run(`${number} 10`)).rejects.toThrow(`The article ${number} has no price yet`);
});
