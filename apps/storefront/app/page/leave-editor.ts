import { editorCookie, editorLeft } from '@mise/contract/operators/editor-cookie.ts';

/** Says that this browser does without the editor, and shows the page as visitors see it. */
export function leaveEditor(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and the page is about to be left
  document.cookie = `${editorCookie}=${editorLeft}; path=/; samesite=lax`;
  window.location.reload();
}
