/** Markup that may stand in a page as it is. */
export type Html = { readonly markup: string };

type Part = Html | Html[] | string | number | null;

/** Builds markup; every value that is not markup itself is escaped. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(toMarkup)) };
}

function toMarkup(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map(({ markup }) => markup).join('');
  if (typeof part === 'object') return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
