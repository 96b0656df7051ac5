import { partsAreThere, showIntent } from '#app/start/first-intent.ts';

/** It draws the page anew: a part that still waits for its scripts would be gone until somebody moves the mouse. */
export async function loadShopEditor() {
  showIntent();
  const editor = await import('./shop-editor.tsx');
  await partsAreThere();
  return editor;
}
