import type { I18n } from '@lingui/core';
import { pathTo } from '@mise/rules/path-to.ts';
import type { MessageId } from '../i18n/message-ids.ts';
import type { Locale } from '../page/locale.ts';
import type { Crumb } from './breadcrumbs.ts';

/** Chapters of the manual, in the order in which an owner meets them. */
const chapters = [
  'open',
  'find',
  'blocks',
  'pictures',
  'design',
  'add',
  'settings',
  'general',
  'shop',
  'seo',
  'save',
  'keys',
] as const;

export type ManualSection = { id: string; title: string; steps: string[] };

/** The manual from its texts: `manual.<chapter>.title` and as many steps as there are (`manual.<chapter>.1`). */
export function toManual(i18n: I18n, locale: Locale): { crumbs: Crumb[]; sections: ManualSection[] } {
  return {
    crumbs: [
      { label: i18n._('common.home'), href: pathTo.home(locale) },
      { label: i18n._('manual.title'), href: pathTo.manual(locale) },
    ],
    sections: chapters.map((id) => ({ id, title: i18n._(`manual.${id}.title`), steps: stepsOf(i18n, id) })),
  };
}

function stepsOf(i18n: I18n, chapter: (typeof chapters)[number]): string[] {
  return Object.keys(i18n.messages)
    .filter((id) => id.startsWith(`manual.${chapter}.`) && id !== `manual.${chapter}.title`)
    .map((id) => i18n._(id as MessageId));
}
