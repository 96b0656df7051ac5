import { effectiveHead, type HeadWords, headOfCategory } from '@mise/rules/effective-head.ts';
import { defaultLanguage, type Language } from '@mise/rules/languages.ts';
import { useHost } from '../host.ts';
import { settingKey } from '../settings/setting-key.ts';
import { useEditor } from '../store/editor-store.ts';
import { usePageEntries } from './page-entries.ts';
import type { PageFields } from './page-settings.ts';

/** What search engines and those who share a page are told of it, with all that was edited and is not saved yet. */
export function usePageHead(id: number): HeadWords & { shopName: string } {
  const { language } = useHost();
  const page = useEditor(({ document }) => document.pages[id]) as PageFields | undefined;
  const settings = useEditor(({ document }) => document.settings);
  const shortDescription = usePageEntries(({ entries }) => entries[id]?.details[0]?.shortDescription ?? '');
  const shop = shopHead(settings, language);
  const own = page ? headOfCategory({ ...page, shortDescription }) : nothing;
  return { ...effectiveHead(own, shop), shopName: shop.shopName };
}

const nothing: HeadWords = { title: '', description: '', sharedTitle: '', picture: '' };

function shopHead(settings: Record<string, string>, language: Language): HeadWords & { shopName: string } {
  const translated = (key: string) => settings[settingKey(key, language)] || settings[settingKey(key, defaultLanguage)];
  return {
    shopName: settings.shopName ?? '',
    title: translated('metaTitle') ?? '',
    description: translated('metaDescription') ?? '',
    sharedTitle: translated('ogTitle') ?? '',
    picture: settings.ogImg ?? '',
  };
}
