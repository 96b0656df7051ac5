/** What stands in a rich text editor, as it is stored: a cell of one paragraph is its words alone, as before. */
export function writtenHtml(editor: { isEmpty: boolean; getHTML: () => string }): string {
  if (editor.isEmpty) return '';
  const html = editor.getHTML();
  if (!html.includes('<table')) return html;
  const { body } = parse(html);
  for (const cell of body.querySelectorAll('td, th')) {
    const [paragraph, ...more] = cell.children;
    if (paragraph?.tagName === 'P' && more.length === 0 && paragraph.attributes.length === 0)
      paragraph.replaceWith(...paragraph.childNodes);
  }
  return body.innerHTML;
}

/** Kinds of element of a stored text that are missing in what the editor made of it, by their names. */
export function lostElements(stored: string, written: string): string[] {
  const kept = new Set(elementsOf(written));
  return [...new Set(elementsOf(stored))].filter((name) => !kept.has(name));
}

/** Other names of the same, and what only groups. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em' };
const groups = ['p', 'div', 'span', 'thead', 'tbody'];

function elementsOf(html: string): string[] {
  return [...parse(html).body.querySelectorAll('*')]
    .filter(({ textContent, localName }) => textContent.trim() !== '' || localName === 'hr')
    .map(({ localName }) => sameAs[localName] ?? localName)
    .filter((name) => !groups.includes(name));
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
