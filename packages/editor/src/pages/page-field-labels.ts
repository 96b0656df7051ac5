import type { PagePanel } from '../store/drawers.ts';
import type { EditorTextId } from '../texts.ts';
import type { PageFields } from './page-settings.ts';

type PageField = { label: EditorTextId; panel: PagePanel; longest?: number };

/** What the settings of a page are called, on which panel they stand, and how many characters those may have that are written. */
const pageFields = {
  type: { label: 'editor.page.type', panel: 'general' },
  name: { label: 'editor.page.name', panel: 'general', longest: 100 },
  nameUrl: { label: 'editor.page.slug', panel: 'general', longest: 100 },
  position: { label: 'editor.page.position', panel: 'general' },
  linkCategoryToWebstore: { label: 'editor.page.active', panel: 'general' },
  linklist: { label: 'editor.page.inNavigation', panel: 'general' },
  right: { label: 'editor.page.login', panel: 'general' },
  imagePath: { label: 'editor.page.picture', panel: 'general' },
  image2Path: { label: 'editor.page.secondPicture', panel: 'general' },
  sitemap: { label: 'editor.page.inSitemap', panel: 'seo' },
  metaTitle: { label: 'editor.seo.title', panel: 'seo', longest: 200 },
  metaDescription: { label: 'editor.seo.description', panel: 'seo', longest: 500 },
  metaKeywords: { label: 'editor.seo.keywords', panel: 'seo', longest: 500 },
  metaRobots: { label: 'editor.seo.robots', panel: 'seo' },
  canonicalLink: { label: 'editor.page.canonical', panel: 'seo', longest: 2000 },
} as const satisfies Record<keyof PageFields, PageField>;

const known = new Map<string, PageField>(Object.entries(pageFields));

export function labelOfPageField(field: string): EditorTextId | undefined {
  return known.get(field)?.label;
}

export function panelOfPageField(field: string): PagePanel {
  return known.get(field)?.panel ?? 'general';
}

export function longestOfPageField(field: string): number | undefined {
  return known.get(field)?.longest;
}
