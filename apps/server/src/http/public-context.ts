import type { Language } from '@mise/rules/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, Shop } from '../context.ts';
import { noDependencies } from '../dependencies.ts';
import type { PriceGroup } from '../domains/customers/price-group.ts';
import type { Visitor } from '../domains/customers/visitor.ts';
import type { CallOperator } from '../domains/operators/call-operator.ts';

/** Nobody in particular of a price group: a page that many will see must not know who asked first. */
const nobodyOf = (group: PriceGroup): Visitor => ({
  find: async () => null,
  opened: async () => null,
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
  address: '',
  userAgent: '',
});

const noOperator: CallOperator = {
  isClaimed: false,
  find: async () => null,
  runsShop: async () => false,
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
};

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
    operator: noOperator,
    dependencies: noDependencies(),
  };
}
