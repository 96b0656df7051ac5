import { ApiError } from '@mise/contract/api-error.ts';
import { createHttpClient, createTokenStore, type HttpClientOptions } from '@mise/contract/http-client.ts';
import { changeCart } from './cart-store.ts';
import { hasSession } from './has-session.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { readReferrerId } from './referrer.ts';

/** For a client that sends in a way of its own: it goes on in the same session. */
export const clientOptions: HttpClientOptions = {
  baseUrl: '/api',
  tokens: createTokenStore(),
  locale: () => document.documentElement.lang,
  referrerId: readReferrerId,
  refuseWrite: refuseWithoutCookies,
  hasSession,
  onSessionLost: (error) =>
    void import('./lose-session.ts').then(({ loseSession }) => loseSession(error, () => client.doLogoutUser()), ignore),
  onEvents: (events) => {
    // Comes with refusals too: a cart that changed while adding failed is shown as it is now.
    if (!events.AfterBasketChanged) return;
    changeCart(events.AfterBasketChanged.basket);
    tellOtherTabs();
  },
};

/** What these begin or change in a session that no cookie keeps is gone with the answer that says it is done. The others, as a withdrawal, need none. */
const needsSession = /^do(?:Add|Login|RegisterUser|SaveAddress|PlaceOrder|UploadOrderPropertyFile)/;

function refuseWithoutCookies(name: string): void {
  if (navigator.cookieEnabled !== false || !needsSession.test(name)) return;
  throw new ApiError({ key: 'browser.cookiesOff', code: 'NoCookies', message: 'The browser takes no cookies.' });
}

/** The operations for the browser: what belongs to one visitor is asked and changed here. Loaders have their own client. */
export const client = createHttpClient(clientOptions);

/** Whoever called is told of the refusal in any case. */
function ignore(): void {}
