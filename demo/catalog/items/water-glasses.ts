import type { DemoItem } from '../../types.ts';
import {
  dishwasherSafe,
  fact,
  microwaveSafe,
  notForMicrowaves,
  sodaLimeGlass,
  stackable,
  toughenedGlass,
} from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Colour value, letters, tint and stock in cartons of the coloured water glass, in the order of its pictures. */
const ondelleColors = [
  { id: 30164, letters: 'KL', valueId: 117, tint: '#E6EEF0', stock: 240, de: 'Klar', en: 'clear' },
  { id: 30165, letters: 'RO', valueId: 183, tint: '#D9A9A5', stock: 102, de: 'Rosé', en: 'rosé' },
  { id: 30166, letters: 'RG', valueId: 118, tint: '#6E7477', stock: 134, de: 'Rauchgrau', en: 'smoke grey' },
  { id: 30167, letters: 'BE', valueId: 119, tint: '#C98A2B', stock: 58, de: 'Bernstein', en: 'amber' },
  { id: 30168, letters: 'GN', valueId: 123, tint: '#4A7D43', stock: 0, de: 'Grün', en: 'green' },
];

/** Glasses for water, and for what is drunk hot. */
export const waterGlasses: DemoItem[] = [
  {
    id: 1156,
    manufacturerId: 3,
    categoryIds: [223, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Wasserglas Ondelle, geriffelt, 280 ml',
        shortName: 'Wasserglas Ondelle',
        shortDescription:
          'Geriffeltes Pressglas in fünf Farben für Wasser, Limonade und Spritz. Karton zu 6 Stück, Farben je Karton sortenrein.',
        description:
          '<p>Farbige Wassergläser bringen Ruhe oder Kontrast auf den Tisch, ohne dass das Porzellan wechselt. Die Riffeln reichen bis 20 mm unter den Rand: oben ist das Glas glatt zum Trinken, unten liegt es griffig in der nassen Hand.</p><ul><li>Stapelbar bis vier Gläser, ein Absatz verhindert das Festsaugen</li><li>Farbe in der Glasmasse, nicht lackiert</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, durchgefärbt'],
          ['Fassungsvermögen', '280 ml randvoll'],
          ['Durchmesser', '82 mm'],
          ['Höhe', '96 mm'],
          ['Gewicht', '260 g'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Wasserglas Ondelle aus geriffeltem Pressglas, 280 ml, in Klar, Rosé, Rauchgrau, Bernstein und Grün. Karton zu 6.',
        keywords: 'Wasserglas farbig, geriffeltes Glas, Limonadenglas, Retroglas, Ondelle',
        urlPath: 'glaeser/bar-wasserglaeser/wasser-heissgetraenke/wasserglas-ondelle',
      },
      en: {
        name: 'Ondelle water glass, fluted, 280 ml',
        shortName: 'Ondelle water glass',
        shortDescription:
          'Fluted pressed glass in five colours for water, lemonade and spritzes. In cartons of 6, one colour to a carton.',
        description:
          '<p>Coloured water glasses bring calm or contrast to a table without changing the porcelain. The flutes end 20 mm below the rim: smooth for drinking above, a good grip for wet hands below.</p><ul><li>Stacks up to four; a ledge keeps glasses from sticking</li><li>Colour in the glass itself, not lacquered</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, coloured throughout'],
          ['Capacity', '280 ml to the brim'],
          ['Diameter', '82 mm'],
          ['Height', '96 mm'],
          ['Weight', '260 g'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Ondelle water glass in fluted pressed glass, 280 ml, in clear, rosé, smoke grey, amber and green. Cartons of 6.',
        keywords: 'coloured water glass, fluted glass, lemonade glass, retro glass, Ondelle',
        urlPath: 'glassware/bar-water-glasses/water-hot-drinks/ondelle-water-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70133710',
    attributeIds: [1],
    variations: ondelleColors.map(({ id, letters, valueId, stock }, index) =>
      sold(
        id,
        `TW-1156-${letters}-K6`,
        [valueId],
        letters === 'KL' ? graduated('16.20', [8, '15.00'], [24, '13.80']) : graduated('19.80', [8, '18.30']),
        [1760, 180, 265, 108],
        {
          ...(stock === 0 ? { stock, canOversell: true, availabilityId: 4 } : inStock(stock)),
          content: 6,
          model: `OD-W28-${letters}`,
          pictures: [index],
        },
      ),
    ),
    properties: [sodaLimeGlass, dishwasherSafe, fact(11, 'Ja, bis 4 Stück', 'Yes, up to 4'), fact(31, '48')],
    facetValueIds: [5103, 5201, 5302, 5401, 5501, 5669, 5701, 5705, 5708],
    tagIds: [1, 5, 6],
    crossSelling: [
      { itemId: 1160, relation: 'Accessory' },
      { itemId: 1145, relation: 'Similar' },
      { itemId: 1022, relation: 'Similar' },
    ],
    pictures: ondelleColors.map(({ tint, de, en }) =>
      pictureOf('tumbler', tint, `Wasserglas Ondelle in ${de}`, `Ondelle water glass in ${en}`),
    ),
    reviews: [
      review(
        5,
        'de',
        '2026-05-13',
        'Gasthaus Morgentor',
        'Macht den Tisch',
        'Weißes Porzellan, Rauchgrau dazu, fertig. Nach vier Monaten Spülmaschine keine Trübung.',
      ),
      review(
        4,
        'en',
        '2026-07-31',
        'Larder & Vine',
        'Amber is darker than shown',
        'Lovely glass. Amber comes out closer to honey in daylight, we ended up preferring it.',
      ),
      review(
        4,
        'de',
        '2026-03-16',
        'Strandkiosk 54',
        'Gut zu greifen',
        'Auch mit Sonnencreme an den Händen rutscht nichts. Kalkflecken zwischen den Riffeln muss man nachpolieren.',
      ),
    ],
  },
  {
    id: 1157,
    manufacturerId: 61,
    categoryIds: [223, 141],
    type: 'default',
    texts: {
      de: {
        name: 'Trinkglas Fernhill aus Polycarbonat, bruchsicher',
        shortName: 'Trinkglas Fernhill, bruchsicher',
        shortDescription:
          'Glasklares Mehrwegglas für Pool, Spa und Veranstaltung. Stapelbar, spülmaschinenfest, drei Größen.',
        description:
          '<p>Überall, wo Scherben nicht sein dürfen. Das Polycarbonat ist glasklar gespritzt und mit 2,4 mm so stark, dass sich das Glas nicht wie ein Einwegbecher anfühlt. Trübung tritt nach etwa 400 Spülgängen ein, bei enthärtetem Wasser später.</p><ul><li>Druckfläche ringsum, Logo als Siebdruck</li><li>Nicht für Spirituosen über 40 % und nicht für die Lagerung von Zitrusölen</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonat, klar'],
          ['Fassungsvermögen', '250 / 350 / 500 ml randvoll'],
          ['Durchmesser', '72 / 78 / 85 mm'],
          ['Höhe', '98 / 122 / 148 mm'],
          ['Gewicht', '72 / 95 / 128 g'],
          ['Temperatur', '−40 bis +100 °C'],
          ['Spülmaschine', 'Ja, ohne alkalische Trockenhilfe'],
        ]),
        metaDescription:
          'Bruchsicheres Trinkglas Fernhill aus Polycarbonat, 250, 350 und 500 ml, Karton zu 12, auf Wunsch mit Logo.',
        keywords: 'Kunststoffglas, bruchsicheres Glas, Poolglas, Polycarbonat, Mehrwegbecher Event, Fernhill',
        urlPath: 'glaeser/bar-wasserglaeser/wasser-heissgetraenke/trinkglas-fernhill-polycarbonat',
      },
      en: {
        name: 'Fernhill polycarbonate tumbler, unbreakable',
        shortName: 'Fernhill unbreakable tumbler',
        shortDescription:
          'Crystal-clear reusable tumbler for pools, spas and events. Stackable, dishwasher-safe, three sizes.',
        description:
          '<p>For every place where broken glass is out of the question. The polycarbonate is moulded crystal clear and, at 2.4 mm, thick enough not to feel like a disposable cup. Clouding sets in after about 400 washes, later with softened water.</p><ul><li>Print area all round, logo as a screen print</li><li>Not for spirits above 40% and not for storing citrus oils</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonate, clear'],
          ['Capacity', '250 / 350 / 500 ml to the brim'],
          ['Diameter', '72 / 78 / 85 mm'],
          ['Height', '98 / 122 / 148 mm'],
          ['Weight', '72 / 95 / 128 g'],
          ['Temperature', '−40 to +100 °C'],
          ['Dishwasher', 'Yes, without alkaline drying aid'],
        ]),
        metaDescription:
          'Fernhill unbreakable tumbler in polycarbonate, 250, 350 and 500 ml, cartons of 12, with your logo on request.',
        keywords: 'plastic glass, unbreakable tumbler, pool glass, polycarbonate, event cup, Fernhill',
        urlPath: 'glassware/bar-water-glasses/water-hot-drinks/fernhill-polycarbonate-tumbler',
      },
    },
    vatId: 0,
    producingCountryIso: 'TH',
    customsTariffNumber: '39241000',
    attributeIds: [4],
    variations: [
      sold(30170, 'TW-1157-350-K12', [412], graduated('34.80', [5, '32.40'], [20, '29.40']), [1320, 245, 325, 135], {
        ...inStock(160),
        content: 12,
      }),
      sold(30169, 'TW-1157-250-K12', [408], graduated('28.80', [5, '26.70'], [20, '24.60']), [1010, 225, 300, 110], {
        ...inStock(126),
        content: 12,
      }),
      sold(30171, 'TW-1157-500-K12', [415], graduated('42.00', [5, '39.00']), [1760, 265, 350, 160], {
        stock: 0,
        availabilityId: 8,
        canOversell: true,
        content: 12,
      }),
    ],
    properties: [fact(1, 'Polycarbonat', 'Polycarbonate'), dishwasherSafe, notForMicrowaves, fact(4, '100'), stackable],
    orderPropertyIds: [5, 4, 65],
    facetValueIds: [5109, 5201, 5302, 5401, 5501, 5673, 5702, 5708],
    tagIds: [5],
    crossSelling: [
      { itemId: 1134, relation: 'Accessory' },
      { itemId: 1162, relation: 'Accessory' },
      { itemId: 1022, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#DDEAF0', 'Trinkglas aus Polycarbonat', 'Polycarbonate tumbler'),
      pictureOf('tumbler', '#DDEAF0', 'Zwei Trinkgläser aus Polycarbonat', 'Two polycarbonate tumblers'),
      pictureOf('box', '#C9A77A', 'Karton mit zwölf Trinkgläsern', 'Carton of twelve tumblers'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-08-23',
        'Thermalbad Quellenhof',
        'Sehen aus wie Glas',
        'Im Saunabereich vorgeschrieben, optisch sehr nah an Glas. Nach einem Jahr werden die ersten matt, das ist angekündigt.',
      ),
      review(
        2,
        'en',
        '2026-06-30',
        'Lido Beach Club',
        'Stained by aperitivo',
        'The orange drinks leave a tint after a few hours. We now rinse at once, but a warning would have been fair.',
        {
          reply:
            'Thank you for pointing this out. We have added citrus oils to the description and refunded half of the carton.',
        },
      ),
    ],
  },
  {
    id: 1158,
    manufacturerId: 3,
    categoryIds: [223, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Latte-Macchiato-Glas Tavelle, hitzebeständig',
        shortName: 'Latte-Glas Tavelle',
        shortDescription:
          'Hohes Glas aus vorgespanntem Glas für Schichtgetränke, Tee und heiße Schokolade, 300 ml, mit oder ohne Henkel.',
        description:
          '<p>Die konische Wand trennt die Schichten von Milch, Espresso und Schaum sauber. Das Glas verträgt den Sprung von 5 auf 95 °C und darf deshalb direkt aus der kalten Ablage unter die Dampflanze.</p><ul><li><strong>Mit Henkel</strong>: für Tee und Glühwein</li><li><strong>Ohne Henkel</strong>: stapelbar bis fünf, passt mit Löffel auf die 15-cm-Untertasse</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, thermisch vorgespannt'],
          ['Fassungsvermögen', '300 ml randvoll'],
          ['Durchmesser', '80 mm'],
          ['Höhe', '142 mm'],
          ['Gewicht', '285 g, mit Henkel 330 g'],
          ['Temperatursprung', 'Bis 130 K'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Latte-Macchiato-Glas Tavelle aus gehärtetem Glas, 300 ml, hitzebeständig, mit oder ohne Henkel. Karton zu 6.',
        keywords: 'Latte-Macchiato-Glas, Teeglas, Glühweinglas, hitzebeständiges Glas, Tavelle',
        urlPath: 'glaeser/bar-wasserglaeser/wasser-heissgetraenke/latte-macchiato-glas-tavelle',
      },
      en: {
        name: 'Tavelle latte glass, heat-resistant',
        shortName: 'Tavelle latte glass',
        shortDescription:
          'Tall toughened glass for layered drinks, tea and hot chocolate, 300 ml, with or without a handle.',
        description:
          '<p>The tapered wall separates the layers of milk, espresso and foam cleanly. The glass withstands a jump from 5 to 95 °C, so it may go straight from a cold shelf under the steam wand.</p><ul><li><strong>With handle</strong>: for tea and mulled wine</li><li><strong>Without handle</strong>: stacks up to five, sits with a spoon on the 15 cm saucer</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, thermally toughened'],
          ['Capacity', '300 ml to the brim'],
          ['Diameter', '80 mm'],
          ['Height', '142 mm'],
          ['Weight', '285 g, 330 g with handle'],
          ['Thermal shock', 'Up to 130 K'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Tavelle latte glass in toughened glass, 300 ml, heat-resistant, with or without a handle. In cartons of 6.',
        keywords: 'latte glass, tea glass, mulled wine glass, heat-resistant glass, Tavelle',
        urlPath: 'glassware/bar-water-glasses/water-hot-drinks/tavelle-latte-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70133710',
    attributeIds: [7],
    variations: [
      sold(30172, 'TW-1158-OH-K6', [707], graduated('17.40', [6, '16.20'], [24, '15.00']), [1900, 175, 260, 155], {
        ...inStock(215),
        content: 6,
        model: 'TV-L30',
      }),
      sold(30173, 'TW-1158-MH-K6', [706], graduated('22.80', [6, '21.30']), [2180, 215, 305, 155], {
        ...inStock(94),
        content: 6,
        model: 'TV-L30-H',
      }),
    ],
    properties: [toughenedGlass, dishwasherSafe, microwaveSafe, fact(4, '95')],
    orderPropertyIds: [3, 4, 5],
    facetValueIds: [5103, 5201, 5301, 5401, 5501, 5605, 5703, 5705],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1167, relation: 'Accessory' },
      { itemId: 1159, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#C9A37B', 'Latte-Macchiato-Glas Tavelle', 'Tavelle latte glass'),
      pictureOf('mug', '#E6EEF0', 'Glas Tavelle mit Henkel', 'Tavelle glass with handle'),
    ],
  },
  {
    id: 1159,
    manufacturerId: 3,
    categoryIds: [223, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Thermoglas doppelwandig, mundgeblasen',
        shortName: 'Thermoglas doppelwandig',
        shortDescription:
          'Leichtes Borosilikatglas mit Luftpolster: Kaffee bleibt heiß, die Hand bleibt kühl. Drei Größen, paarweise.',
        description:
          '<p>Zwei Wände, dazwischen Luft: Heiße Getränke bleiben doppelt so lange warm wie in Einfachglas, und kalte hinterlassen keinen Wasserring. Am Boden sitzt eine kleine Druckausgleichsöffnung mit Silikonkappe, sie gehört dorthin.</p><ul><li><strong>80 ml</strong>: Espresso</li><li><strong>250 ml</strong>: Cappuccino, Tee</li><li><strong>350 ml</strong>: Latte, Dessert</li></ul><p>Nicht mit Metalllöffeln am Boden rühren: Die Innenwand ist 1,2 mm dünn.</p>',
        technicalData: factTable([
          ['Material', 'Borosilikatglas 3.3'],
          ['Fassungsvermögen', '80 / 250 / 350 ml'],
          ['Höhe', '62 / 94 / 122 mm'],
          ['Gewicht', '65 / 130 / 175 g'],
          ['Temperatur', '−20 bis +150 °C'],
          ['Spülmaschine', 'Ja, Gläserspülprogramm'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Doppelwandiges Thermoglas aus Borosilikatglas, 80, 250 und 350 ml, hält Kaffee heiß und die Hand kühl. Paarweise.',
        keywords: 'Thermoglas, doppelwandiges Glas, Espressoglas, Cappuccinoglas, Borosilikat',
        urlPath: 'glaeser/bar-wasserglaeser/wasser-heissgetraenke/thermoglas-doppelwandig',
      },
      en: {
        name: 'Double-walled glass, mouth-blown',
        shortName: 'Double-walled glass',
        shortDescription:
          'Light borosilicate glass with a cushion of air: coffee stays hot, the hand stays cool. Three sizes, in pairs.',
        description:
          '<p>Two walls with air between them: hot drinks stay warm twice as long as in single glass, and cold ones leave no ring. A small pressure vent with a silicone cap sits in the base and belongs there.</p><ul><li><strong>80 ml</strong>: espresso</li><li><strong>250 ml</strong>: cappuccino, tea</li><li><strong>350 ml</strong>: latte, desserts</li></ul><p>Do not stir against the base with a metal spoon: the inner wall is only 1.2 mm thick.</p>',
        technicalData: factTable([
          ['Material', 'Borosilicate glass 3.3'],
          ['Capacity', '80 / 250 / 350 ml'],
          ['Height', '62 / 94 / 122 mm'],
          ['Weight', '65 / 130 / 175 g'],
          ['Temperature', '−20 to +150 °C'],
          ['Dishwasher', 'Yes, glass programme'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Double-walled borosilicate glass, 80, 250 and 350 ml, keeps coffee hot and the hand cool. Sold in pairs.',
        keywords: 'double-walled glass, thermal glass, espresso glass, cappuccino glass, borosilicate',
        urlPath: 'glassware/bar-water-glasses/water-hot-drinks/double-walled-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '70133710',
    attributeIds: [4],
    // Sold by the pair: the unit, not the content, says so.
    variations: [
      sold(30175, 'TW-1159-250-P', [408], { price: '15.80', recommended: '18.90' }, [340, 90, 180, 110], {
        ...inStock(126),
        unitId: 8,
      }),
      sold(30174, 'TW-1159-080-P', [401], { price: '11.90', recommended: '13.90' }, [190, 68, 140, 78], {
        ...inStock(88),
        unitId: 8,
      }),
      sold(30176, 'TW-1159-350-P', [412], { price: '18.90', recommended: '22.50' }, [440, 96, 190, 138], {
        stock: 15,
        availabilityId: 3,
        unitId: 8,
        maximumOrderQuantity: 40,
      }),
    ],
    properties: [
      fact(1, 'Borosilikatglas', 'Borosilicate glass'),
      fact(2, 'Gläserspülprogramm', 'Glass programme'),
      microwaveSafe,
      fact(4, '150'),
    ],
    orderPropertyIds: [6, 7],
    facetValueIds: [5103, 5202, 5301, 5402, 5501, 5703, 5705],
    tagIds: [2],
    crossSelling: [
      { itemId: 1158, relation: 'Similar' },
      { itemId: 1122, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#A8744A', 'Doppelwandiges Thermoglas mit Kaffee', 'Double-walled glass with coffee'),
      pictureOf('espresso-cup', '#E6EEF0', 'Doppelwandiges Espressoglas', 'Double-walled espresso glass'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-01-12',
        'Espressobar Via',
        'Schön, aber für Gäste mit Ruhe',
        'An der Bar gern genommen. Zwei gingen zu Bruch, weil jemand mit dem Löffel am Boden gerührt hat, wie beschrieben.',
      ),
      review(
        5,
        'en',
        '2026-04-05',
        'Fernside Guest House',
        'Hot drink, cool hands',
        'We serve tea in them at breakfast and get asked where to buy them every week.',
      ),
      review(
        1,
        'de',
        '2026-05-26',
        'Mensa Nordbau',
        'Nicht für Großbetrieb',
        'Im Durchschub nach drei Wochen ein Drittel defekt. Für Selbstbedienung ungeeignet.',
        {
          reply:
            'Das tut uns leid. Für Selbstbedienung empfehlen wir die gehärteten Tavelle-Gläser und haben Ihnen einen Umtausch angeboten.',
        },
      ),
    ],
  },
];
