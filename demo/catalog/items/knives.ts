import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Measures, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Handles tell product groups apart; the picture of each color has the same index in both items. */
const white = { valueId: 101, letters: 'WS', picture: 0 };
const red = { valueId: 120, letters: 'RT', picture: 1 };
const blue = { valueId: 122, letters: 'BL', picture: 2 };
const yellow = { valueId: 121, letters: 'GE', picture: 3 };
const green = { valueId: 123, letters: 'GN', picture: 4 };

function codedChefsKnife(id: number, color: typeof white, centimeters: 20 | 25, supply: Supply): DemoVariation {
  const measures: Measures = centimeters === 20 ? [190, 60, 345, 30] : [240, 65, 400, 30];
  return sold(
    id,
    `TW-1225-${centimeters}-${color.letters}`,
    [centimeters === 20 ? 607 : 612, color.valueId],
    centimeters === 20 ? graduated('19.90', [6, '17.90']) : graduated('22.90', [6, '20.60']),
    measures,
    { ...supply, pictures: [color.picture] },
  );
}

function codedBoningKnife(id: number, color: typeof white, stock: number): DemoVariation {
  return sold(
    id,
    `TW-1226-${color.letters}`,
    [color.valueId],
    graduated('15.90', [6, '14.30'], [24, '12.90']),
    [130, 45, 290, 28],
    { ...inStock(stock), pictures: [color.picture] },
  );
}

const codedHandles = (de: string, en: string) => [
  pictureOf('knife-chef', '#F6F4EF', `${de} mit weißem Griff`, `${en} with white handle`),
  pictureOf('knife-chef', '#A3271F', `${de} mit rotem Griff für rohes Fleisch`, `${en} with red handle for raw meat`),
  pictureOf('knife-chef', '#2F5E9E', `${de} mit blauem Griff für Fisch`, `${en} with blue handle for fish`),
  pictureOf('knife-chef', '#E4BC3A', `${de} mit gelbem Griff für Geflügel`, `${en} with yellow handle for poultry`),
  pictureOf('knife-chef', '#4A7D43', `${de} mit grünem Griff für Gemüse`, `${en} with green handle for vegetables`),
];

/** Knives of the ranges Hagane and Handfest. */
export const knives: DemoItem[] = [
  {
    id: 1223,
    manufacturerId: 9,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'JP',
    customsTariffNumber: '82119200',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Officemesser Hagane',
        shortDescription:
          'Kleines Messer zum Putzen, Tournieren und Garnieren, aus demselben Stahl wie das Kochmesser.',
        description:
          '<p>Mit dem Officemesser wird in der Hand geschnitten, nicht auf dem Brett. Deshalb ist der Rücken gerundet und der Griff kürzer als beim Kochmesser. Der Stahl ist auf 59 HRC gehärtet und lässt sich so dünn ausschleifen, dass auch eine reife Tomate nicht ausweicht.</p><ul><li><strong>10 cm:</strong> Putzen, Entkernen, Tournieren</li><li><strong>12 cm:</strong> Schalotten, Kräuter, Garnitur</li></ul><p>Nicht in die Spülmaschine. Zum Nachschärfen genügt ein Wasserstein mit Körnung 1000.</p>',
        technicalData: factTable([
          ['Klinge', 'Molybdän-Vanadium-Stahl, 59 ± 1 HRC'],
          ['Schliff', 'Beidseitig, 15° je Seite'],
          ['Klinge 10 cm', 'Gesamtlänge 205 mm, 75 g'],
          ['Klinge 12 cm', 'Gesamtlänge 230 mm, 85 g'],
          ['Griff', 'POM schwarz, genietet'],
        ]),
        metaDescription:
          'Officemesser aus japanischem Molybdän-Vanadium-Stahl, 59 HRC, Klinge 10 oder 12 cm. Auf Wunsch mit Gravur.',
        keywords: 'Officemesser, Schälmesser, Gemüsemesser, Petty, japanisches Messer, Gravur',
        urlPath: 'kueche-gastronorm/messer-schneiden/officemesser-hagane',
      },
      en: {
        name: 'Hagane paring knife',
        shortDescription: 'Small knife for trimming, turning and garnishing, in the same steel as the chef’s knife.',
        description:
          '<p>A paring knife cuts in the hand, not on the board. That is why its spine is rounded and its handle shorter than that of the chef’s knife. The steel is hardened to 59 HRC and can be ground thin enough for a ripe tomato not to give way.</p><ul><li><strong>10 cm:</strong> trimming, coring, turning</li><li><strong>12 cm:</strong> shallots, herbs, garnish</li></ul><p>Keep out of the dishwasher. A whetstone of 1000 grit is enough for resharpening.</p>',
        technicalData: factTable([
          ['Blade', 'Molybdenum-vanadium steel, 59 ± 1 HRC'],
          ['Edge', 'Double bevel, 15° a side'],
          ['10 cm blade', 'Overall length 205 mm, 75 g'],
          ['12 cm blade', 'Overall length 230 mm, 85 g'],
          ['Handle', 'POM, black, riveted'],
        ]),
        metaDescription:
          'Paring knife in Japanese molybdenum-vanadium steel, 59 HRC, 10 or 12 cm blade. Engraved on request.',
        keywords: 'paring knife, petty knife, vegetable knife, Japanese knife, engraving',
        urlPath: 'kitchen-gastronorm/knives-cutting/hagane-paring-knife',
      },
    },
    properties: [
      fact(1, 'Molybdän-Vanadium-Stahl', 'Molybdenum-vanadium steel'),
      washedByHand,
      fact(5, '1.5'),
      fact(101, '59 ± 1 HRC'),
    ],
    orderPropertyIds: [1, 2, 6, 7],
    facetValueIds: [5104, 5203, 5611, 5706],
    crossSelling: [
      { itemId: 1034, relation: 'Similar' },
      { itemId: 1227, relation: 'Accessory' },
      { itemId: 1230, relation: 'Bundle' },
    ],
    pictures: [
      pictureOf('knife-chef', '#B9C0C4', 'Officemesser mit schwarzem Griff', 'Paring knife with black handle'),
      pictureOf('knife-chef', '#B9C0C4', 'Officemesser in zwei Längen', 'Paring knives in two lengths'),
    ],
    variations: [
      sold(40108, 'TW-1223-10', [601], '39.90', [130, 40, 220, 25], { ...inStock(66), model: 'HG-100' }),
      sold(40109, 'TW-1223-12', [602], { price: '42.90', recommended: '49.90' }, [145, 40, 245, 25], {
        stock: 28,
        availabilityId: 2,
        model: 'HG-120',
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-08',
        'Lena Brodersen, Köchin',
        'Liegt perfekt in der Hand',
        'Endlich ein kleines Messer, das nach vier Wochen noch scharf ist. Gravur sauber und dezent.',
      ),
      review(
        4,
        'en',
        '2026-07-21',
        'Callum Reid',
        'Nimble',
        'Excellent for turning vegetables. The tip is delicate, mine chipped on a peach stone.',
        { reply: 'Thank you, Callum. A chip of up to 1 mm can be ground out; send it in and we do that at no charge.' },
      ),
    ],
  },
  {
    id: 1224,
    manufacturerId: 9,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'JP',
    customsTariffNumber: '82119200',
    attributeIds: [],
    texts: {
      de: {
        name: 'Brotmesser Hagane, 25 cm, mit Wellenschliff',
        shortName: 'Brotmesser Hagane',
        shortDescription: 'Langes Sägemesser für krustiges Brot, Tortenböden und Ananas, dessen Wellen nicht reißen.',
        description:
          '<p>Die Wellen sind weit und rund statt spitz. Sie greifen in die Kruste, ziehen aber keine Krumen aus Biskuit und lassen sich mit einem Rundstab nachschärfen. Fünfundzwanzig Zentimeter reichen für ein Dreipfundbrot in einem Zug.</p><ul><li>Durchgehender Erl, Griff hochgesetzt: die Knöchel bleiben über dem Brett</li><li>Einseitig geschliffen, für Rechtshänder; die Ausführung für Linkshänder auf Anfrage</li></ul>',
        technicalData: factTable([
          ['Klinge', 'Molybdän-Vanadium-Stahl, 58 ± 1 HRC, 250 mm'],
          ['Schliff', 'Einseitig, Welle 9 mm'],
          ['Gesamtlänge', '380 mm'],
          ['Gewicht', '165 g'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Brotmesser mit 25 cm Klinge und runder Welle aus japanischem Stahl, für Kruste, Biskuit und Ananas.',
        keywords: 'Brotmesser, Wellenschliff, Konditormesser, Sägemesser, japanisches Messer',
        urlPath: 'kueche-gastronorm/messer-schneiden/brotmesser-hagane-25-cm',
      },
      en: {
        name: 'Hagane bread knife, 25 cm, serrated',
        shortName: 'Hagane bread knife',
        shortDescription: 'Long serrated knife for crusty bread, cake layers and pineapple that does not tear.',
        description:
          '<p>The serrations are wide and round instead of pointed. They bite into the crust but pull no crumbs from sponge, and can be sharpened with a round rod. Twenty-five centimetres cut a three-pound loaf in one stroke.</p><ul><li>Full tang, raised handle: knuckles stay clear of the board</li><li>Ground on one side, for the right hand; a left-handed version on request</li></ul>',
        technicalData: factTable([
          ['Blade', 'Molybdenum-vanadium steel, 58 ± 1 HRC, 250 mm'],
          ['Edge', 'Single bevel, 9 mm serration'],
          ['Overall length', '380 mm'],
          ['Weight', '165 g'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Bread knife with 25 cm blade and round serration in Japanese steel, for crust, sponge and pineapple.',
        keywords: 'bread knife, serrated knife, pastry knife, Japanese knife',
        urlPath: 'kitchen-gastronorm/knives-cutting/hagane-bread-knife-25-cm',
      },
    },
    properties: [
      fact(1, 'Molybdän-Vanadium-Stahl', 'Molybdenum-vanadium steel'),
      washedByHand,
      fact(5, '2.0'),
      fact(101, '58 ± 1 HRC'),
    ],
    orderPropertyIds: [1, 2],
    facetValueIds: [5104, 5203, 5611, 5703, 5706],
    tagIds: [1],
    crossSelling: [
      { itemId: 1034, relation: 'Similar' },
      { itemId: 1230, relation: 'Bundle' },
    ],
    pictures: [
      pictureOf('knife-chef', '#A9B1B6', 'Brotmesser mit langer Klinge', 'Bread knife with long blade'),
      pictureOf('board', '#B08A5B', 'Schneidbrett für Brot', 'Bread board'),
    ],
    variations: [
      sold(40110, 'TW-1224-25', [], { price: '79.90', recommended: '95.00' }, [260, 55, 395, 30], {
        stock: 24,
        availabilityId: 4,
        model: 'HG-B250',
      }),
    ],
  },
  {
    id: 1225,
    manufacturerId: 7,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '82119200',
    attributeIds: [6, 1],
    texts: {
      de: {
        name: 'Kochmesser Handfest mit farbigem Griff',
        shortName: 'Kochmesser Handfest',
        shortDescription:
          'Robustes Kochmesser für die Großküche, Griff nach HACCP farbig gekennzeichnet, spülmaschinenfest.',
        description:
          '<p>Ein Arbeitsmesser, das in die Spülmaschine darf und auch mit dem Wetzstahl eines Kollegen klarkommt. Der Griff ist ohne Fuge an die Klinge gespritzt; auf der aufgerauten Oberfläche rutscht auch eine nasse Hand nicht.</p><ul><li><strong>Weiß</strong> Brot und Käse, <strong>Rot</strong> rohes Fleisch, <strong>Blau</strong> Fisch, <strong>Gelb</strong> Geflügel, <strong>Grün</strong> Gemüse</li><li>56 HRC: schärft sich leicht, bricht nicht aus</li><li>Handschutz zur Klinge hin verdickt</li></ul><p>Gelb gibt es nur mit 20 cm, für Geflügel wird selten länger geschnitten.</p>',
        technicalData: factTable([
          ['Klinge', 'X50CrMoV15, 56 ± 1 HRC'],
          ['Klinge 20 cm', 'Gesamtlänge 335 mm, 155 g'],
          ['Klinge 25 cm', 'Gesamtlänge 390 mm, 205 g'],
          ['Griff', 'Polypropylen, angespritzt, bis 120 °C'],
          ['Norm', 'Klinge und Griff lebensmittelgeeignet nach EN ISO 8442-1'],
        ]),
        metaDescription:
          'Farbcodierte Kochmesser mit 20 und 25 cm Klinge, fugenlos angespritzter Griff, spülmaschinenfest, Staffelpreise.',
        keywords: 'Kochmesser farbig, HACCP-Messer, Küchenmesser Großküche, Farbcode, spülmaschinenfest',
        urlPath: 'kueche-gastronorm/messer-schneiden/kochmesser-handfest-farbiger-griff',
      },
      en: {
        name: 'Handfest chef’s knife with coloured handle',
        shortName: 'Handfest chef’s knife',
        shortDescription: 'Robust chef’s knife for large kitchens, handle colour-coded to HACCP, dishwasher-safe.',
        description:
          '<p>A working knife that may go into the dishwasher and copes with a colleague’s sharpening steel. The handle is moulded to the blade without a gap; its textured surface does not slip even in a wet hand.</p><ul><li><strong>White</strong> bread and cheese, <strong>red</strong> raw meat, <strong>blue</strong> fish, <strong>yellow</strong> poultry, <strong>green</strong> vegetables</li><li>56 HRC: sharpens easily, does not chip</li><li>Guard thickened towards the blade</li></ul><p>Yellow comes in 20 cm only; poultry rarely calls for a longer blade.</p>',
        technicalData: factTable([
          ['Blade', 'X50CrMoV15, 56 ± 1 HRC'],
          ['20 cm blade', 'Overall length 335 mm, 155 g'],
          ['25 cm blade', 'Overall length 390 mm, 205 g'],
          ['Handle', 'Polypropylene, moulded on, to 120 °C'],
          ['Standard', 'Blade and handle suitable for food to EN ISO 8442-1'],
        ]),
        metaDescription:
          'Colour-coded chef’s knives with 20 and 25 cm blade, handle moulded without gaps, dishwasher-safe, price breaks.',
        keywords: 'coloured chef’s knife, HACCP knife, catering knife, colour-coded, dishwasher-safe',
        urlPath: 'kitchen-gastronorm/knives-cutting/handfest-chefs-knife-coloured-handle',
      },
    },
    properties: [
      fact(1, 'X50CrMoV15', 'X50CrMoV15 steel'),
      dishwasherSafe,
      fact(16, 'EN ISO 8442-1'),
      fact(101, '56 ± 1 HRC'),
    ],
    facetValueIds: [5104, 5201, 5617, 5702, 5706],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1035, relation: 'Accessory' },
      { itemId: 1226, relation: 'Similar' },
      { itemId: 1228, relation: 'Accessory' },
    ],
    pictures: codedHandles('Kochmesser Handfest', 'Handfest chef’s knife'),
    variations: [
      codedChefsKnife(40111, white, 20, inStock(140)),
      codedChefsKnife(40112, red, 20, inStock(220)),
      codedChefsKnife(40113, blue, 20, inStock(118)),
      codedChefsKnife(40114, yellow, 20, inStock(96)),
      codedChefsKnife(40115, green, 20, inStock(260)),
      codedChefsKnife(40116, white, 25, { stock: 60, availabilityId: 5 }),
      codedChefsKnife(40117, red, 25, inStock(84)),
      codedChefsKnife(40118, blue, 25, { stock: 8, availabilityId: 3 }),
      codedChefsKnife(40119, green, 25, inStock(102)),
    ],
    reviews: [
      review(
        5,
        'de',
        '2025-11-04',
        'Klinikküche Süd',
        'Seit zwei Jahren Standard bei uns',
        'Halten die Maschine aus, sind günstig, und niemand sucht mehr das richtige Messer. Rund hundert im Einsatz.',
      ),
      review(
        3,
        'en',
        '2026-04-19',
        'M. Oyelaran',
        'Fine for volume, not for finesse',
        'Needs the steel every morning. For the price that is fair, but do not expect a Japanese edge.',
      ),
    ],
  },
  {
    id: 1226,
    manufacturerId: 7,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '82119200',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Ausbeinmesser Handfest, 15 cm, halbflexibel',
        shortName: 'Ausbeinmesser Handfest',
        shortDescription: 'Schmales, geschweiftes Messer zum Auslösen von Knochen und Filetieren, mit farbigem Griff.',
        description:
          '<p>Die Klinge folgt dem Knochen, ohne wegzufedern: halbflexibel ist der Kompromiss für Keule, Geflügel und Lachs. Der Griff hat einen Fingerwulst, der beim Ziehen gegen das Abrutschen auf die Schneide schützt.</p><ul><li>Rückenstärke 1,8 mm, zur Spitze 0,6 mm</li><li>Spülmaschinenfest, Griff ohne Fuge</li><li>Farbcode wie beim Kochmesser Handfest</li></ul><p>Die Staffel ab 24 Stück richtet sich an Zerlegebetriebe.</p>',
        technicalData: factTable([
          ['Klinge', 'X50CrMoV15, 56 ± 1 HRC, 150 mm'],
          ['Gesamtlänge', '280 mm'],
          ['Gewicht', '105 g'],
          ['Griff', 'Polypropylen, angespritzt'],
        ]),
        metaDescription:
          'Halbflexibles Ausbeinmesser mit 15 cm Klinge und farbigem Griff nach HACCP, spülmaschinenfest, Staffel ab 6 Stück.',
        keywords: 'Ausbeinmesser, Filiermesser, Metzgermesser, halbflexibel, Farbcode, HACCP',
        urlPath: 'kueche-gastronorm/messer-schneiden/ausbeinmesser-handfest-15-cm',
      },
      en: {
        name: 'Handfest boning knife, 15 cm, semi-flexible',
        shortName: 'Handfest boning knife',
        shortDescription: 'Slim curved knife for boning and filleting, with coloured handle.',
        description:
          '<p>The blade follows the bone without springing away: semi-flexible is the compromise for leg, poultry and salmon. A finger guard on the handle keeps the hand from slipping onto the edge when pulling.</p><ul><li>Spine 1.8 mm, tapering to 0.6 mm at the tip</li><li>Dishwasher-safe, handle without gaps</li><li>Colour code as for the Handfest chef’s knife</li></ul><p>The price from 24 pieces is meant for cutting plants.</p>',
        technicalData: factTable([
          ['Blade', 'X50CrMoV15, 56 ± 1 HRC, 150 mm'],
          ['Overall length', '280 mm'],
          ['Weight', '105 g'],
          ['Handle', 'Polypropylene, moulded on'],
        ]),
        metaDescription:
          'Semi-flexible boning knife with 15 cm blade and HACCP-coloured handle, dishwasher-safe, quantity discounts from 6.',
        keywords: 'boning knife, filleting knife, butcher’s knife, semi-flexible, colour-coded, HACCP',
        urlPath: 'kitchen-gastronorm/knives-cutting/handfest-boning-knife-15-cm',
      },
    },
    properties: [fact(1, 'X50CrMoV15', 'X50CrMoV15 steel'), dishwasherSafe, fact(101, '56 ± 1 HRC')],
    facetValueIds: [5104, 5201, 5617, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1225, relation: 'Similar' },
      { itemId: 1231, relation: 'Accessory' },
    ],
    // Nobody bones vegetables: there is no green one.
    pictures: codedHandles('Ausbeinmesser Handfest', 'Handfest boning knife').slice(0, green.picture),
    variations: [
      codedBoningKnife(40120, red, 310),
      codedBoningKnife(40121, blue, 145),
      codedBoningKnife(40122, yellow, 122),
      codedBoningKnife(40123, white, 44),
    ],
  },
];
