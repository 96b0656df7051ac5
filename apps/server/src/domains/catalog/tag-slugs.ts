import { defaultLanguage, inLanguage, type Language } from '@mise/rules/languages.ts';
import { slugOf } from '@mise/rules/slug.ts';
import type { Reference } from './reference.ts';

type Tags = Reference['tags'];
type Tag = Tags extends ReadonlyMap<number, infer Row> ? Row : never;

/** Of the page of a tag in a language: its own in the default one, made of its name in the others, where that names no other tag. */
export function tagSlug(tag: Tag, tags: Tags, language: Language): string {
  if (language === defaultLanguage) return tag.slug;
  const slug = slugOf(inLanguage(tag.names, language));
  const isTaken = [...tags.values()].some(
    (other) => other.id !== tag.id && (other.slug === slug || slugOf(inLanguage(other.names, language)) === slug),
  );
  return slug === '' || isTaken ? tag.slug : slug;
}
