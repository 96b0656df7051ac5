import { languageOfDefaults } from '@mise/rules/languages.ts';
import type { Block } from './block.ts';
import type { BlockKinds } from './block-kind.ts';
import { mergeTexts } from './merge-texts.ts';

/** A new block of a kind, with what its kind shows by default in a language. */
export function newBlock(kinds: BlockKinds, name: string, language: string, newUuid: () => string): Block {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`there is no kind of block named ${name}`);
  const frame = { name, type: kind.type, version: kind.version, meta: { uuid: newUuid() } };
  if (kind.type === 'content') {
    const { content, texts } = kind.defaults;
    return { ...frame, content: mergeTexts(content, texts[languageOfDefaults(language)]) };
  }
  const { configuration, children } = kind.defaults;
  return { ...frame, configuration, content: children.map((child) => newBlock(kinds, child, language, newUuid)) };
}
