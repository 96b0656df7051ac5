import { cleanHtml } from './clean-html.ts';
import { saidByStyles } from './said-by-styles.ts';
import { strikeOut } from './strike-out.ts';

/** HTML that the shop keeps, in the elements in which texts are written here: whole paragraphs, entries and cells may be struck out by a style there. */
export function storedHtml(html: string): string {
  if (!/line-through/i.test(html)) return cleanHtml(html);
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll('[style]')) {
    if (saidByStyles(element.getAttribute('style') ?? '').isStruckOut) strikeOut(element);
  }
  return cleanHtml(template.innerHTML);
}
