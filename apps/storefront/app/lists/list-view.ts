/** How lists show their products: as cards, or one row each for whoever knows what they want. */
export type ListView = 'grid' | 'list';

const secondsOfAYear = 365 * 86_400;

/**
 * Stands in the head of every document, so that a page that is the same for everyone is drawn in the view of its reader
 * from the first moment: both views are one markup, styled by the attribute that this sets (`dense:` in app.css).
 */
export const listViewScript = `if(/(^|; )view=list/.test(document.cookie))document.documentElement.dataset.view='list'`;

export function currentListView(): ListView {
  return document.documentElement.dataset.view === 'list' ? 'list' : 'grid';
}

/** Shows all lists so, and remembers it for a year. */
export function chooseListView(view: ListView): void {
  if (view === 'list') document.documentElement.dataset.view = view;
  else delete document.documentElement.dataset.view;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere
  document.cookie = `view=${view}; max-age=${secondsOfAYear}; path=/; samesite=strict${secure}`;
}
