import type { SaxesParser } from 'saxes';
import { isForeign } from './drawing-addresses.ts';

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

/** Whether an instruction to take a style sheet can mean nothing but CSS of the own computer: in another type it makes a page of the drawing. */
export function isStyleSheet(instruction: string): boolean {
  const attribute = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  const types: string[] = [];
  const others: string[] = [];
  let end = 0;
  for (let found = attribute.exec(instruction); found !== null; found = attribute.exec(instruction)) {
    end = attribute.lastIndex;
    const value = found[2] ?? found[3] ?? '';
    if (found[1] === 'type') types.push(value);
    else others.push(value);
  }
  const isRead = instruction.slice(end).trim() === '';
  // A sign that is written by its number may begin any address.
  if (others.some((value) => isForeign(value) || value.includes('&#'))) return false;
  return isRead && types.length > 0 && types.every((type) => type === 'text/css');
}
