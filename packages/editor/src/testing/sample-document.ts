import type { Block } from '@mise/contract/content/block.ts';
import type { EditorDocument } from '../document/editor-document.ts';
import { useEditor } from '../store/editor-store.ts';

export function card(uuid: string, title = uuid): Block {
  return { name: 'TextCard', type: 'content', version: 2, meta: { uuid }, content: { text: { title } } };
}

export function grid(uuid: string, content: Block[]): Block {
  return { name: 'MultiGrid', type: 'structure', version: 1, meta: { uuid }, content };
}

/** A page of a few blocks, some settings, and the settings of a page. */
export const sampleDocument: EditorDocument = {
  page: {
    identifier: 12,
    entityType: 'category',
    language: 'de',
    version: 1,
    blocks: [card('a'), grid('b', [card('c'), grid('d', [card('e')])]), card('f')],
  },
  settings: { shopName: 'Tafelwerk', font: 'Figtree', blockSize: 'm' },
  settingsVersion: 1,
  pages: { 12: { version: 1, name: 'Über uns', nameUrl: 'ueber-uns' }, 13: { version: 1, name: 'Messe' } },
  drafts: {},
};

/** As the shop has it, and as it is edited. */
export function openSample(): void {
  useEditor.setState({ document: sampleDocument, saved: sampleDocument, mode: 'edit' });
}
