import type { Language } from '@mise/rules/languages.ts';
import type { DemoItem, DemoItemTexts } from '../../types.ts';
import { type LargeCategory, slugOf } from './categories.ts';
import type { Random } from './random.ts';
import { characters, seriesParts, uses } from './words.ts';

/** Texts of an item in both languages, made of the name of a series, its material and what is said of it. */
export function largeTexts(
  id: number,
  { leaf, isSet, random }: { leaf: LargeCategory; isSet: boolean; random: Random },
): DemoItem['texts'] {
  const series = seriesParts.map((part) => random.pick(part)).join('');
  const character = random.pick(characters);
  const [first, second] = [random.pick(uses), random.pick(uses)];
  const { kind, material, range } = leaf;
  const year = random.integer(2008, 2025);

  function textsIn(
    language: Language,
    name: string,
    words: { since: string; series: string; set: string },
  ): DemoItemTexts {
    const title = isSet ? `${words.set} ${name}` : name;
    return {
      name: title,
      shortName: `${kind.name[language]} ${series}`,
      shortDescription: `${title}, ${character[language]}. ${first[language]}`,
      description: `<p>${first[language]}</p><p>${second[language]}</p>`,
      technicalData: `<table><tbody><tr><th scope="row">Material</th><td>${material.name[language]}</td></tr><tr><th scope="row">${words.series}</th><td>${series}, ${words.since} ${year}</td></tr></tbody></table>`,
      metaDescription: `${title} – ${character[language]}.`,
      keywords: `${series}, ${kind.plural[language]}, ${range.name[language]}`,
      urlPath: `${slugOf(`${kind.plural[language]} ${range.name[language]}`)}/${slugOf(`${title} ${id}`)}`,
    };
  }

  return {
    de: textsIn('de', `${kind.name.de} ${series}, ${material.name.de}`, { since: 'seit', series: 'Serie', set: 'Set' }),
    en: textsIn('en', `${series} ${kind.name.en}, ${material.name.en}`, {
      since: 'since',
      series: 'Series',
      set: 'Set',
    }),
  };
}
