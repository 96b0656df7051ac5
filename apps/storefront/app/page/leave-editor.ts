import { editorCookie } from '@mise/contract/operators/editor-cookie.ts';

/** Forgets that this browser wants the editor, and shows the page as visitors see it. */
export function leaveEditor(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere, and the page is about to be left
  document.cookie = `${editorCookie}=; max-age=0; path=/; samesite=lax`;
  window.location.reload();
}
