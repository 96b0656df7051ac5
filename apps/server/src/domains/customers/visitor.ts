import type { Side } from '@mise/rules/net-gross.ts';
import type { Database } from '../../db/database.ts';
import { everyone, type PriceGroup } from './price-group.ts';
import { csrfTokenOf } from './session-token.ts';
import { isJustReplaced, type OpenedSession, openSession, type ReadSession, type Session } from './sessions.ts';

/** Whoever is calling: perhaps with a session, perhaps not yet. */
export type Visitor = {
  /** The session of the cookie, or the one that was entered since; null without one. Reads once: `read`, if nobody did before. */
  find: (read?: ReadSession) => Promise<Session | null>;
  /** The same with the token that opened it. */
  opened: () => Promise<OpenedSession | null>;
  /** Whether another tab's call has replaced the token moments ago: this one goes on in its session once the browser has the new token. */
  isJustReplaced: () => Promise<boolean>;
  /** Goes on in this session. A token that the client does not have yet is sent with the answer. */
  enter: (opened: OpenedSession) => void;
  /** Goes on without a session: the client forgets its token. */
  leave: () => void;
  hasLeft: () => boolean;
  /** What takes back all that is entered from here on: for a transaction that is rolled back. */
  mark: () => () => void;
  /** What to set as cookie after the call: a token if the session has a new one, else null. */
  issuedToken: () => string | null;
  /** The group of a visitor without a login: with one, their session says more. */
  priceGroup: () => PriceGroup;
  /** Whether a customer is logged in, or a page is made for those who are. */
  isMember: () => Promise<boolean>;
  /** Chooses the side of a guest's prices; null: as the class has it. Told with the answer. */
  choosePriceSide: (side: Side | null) => void;
  /** The CSRF token of the session, or null without one. */
  csrfToken: () => Promise<string | null>;
  /** Whether the call came with a token, be it one that opens nothing. */
  hasToken: boolean;
  /** As whom the shop let the browser in before, in any login, or null. */
  knownAs: string | null;
  /** What the device was told after a login (known-device.ts), or null. */
  deviceToken: string | null;
  /** Tells the device so with the answer; null takes it away. */
  tellDevice: (token: string | null) => void;
  /** What to set as its cookie after the call: a token, null to take it away, undefined to leave it as it is. */
  issuedDeviceToken: () => string | null | undefined;
  /** The network address that the call came from. */
  address: string;
  /** What the client calls itself; '' for nothing. */
  userAgent: string;
};

export function createVisitor(
  shop: { db: Database },
  call: {
    token: string | null;
    deviceToken: string | null;
    knownAs: string | null;
    priceSide: Side | null;
    now: Date;
    address: string;
    userAgent: string;
  },
): Visitor {
  let { priceSide } = call;
  let entered: OpenedSession | null = null;
  let hasLeft = false;
  let issuedDeviceToken: string | null | undefined;
  let found: Promise<OpenedSession | null> | undefined;

  async function opened(read?: ReadSession): Promise<OpenedSession | null> {
    if (entered !== null || hasLeft || call.token === null) return entered;
    found ??= openSession(shop.db, { token: call.token, now: call.now, read });
    return found;
  }

  return {
    find: async (read) => (await opened(read))?.session ?? null,
    opened: () => opened(),
    isJustReplaced: async () => {
      const { token, now } = call;
      const known = await opened();
      return known ? known.session.isJustLeft : token !== null && isJustReplaced(shop.db, { token, now });
    },
    enter: (session) => {
      entered = session;
    },
    leave: () => {
      entered = null;
      hasLeft = true;
    },
    hasLeft: () => hasLeft && entered === null,
    mark: () => {
      const before = { entered, hasLeft, issuedDeviceToken };
      return () => {
        ({ entered, hasLeft, issuedDeviceToken } = before);
      };
    },
    issuedToken: () => (entered === null || entered.token === call.token ? null : entered.token),
    priceGroup: () => ({ ...everyone, side: priceSide }),
    isMember: async () => Boolean((await opened())?.session.customer.account),
    choosePriceSide: (side) => {
      priceSide = side;
    },
    csrfToken: async () => {
      const known = await opened();
      return known && csrfTokenOf(known.token);
    },
    hasToken: call.token !== null,
    knownAs: call.knownAs,
    deviceToken: call.deviceToken,
    tellDevice: (token) => {
      issuedDeviceToken = token;
    },
    issuedDeviceToken: () => issuedDeviceToken,
    address: call.address,
    userAgent: call.userAgent,
  };
}
