import { photographPath } from '../photographs/family-photograph.ts';
import type { DemoBlock, DemoPage, Texts } from '../types.ts';
import {
  banner,
  blockUuid,
  carousel,
  image,
  multiGrid,
  newsletterSubscribe,
  recommendedProducts,
  sceneImage,
  textCard,
} from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(1, block);
const green = '#14493B';
const paper = '#FBF8F2';

/** The start page. */
export const homePage: DemoPage = {
  identifier: 'index',
  blocks: [
    carousel(uuid(1), paper, [
      banner(
        uuid(2),
        'laid-table',
        { bgcolor: green, color: paper, align: 'left' },
        {
          de: {
            alt: 'Gedeckter Tisch mit weißem Porzellan, Besteck und Weingläsern',
            pretitle: 'Geschirr',
            title: 'Für jeden Abend gedeckt',
            html: '<p>Porzellan mit verstärkter Kante, das die Spülmaschine aushält und das Sie in Jahren noch nachkaufen können.</p>',
            button: { label: 'Teller ansehen', link: categoryLink(11, 'de') },
          },
          en: {
            alt: 'Laid table with white porcelain, cutlery and wine glasses',
            pretitle: 'Tableware',
            title: 'Set for every service',
            html: '<p>Porcelain with reinforced edges that stands up to the dishwasher, and that you can still reorder years from now.</p>',
            button: { label: 'See the plates', link: categoryLink(11, 'en') },
          },
        },
      ),
      banner(
        uuid(3),
        'bar-shelf',
        { bgcolor: green, color: paper, align: 'left' },
        {
          de: {
            alt: 'Barregal mit Weingläsern, Bechern, Cocktailgläsern und Shaker',
            pretitle: 'Gläser',
            title: 'Klar bis zum letzten Ausschank',
            html: '<p>Bleifreies Kristallglas und gehärtete Becher, auf Wunsch mit Eichstrich.</p>',
            button: { label: 'Gläser ansehen', link: categoryLink(2, 'de') },
          },
          en: {
            alt: 'Bar shelf with wine glasses, tumblers, cocktail glasses and a shaker',
            pretitle: 'Glassware',
            title: 'Clear until last orders',
            html: '<p>Lead-free crystal and toughened tumblers, with a certified fill line on request.</p>',
            button: { label: 'See the glasses', link: categoryLink(2, 'en') },
          },
        },
      ),
      banner(
        uuid(4),
        'kitchen-pass',
        { bgcolor: green, color: paper, align: 'left' },
        {
          de: {
            alt: 'Küchenpass mit Töpfen, Pfanne und GN-Behältern aus Edelstahl',
            pretitle: 'Küche & Gastronorm',
            title: 'Passt vom Kühlhaus bis zum Pass',
            html: '<p>GN-Behälter nach EN 631, Töpfe mit geschlossenem Sandwichboden, Messer, die ihre Schneide halten.</p>',
            button: { label: 'Küchenbedarf ansehen', link: categoryLink(4, 'de') },
          },
          en: {
            alt: 'Kitchen pass with pots, a pan and stainless steel GN containers',
            pretitle: 'Kitchen & gastronorm',
            title: 'Fits from cold store to pass',
            html: '<p>GN containers to EN 631, pots with encapsulated bases, knives that keep their edge.</p>',
            button: { label: 'See kitchen equipment', link: categoryLink(4, 'en') },
          },
        },
      ),
    ]),
    recommendedProducts(uuid(6), 11, {
      de: { title: 'Teller, die täglich bestellt werden' },
      en: { title: 'Plates that are ordered every day' },
    }),
    multiGrid(
      uuid(10),
      [3, 3, 3, 3],
      [
        ...teaser(11, 1, photographPath('1007-1') ?? '/media/items/bowl-d3c2a3-0.svg', {
          alt: { de: 'Schale aus Steinzeug in Sand', en: 'Stoneware bowl in sand' },
          title: { de: 'Geschirr', en: 'Tableware' },
          html: {
            de: '<p>Porzellan und Steinzeug in Serien, die zusammenpassen.</p>',
            en: '<p>Porcelain and stoneware in ranges that go together.</p>',
          },
        }),
        ...teaser(13, 3, photographPath('1028-1') ?? '/media/items/cutlery-set-c4c8cb-0.svg', {
          alt: { de: 'Messer, Gabel und Löffel aus Edelstahl', en: 'Knife, fork and spoon in stainless steel' },
          title: { de: 'Besteck', en: 'Cutlery' },
          html: {
            de: '<p>Edelstahl 18/10 im Dutzend, auf Wunsch mit Gravur.</p>',
            en: '<p>18/10 stainless steel by the dozen, engraved on request.</p>',
          },
        }),
      ],
    ),
    multiGrid(
      uuid(20),
      [3, 3, 3, 3],
      [
        ...teaser(21, 5, photographPath('1041-1') ?? '/media/items/chafing-dish-c4c8cb-0.svg', {
          alt: { de: 'Chafing Dish mit Rolldeckel', en: 'Chafing dish with roll-top lid' },
          title: { de: 'Buffet & Bar', en: 'Buffet & bar' },
          html: {
            de: '<p>Kühlen, warmhalten und zeigen, im GN-Raster.</p>',
            en: '<p>Chilling, keeping warm and presenting, on the GN grid.</p>',
          },
        }),
        ...teaser(23, 7, photographPath('1054-1') ?? '/media/items/towel-f6f4ef-1.svg', {
          alt: { de: 'Stapel weißer Frottiertücher', en: 'Pile of white terry towels' },
          title: { de: 'Hotel & Bad', en: 'Hotel & bathroom' },
          html: {
            de: '<p>Frottier und Bademäntel für die gewerbliche Wäscherei.</p>',
            en: '<p>Towels and bathrobes made for commercial laundries.</p>',
          },
        }),
      ],
    ),
    recommendedProducts(uuid(30), 6, {
      de: { title: 'Tischwäsche und Servietten' },
      en: { title: 'Table linen and napkins' },
    }),
    sceneImage(uuid(31), 'hotel-bath', {
      de: 'Hotelbad mit Bademantel, Handtüchern und Seifenspendern',
      en: 'Hotel bathroom with a bathrobe, towels and soap dispensers',
    }),
    textCard(uuid(32), {
      de: {
        pretitle: 'Ratgeber',
        title: 'Wie viele Teller braucht ein Restaurant mit 60 Plätzen?',
        html: '<p>Mengen für die Erstausstattung, GN-Größen auf einen Blick, Pflege für Glas, Besteck und Wäsche: was wir am Telefon am häufigsten gefragt werden.</p>',
        button: { label: 'Zum Ratgeber', link: categoryLink(92, 'de') },
      },
      en: {
        pretitle: 'Guide',
        title: 'How many plates does a restaurant with 60 seats need?',
        html: '<p>Quantities for equipping from scratch, GN sizes at a glance, care for glass, cutlery and linen: what we are asked most often on the phone.</p>',
        button: { label: 'Read the guide', link: categoryLink(92, 'en') },
      },
    }),
    textCard(
      uuid(5),
      {
        de: {
          title: 'Alles, was auf den Tisch, hinter die Bar und in die Küche gehört',
          html: '<p>Tafelwerk beliefert Hotels, Restaurants und Caterer aus einem eigenen Lager. Jeder Artikel ist für den gewerblichen Einsatz ausgesucht, Staffelpreise stehen gleich am Artikel, und der Liefertermin steht mit Datum da, bevor Sie bestellen.</p>',
        },
        en: {
          title: 'Everything for the table, the bar and the kitchen',
          html: '<p>Tafelwerk supplies hotels, restaurants and caterers from its own warehouse. Every item has been chosen for commercial use, quantity discounts are shown right beside it, and the delivery date is stated before you order.</p>',
        },
      },
      { textAlignment: 'center' },
    ),
    newsletterSubscribe(uuid(33), green, {
      de: {
        title: 'Neues aus dem Lager',
        html: '<p>Einmal im Monat: neue Serien, auslaufende Dekore und Restposten. Abmelden geht mit einem Klick.</p>',
        label: 'Newsletter abonnieren',
      },
      en: {
        title: 'News from the warehouse',
        html: '<p>Once a month: new ranges, patterns about to be discontinued and remaining stock. Unsubscribe with one click.</p>',
        label: 'Subscribe to the newsletter',
      },
    }),
  ],
};

/** A picture and beside it what the category holds; `block` is the number of the first of the two blocks. */
function teaser(
  block: number,
  categoryId: number,
  picture: string,
  texts: { alt: Texts; title: Texts; html: Texts },
): DemoBlock[] {
  const card = (language: 'de' | 'en') => ({
    title: texts.title[language],
    html: texts.html[language],
    button: {
      label: { de: `${texts.title.de} ansehen`, en: `See ${texts.title.en.toLowerCase()}` }[language],
      link: categoryLink(categoryId, language),
    },
  });
  return [image(uuid(block), picture, texts.alt), textCard(uuid(block + 1), { de: card('de'), en: card('en') })];
}
