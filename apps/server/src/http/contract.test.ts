import type { OperationName } from '@mise/contract/client.ts';
import { errorCatalogue } from '@mise/contract/errors.ts';
import { operations } from '@mise/contract/operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../operations/handlers.ts';
import { signInCustomer } from '../testing/sign-in-customer.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { createTestShop, type TestShop, type TestVisitor } from '../testing/test-shop.ts';

const names = Object.keys(operations) as OperationName[];

let test: TestShop;
let operator: TestVisitor;
let customer: TestVisitor;
beforeAll(async () => {
  test = await createTestShop();
  operator = await signInOperator(test);
  customer = await signInCustomer(test, 'anna@krone.example');
});
afterAll(() => test.close());

describe.each(names)('%s', (name) => {
  const operation = operations[name];
  /** As somebody who may call it. */
  const send = (payload: unknown) => (operation.access === 'customer' ? customer : operator).send(name, payload);

  it('is named after its kind and says in one sentence what it does', () => {
    expect(name.startsWith(operation.kind)).toBe(true);
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('has a handler', () => {
    expect(handlers[name]).toBeTypeOf('function');
  });

  it('declares errors that exist, each once', () => {
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
    for (const key of operation.errors) expect(errorCatalogue).toHaveProperty([key]);
  });

  it('refuses garbage and names the field', async () => {
    const response = await send(['garbage']);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ key: 'invalidInput', cause: expect.any(Object) });
    expect(Object.keys(response.json().cause)).not.toHaveLength(0);
  });

  it('refuses a body that is no JSON', async () => {
    const response = await send('{"half":');
    expect(response.statusCode).toBe(400);
    expect(response.json().key).toBe('invalidInput');
  });

  it('stands in the OpenAPI document', async () => {
    const document = (await test.app.inject('/api/openapi.json')).json();
    expect(document.paths[`/plentysystems/${name}`]).toBeDefined();
  });
});

it('answers 404 for an operation that does not exist', async () => {
  const response = await test.visitor().send('doWhatever', []);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ key: 'unknownOperation', cause: { operation: 'doWhatever' } });
});
