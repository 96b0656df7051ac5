import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, stackable, stoneware } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** The coloured cups of Ebene share their glazes, in the order of the pictures. */
const ebeneGlazes = [
  { letters: 'WS', valueId: 101, tint: '#F6F4EF', de: 'Weiß', en: 'white' },
  { letters: 'SA', valueId: 105, tint: '#D3C2A3', de: 'Sand', en: 'sand' },
  { letters: 'SB', valueId: 106, tint: '#9CAE94', de: 'Salbei', en: 'sage' },
  { letters: 'NB', valueId: 108, tint: '#24324A', de: 'Nachtblau', en: 'midnight blue' },
];

const bySix: Pick<Supply, 'minimumOrderQuantity' | 'intervalOrderQuantity'> = {
  minimumOrderQuantity: 6,
  intervalOrderQuantity: 6,
};

/** Stocks of cups and saucers of Ebene by glaze. */
const cupStocks = [720, 288, 132, 0];
const saucerStocks = [900, 330, 174, 60];

export const coffeeCups: DemoItem[] = [
  {
    id: 1122,
    manufacturerId: 2,
    categoryIds: [131, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Espressotasse Priel, henkellos, 90 ml',
        shortName: 'Espressotasse Priel',
        shortDescription:
          'Henkellose Espressoschale aus gesprenkeltem Steinzeug. Die Wand ist unten stärker, der Rand bleibt anfassbar.',
        description:
          '<p>Ohne Henkel passen elf Tassen nebeneinander auf eine Tassenablage von 75 cm statt acht. Die Wand nimmt von 7 mm am Boden auf 3 mm am Rand ab: unten speichert sie Wärme, oben wird sie nicht zu heiß.</p><ul><li>Randvoll 90 ml, ein doppelter Ristretto mit Crema passt hinein</li><li>Stapelbar bis drei Stück</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Fassungsvermögen', '90 ml randvoll'],
          ['Durchmesser', '66 mm'],
          ['Höhe', '60 mm'],
          ['Gewicht', '165 g'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Henkellose Espressotasse Priel aus Steinzeug, 90 ml, in Nebel, Ocker und Algengrün. Für Siebträger und Café.',
        keywords: 'Espressotasse, Espressoschale, Tasse ohne Henkel, Steinzeug, Café, Priel',
        urlPath: 'geschirr/tassen-becher/kaffeetassen/espressotasse-priel',
      },
      en: {
        name: 'Priel espresso cup without handle, 90 ml',
        shortName: 'Priel espresso cup',
        shortDescription:
          'Handleless espresso cup in speckled stoneware. The wall is thicker at the base, the rim stays cool enough to hold.',
        description:
          '<p>Without handles, eleven cups fit side by side on a 75 cm cup warmer instead of eight. The wall tapers from 7 mm at the base to 3 mm at the rim: it stores heat below and does not get too hot above.</p><ul><li>90 ml to the brim, room for a double ristretto with its crema</li><li>Stackable up to three</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Capacity', '90 ml to the brim'],
          ['Diameter', '66 mm'],
          ['Height', '60 mm'],
          ['Weight', '165 g'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Priel handleless espresso cup in stoneware, 90 ml, in mist, ochre and seaweed. For espresso bars and cafés.',
        keywords: 'espresso cup, handleless cup, stoneware, café, Priel',
        urlPath: 'tableware/cups-mugs/coffee-cups/priel-espresso-cup',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [1],
    variations: [
      sold(30070, 'TW-1122-NE', [180], graduated('5.90', [36, '5.40']), [165, 66, 66, 60], {
        ...inStock(540),
        ...bySix,
        pictures: [0],
      }),
      sold(30071, 'TW-1122-OC', [181], graduated('5.90', [36, '5.40']), [165, 66, 66, 60], {
        ...inStock(222),
        ...bySix,
        pictures: [1],
      }),
      sold(30072, 'TW-1122-AL', [182], graduated('5.90', [36, '5.40']), [165, 66, 66, 60], {
        stock: 54,
        availabilityId: 2,
        ...bySix,
        pictures: [2],
      }),
    ],
    properties: [stoneware, dishwasherSafe, microwaveSafe, fact(11, 'Ja, bis 3 Stück', 'Yes, up to 3')],
    facetValueIds: [5102, 5201, 5301, 5401, 5501, 5667, 5705],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1010, relation: 'Similar' },
      { itemId: 1016, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('espresso-cup', '#D9D6CC', 'Espressotasse Priel in Nebel', 'Priel espresso cup in mist'),
      pictureOf('espresso-cup', '#B98A3E', 'Espressotasse Priel in Ocker', 'Priel espresso cup in ochre'),
      pictureOf('espresso-cup', '#59674A', 'Espressotasse Priel in Algengrün', 'Priel espresso cup in seaweed'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-04-03',
        'Kaffeeschmiede Lohne',
        'Mehr Tassen auf der Maschine',
        'Tatsächlich passen elf nebeneinander. Manche Gäste vermissen anfangs den Henkel, nach dem zweiten Espresso nicht mehr.',
      ),
      review(
        2,
        'de',
        '2026-08-27',
        'I. Brettschneider',
        'Für Lungo zu klein',
        'Wir hatten 90 ml bis zum Strich erwartet, es sind 90 ml randvoll. Für Lungo brauchen wir jetzt doch eine zweite Tasse.',
        {
          reply:
            'Bei Tassen nennen wir immer das Randvolumen, es steht so in den technischen Daten. Unbenutzte Ware nehmen wir zurück.',
        },
      ),
    ],
  },
  {
    id: 1123,
    manufacturerId: 1,
    categoryIds: [131, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Cappuccinotasse Ebene, 280 ml, farbig',
        shortName: 'Cappuccinotasse Ebene',
        shortDescription:
          'Weite Cappuccinotasse mit runder Bodenform für Latte Art, in vier Glasuren passend zu den Tellern Ebene.',
        description:
          '<p>Der Boden ist im Radius von 38 mm ausgerundet: Milch dreht sich beim Eingießen, das Motiv steht sauber in der Mitte. Der Henkel ist breit genug für einen Finger und liegt unten am Schwerpunkt, die volle Tasse kippt nicht.</p><ul><li>Innen immer weiß, damit Crema und Milch zu sehen sind</li><li>Untertasse 16 cm getrennt bestellen, Farben frei mischbar</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, glasiert'],
          ['Fassungsvermögen', '280 ml randvoll'],
          ['Durchmesser', '106 mm'],
          ['Höhe', '66 mm'],
          ['Gewicht', '310 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Passende Untertasse', 'Ebene, 16 cm'],
        ]),
        metaDescription:
          'Cappuccinotasse Ebene aus Hartporzellan, 280 ml, innen weiß, außen Weiß, Sand, Salbei oder Nachtblau. Ab 6 Stück.',
        keywords: 'Cappuccinotasse, Latte-Art-Tasse, Milchkaffeetasse, farbige Tasse, Ebene',
        urlPath: 'geschirr/tassen-becher/kaffeetassen/cappuccinotasse-ebene',
      },
      en: {
        name: 'Ebene cappuccino cup, 280 ml, coloured',
        shortName: 'Ebene cappuccino cup',
        shortDescription:
          'Wide cappuccino cup with a rounded base for latte art, in four glazes matching the Ebene plates.',
        description:
          '<p>The base is rounded to a radius of 38 mm: milk turns as it is poured and the pattern stands cleanly in the middle. The handle takes one finger and sits low, at the centre of gravity, so a full cup does not tip.</p><ul><li>Always white inside so that crema and milk show</li><li>Order the 16 cm saucer separately and mix colours freely</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, glazed'],
          ['Capacity', '280 ml to the brim'],
          ['Diameter', '106 mm'],
          ['Height', '66 mm'],
          ['Weight', '310 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Matching saucer', 'Ebene, 16 cm'],
        ]),
        metaDescription:
          'Ebene cappuccino cup in hard porcelain, 280 ml, white inside, white, sand, sage or midnight blue outside. From 6 pieces.',
        keywords: 'cappuccino cup, latte art cup, flat white cup, coloured cup, Ebene',
        urlPath: 'tableware/cups-mugs/coffee-cups/ebene-cappuccino-cup',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [1],
    variations: ebeneGlazes.map(({ letters, valueId }, index) => {
      const stock = cupStocks[index] ?? 0;
      const price = letters === 'WS' ? graduated('7.90', [36, '7.30'], [72, '6.90']) : graduated('9.60', [36, '8.90']);
      return sold(30073 + index, `TW-1123-${letters}`, [valueId], price, [310, 106, 132, 66], {
        ...(stock === 0 ? { stock, canOversell: true, availabilityId: 4 } : inStock(stock)),
        ...bySix,
        model: `EB-C28-${letters}`,
        pictures: [index],
      });
    }),
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(14, '10')],
    orderPropertyIds: [3, 4, 5],
    facetValueIds: [5101, 5201, 5301, 5402, 5501, 5601, 5703, 5705],
    tagIds: [1, 5, 6, 7],
    crossSelling: [
      { itemId: 1124, relation: 'Accessory' },
      { itemId: 1011, relation: 'Similar' },
      { itemId: 1001, relation: 'Accessory' },
    ],
    pictures: ebeneGlazes.map(({ tint, de, en }) =>
      pictureOf('cup', tint, `Cappuccinotasse Ebene in ${de}`, `Ebene cappuccino cup in ${en}`),
    ),
    reviews: [
      review(
        5,
        'de',
        '2026-06-14',
        'Café Morgenlicht',
        'Für Latte Art gemacht',
        'Unsere Baristas wollten nur noch diese. Die runde Form hilft wirklich, und innen weiß ist die richtige Entscheidung.',
      ),
      review(
        5,
        'en',
        '2026-03-25',
        'Corner Cup Roasters',
        'Feels right in the hand',
        'Balanced even when full to the top. Sage and white on mixed saucers looks good without looking planned.',
      ),
      review(
        4,
        'de',
        '2026-09-01',
        'Landbäckerei Thiede',
        'Nicht stapelbar',
        'Schöne Tasse, aber sie braucht Platz. Für den Vorrat auf der Maschine bleiben wir bei Hallhof.',
      ),
    ],
  },
  {
    id: 1124,
    manufacturerId: 1,
    categoryIds: [131, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Untertasse Ebene, 16 cm, farbig',
        shortName: 'Untertasse Ebene',
        shortDescription: 'Flache Untertasse ohne Rand, auch als Gebäck- oder Brotteller zu verwenden. Vier Glasuren.',
        description:
          '<p>Statt eines tiefen Spiegels hält ein 0,8 mm hoher Ring die Tasse. So bleibt die Untertasse eben und ersetzt im Café den kleinen Kuchenteller.</p><ul><li>Gleicher Durchmesser wie der Coupeteller 16 cm, stapelt mit ihm</li><li>Für Cappuccinotasse Ebene und alle Tassen mit Fuß bis 60 mm</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, glasiert'],
          ['Durchmesser', '160 mm'],
          ['Haltering', 'innen 61 mm, 0,8 mm hoch'],
          ['Höhe', '17 mm'],
          ['Gewicht', '250 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
        ]),
        metaDescription:
          'Untertasse Ebene aus Hartporzellan, 16 cm, mit Haltering statt Spiegel, in vier Glasuren. Ab 6 Stück.',
        keywords: 'Untertasse, Cappuccino-Untertasse, Gebäckteller, farbige Untertasse, Ebene',
        urlPath: 'geschirr/tassen-becher/kaffeetassen/untertasse-ebene',
      },
      en: {
        name: 'Ebene saucer, 16 cm, coloured',
        shortName: 'Ebene saucer',
        shortDescription: 'Flat rimless saucer that also serves as a biscuit or side plate. Four glazes.',
        description:
          '<p>Instead of a deep well, a ring of 0.8 mm holds the cup. The saucer stays level and replaces the small cake plate in a café.</p><ul><li>Same diameter as the 16 cm coupe plate, stacks with it</li><li>For the Ebene cappuccino cup and all cups with a foot of up to 60 mm</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, glazed'],
          ['Diameter', '160 mm'],
          ['Holding ring', '61 mm inside, 0.8 mm high'],
          ['Height', '17 mm'],
          ['Weight', '250 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
        ]),
        metaDescription:
          'Ebene saucer in hard porcelain, 16 cm, with a holding ring instead of a well, in four glazes. From 6 pieces.',
        keywords: 'saucer, cappuccino saucer, biscuit plate, coloured saucer, Ebene',
        urlPath: 'tableware/cups-mugs/coffee-cups/ebene-saucer',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [1],
    variations: ebeneGlazes.map(({ letters, valueId }, index) =>
      sold(
        30077 + index,
        `TW-1124-${letters}`,
        [valueId],
        letters === 'WS' ? graduated('4.40', [36, '4.10'], [72, '3.90']) : graduated('5.40', [36, '5.00']),
        [250, 160, 160, 17],
        { ...inStock(saucerStocks[index] ?? 0), ...bySix, model: `EB-U16-${letters}`, pictures: [index] },
      ),
    ),
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable, fact(12, '74'), fact(14, '10')],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5601, 5703, 5705],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1123, relation: 'Accessory' },
      { itemId: 1012, relation: 'Similar' },
    ],
    pictures: ebeneGlazes.map(({ tint, de, en }) =>
      pictureOf('saucer', tint, `Untertasse Ebene in ${de}`, `Ebene saucer in ${en}`),
    ),
  },
  {
    id: 1125,
    manufacturerId: 1,
    categoryIds: [131, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Jumbotasse Hallhof, 400 ml',
        shortName: 'Jumbotasse Hallhof',
        shortDescription:
          'Große Tasse für Milchkaffee, heiße Schokolade und Suppe zwischendurch, im Karton zu 6 Stück.',
        description:
          '<p>Die Tasse fasst 400 ml und steht mit 50 mm Fuß auf der 15-cm-Untertasse der Serie; ein zweites Untertassenmaß im Schrank entfällt. Die Wand ist mit 4,5 mm kräftig genug für den Frühstücksbetrieb.</p><ul><li>Henkel für zwei Finger</li><li>Auch als Suppentasse ohne Deckel verwendbar</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '400 ml randvoll'],
          ['Durchmesser', '116 mm'],
          ['Höhe', '74 mm'],
          ['Gewicht', '410 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Jumbotasse Hallhof aus weißem Hartporzellan, 400 ml, für Milchkaffee und Schokolade. Karton zu 6 Stück.',
        keywords: 'Jumbotasse, Milchkaffeetasse, große Tasse, Schokoladentasse, Hallhof',
        urlPath: 'geschirr/tassen-becher/kaffeetassen/jumbotasse-hallhof',
      },
      en: {
        name: 'Hallhof jumbo cup, 400 ml',
        shortName: 'Hallhof jumbo cup',
        shortDescription: 'Large cup for café au lait, hot chocolate and a quick soup, in cartons of 6.',
        description:
          '<p>The cup holds 400 ml and its foot of 50 mm stands on the 15 cm saucer of the range, so no second size of saucer is needed. At 4.5 mm the wall is sturdy enough for breakfast service.</p><ul><li>Handle for two fingers</li><li>Can be used as a soup cup without a lid</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '400 ml to the brim'],
          ['Diameter', '116 mm'],
          ['Height', '74 mm'],
          ['Weight', '410 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Hallhof jumbo cup in white hard porcelain, 400 ml, for café au lait and chocolate. In cartons of 6.',
        keywords: 'jumbo cup, café au lait cup, large cup, chocolate cup, Hallhof',
        urlPath: 'tableware/cups-mugs/coffee-cups/hallhof-jumbo-cup',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      sold(30081, 'TW-1125-K6', [], graduated('45.00', [6, '42.60'], [12, '40.20']), [2700, 260, 360, 88], {
        ...inStock(104),
        content: 6,
        model: 'HH-J40',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(5, '4.5'), fact(31, '24')],
    orderPropertyIds: [3, 4, 5],
    facetValueIds: [5101, 5201, 5301, 5402, 5501, 5602, 5703, 5705],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1012, relation: 'Accessory' },
      { itemId: 1110, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('cup', '#F8F7F3', 'Jumbotasse Hallhof', 'Hallhof jumbo cup'),
      pictureOf('cup', '#F8F7F3', 'Zwei Jumbotassen Hallhof', 'Two Hallhof jumbo cups'),
    ],
  },
];
