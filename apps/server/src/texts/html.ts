/** Markup that is known to be safe: made by `html`, or by hand and trusted. */
export type SafeHtml = { readonly safeHtml: string };

type Part = string | number | SafeHtml | readonly SafeHtml[];

/** Builds markup; every value is escaped unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...values: Part[]): SafeHtml {
  const safeHtml = strings.reduce((built, text, index) => built + render(values[index - 1] ?? '') + text);
  return { safeHtml };
}

function render(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('safeHtml' in part) return part.safeHtml;
  return part.map(({ safeHtml }) => safeHtml).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
