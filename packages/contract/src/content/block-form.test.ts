import { expect, test } from 'vitest';
import { z } from 'zod';
import { choice, color, labeled, words } from './block-fields.ts';
import { type BlockForm, type FormField, toBlockForms } from './block-form.ts';
import { contentBlock } from './block-kind.ts';
import { findBlockKinds } from './find-block-kinds.ts';

const forms = toBlockForms(await findBlockKinds());

function formOf(name: string): BlockForm {
  const form = forms[name];
  if (!form) throw new Error(`no form of ${name}`);
  return form;
}

/** Each with the keys of its groups: "text.title". */
function flat(fields: readonly FormField[], above = ''): [string, FormField][] {
  return fields.flatMap((field) => {
    const path = above + field.key;
    return field.kind === 'group' ? flat(field.fields, `${path}.`) : [[path, field] as [string, FormField]];
  });
}

function withGroups(fields: readonly FormField[]): FormField[] {
  return fields.flatMap((field) => [field, ...(field.kind === 'group' ? withGroups(field.fields) : [])]);
}

test('every kind has a form in which all has a name, in both languages', () => {
  const all = Object.values(forms).flatMap(({ content, configuration }) => withGroups([...content, ...configuration]));
  const unnamed = all.filter(({ key, label }) => label.de === key || label.en === key);
  expect(unnamed).toEqual([]);
  expect(all.length).toBeGreaterThan(50);
});

test.each([
  ['Carousel', 'Image Banner'],
  ['NewsletterSubscribe', 'Newsletter'],
  ['ProductRecommendedProducts', 'Product Gallery'],
  ['TextCard', 'Rich Text'],
  ['MultiGrid', 'Image + Text'],
  ['BannerCarousel', 'BannerCarousel'],
  ['Banner', 'Banner'],
  ['Image', 'Image'],
])('%s is shown as %s', (name, label) => {
  expect(formOf(name).label.en).toBe(label);
});

test('a form says of each field what it is, how much it holds and whether each language has its own', () => {
  const fields = new Map(flat(formOf('Banner').content));
  expect(fields.get('text.title')).toMatchObject({ kind: 'text', maximum: 1000, isTranslated: true });
  expect(fields.get('text.htmlDescription')).toMatchObject({ kind: 'html', maximum: 100_000, isTranslated: true });
  expect(fields.get('button.link')).toMatchObject({ kind: 'link', isTranslated: true });
  expect(fields.get('image.desktop')).toMatchObject({ kind: 'picture', isTranslated: false });
  expect(fields.get('text.background')).toMatchObject({ kind: 'flag', usual: true });
  expect(fields.get('text.align')).toMatchObject({ kind: 'choice', usual: 'center' });
  expect(fields.get('image.brightness')).toMatchObject({ kind: 'fraction' });
  expect(fields.get('button.variant')).toMatchObject({
    kind: 'choice',
    choices: [
      { value: 'primary', label: { en: 'Filled' } },
      { value: 'secondary', label: { en: 'Outlined' } },
    ],
  });
  expect(new Map(flat(formOf('MultiGrid').configuration)).get('columnWidths')).toMatchObject({ kind: 'columns' });
});

test('a kind of a third party has one too: lists, groups in lists, names where it gives none', () => {
  const label = { de: 'Tage', en: 'Days' };
  const day = z.object({
    name: words,
    tone: choice('calm', { calm: { de: 'Ruhig', en: 'Calm' } }),
    mark: color.optional(),
  });
  const openingHours = contentBlock(
    z.object({ days: labeled(label, z.array(day).max(7)).optional(), when: z.date() }),
    {
      defaults: { content: {} as never, texts: { de: {} as never, en: {} as never } },
    },
  );
  expect(toBlockForms(new Map([['OpeningHours', openingHours]])).OpeningHours).toMatchObject({
    label: { de: 'OpeningHours', en: 'OpeningHours' },
    content: [
      {
        key: 'days',
        label,
        kind: 'list',
        maximum: 7,
        item: {
          kind: 'group',
          fields: [
            { key: 'name', label: { de: 'name', en: 'name' }, kind: 'text' },
            { key: 'tone', kind: 'choice' },
            { key: 'mark', kind: 'color' },
          ],
        },
      },
    ],
  });
});

test('a new block is one of its kind, in both languages', () => {
  expect(formOf('TextCard').template).toMatchObject({
    de: { name: 'TextCard', version: 2, content: { text: { title: 'Überschrift' } } },
    en: { content: { text: { title: 'Heading' } } },
  });
  expect(formOf('Carousel')).toMatchObject({ accepts: ['Banner'], template: { en: { content: [{}, {}] } } });
});
