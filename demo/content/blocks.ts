import type { BlockOf, ContentKind, ContentOf, StructureKind } from '@mise/contract/content/block-kind.ts';
import type { PicturePart } from '@mise/contract/content/block-parts.ts';
import { banner as bannerKind } from '@mise/contract/content/blocks/banner.ts';
import { carousel as carouselKind } from '@mise/contract/content/blocks/carousel.ts';
import { image as imageKind } from '@mise/contract/content/blocks/image.ts';
import { multiGrid as multiGridKind } from '@mise/contract/content/blocks/multi-grid.ts';
import { newsletterSubscribe as newsletterKind } from '@mise/contract/content/blocks/newsletter-subscribe.ts';
import { productRecommendedProducts as productsKind } from '@mise/contract/content/blocks/product-recommended-products.ts';
import { textCard as textCardKind } from '@mise/contract/content/blocks/text-card.ts';
import { scenePath } from '../images/picture-path.ts';
import type { Bilingual, DemoBlock, Texts } from '../types.ts';

/**
 * Short forms in which the demo pages write their blocks. Links are shop paths without a language prefix and stand in the
 * texts, because the path of a page differs by language.
 */
type BlockLink = { label: string; link: string };

type CardTexts = { pretitle?: string; title?: string; subtitle?: string; html?: string; button?: BlockLink };

/** Uuid of a demo block: the page and a running number, the same from seed to seed. */
export function blockUuid(page: number, block: number): string {
  return `00000000-0000-4000-8000-${String(page * 1000 + block).padStart(12, '0')}`;
}

export function textCard(
  uuid: string,
  texts: Bilingual<CardTexts>,
  look: { textAlignment?: 'left' | 'center'; color?: string; variant?: 'primary' | 'secondary' } = {},
): DemoBlock {
  const hasButton = texts.de.button !== undefined;
  return contentBlock(textCardKind, {
    name: 'TextCard',
    uuid,
    content: {
      text: { textAlignment: look.textAlignment ?? 'left', ...(look.color && { color: look.color }) },
      ...(hasButton && { button: { variant: look.variant ?? 'secondary' } }),
    },
    texts: { de: cardContent(texts.de), en: cardContent(texts.en) },
  });
}

/** `picture`: a path of `demo/images` or `demo/photographs` that is the same in every width. */
export function image(uuid: string, picture: string, alt: Texts): DemoBlock {
  return imageOf(uuid, { wideScreen: picture, desktop: picture, tablet: picture, mobile: picture }, alt);
}

/** A scene over the whole width. */
export function sceneImage(uuid: string, scene: string, alt: Texts): DemoBlock {
  return imageOf(uuid, sceneSources(scene), alt);
}

export function banner(
  uuid: string,
  scene: string,
  look: { bgcolor: string; color: string; align: 'left' | 'right' },
  texts: Bilingual<Required<Omit<CardTexts, 'subtitle'>> & { alt: string }>,
): DemoBlock {
  return contentBlock(bannerKind, {
    name: 'Banner',
    uuid,
    content: {
      image: { ...sceneSources(scene), brightness: 1 },
      text: {
        color: look.color,
        bgcolor: look.bgcolor,
        bgopacity: 0.9,
        background: true,
        textAlignment: 'left',
        justify: look.align,
        align: 'bottom',
      },
      button: { variant: 'primary' },
    },
    texts: {
      de: { image: { alt: texts.de.alt }, ...cardContent(texts.de) },
      en: { image: { alt: texts.en.alt }, ...cardContent(texts.en) },
    },
  });
}

export function carousel(uuid: string, color: string, banners: DemoBlock[]): DemoBlock {
  const configuration = { controls: { displayArrows: true, color } };
  return structureBlock(carouselKind, { name: 'Carousel', uuid, configuration, content: banners });
}

/** One width per child, in twelfths of the row. */
export function multiGrid(uuid: string, columnWidths: number[], children: DemoBlock[]): DemoBlock {
  return structureBlock(multiGridKind, { name: 'MultiGrid', uuid, configuration: { columnWidths }, content: children });
}

export function recommendedProducts(uuid: string, categoryId: number, texts: Bilingual<CardTexts>): DemoBlock {
  return contentBlock(productsKind, {
    name: 'ProductRecommendedProducts',
    uuid,
    content: { categoryId: String(categoryId), text: { textAlignment: 'left' } },
    texts: { de: cardContent(texts.de), en: cardContent(texts.en) },
  });
}

export function newsletterSubscribe(
  uuid: string,
  bgColor: string,
  texts: Bilingual<{ title: string; html: string; label: string }>,
): DemoBlock {
  return contentBlock(newsletterKind, {
    name: 'NewsletterSubscribe',
    uuid,
    content: { text: { bgColor }, input: { displayNameInput: false, nameIsRequired: false } },
    texts: {
      de: { text: { title: texts.de.title, htmlDescription: texts.de.html }, button: { label: texts.de.label } },
      en: { text: { title: texts.en.title, htmlDescription: texts.en.html }, button: { label: texts.en.label } },
    },
  });
}

function imageOf(uuid: string, sources: PicturePart, alt: Texts): DemoBlock {
  return contentBlock(imageKind, {
    name: 'Image',
    uuid,
    content: { ...sources, imageAlignment: 'center' },
    texts: { de: { alt: alt.de }, en: { alt: alt.en } },
  });
}

function sceneSources(scene: string): PicturePart {
  return {
    wideScreen: scenePath(scene, 'wideScreen'),
    desktop: scenePath(scene, 'desktop'),
    tablet: scenePath(scene, 'tablet'),
    mobile: scenePath(scene, 'mobile'),
  };
}

function cardContent(texts: CardTexts): ContentOf<typeof textCardKind> {
  return {
    text: {
      ...(texts.pretitle && { pretitle: texts.pretitle }),
      ...(texts.title && { title: texts.title }),
      ...(texts.subtitle && { subtitle: texts.subtitle }),
      ...(texts.html && { htmlDescription: texts.html }),
    },
    ...(texts.button && { button: texts.button }),
  };
}

/** What a demo page writes of a block; the rest follows from its kind. */
type Written = Pick<DemoBlock, 'name' | 'uuid'>;

function contentBlock<Kind extends ContentKind>(
  { type, version }: Kind,
  block: Written & { content: ContentOf<Kind>; texts: Bilingual<ContentOf<Kind>> },
): DemoBlock {
  return { type, version, ...block };
}

function structureBlock<Kind extends StructureKind>(
  { type, version }: Kind,
  block: Written & { configuration: NonNullable<BlockOf<Kind>['configuration']>; content: DemoBlock[] },
): DemoBlock {
  return { type, version, ...block };
}
