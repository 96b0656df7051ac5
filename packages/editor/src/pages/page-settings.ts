import type { CategoryEntry, EditCategoryParams } from '@mise/contract/catalog/category-entry.ts';
import type { PageSettings } from '../document/editor-document.ts';

/** What can be set of a page, under the names by which it is stored. */
export type PageFields = Required<
  Pick<
    EditCategoryParams,
    | 'type'
    | 'name'
    | 'nameUrl'
    | 'position'
    | 'linkCategoryToWebstore'
    | 'linklist'
    | 'right'
    | 'sitemap'
    | 'metaTitle'
    | 'metaDescription'
    | 'metaKeywords'
    | 'metaRobots'
    | 'canonicalLink'
    | 'imagePath'
    | 'image2Path'
  >
>;

/** The settings of a page as its drawer edits them, from what the shop answers. */
export function pageSettingsOf(entry: CategoryEntry): PageSettings {
  const [details] = entry.details;
  const fields: PageFields = {
    type: entry.type === 'content' ? 'content' : 'item',
    name: details?.name ?? '',
    nameUrl: details?.nameUrl ?? '',
    position: Number(details?.position ?? 0),
    linkCategoryToWebstore: entry.isLinkedToWebstore,
    linklist: entry.linklist === 'Y' ? 'Y' : 'N',
    right: entry.right === 'customer' ? 'customer' : 'all',
    sitemap: entry.sitemap === 'Y' ? 'Y' : 'N',
    metaTitle: details?.metaTitle ?? '',
    metaDescription: details?.metaDescription ?? '',
    metaKeywords: details?.metaKeywords ?? '',
    metaRobots: robotsOf(details?.metaRobots ?? 'all'),
    canonicalLink: details?.canonicalLink ?? '',
    imagePath: details?.imagePath ?? '',
    image2Path: details?.image2Path ?? '',
  };
  return { ...fields, version: entry.version };
}

const robots = ['noindex', 'nofollow', 'noindex, nofollow'] as const;

function robotsOf(written: string): PageFields['metaRobots'] {
  return robots.find((each) => each === written.toLowerCase()) ?? 'all';
}

/** What of them is not as the shop has it: all that a save needs to say. */
export function changedFields(now: PageSettings, before: PageSettings | undefined): Partial<PageFields> {
  const changed = Object.entries(now).filter(([key, value]) => key !== 'version' && value !== before?.[key]);
  return Object.fromEntries(changed);
}
