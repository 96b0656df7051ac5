import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { createCallContext } from '../http/call-context.ts';
import { signInOperator, testOperator } from './sign-in-operator.ts';
import type { TestShop } from './test-shop.ts';

/** The context of a call by an operator who is logged in, for tests of what handlers are built from. */
export async function operatorContext(test: TestShop): Promise<Context> {
  const visitor = await signInOperator(test);
  const login = await visitor.send('doOperatorLogin', [{ email: testOperator.email, password: testOperator.password }]);
  const request = {
    id: randomUUID(),
    ip: '127.0.0.1',
    headers: { cookie: `operator=${login.cookies.find(({ name }) => name === 'operator')?.value}` },
    log: test.shop.log,
  };
  return createCallContext(test.shop, request as unknown as FastifyRequest, 'de');
}
