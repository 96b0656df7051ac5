import { memberStateOf } from '@mise/rules/vat-number.ts';
import { z } from 'zod';
import { RegisterAwayError, type RegisterFailure, type VatAnswer, type VatRegister } from './vat-register.ts';

/** A buyer sees that something is checked meanwhile, and may order. */
const defaultPatienceMs = 8_000;
/** What the service answers is some hundred characters. */
const longestAnswer = 20_000;

const text = z.string().nullish();

const answerSchema = z.object({
  actionSucceed: z.boolean().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
  valid: z.boolean().optional(),
  userError: text,
  requestIdentifier: text,
  name: text,
  address: text,
});

type Answer = z.infer<typeof answerSchema>;

/** What the service names as a reason to say nothing; any other is `away`. */
const failures: Record<string, RegisterFailure> = {
  MS_MAX_CONCURRENT_REQ: 'busy',
  MS_MAX_CONCURRENT_REQ_TIME: 'busy',
  GLOBAL_MAX_CONCURRENT_REQ: 'busy',
  GLOBAL_MAX_CONCURRENT_REQ_TIME: 'busy',
  MS_UNAVAILABLE: 'memberStateAway',
};

/** The Commission's VIES, by its REST API; or whoever speaks it at `url`. */
export function createVies({ url, patienceMs = defaultPatienceMs }: { url: string; patienceMs?: number }): VatRegister {
  const ask = (body: Record<string, string>) => askAt(`${url}/check-vat-number`, body, patienceMs);
  return {
    async check({ vatNumber, requester }) {
      const id = halves('countryCode', 'vatNumber', vatNumber);
      const answer = await ask({ ...id, ...requesterOf(requester) });
      // An answer without a number to prove it by is better than none.
      return readAnswer(errorOf(answer) === 'INVALID_REQUESTER_INFO' ? await ask(id) : answer);
    },
  };
}

/** An id of the shop that cannot be one is left out: the answer has no number then, but it is an answer. */
function requesterOf(requester: string): Record<string, string> {
  return memberStateOf(requester) ? halves('requesterMemberStateCode', 'requesterNumber', requester) : {};
}

function halves(code: string, number: string, vatNumber: string): Record<string, string> {
  return { [code]: vatNumber.slice(0, 2), [number]: vatNumber.slice(2) };
}

async function askAt(address: string, body: Record<string, string>, patienceMs: number): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const written = await response.text();
    // Errors come with any status, and a gateway in between answers with a page.
    return answerSchema.parse(JSON.parse(written.slice(0, longestAnswer)));
  } catch (error) {
    // What it was asked about stands in no message: these are logged.
    throw new RegisterAwayError('away', `VIES did not answer as it should: ${(error as Error).name}`);
  }
}

function readAnswer(answer: Answer): VatAnswer {
  const error = errorOf(answer);
  if (error === 'INVALID_INPUT') return { isValid: false };
  if (error !== null) throw new RegisterAwayError(failures[error] ?? 'away', `VIES says ${error}`);
  if (!answer.valid) return { isValid: false };
  return {
    isValid: true,
    consultationNumber: answer.requestIdentifier || null,
    name: known(answer.name),
    address: known(answer.address),
  };
}

function errorOf({ errorWrappers, actionSucceed, userError, valid }: Answer): string | null {
  const [first] = errorWrappers ?? [];
  if (first) return first.error;
  if (userError && !['VALID', 'INVALID'].includes(userError)) return userError;
  return actionSucceed === false || valid === undefined ? 'no answer' : null;
}

/** Some member states do not say whose an id is. */
function known(value: string | null | undefined): string | null {
  return value && value !== '---' ? value : null;
}
