import type { Block } from '@mise/contract/content/block.ts';
import type { BlockForm, FormField } from '@mise/contract/content/block-form.ts';
import { asText } from '../fields/field-props.ts';
import { isValues } from '../fields/values-at.ts';

/** A text of a block: where it is stored. */
export type TextPlace = { path: (string | number)[]; field: FormField; value: string };

/** A text of a block, and the element that shows it. */
export type ShownText = TextPlace & { element: HTMLElement };

/** The texts that a block has now, in the order of its form. */
export function textPlaces({ content }: Block, form: BlockForm): TextPlace[] {
  return Array.isArray(content)
    ? []
    : form.content.flatMap((field) => placesIn(field, content[field.key], ['content', field.key]));
}

function placesIn(field: FormField, value: unknown, path: (string | number)[]): TextPlace[] {
  if (field.kind === 'group') {
    const values = isValues(value) ? value : {};
    return field.fields.flatMap((inner) => placesIn(inner, values[inner.key], [...path, inner.key]));
  }
  if (field.kind === 'list') {
    const entries = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) => placesIn(field.item, entry, [...path, index]));
  }
  const isText = field.kind === 'text' || field.kind === 'html';
  return isText && asText(value).trim() !== '' ? [{ path, field, value: asText(value) }] : [];
}

/**
 * Which elements show which texts, found by what they say: the components of blocks know nothing of an editor. A line of words is
 * an element with nothing else in it; HTML stands in one of the class `prose`. Texts that say the same are told apart by their order.
 */
export function shownTexts(root: ParentNode, places: readonly TextPlace[]): ShownText[] {
  const free = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => isOwn(root, element));
  return places.flatMap((place) => {
    const isHtml = place.field.kind === 'html';
    const wanted = normal(isHtml ? plainText(place.value) : place.value);
    const index = free.findIndex((element) => {
      const fits = isHtml ? element.classList.contains('prose') : isLine(element);
      return fits && normal(element.textContent) === wanted;
    });
    const [element] = index === -1 ? [] : free.splice(index, 1);
    return element ? [{ ...place, element }] : [];
  });
}

/** Not of a block inside of the block. */
function isOwn(root: ParentNode, element: HTMLElement): boolean {
  return element.closest('[data-block]') === root;
}

function isLine(element: HTMLElement): boolean {
  return element.firstChild !== null && [...element.childNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE);
}

/** An inert document runs nothing. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

/** Without soft hyphens and the spaces that HTML does not show. */
function normal(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}
