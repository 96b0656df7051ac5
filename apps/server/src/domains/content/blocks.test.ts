import { expect, it } from 'vitest';
import { withTexts } from './blocks.ts';

const structure = [
  {
    uuid: 'grid',
    name: 'MultiGrid',
    type: 'structure' as const,
    configuration: { columnWidths: [6, 6] },
    content: [
      {
        uuid: 'image',
        name: 'Image',
        type: 'content' as const,
        content: { desktop: '/media/a.svg', image: { width: 1 } },
      },
    ],
  },
];
const texts = {
  de: { image: { alt: 'Teller', image: { title: 'Teller' } } },
  en: { image: { alt: 'Plates', image: { title: 'Plates' } } },
};

it('merges the texts of the language into the structure, nested objects too', () => {
  expect(withTexts({ structure, texts }, 'en')).toEqual([
    {
      name: 'MultiGrid',
      type: 'structure',
      configuration: { columnWidths: [6, 6] },
      meta: { uuid: 'grid' },
      content: [
        {
          name: 'Image',
          type: 'content',
          meta: { uuid: 'image' },
          content: { desktop: '/media/a.svg', alt: 'Plates', image: { width: 1, title: 'Plates' } },
        },
      ],
    },
  ]);
});

it('leaves the stored structure as it is', () => {
  const before = structuredClone(structure);
  withTexts({ structure, texts }, 'de');
  expect(structure).toEqual(before);
});

it('takes the texts of any language where none that stands in has some, and says so', () => {
  const english = { de: {}, en: texts.en };
  const [grid] = withTexts({ structure, texts: english }, 'de');
  expect(grid).toMatchObject({ meta: { uuid: 'grid' }, content: [{ content: { alt: 'Plates' } }] });
});

it('takes the texts of the language that stands in for one without any', () => {
  const german = { de: texts.de } as typeof texts;
  const [grid] = withTexts({ structure, texts: german }, 'en');
  const [image] = Array.isArray(grid?.content) ? grid.content : [];
  expect(image).toMatchObject({ content: { alt: 'Teller' }, meta: { uuid: 'image', isUntranslated: true } });
});
