import type { Language } from '@mise/rules/languages.ts';
import { categories } from '../catalog/categories.ts';

/** Path of a demo category without language prefix, from its chain of slugs: `/geschirr/teller`. */
export function categoryLink(id: number, language: Language): string {
  const category = categories.find((candidate) => candidate.id === id);
  if (category === undefined) {
    throw new Error(`The demo pages link to category ${id}, which the demo catalog does not have`);
  }
  const parent = category.parentId === null ? '' : categoryLink(category.parentId, language);
  return `${parent}/${category.slug[language]}`;
}
