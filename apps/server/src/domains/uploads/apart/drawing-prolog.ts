import type { SaxesParser } from 'saxes';

const quoted = `(?:"[^"]*"|'[^']*')`;
const entity = `<!ENTITY\\s+([A-Za-z_][\\w.-]*)\\s+(?:"([^"&%<]{0,100})"|'([^'&%<]{0,100})')\\s*>`;
/** As Illustrator writes it: short names for addresses. Programs take attributes that no element has from all else that can stand there. */
const entitiesAlone = new RegExp(
  `^\\s*[\\w:.-]+(?:\\s+(?:PUBLIC\\s+${quoted}\\s+|SYSTEM\\s+)${quoted})?\\s*\\[(?:\\s*${entity}){0,50}\\s*\\]\\s*$`,
);
/** In all: each is three letters that become a hundred. */
const mostReferences = 10_000;

/** Tells the parser what a drawing's document type declares; throws where that is more than short texts. */
export function declareEntities(parser: Pick<SaxesParser, 'ENTITIES'>, doctype: string): void {
  if (!doctype.includes('[')) return;
  if (!entitiesAlone.test(doctype)) throw new Error('doctype');
  let references = 0;
  for (const [, name = '', text, other = ''] of doctype.matchAll(new RegExp(entity, 'g'))) {
    if (name in parser.ENTITIES) throw new Error(name);
    const get = () => {
      references += 1;
      if (references > mostReferences) throw new Error('references');
      return text ?? other;
    };
    Object.defineProperty(parser.ENTITIES, name, { get });
  }
}

/** Whether an instruction to take a style sheet can mean nothing but CSS: in another type it makes a page of the drawing. */
export function isStyleSheet(instruction: string): boolean {
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  const types: string[] = [];
  let end = 0;
  for (let found = attribute.exec(instruction); found !== null; found = attribute.exec(instruction)) {
    end = attribute.lastIndex;
    if (found[1] === 'type') types.push(found[2] ?? found[3] ?? '');
  }
  const isRead = instruction.slice(end).trim() === '';
  return isRead && types.length > 0 && types.every((type) => type === 'text/css');
}
