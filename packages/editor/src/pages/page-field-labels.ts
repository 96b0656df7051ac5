import type { PagePanel } from '../store/drawers.ts';
import type { EditorTextId } from '../texts.ts';
import type { PageFields } from './page-settings.ts';

/** What the settings of a page are called, and on which panel they stand. */
const pageFields = {
  type: { label: 'editor.page.type', panel: 'general' },
  name: { label: 'editor.page.name', panel: 'general' },
  nameUrl: { label: 'editor.page.slug', panel: 'general' },
  position: { label: 'editor.page.position', panel: 'general' },
  linkCategoryToWebstore: { label: 'editor.page.active', panel: 'general' },
  linklist: { label: 'editor.page.inNavigation', panel: 'general' },
  right: { label: 'editor.page.login', panel: 'general' },
  imagePath: { label: 'editor.page.picture', panel: 'general' },
  image2Path: { label: 'editor.page.secondPicture', panel: 'general' },
  sitemap: { label: 'editor.page.inSitemap', panel: 'seo' },
  metaTitle: { label: 'editor.seo.title', panel: 'seo' },
  metaDescription: { label: 'editor.seo.description', panel: 'seo' },
  metaKeywords: { label: 'editor.seo.keywords', panel: 'seo' },
  metaRobots: { label: 'editor.seo.robots', panel: 'seo' },
  canonicalLink: { label: 'editor.page.canonical', panel: 'seo' },
} as const satisfies Record<keyof PageFields, { label: EditorTextId; panel: PagePanel }>;

const known = new Map<string, { label: EditorTextId; panel: PagePanel }>(Object.entries(pageFields));

export function labelOfPageField(field: string): EditorTextId | undefined {
  return known.get(field)?.label;
}

export function panelOfPageField(field: string): PagePanel {
  return known.get(field)?.panel ?? 'general';
}
