import type { Shop } from '../../context.ts';
import { csrfTokenOf } from '../customers/session-token.ts';
import { isFactorRequired } from './factors.ts';
import { type OpenedOperatorSession, type OperatorSession, openOperatorSession } from './operator-sessions.ts';

/** Who runs the shop in a call: perhaps an operator who is logged in. */
export type CallOperator = {
  /** The browser brought the cookie of a session, which may have ended. */
  isClaimed: boolean;
  /** The session of the cookie, or the one that was entered since; null without one. Reads once. */
  find: () => Promise<OperatorSession | null>;
  /** Has it read anew: it may have ended while the call waited. */
  forget: () => void;
  /** Whether somebody is logged in who may run the shop, in whatever role: nobody may before the second factor that it asks for. */
  runsShop: () => Promise<boolean>;
  /** Goes on in this session: its token is sent with the answer. */
  enter: (opened: OpenedOperatorSession) => void;
  /** Goes on without one. */
  leave: () => void;
  /** What takes back all that is entered or left from here on: for a transaction that is rolled back. */
  mark: () => () => void;
  /** What to set as cookie after the call: a new token, null to take it away, undefined to leave it as it is. */
  issuedToken: () => string | null | undefined;
  /** What the browser calls itself. */
  device: string;
  /** What the device was told after a login (known-device.ts), or null. */
  deviceToken: string | null;
  /** Tells the device so with the answer. */
  knowDevice: (token: string) => void;
  issuedDeviceToken: () => string | null;
  /** The CSRF token of the session, or null without one. */
  csrfToken: () => Promise<string | null>;
};

const longestDevice = 300;

export function createCallOperator(
  shop: Pick<Shop, 'db' | 'remember'>,
  call: { token: string | null; deviceToken: string | null; device: string; now: Date },
): CallOperator {
  const { token, now } = call;
  let issuedDeviceToken: string | null = null;
  /** undefined: as the cookie says. */
  let entered: OpenedOperatorSession | null | undefined = token === null ? null : undefined;
  let found: Promise<OpenedOperatorSession | null> | undefined;

  async function opened(): Promise<OpenedOperatorSession | null> {
    if (entered !== undefined || token === null) return entered ?? null;
    found ??= openOperatorSession(shop.db, { token, now });
    return found;
  }

  return {
    isClaimed: token !== null,
    find: async () => (await opened())?.session ?? null,
    forget: () => {
      found = undefined;
    },
    runsShop: async () => {
      const known = await opened();
      return known !== null && (known.session.hasFactor || !(await isFactorRequired({ shop })));
    },
    enter: (session) => {
      entered = session;
    },
    leave: () => {
      entered = null;
    },
    mark: () => {
      const before = { entered, issuedDeviceToken };
      return () => {
        ({ entered, issuedDeviceToken } = before);
      };
    },
    issuedToken: () => {
      const next = entered === null ? null : entered?.token;
      return next === token ? undefined : next;
    },
    device: call.device.slice(0, longestDevice),
    deviceToken: call.deviceToken,
    knowDevice: (deviceToken) => {
      issuedDeviceToken = deviceToken;
    },
    issuedDeviceToken: () => issuedDeviceToken,
    csrfToken: async () => {
      const known = await opened();
      return known && csrfTokenOf(known.token);
    },
  };
}
