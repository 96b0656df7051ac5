/** Where a field stands: in the form of a block, among the settings of the shop, or among those of a page. */
export type FieldPlace =
  | { part: 'block'; uuid: string; path: string }
  | { part: 'setting'; setting: string }
  | { part: 'page'; id: number; field: string };

/** Names a field in all of the document: edits of one are a step, and what it refuses waits under it. */
export const fieldKey = {
  ofBlock: (uuid: string, path: readonly (string | number)[]) => `block:${uuid}:${path.join('.')}`,
  /** By the stored key of the setting, which may carry a language. */
  ofSetting: (setting: string) => `setting:${setting}`,
  ofPage: (id: number, field: string) => `page:${id}:${field}`,
};

export function placeOfField(key: string): FieldPlace {
  const [, part, owner = '', name = ''] = /^([^:]*):(?:(.*):)?([^:]*)$/.exec(key) ?? [];
  if (part === 'block') return { part, uuid: owner, path: name };
  if (part === 'page') return { part, id: Number(owner), field: name };
  return { part: 'setting', setting: name };
}

export function isOfBlock(key: string): boolean {
  return placeOfField(key).part === 'block';
}
