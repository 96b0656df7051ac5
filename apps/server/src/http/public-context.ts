import type { Language } from '@mise/rules/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, Shop } from '../context.ts';
import { noDependencies } from '../dependencies.ts';
import type { PriceGroup } from '../domains/customers/price-group.ts';
import type { Visitor } from '../domains/customers/visitor.ts';
import type { CallOperator } from '../domains/operators/call-operator.ts';
import { takeLongTurnForAll } from '../turns/long-turns.ts';

/** Nobody in particular of a price group: a page that many will see must not know who asked first. */
const nobodyOf = (group: PriceGroup): Visitor => ({
  find: async () => null,
  opened: async () => null,
  isJustReplaced: async () => false,
  enter: () => {
    throw new Error('a public page enters no session');
  },
  leave: () => {
    throw new Error('a public page leaves no session');
  },
  hasLeft: () => false,
  mark: () => () => {},
  issuedToken: () => null,
  priceGroup: () => group,
  isMember: async () => group.isMember,
  choosePriceSide: () => {
    throw new Error('a public page chooses nothing');
  },
  csrfToken: async () => null,
  hasToken: false,
  knownAs: null,
  deviceToken: null,
  tellDevice: () => {
    throw new Error('a public page tells no device');
  },
  issuedDeviceToken: () => undefined,
  address: '',
  userAgent: '',
});

/** Nobody who is logged in; or someone who runs the shop, as all of them see it. */
const anyOperator = (runsShop: boolean): CallOperator => ({
  isClaimed: runsShop,
  find: async () => null,
  forget: () => {},
  runsShop: async () => runsShop,
  enter: () => {
    throw new Error('a public page lets no operator in');
  },
  leave: () => {},
  mark: () => () => {},
  issuedToken: () => undefined,
  device: '',
  deviceToken: null,
  knowDevice: () => {
    throw new Error('a public page knows no device');
  },
  issuedDeviceToken: () => null,
  csrfToken: async () => null,
});

/** Whom a page is made for, where it is the same for all of them. */
export type Audience = { group: PriceGroup; runsShop: boolean };

/** The same call by nobody in particular: what it answers is the same for the whole audience. */
export function asNobody(context: Context, { group, runsShop }: Audience): Context {
  return {
    ...context,
    referrerId: null,
    visitor: nobodyOf(group),
    operator: anyOperator(runsShop),
    dependencies: noDependencies(),
    takesLong: takeLongTurnForAll,
  };
}

/** The context of a page that is the same for everyone of a price group. */
export function createPublicContext(
  shop: Shop,
  request: FastifyRequest,
  page: { language: Language; group: PriceGroup },
): Context {
  return {
    shop,
    db: shop.db,
    log: request.log,
    requestId: request.id,
    language: page.language,
    now: shop.now(),
    referrerId: null,
    visitor: nobodyOf(page.group),
    operator: anyOperator(false),
    dependencies: noDependencies(),
    takesLong: takeLongTurnForAll,
  };
}
