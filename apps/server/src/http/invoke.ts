import { ApiError } from '@mise/contract/api-error.ts';
import type { Answer, OperationName } from '@mise/contract/client.ts';
import { isDeclared, transportErrors } from '@mise/contract/errors.ts';
import { parseInput } from '@mise/contract/field-errors.ts';
import type { Access, Operation } from '@mise/contract/operation.ts';
import { operations } from '@mise/contract/operations.ts';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { isDatabaseAway, isDatabaseBusy } from '../db/database-away.ts';
import { currentCustomer } from '../domains/customers/current-customer.ts';
import { underAudit } from '../domains/operators/audit.ts';
import { requireRole } from '../domains/operators/current-operator.ts';
import { handlers } from '../operations/handlers.ts';
import { preparations } from '../operations/preparations.ts';

type AnyHandler = (context: Context, input: unknown) => Promise<Answer<unknown>>;

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/**
 * Calls an operation: access checked, input parsed and prepared, handler run; a write of an operator in one transaction with its audit,
 * answered when the pages that this process keeps know of it, so that the next request shows it.
 * Every error that leaves it is an ApiError; a bug is logged with its request id and answered as `unknownError`.
 */
export async function invoke(context: Context, name: string, input: unknown): Promise<Answer<unknown>> {
  if (!isOperationName(name)) throw refusal('unknownOperation', { cause: { operation: name } });
  const operation: Operation = operations[name];
  const { access, kind, input: schema } = operation;
  try {
    await refuseStranger(context, operation);
    const argument = await prepare(context, operation, name, parseInput(schema, input));
    const isAudited = isForOperators(access) && kind !== 'get';
    if (!isAudited) return await run(context, name, argument);
    const answer = await underAudit(context, name, (audited) => run(audited, name, argument));
    await context.shop.changes.heard();
    return answer;
  } catch (error) {
    throw asApiError(context, name, error);
  }
}

/** Refuses whoever has not the access that an operation asks for. */
export async function refuseStranger(context: Context, { access, isBeforeFactor }: Operation): Promise<void> {
  if (access === 'customer') await currentCustomer(context);
  if (isForOperators(access)) await requireRole(context, access, { isBeforeFactor });
}

export function isForOperators(access: Access): access is OperatorRole {
  return access !== 'anyone' && access !== 'customer';
}

/** Whoever was removed, or logged out, while that waited for something is refused. */
async function prepare(
  context: Context,
  operation: Operation,
  name: OperationName,
  argument: unknown,
): Promise<unknown> {
  const preparation = preparations[name] as ((context: Context, input: unknown) => Promise<unknown>) | undefined;
  if (!preparation) return argument;
  const prepared = await preparation(context, argument);
  context.operator.forget();
  await refuseStranger(context, operation);
  return prepared;
}

async function run(context: Context, name: OperationName, argument: unknown): Promise<Answer<unknown>> {
  const answer = await (handlers[name] as AnyHandler)(context, argument);
  if (context.shop.checksAnswers) assertShape(name, operations[name].output.safeParse(answer.data));
  return answer;
}

function asApiError(context: Context, name: OperationName, error: unknown): ApiError {
  if (error instanceof ApiError) {
    if (isDeclared(error, [...operations[name].errors, ...transportErrors])) return error;
    const { key, cause } = error;
    context.log.error({ operation: name, key, cause }, 'an operation threw an error that it does not declare');
    return context.shop.checksAnswers ? refusal('unknownError', { cause: { undeclared: error.key } }) : error;
  }
  if (isDatabaseAway(error)) {
    context.log.error({ operation: name, err: error }, 'the database is away');
    return refusal('serviceUnavailable', { retryAfter: 5 });
  }
  if (isDatabaseBusy(error)) {
    context.log.warn({ operation: name, err: error }, 'the database had too much to do');
    return refusal('serviceUnavailable', { retryAfter: 5 });
  }
  context.log.error({ operation: name, err: error }, 'an operation failed');
  return refusal('unknownError', { cause: { requestId: context.requestId } });
}

/** In tests and development an answer that breaks the contract is a bug that must be seen. */
function assertShape(name: string, result: { success: boolean; error?: { issues: unknown[] } }): void {
  if (result.success) return;
  throw new Error(
    `${name} answers what its contract does not say: ${JSON.stringify(result.error?.issues.slice(0, 5))}`,
  );
}
