import { pathTo } from '@mise/rules/path-to.ts';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import type { Locale } from '../page/locale.ts';
import { notify } from '../page/notifications.ts';
import { addCompared, includesCompared, mostCompared, readCompared, removeCompared } from './compare-list.ts';

/** Puts the article of a button beside those that are compared, or takes it away. */
export async function pressCompare({ dataset }: HTMLElement): Promise<void> {
  const { lang: language } = document.documentElement;
  const article = { variationId: Number(dataset.compare), name: dataset.name ?? '', language };
  if (includesCompared(article.variationId)) return removeCompared(article.variationId);
  if (addCompared(article)) return;
  await ensureMessages(['compare']);
  const i18n = browserI18n();
  const ids = readCompared().map(({ variationId }) => variationId);
  notify({
    type: 'warning',
    message: i18n._('compare.full', { count: mostCompared }),
    action: { text: i18n._('compare.show'), href: pathTo.compare(i18n.locale as Locale, ids) },
  });
}
