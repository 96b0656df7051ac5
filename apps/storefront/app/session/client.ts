import { createHttpClient } from '@mise/contract/http-client.ts';
import { changeCart } from './cart-store.ts';
import { hasSession } from './has-session.ts';
import { readReferrerId } from './referrer.ts';

/** The operations for the browser: what belongs to one visitor is asked and changed here. Loaders have their own client. */
export const client = createHttpClient({
  baseUrl: '/api',
  locale: () => document.documentElement.lang,
  referrerId: readReferrerId,
  hasSession,
  onSessionLost: (error) =>
    void import('./lose-session.ts').then(({ loseSession }) => loseSession(error, () => client.doLogoutUser()), ignore),
  onEvents: (events) => {
    // Comes with refusals too: a cart that changed while adding failed is shown as it is now.
    if (events.AfterBasketChanged) changeCart(events.AfterBasketChanged.basket);
  },
});

/** Whoever called is told of the refusal in any case. */
function ignore(): void {}
