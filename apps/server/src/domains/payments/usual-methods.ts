import { perLanguage } from '@mise/rules/languages.ts';
import { type TextId, translateInto } from '../../texts/translate.ts';
import type { paymentMethod } from './tables.ts';

export type UsualMethod = Pick<
  typeof paymentMethod.$inferInsert,
  'id' | 'key' | 'names' | 'descriptions' | 'icon' | 'position'
> & {
  /** The one country that it is made for. */
  onlyIso?: string;
};

type Fact = { id: number; icon: string; onlyIso?: string };

const facts = {
  prepayment: { id: 1, icon: 'prepayment' },
  invoice: { id: 2, icon: 'invoice' },
  mollieCreditCard: { id: 4, icon: 'card' },
  molliePaypal: { id: 5, icon: 'wallet' },
  mollieEps: { id: 6, icon: 'prepayment', onlyIso: 'AT' },
  cashOnPickup: { id: 3, icon: 'cash' },
} satisfies Record<string, Fact>;

type Key = keyof typeof facts;

/** Each method that the code knows (`payment-behavior.ts`), as it begins when an owner switches it on, in the usual order. */
export const usualMethods: readonly UsualMethod[] = (Object.entries(facts) as [Key, Fact][]).map(
  ([key, fact], place) => ({
    ...fact,
    key,
    names: inAllLanguages(`payment.method.${key}`),
    descriptions: inAllLanguages(`payment.method.${key}.description`),
    position: (place + 1) * 10,
  }),
);

function inAllLanguages(id: TextId) {
  return perLanguage((language) => translateInto(language)(id));
}
