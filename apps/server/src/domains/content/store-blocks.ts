import { isDeepStrictEqual } from 'node:util';
import type { Block } from '@mise/contract/content/block.ts';
import type { BlockKinds, Fields } from '@mise/contract/content/block-kind.ts';
import { childrenOf, parseBlocks } from '@mise/contract/content/parse-blocks.ts';
import { type Language, perLanguage } from '@mise/rules/languages.ts';
import { withTexts } from './blocks.ts';
import { splitTexts } from './split-texts.ts';
import type { BlockStructure, DocumentTexts } from './tables.ts';

export type StoredContent = { structure: BlockStructure[]; texts: DocumentTexts };

export const noContent: StoredContent = { structure: [], texts: { de: {} } };

/**
 * What to store where a language saved these blocks (parsed and clean) over what there was. All languages have the same blocks in the same
 * order; each has its words. A block that was added has the words of this language in all others until they are written
 * there; words that only stand in for others do not become their own by being saved again. What the language was not shown,
 * because it is no block of its kind, stays where it was.
 */
export function storeBlocks(
  kinds: BlockKinds,
  stored: StoredContent,
  { blocks, language }: { blocks: readonly Block[]; language: Language },
): StoredContent {
  const views = perLanguage((each) => viewOf(kinds, stored, each));
  const saved = new Map(flat(blocks).map((block) => [block.meta.uuid, block]));
  const own = (each: Language, uuid: string) => stored.texts[each]?.[uuid];
  const textsOf = (block: Block, each: Language) => splitOf(kinds, block, own(each, block.meta.uuid)).texts;

  function textIn(each: Language, uuid: string): Fields | undefined {
    const known = own(each, uuid);
    const view = views[each].get(uuid);
    const block = saved.get(uuid);
    if (!block) return known;
    if (each !== language) return known && view ? textsOf(view, each) : known;
    const written = textsOf(block, each);
    const isSame = !known && isDeepStrictEqual(written, view ? textsOf(view, each) : {});
    return isSame ? undefined : written;
  }

  const structure = keepHidden(
    {
      former: stored.structure,
      present: blocks.map((block) => structureOf(kinds, block, (uuid) => own(language, uuid))),
    },
    (uuid) => !views[language].has(uuid) && !saved.has(uuid),
    new Map(flatStructure(stored.structure).map((block) => [block.uuid, block])),
  );
  const uuids = flatStructure(structure).map(({ uuid }) => uuid);
  const texts = perLanguage((each) =>
    Object.fromEntries(
      uuids.flatMap((uuid) => {
        const text = textIn(each, uuid);
        return text ? [[uuid, text]] : [];
      }),
    ),
  );
  return { structure, texts };
}

/** What a language is shown, by uuid. */
function viewOf(kinds: BlockKinds, stored: StoredContent, language: Language): Map<string, Block> {
  const { blocks } = parseBlocks(kinds, withTexts(stored, language));
  return new Map(flat(blocks).map((block) => [block.meta.uuid, block]));
}

function flat(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [block, ...flat(childrenOf(block))]);
}

function splitOf(kinds: BlockKinds, block: Block, own: Fields | undefined) {
  const kind = kinds.get(block.name);
  if (kind?.type !== 'content' || Array.isArray(block.content)) return { shared: {}, texts: {} };
  return splitTexts(kind.schema.shape.content, block.content, own);
}

type Owned = (uuid: string) => Fields | undefined;

function structureOf(kinds: BlockKinds, block: Block, own: Owned): BlockStructure {
  const { name, version, configuration, meta, parent_slot, content } = block;
  return {
    uuid: meta.uuid,
    name,
    type: Array.isArray(content) ? 'structure' : 'content',
    ...(version !== undefined && { version }),
    ...(configuration && { configuration }),
    ...(parent_slot !== undefined && { parent_slot }),
    content: Array.isArray(content)
      ? content.map((child) => structureOf(kinds, child, own))
      : splitOf(kinds, block, own(meta.uuid)).shared,
  };
}

type Siblings = { former: readonly BlockStructure[]; present: BlockStructure[] };

/** Puts back what was hidden, behind the block that it stood behind; where its parent was deleted it goes with that. */
function keepHidden(
  { former, present }: Siblings,
  isHidden: (uuid: string) => boolean,
  stored: ReadonlyMap<string, BlockStructure>,
): BlockStructure[] {
  const kept = present.map((block) => {
    const before = stored.get(block.uuid)?.content;
    if (!Array.isArray(block.content) || !Array.isArray(before)) return block;
    return { ...block, content: keepHidden({ former: before, present: block.content }, isHidden, stored) };
  });
  for (const [index, block] of former.entries()) {
    if (!isHidden(block.uuid)) continue;
    const places = former.slice(0, index).map(({ uuid }) => kept.findIndex((each) => each.uuid === uuid));
    kept.splice((places.findLast((place) => place >= 0) ?? -1) + 1, 0, block);
  }
  return kept;
}

function flatStructure(structure: readonly BlockStructure[]): BlockStructure[] {
  return structure.flatMap((block) => [block, ...(Array.isArray(block.content) ? flatStructure(block.content) : [])]);
}
