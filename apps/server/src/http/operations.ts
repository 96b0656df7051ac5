import type { Answer, OperationName } from '@mise/contract/client.ts';
import type { Operation } from '@mise/contract/operation.ts';
import { operations } from '@mise/contract/operations.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Shop } from '../context.ts';
import { sessionEnded } from '../domains/customers/ended-sessions.ts';
import { isSameToken } from '../domains/customers/session-token.ts';
import { takeLongTurn } from '../turns/long-turns.ts';
import { writeJson } from '../written-json.ts';
import { argumentIn } from './argument-in.ts';
import { usualBodyLimit } from './body-limits.ts';
import { createCallContext, csrfTokenOf, headerOf, requestLanguage, sendSession } from './call-context.ts';
import { countCall } from './count-call.ts';
import { type FileCall, readWithFile } from './file-body.ts';
import { createFilePlaces } from './file-places.ts';
import { invoke, isForOperators, refuseStranger } from './invoke.ts';
import type { ReadJson } from './json-body.ts';
import { isFittingOrigin } from './origin.ts';
import { acceptFiles, readMultipart } from './receive-file.ts';
import { callerOf, inTurn } from './take-turn.ts';

/** Clients of this contract call every shop at this path. */
export const operationsPath = '/api/plentysystems';

/** A cart of 500 lines is answered in two megabytes and takes fifty times as long as an ordinary call, which its operation does not tell. */
const bytesPerCount = 100_000;

/** Bytes of a body that is longer than nearly all. */
const longBody = 5_000;

/** Mounts every operation of the contract; one route each, so that each has its own body limit. `readJson`: of bodies that the app keeps. */
export async function mountOperations(app: FastifyInstance, shop: Shop, readJson: ReadJson): Promise<void> {
  const allowedOrigins = [shop.config.shopUrl, ...shop.config.allowedOrigins];
  const filePlaces = createFilePlaces(shop);
  await acceptFiles(app);

  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name];
    const isWrite = operation.kind !== 'get';
    const kind = isWrite ? 'writes' : 'reads';
    const takesFile = operation.fileName !== undefined;
    app.route({
      method: operation.method === 'GET' ? ['GET', 'POST'] : 'POST',
      url: `${operationsPath}/${name}`,
      bodyLimit: operation.bodyLimit ?? usualBodyLimit,
      onRequest: async (request, reply) => {
        countCall(shop, request, kind, operation.weight);
        if (isLargeForOperators(operation)) await refuseBodyOfStranger(shop, request, operation);
        if (takesFile) filePlaces.take(request, reply);
      },
      onSend: async (request) => {
        if (takesFile) filePlaces.giveBack(request);
      },
      handler: async (request, reply) => {
        const context = { ...createCallContext(shop, request, requestLanguage(request), kind), isSentOn: true };
        // Fastify sends bytes as well as it does a text.
        reply.serializer(((answer: unknown) => {
          const bytes = writeJson(answer);
          context.counts?.(Math.floor(bytes.length / bytesPerCount));
          return bytes;
        }) as unknown as (answer: unknown) => string);
        if (isWrite) guardOrigin(request, allowedOrigins);
        // A file takes as long as its sender does: it is there before there is a turn.
        const received = request.isMultipart() ? await readMultipart(request, operation) : undefined;
        const work = async () => {
          if (isLongToRead(request, operation)) await takeLongTurn();
          const { argument, file } = received ?? readCall(request, takesFile, readJson);
          return answer(context, reply, async () => {
            if (isWrite) await guardWrite(context, request, name);
            return withApiEvents(await invoke(file ? { ...context, file } : context, name, argument));
          });
        };
        const caller = { ...callerOf(shop, request), isWrite };
        if (!takesFile) return inTurn(shop, request, work, caller);
        // In the line of its session, which its other calls may make long, a file would keep its place.
        return filePlaces.seeTo(request, () => inTurn(shop, request, work, { ...caller, session: null }));
      },
    });
  }

  app.all(`${operationsPath}/*`, async (request) => {
    countCall(shop, request, 'extras');
    throw refusal('unknownOperation', { cause: { operation: (request.params as { '*': string })['*'].slice(0, 100) } });
  });
}

/** Nobody sends so much but who runs the shop. */
function isLargeForOperators({ access, bodyLimit = 0 }: Operation): boolean {
  return isForOperators(access) && bodyLimit > usualBodyLimit;
}

/**
 * Whether a body may take as long to check as a cart of hundreds of lines to work out: one of nothing but wrong values does. Not one with a file, which is
 * examined for seconds elsewhere.
 */
function isLongToRead({ body }: FastifyRequest, { access, fileName }: Operation): boolean {
  const isLong = Buffer.isBuffer(body) && body.length > longBody;
  return isLong && fileName === undefined && !isForOperators(access);
}

/** Refuses whoever may not call an operation before anything of the body is read, which would stay in memory as long as it comes. */
async function refuseBodyOfStranger(shop: Shop, request: FastifyRequest, operation: Operation): Promise<void> {
  const context = createCallContext(shop, request, requestLanguage(request));
  await inTurn(shop, request, () => refuseStranger(context, operation));
}

/** Every answer, a refusal too, brings the session's cookie and token: a client renews its own from it. */
async function answer(context: Context, reply: FastifyReply, work: () => Promise<Answer>): Promise<Answer> {
  reply.header('cache-control', 'private, no-store');
  try {
    return await work();
  } finally {
    await sendSession(context, reply);
  }
}

/** Some clients read the events from the data: where it is an object they stand there, too. */
function withApiEvents(answered: Answer): Answer {
  const { data, events } = answered;
  if (!events || typeof data !== 'object' || data === null || Array.isArray(data)) return answered;
  return { ...answered, data: { ...data, apiEvents: events } };
}

/** A write needs a fitting Origin. */
function guardOrigin(request: FastifyRequest, allowedOrigins: string[]): void {
  const origin = headerOf(request, 'origin');
  if (!isFittingOrigin({ origin, 'sec-fetch-site': headerOf(request, 'sec-fetch-site') }, allowedOrigins)) {
    throw refusal('originRefused');
  }
}

/** After these a visitor goes on in an account, whatever token they came with. */
const entering: readonly OperationName[] = ['doLogin', 'doRegisterUser'];

/**
 * And the session's token as soon as there is a session. What comes with one that was replaced a moment ago is refused (`sessionEnded`): done for its holder it would be
 * lost to the browser, or take the place of the session that another tab has entered.
 */
async function guardWrite(context: Context, request: FastifyRequest, name: OperationName): Promise<void> {
  const { visitor } = context;
  // A guest whose answer was lost gives the address anew, and goes on in what was left for them.
  const goesOn = entering.includes(name) || (name === 'doLoginAsGuest' && (await visitor.find()) !== null);
  if (!goesOn && (await visitor.isJustReplaced())) throw sessionEnded();
  const expected = await csrfTokenOf(context);
  if (expected === null) return;
  const given = headerOf(request, 'x-csrf-token');
  if (given === undefined || !isSameToken(given, expected)) throw refusal('security.invalidCsrfToken');
}

function readCall(request: FastifyRequest, takesFile: boolean, readJson: ReadJson): FileCall {
  if (takesFile) return readWithFile(request, readJson);
  return { argument: argumentIn(request.method === 'GET' ? parseQueryBody(request) : readJson(request)) };
}

function parseQueryBody(request: FastifyRequest): unknown {
  const { body } = request.query as { body?: unknown };
  if (body === undefined || body === '') return undefined;
  try {
    return JSON.parse(String(body));
  } catch {
    throw refusal('invalidInput', { cause: { body: 'invalid' } });
  }
}
