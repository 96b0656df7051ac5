import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, stackable, stoneware } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { graduated, variationOf } from '../variation-of.ts';

type Supply = Pick<DemoVariation, 'price' | 'stock' | 'canOversell' | 'availabilityId'>;

/** Attribute value and picture of a glaze of Ebene. */
const glazes = { WS: { valueId: 101, picture: 0 }, SA: { valueId: 105, picture: 1 }, NB: { valueId: 108, picture: 2 } };

function deepCoupe(id: number, centimeters: 22 | 26, glaze: keyof typeof glazes, supply: Supply): DemoVariation {
  const isSmall = centimeters === 22;
  return variationOf(id, `TW-1107-${centimeters}-${glaze}`, {
    values: [isSmall ? 216 : 220, glazes[glaze].valueId],
    minimumOrderQuantity: 6,
    intervalOrderQuantity: 6,
    weightG: isSmall ? 610 : 890,
    sizeMm: isSmall ? [220, 220, 44] : [260, 260, 48],
    model: `EB-T${centimeters}-${glaze}`,
    pictures: [glazes[glaze].picture],
    ...supply,
  });
}

export const deepPlates: DemoItem[] = [
  {
    id: 1107,
    manufacturerId: 1,
    categoryIds: [112, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Coupeteller tief Ebene',
        shortName: 'Coupeteller tief Ebene',
        shortDescription:
          'Tiefer Teller ohne Fahne mit breitem, fast ebenem Boden, für Pasta, Curry und Schmorgericht mit Sauce.',
        description:
          '<p>Der Boden ist auf 150 beziehungsweise 185 mm eben, erst dann steigt die Wand. So lässt sich anrichten wie auf einem flachen Teller, und die Sauce bleibt trotzdem beisammen.</p><ul><li><strong>22 cm</strong>: 550 ml randvoll, für Suppe und Beilage</li><li><strong>26 cm</strong>: 980 ml randvoll, für Hauptgerichte</li><li>Steht bündig auf dem flachen Coupeteller der nächsten Größe</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, glasiert'],
          ['Fassungsvermögen', '550 / 980 ml randvoll'],
          ['Höhe', '44 / 48 mm'],
          ['Gewicht', '610 / 890 g'],
          ['Stapelhöhe 10 Stück', '178 / 190 mm'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Tiefer Coupeteller Ebene aus Hartporzellan, 22 und 26 cm, in Weiß, Sand und Nachtblau. Ab 6 Stück mit Staffelpreisen.',
        keywords: 'tiefer Coupeteller, Pastateller, Curryteller, tiefer Teller, Ebene',
        urlPath: 'geschirr/teller/tiefe-teller/coupeteller-tief-ebene',
      },
      en: {
        name: 'Ebene deep coupe plate',
        shortName: 'Ebene deep coupe plate',
        shortDescription:
          'Deep rimless plate with a wide, almost level base, for pasta, curry and braised dishes with sauce.',
        description:
          '<p>The base is level over 150 and 185 mm; only then does the wall rise. Plating works as on a flat plate and the sauce still stays together.</p><ul><li><strong>22 cm</strong>: 550 ml to the brim, for soups and sides</li><li><strong>26 cm</strong>: 980 ml to the brim, for main courses</li><li>Sits flush on the next size of the flat coupe plate</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, glazed'],
          ['Capacity', '550 / 980 ml to the brim'],
          ['Height', '44 / 48 mm'],
          ['Weight', '610 / 890 g'],
          ['Stack height of 10', '178 / 190 mm'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Ebene deep coupe plate in hard porcelain, 22 and 26 cm, in white, sand and midnight blue. From 6 pieces, quantity discounts.',
        keywords: 'deep coupe plate, pasta plate, curry plate, deep plate, Ebene',
        urlPath: 'tableware/plates/deep-plates/ebene-deep-coupe-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [2, 1],
    variations: [
      deepCoupe(30026, 26, 'WS', {
        price: graduated('14.20', [24, '13.20'], [60, '12.40']),
        stock: 540,
        availabilityId: 1,
      }),
      deepCoupe(30023, 22, 'WS', { price: graduated('10.60', [24, '9.90']), stock: 612, availabilityId: 1 }),
      deepCoupe(30024, 22, 'SA', { price: graduated('13.20', [24, '12.30']), stock: 150, availabilityId: 1 }),
      deepCoupe(30025, 22, 'NB', { price: graduated('13.20', [24, '12.30']), stock: 48, availabilityId: 2 }),
      deepCoupe(30027, 26, 'SA', { price: graduated('17.80', [24, '16.50']), stock: 228, availabilityId: 1 }),
      deepCoupe(30028, 26, 'NB', { price: graduated('17.80', [24, '16.50']), stock: 0, availabilityId: 9 }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(4, '220'), stackable, fact(14, '10')],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5601, 5701],
    tagIds: [2, 5, 6, 7],
    crossSelling: [
      { itemId: 1001, relation: 'Accessory' },
      { itemId: 1004, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('soup-plate', '#F6F4EF', 'Tiefer Coupeteller Ebene in Weiß', 'Ebene deep coupe plate in white'),
      pictureOf('soup-plate', '#D3C2A3', 'Tiefer Coupeteller Ebene in Sand', 'Ebene deep coupe plate in sand'),
      pictureOf(
        'soup-plate',
        '#24324A',
        'Tiefer Coupeteller Ebene in Nachtblau',
        'Ebene deep coupe plate in midnight blue',
      ),
    ],
    reviews: [
      {
        rating: 5,
        author: 'Restaurant Kupferkanne',
        title: 'Unser meistbenutzter Teller',
        text: 'Eigentlich für Pasta gekauft, inzwischen geht fast die halbe Karte darauf hinaus. Der ebene Boden macht das Anrichten einfach.',
        language: 'de',
        day: '2026-05-06',
        verified: true,
      },
      {
        rating: 4,
        author: 'G. Fairbairn',
        title: 'Stacks take room',
        text: 'Lovely to plate on. Do measure your shelves: ten of the large ones are close to twenty centimetres high.',
        language: 'en',
        day: '2026-08-02',
        verified: true,
      },
    ],
  },
  {
    id: 1108,
    manufacturerId: 1,
    categoryIds: [112, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Gourmetteller Hallhof, 30 cm, breite Fahne',
        shortName: 'Gourmetteller Hallhof',
        shortDescription:
          'Tiefer Teller mit 85 mm breiter Krempe und kleiner Mulde für Vorspeisen, Suppen und Desserts im Menü.',
        description:
          '<p>Die breite Krempe rahmt kleine Portionen und hält Fingerabdrücke von der Speise fern. Die Mulde fasst 180 ml und ist innen gerundet, ein Löffel nimmt sie restlos auf.</p><ul><li>Krempe um 4 Grad nach außen geneigt, Kondenswasser läuft nicht zurück</li><li>Passt unter Cloches mit 30 cm</li></ul><p>Abgabe in Paaren, weil der Teller meist für Tische zu zweit nachbestellt wird.</p>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Außendurchmesser', '300 mm'],
          ['Mulde', '130 mm, 180 ml'],
          ['Höhe', '52 mm'],
          ['Gewicht', '1.080 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
        ]),
        metaDescription:
          'Gourmetteller Hallhof mit breiter Krempe, 30 cm, Mulde 180 ml, weißes Hartporzellan. Für Vorspeise und Dessert im Menü.',
        keywords: 'Gourmetteller, Krempenteller, Suppenteller breite Fahne, Fine Dining, Hallhof',
        urlPath: 'geschirr/teller/tiefe-teller/gourmetteller-hallhof',
      },
      en: {
        name: 'Hallhof gourmet plate, 30 cm, wide rim',
        shortName: 'Hallhof gourmet plate',
        shortDescription:
          'Deep plate with an 85 mm brim and a small well for starters, soups and desserts in a set menu.',
        description:
          '<p>The wide brim frames small portions and keeps fingerprints away from the food. The well holds 180 ml and is rounded inside, so a spoon empties it completely.</p><ul><li>Brim tilted outwards by 4 degrees, condensation does not run back</li><li>Fits under 30 cm cloches</li></ul><p>Sold in pairs, because it is mostly reordered for tables of two.</p>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Outer diameter', '300 mm'],
          ['Well', '130 mm, 180 ml'],
          ['Height', '52 mm'],
          ['Weight', '1,080 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
        ]),
        metaDescription:
          'Hallhof gourmet plate with a wide brim, 30 cm, well of 180 ml, white hard porcelain. For starters and desserts.',
        keywords: 'gourmet plate, wide rim plate, soup plate, fine dining, Hallhof',
        urlPath: 'tableware/plates/deep-plates/hallhof-gourmet-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      variationOf(30029, 'TW-1108-1', {
        price: { price: '19.80', recommended: '24.50' },
        stock: 64,
        availabilityId: 2,
        minimumOrderQuantity: 2,
        intervalOrderQuantity: 2,
        maximumOrderQuantity: 120,
        weightG: 1080,
        sizeMm: [300, 300, 52],
        model: 'HH-G30',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(14, '10')],
    facetValueIds: [5101, 5201, 5301, 5402, 5501, 5602, 5701],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1166, relation: 'Accessory' },
      { itemId: 1003, relation: 'Similar' },
    ],
    pictures: [
      pictureOf(
        'soup-plate',
        '#F8F7F3',
        'Gourmetteller Hallhof mit breiter Krempe',
        'Hallhof gourmet plate with wide brim',
      ),
      pictureOf('plate', '#F8F7F3', 'Passender flacher Teller der Serie', 'Matching flat plate of the range'),
    ],
  },
  {
    id: 1109,
    manufacturerId: 2,
    categoryIds: [112, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Suppenteller Priel, Steinzeug gesprenkelt, 23 cm',
        shortName: 'Suppenteller Priel',
        shortDescription:
          'Tiefer Steinzeugteller mit weicher Schulter und 600 ml Inhalt, in den drei Glasuren der Serie.',
        description:
          '<p>Die Schulter knapp unter dem Rand bremst die Suppe beim Abstellen und gibt dem Löffel Halt. Die Wand ist unten 7 mm stark: Vorgewärmt bleibt eine Suppe rund zehn Minuten über 60 °C.</p><ul><li>Innen glänzend und damit leichter zu reinigen, außen matt</li><li>Stapelbar bis 12 Stück</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Durchmesser', '230 mm'],
          ['Höhe', '46 mm'],
          ['Fassungsvermögen', '600 ml randvoll, 420 ml Nutzinhalt'],
          ['Gewicht', '820 g'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Suppenteller Priel aus gesprenkeltem Steinzeug, 23 cm, 600 ml, in Nebel, Ocker und Algengrün. Ab 4 Stück.',
        keywords: 'Suppenteller, tiefer Teller, Steinzeug, gesprenkelt, Priel',
        urlPath: 'geschirr/teller/tiefe-teller/suppenteller-priel',
      },
      en: {
        name: 'Priel soup plate, speckled stoneware, 23 cm',
        shortName: 'Priel soup plate',
        shortDescription:
          'Deep stoneware plate with a soft shoulder and 600 ml of room, in the three glazes of the range.',
        description:
          '<p>The shoulder just below the edge slows the soup when the plate is set down and gives the spoon a rest. The wall is 7 mm thick at the base: pre-warmed, it keeps a soup above 60 °C for about ten minutes.</p><ul><li>Glossy inside and therefore easier to clean, matt outside</li><li>Stackable up to 12</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Diameter', '230 mm'],
          ['Height', '46 mm'],
          ['Capacity', '600 ml to the brim, 420 ml in use'],
          ['Weight', '820 g'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Priel soup plate in speckled stoneware, 23 cm, 600 ml, in mist, ochre and seaweed. From 4 pieces.',
        keywords: 'soup plate, deep plate, stoneware, speckled, Priel',
        urlPath: 'tableware/plates/deep-plates/priel-soup-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [1],
    variations: [
      prielSoupPlate(30030, 'NE', 180, 0, { stock: 192, availabilityId: 1 }),
      prielSoupPlate(30031, 'OC', 181, 1, { stock: 92, availabilityId: 1 }),
      prielSoupPlate(30032, 'AL', 182, 2, { stock: 8, availabilityId: 3 }),
    ],
    properties: [stoneware, dishwasherSafe, microwaveSafe, fact(5, '7.0'), stackable],
    facetValueIds: [5102, 5201, 5301, 5401, 5501, 5667, 5701, 5705],
    tagIds: [6],
    crossSelling: [
      { itemId: 1119, relation: 'Similar' },
      { itemId: 1102, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('soup-plate', '#D9D6CC', 'Suppenteller Priel in Nebel', 'Priel soup plate in mist'),
      pictureOf('soup-plate', '#B98A3E', 'Suppenteller Priel in Ocker', 'Priel soup plate in ochre'),
      pictureOf('soup-plate', '#59674A', 'Suppenteller Priel in Algengrün', 'Priel soup plate in seaweed'),
    ],
  },
  {
    id: 1110,
    manufacturerId: 1,
    categoryIds: [112, 12],
    type: 'default',
    texts: {
      de: {
        name: 'Suppentasse Hallhof mit zwei Henkeln, 300 ml',
        shortName: 'Suppentasse Hallhof',
        shortDescription:
          'Klassische Suppentasse für Bankett und Station, passend zum Teller mit 17 cm als Untersatz, stapelbar bis fünf Stück.',
        description:
          '<p>Zwei geschlossene Henkel lassen sich auch mit dem Geschirrtuch fassen. Der Fuß ist so abgesetzt, dass fünf Tassen übereinanderstehen, ohne dass sich die Henkel berühren.</p><ul><li><strong>Ohne Deckel</strong>: für den direkten Service</li><li><strong>Mit Deckel</strong>: hält Suppe auf dem Weg zur Station warm; der Deckel hat eine Dampfkerbe</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '300 ml randvoll'],
          ['Durchmesser', '104 mm, mit Henkeln 148 mm'],
          ['Höhe', '58 mm, mit Deckel 86 mm'],
          ['Gewicht', '310 g, mit Deckel 470 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Suppentasse Hallhof aus Hartporzellan, 300 ml, zwei Henkel, mit oder ohne Deckel. Karton zu 6 Stück.',
        keywords: 'Suppentasse, Bouillontasse, Suppentasse mit Deckel, Hotelporzellan, Hallhof',
        urlPath: 'geschirr/teller/tiefe-teller/suppentasse-hallhof',
      },
      en: {
        name: 'Hallhof soup cup with two handles, 300 ml',
        shortName: 'Hallhof soup cup',
        shortDescription: 'Classic soup cup for banquets and wards, to go on the 17 cm plate, stackable up to five.',
        description:
          '<p>Two closed handles can be gripped with a cloth too. The foot is stepped so that five cups stand on top of each other without the handles touching.</p><ul><li><strong>Without lid</strong>: for direct service</li><li><strong>With lid</strong>: keeps soup warm on the way to the ward; the lid has a steam notch</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '300 ml to the brim'],
          ['Diameter', '104 mm, 148 mm with handles'],
          ['Height', '58 mm, 86 mm with lid'],
          ['Weight', '310 g, 470 g with lid'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Hallhof soup cup in hard porcelain, 300 ml, two handles, with or without lid. In cartons of 6.',
        keywords: 'soup cup, bouillon cup, soup cup with lid, hotel porcelain, Hallhof',
        urlPath: 'tableware/plates/deep-plates/hallhof-soup-cup',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [7],
    variations: [
      variationOf(30033, 'TW-1110-OD-K6', {
        values: [705],
        content: 6,
        price: graduated('41.40', [6, '39.30']),
        stock: 118,
        availabilityId: 1,
        weightG: 2080,
        sizeMm: [160, 330, 135],
        model: 'HH-ST30',
      }),
      variationOf(30034, 'TW-1110-MD-K6', {
        values: [704],
        content: 6,
        price: graduated('69.60', [6, '66.00']),
        stock: 19,
        availabilityId: 2,
        weightG: 3060,
        sizeMm: [160, 330, 190],
        model: 'HH-ST30-D',
      }),
    ],
    properties: [
      hardPorcelain,
      dishwasherSafe,
      microwaveSafe,
      fact(11, 'Ja, bis 5 Stück', 'Yes, up to 5'),
      fact(31, '36'),
    ],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5702],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1003, relation: 'Similar' },
      { itemId: 1012, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('cup', '#F8F7F3', 'Suppentasse Hallhof', 'Hallhof soup cup'),
      pictureOf('cup', '#F8F7F3', 'Zwei Suppentassen Hallhof', 'Two Hallhof soup cups'),
    ],
    reviews: [
      {
        rating: 2,
        author: 'Klinik Sonnenhang, Küche',
        title: 'Deckel hat zu viel Spiel',
        text: 'Die Tassen sind gut, die Deckel rutschen aber im Tablettwagen. Wir legen jetzt eine Papiermanschette dazwischen.',
        language: 'de',
        day: '2026-02-27',
        verified: true,
        reply:
          'Danke für den Hinweis. Seit der Charge 04/2026 sitzt der Rand des Deckels 2 mm tiefer. Wir tauschen Ihre Deckel kostenlos.',
      },
      {
        rating: 5,
        author: 'Klinik Sonnenhang, Küche',
        title: 'Nachtrag: getauscht',
        text: 'Die neuen Deckel sitzen. Tausch ging ohne Diskussion, deshalb hier die zweite Bewertung.',
        language: 'de',
        day: '2026-05-11',
        verified: true,
      },
    ],
  },
];

function prielSoupPlate(
  id: number,
  letters: string,
  valueId: number,
  picture: number,
  supply: Pick<DemoVariation, 'stock' | 'availabilityId'>,
): DemoVariation {
  return variationOf(id, `TW-1109-${letters}`, {
    values: [valueId],
    price: graduated('13.90', [24, '12.90']),
    minimumOrderQuantity: 4,
    intervalOrderQuantity: 4,
    weightG: 820,
    sizeMm: [230, 230, 46],
    model: `PR-T23-${letters}`,
    pictures: [picture],
    ...supply,
  });
}
