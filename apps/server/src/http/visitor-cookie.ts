import type { Config } from '../config.ts';

/** How cookies of a visitor are set: pages of other hosts that the owner allows may send them, too. */
export function visitorCookie({ shopUrl, allowedOrigins }: Pick<Config, 'shopUrl' | 'allowedOrigins'>) {
  return {
    path: '/',
    sameSite: allowedOrigins.length > 0 ? ('none' as const) : ('lax' as const),
    secure: shopUrl.startsWith('https:'),
  };
}
