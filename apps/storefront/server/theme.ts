import type { Shop } from '@mise/server/context.ts';
import { settingsOf, settingText } from '@mise/server/domains/shop/settings.ts';
import type { FastifyInstance } from 'fastify';
import { themeOf } from '../app/lib/theme.server.ts';

/**
 * The owner's palette. A page that was kept somewhere from before a change asks for the style sheet of then: it gets the
 * one of now, but not for ever.
 */
export function mountTheme(app: FastifyInstance, shop: Shop): void {
  app.get('/theme-:hash.css', async (request, reply) => {
    const settings = await settingsOf(shop);
    const { href, css } = themeOf({
      primary: settingText(settings, 'primaryColor'),
      secondary: settingText(settings, 'secondaryColor'),
    });
    const isCurrent = href === request.url;
    return reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type('text/css; charset=utf-8')
      .send(css);
  });
}
