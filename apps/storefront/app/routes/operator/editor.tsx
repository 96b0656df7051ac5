import { editorCookie } from '@mise/contract/operators/editor-cookie.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/editor.ts';
import { loadOperator } from './load-operator.server.ts';

/** Opens the home page with the editor; from then on this browser gets it on every page, until it is left there. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await loadOperator(page, pathTo.operator('editor'));
  const secure = url.protocol === 'https:' ? '; secure' : '';
  return redirect(pathTo.home(page.locale), {
    headers: { 'set-cookie': `${editorCookie}=1; path=/; samesite=lax${secure}` },
  });
}
