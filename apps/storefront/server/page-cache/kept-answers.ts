import { isApiError } from '@mise/contract/api-error.ts';
import type { Answer } from '@mise/contract/client.ts';
import { operations } from '@mise/contract/operations.ts';
import { frozen } from '@mise/rules/frozen.ts';
import type { Context } from '@mise/server/context.ts';
import type { Change } from '@mise/server/db/changes.ts';
import { type Dependencies, noteAll } from '@mise/server/dependencies.ts';
import { groupOf, priceGroupKey } from '@mise/server/domains/customers/price-group.ts';
import { invoke, isOperationName } from '@mise/server/http/invoke.ts';
import { asNobody } from '@mise/server/http/public-context.ts';
import { whileLent } from '@mise/server/turns/admission.ts';
import { currentForAll, type ForAll, inOwnLongTurn } from '@mise/server/turns/long-turns.ts';
import { createTaggedCache, type Made } from './tagged-cache.ts';

export type KeptAnswers = {
  /**
   * Calls an operation for a page that is the same for everyone of a price group: for nobody in particular, or for someone who runs
   * the shop. Its answer is kept until something in it changes, and shared: nobody may change it.
   */
  ask: (context: Context, name: string, input: unknown) => Promise<Answer<unknown>>;
  apply: (change: Change) => void;
};

type Options = { maximumBytes: number; now: () => number; call?: KeptAnswers['ask'] };

type Outcome = ({ answer: Answer<unknown> } | { refusal: unknown }) & { noted: Readonly<Dependencies> };

/** `maximumBytes`: of answers as JSON. `call`: calls an operation. */
export function createKeptAnswers({ call = invoke, ...options }: Options): KeptAnswers {
  const cache = createTaggedCache<Outcome>({
    ...options,
    bytesOf: (outcome) => JSON.stringify(outcome).length,
    // While the database is away pages are kept as they were, not what further ones are made from.
    longestStaleMs: 0,
  });

  /** By what the answers that are being made are made, by their keys. */
  const making = new Map<string, ForAll | null>();

  async function ask(context: Context, name: string, input: unknown): Promise<Answer<unknown>> {
    if (!isOpen(name)) return inOwnLongTurn(() => call(context, name, input));
    const audience = { group: await groupOf(context.visitor), runsShop: await context.operator.runsShop() };
    const key = JSON.stringify([name, context.language, priceGroupKey(audience.group), audience.runsShop, input]);
    let isFirst = false;
    const make = async () => {
      const forAll = currentForAll();
      making.set(key, forAll);
      try {
        return await outcomeOf(asNobody(context, audience), name, input);
      } finally {
        if (making.get(key) === forAll) making.delete(key);
      }
    };
    const asked = cache.get(key, () => {
      isFirst = true;
      // Ended with the answer: its page may wait for one of another page, which may wait for the turn.
      return inOwnLongTurn(make);
    });
    const own = isFirst ? null : currentForAll();
    if (own) making.get(key)?.join(own.caller);
    const outcome = isFirst ? await asked : await whileLent(() => asked);
    noteAll(context.dependencies, outcome.noted);
    if (!('refusal' in outcome)) return outcome.answer;
    // Whoever asked for too much is told so, and nobody else who waited for the same.
    if (!isFirst && isApiError(outcome.refusal, 'security.tooManyRequests')) return ask(context, name, input);
    throw outcome.refusal;
  }

  async function outcomeOf(nobody: Context, name: string, input: unknown): Promise<Made<Outcome>> {
    const noted = nobody.dependencies;
    try {
      const answer = frozen(await call(nobody, name, input));
      // What was made from something that nobody noted would never be dropped.
      if (noted.tags.size === 0) return { value: { answer, noted }, isKept: false, ...noted };
      const dependencies = { tags: new Set([...noted.tags, ...ofEveryPage]), endsAt: noted.endsAt };
      return { value: { answer, noted: dependencies }, isKept: true, ...dependencies };
    } catch (refusal) {
      return { value: { refusal, noted }, isKept: false, ...noted };
    }
  }

  return { ask, apply: cache.apply };
}

/** What the frame of every page notes; its other operations are made from it too, and need not say so. */
const ofEveryPage = ['settings', 'texts', 'categories', 'customer-classes'];

/** Reads, and is answered to everyone. */
function isOpen(name: string): boolean {
  return isOperationName(name) && operations[name].kind === 'get' && operations[name].access === 'anyone';
}
