import { editorCookie, editorLeft } from '@mise/contract/operators/editor-cookie.ts';
import { defaultLanguage } from '@mise/rules/languages.ts';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../context.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { createCallContext } from './call-context.ts';
import { countCall } from './count-call.ts';
import { readCookie } from './read-cookie.ts';
import { inTurn } from './take-turn.ts';

/**
 * Whether pages come with the editor: the browser says that it wants it (a cookie), or the shop shows it to all who run it and did
 * not leave it in this browser, and somebody is logged in as an operator. Cookie and setting mean nothing for anyone else. Whoever says that they are
 * one is counted, and may be refused with `security.tooManyRequests`.
 */
export async function editsPages(shop: Shop, request: FastifyRequest): Promise<boolean> {
  const { operator } = createCallContext(shop, request, defaultLanguage);
  if (!operator.isClaimed) return false;
  const asked = readCookie(request, editorCookie);
  const isWanted = asked ? asked !== editorLeft : (await settingsOf(shop)).showConfigurationDrawer;
  if (!isWanted) return false;
  // It is asked of the database, whether there is such an operator or not.
  countCall(shop, request, 'pages');
  return inTurn(shop, request, operator.runsShop);
}
