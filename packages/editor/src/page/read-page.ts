import type { Client } from '@mise/contract/client.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { EditedPage, PageKey } from '../document/editor-document.ts';
import type { EditorState } from '../store/editor-store.ts';

type Read = { page: EditedPage; photographs: EditorState['photographs'] };

/** A page as the shop has it now. */
export async function readPage(
  client: Client,
  { identifier, entityType, language }: PageKey & { language: Language },
  signal?: AbortSignal,
): Promise<Read> {
  const answer = await client.getBlocks({ identifier, type: entityType }, signal && { signal });
  const key = { identifier, entityType } as PageKey;
  const page = { ...key, language, version: answer.meta?.version ?? 0, blocks: answer.data };
  return { page, photographs: answer.meta?.photographs ?? {} };
}
