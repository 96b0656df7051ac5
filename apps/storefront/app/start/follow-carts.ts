import { followOtherTabs } from '#app/session/other-tabs.ts';

/** Whatever page stands in this tab: the header counts what another one put into the cart, or took out. */
export function followCarts(): void {
  followOtherTabs(() => void import('#app/session/load-session.ts').then(({ loadSession }) => loadSession(), ignore));
}

/** Without a connection the counts stay as they are; the next action asks again. */
function ignore(): void {}
