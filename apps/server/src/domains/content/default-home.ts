import type { Block } from '@mise/contract/content/block.ts';
import type { ContentKind, ContentOf } from '@mise/contract/content/block-kind.ts';
import { banner } from '@mise/contract/content/blocks/banner.ts';
import { productRecommendedProducts } from '@mise/contract/content/blocks/product-recommended-products.ts';
import { textCard } from '@mise/contract/content/blocks/text-card.ts';
import { languageOfDefaults } from '@mise/rules/languages.ts';
import { categoryPath } from '@mise/rules/path-to.ts';
import type { Context } from '../../context.ts';
import { translateInto } from '../../texts/translate.ts';
import type { CategoryNode } from '../catalog/category-nodes.ts';
import { referenceOf } from '../catalog/reference.ts';
import { findLegalText } from '../shop/legal-texts.ts';
import { settingsOf } from '../shop/settings.ts';

const mostGalleries = 3;

/**
 * The home page of a shop whose owner has not made one: a welcome, products of the first categories, and where to ask as soon
 * as the shop says whose it is.
 */
export async function defaultHome({ shop, db, language, dependencies }: Context): Promise<Block[]> {
  dependencies.tags.add('categories').add('settings').add('texts');
  const text = translateInto(languageOfDefaults(language));
  const { shopName } = await settingsOf(shop);
  const { categories } = await referenceOf(shop);
  const shown = categories.roots.filter(isShown);
  const range = shown[0]?.texts[language].path;
  const disclosure = await findLegalText(db, 'LegalDisclosure', language);
  return [
    block(1, 'Banner', banner, {
      text: {
        title: text('home.welcome', { shopName }),
        htmlDescription: `<p>${text(range ? 'home.introduction' : 'home.opening')}</p>`,
      },
      ...(range && { button: { label: text('home.range'), link: categoryPath(range) } }),
    }),
    ...shown.slice(0, mostGalleries).map(({ id, texts }, index) =>
      block(2 + index, 'ProductRecommendedProducts', productRecommendedProducts, {
        categoryId: String(id),
        text: { title: texts[language].name },
      }),
    ),
    ...(disclosure === null
      ? []
      : [
          block(2 + mostGalleries, 'TextCard', textCard, {
            text: { title: text('home.questions'), htmlDescription: `<p>${text('home.contact')}</p>` },
            button: { label: text('home.toContact'), link: '/legal-disclosure' },
          }),
        ]),
  ];
}

function isShown({ type, isInNavigation, isClosed, isHidden }: CategoryNode): boolean {
  return type === 'item' && isInNavigation && !isClosed && !isHidden;
}

function block<Kind extends ContentKind>(place: number, name: string, kind: Kind, content: ContentOf<Kind>): Block {
  const uuid = `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
  return { name, type: kind.type, version: kind.version, meta: { uuid }, content };
}
