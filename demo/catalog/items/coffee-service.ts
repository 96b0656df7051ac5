import type { DemoItem } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

export const coffeeService: DemoItem[] = [
  {
    id: 1015,
    manufacturerId: 1,
    categoryIds: [13, 131],
    type: 'set',
    texts: {
      de: {
        name: 'Cappuccino-Set Hallhof, 6 Tassen mit Untertassen',
        shortName: 'Cappuccino-Set Hallhof',
        shortDescription: 'Sechs Cappuccinotassen 220 ml und sechs Untertassen 15 cm als Set, günstiger als einzeln.',
        description:
          '<p>Die Grundausstattung für Tagungsraum, Büroküche oder den ersten Betriebstag. Alle Teile sind dieselben wie im Einzelverkauf und lassen sich einzeln ergänzen.</p><ul><li>6 Kaffeetassen Hallhof, 220 ml</li><li>6 Untertassen Hallhof, 15 cm</li></ul>',
        technicalData: factTable([
          ['Inhalt', '6 Tassen, 6 Untertassen'],
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Gewicht mit Verpackung', '3,6 kg'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
        ]),
        metaDescription:
          'Cappuccino-Set Hallhof: sechs stapelbare Tassen 220 ml mit sechs Untertassen 15 cm, Hartporzellan, im Set günstiger.',
        keywords: 'Cappuccino-Set, Tassenset, Cappuccinotassen, Untertassen, Hallhof',
        urlPath: 'geschirr/tassen-becher/cappuccino-set-hallhof',
      },
      en: {
        name: 'Hallhof cappuccino set, 6 cups with saucers',
        shortName: 'Hallhof cappuccino set',
        shortDescription:
          'Six cappuccino cups of 220 ml and six 15 cm saucers as a set, cheaper than bought individually.',
        description:
          '<p>The basic outfit for a meeting room, an office kitchen or the first day of business. All pieces are those sold individually and can be topped up one by one.</p><ul><li>6 Hallhof coffee cups, 220 ml</li><li>6 Hallhof saucers, 15 cm</li></ul>',
        technicalData: factTable([
          ['Contents', '6 cups, 6 saucers'],
          ['Material', 'Hard porcelain, white glaze'],
          ['Weight including packaging', '3.6 kg'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
        ]),
        metaDescription:
          'Hallhof cappuccino set: six stackable cups of 220 ml with six 15 cm saucers, hard porcelain, cheaper as a set.',
        keywords: 'cappuccino set, cup set, cappuccino cups, saucers, Hallhof',
        urlPath: 'tableware/cups-mugs/hallhof-cappuccino-set',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      {
        id: 10150,
        number: 'TW-1015-SET',
        attributeValueIds: [],
        unitId: 2,
        content: 1,
        price: { price: '49.90' },
        stock: 60,
        availabilityId: 1,
        weightG: 3600,
        widthMm: 310,
        lengthMm: 330,
        heightMm: 160,
        gtin: gtinOf(10150),
        model: 'HH-SET-C6',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Hartporzellan', en: 'Hard porcelain' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
    ],
    orderPropertyIds: [6],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5703, 5705],
    tagIds: [5, 7],
    bundle: [
      { variationId: 10111, quantity: 6 },
      { variationId: 10121, quantity: 6 },
    ],
    crossSelling: [
      { itemId: 1012, relation: 'ReplacementPart' },
      { itemId: 1011, relation: 'ReplacementPart' },
      { itemId: 1016, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'cup',
        tint: '#F8F7F3',
        alt: {
          de: 'Cappuccino-Set Hallhof: sechs Tassen mit Untertassen',
          en: 'Hallhof cappuccino set: six cups with saucers',
        },
      },
      {
        family: 'saucer',
        tint: '#F8F7F3',
        alt: { de: 'Untertasse des Cappuccino-Sets Hallhof', en: 'Saucer of the Hallhof cappuccino set' },
      },
      {
        family: 'box',
        tint: '#C9A77A',
        alt: { de: 'Verpackung des Cappuccino-Sets', en: 'Packaging of the cappuccino set' },
      },
    ],
  },
  {
    id: 1016,
    manufacturerId: 11,
    categoryIds: [13, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Zuckersticks 4 g, Karton mit 500 Stück',
        shortName: 'Zuckersticks 4 g',
        shortDescription:
          'Weißer Kristallzucker aus Rüben im Papierstick, neutral bedruckt. Karton mit 500 Sticks, 2 kg.',
        description:
          '<p>Die Sticks reißen an der gestanzten Kerbe auf und bestehen ganz aus Papier. Der Karton hat eine Entnahmeöffnung und passt in Schubladen ab 120 mm lichter Höhe.</p><p>Trocken lagern, vor Fremdgerüchen schützen.</p>',
        technicalData: factTable([
          ['Zutaten', 'Zucker'],
          ['Nettofüllmenge', '2 kg (500 × 4 g)'],
          [
            'Nährwerte je 100 g',
            '1.700 kJ / 400 kcal, Fett 0 g, davon gesättigte Fettsäuren 0 g, Kohlenhydrate 100 g, davon Zucker 100 g, Eiweiß 0 g, Salz 0 g',
          ],
          ['Ursprung', 'Deutschland'],
          ['Verpackung', 'Papier, unbeschichtet'],
          ['Mindestens haltbar', 'Für Zucker nicht begrenzt'],
        ]),
        metaDescription:
          'Zuckersticks zu 4 g aus Rübenzucker, Karton mit 500 Stück, 2 kg. Neutral bedruckt, Stick ganz aus Papier.',
        keywords: 'Zuckersticks, Portionszucker, Zucker Gastronomie, Kaffeezucker',
        urlPath: 'geschirr/tassen-becher/zuckersticks-4-g',
      },
      en: {
        name: 'Sugar sticks 4 g, carton of 500',
        shortName: 'Sugar sticks 4 g',
        shortDescription: 'White granulated beet sugar in paper sticks, neutral print. Carton of 500 sticks, 2 kg.',
        description:
          '<p>The sticks tear at a punched notch and are made entirely of paper. The carton has a dispensing opening and fits drawers with a clear height of 120 mm.</p><p>Store in a dry place, away from strong odours.</p>',
        technicalData: factTable([
          ['Ingredients', 'Sugar'],
          ['Net quantity', '2 kg (500 × 4 g)'],
          [
            'Nutrition per 100 g',
            '1,700 kJ / 400 kcal, fat 0 g, of which saturates 0 g, carbohydrate 100 g, of which sugars 100 g, protein 0 g, salt 0 g',
          ],
          ['Origin', 'Germany'],
          ['Packaging', 'Paper, uncoated'],
          ['Best before', 'Not limited for sugar'],
        ]),
        metaDescription:
          'Sugar sticks of 4 g from beet sugar, carton of 500, 2 kg. Neutral print, stick made entirely of paper.',
        keywords: 'sugar sticks, portion sugar, catering sugar, coffee sugar',
        urlPath: 'tableware/cups-mugs/sugar-sticks-4-g',
      },
    },
    // Food: the reduced rate.
    vatId: 1,
    producingCountryIso: 'DE',
    customsTariffNumber: '17019910',
    attributeIds: [],
    variations: [
      {
        id: 10160,
        number: 'TW-1016-500',
        attributeValueIds: [],
        unitId: 3,
        content: 2,
        price: {
          price: '11.90',
          graduated: [
            { from: 5, price: '11.20' },
            { from: 10, price: '10.50' },
          ],
        },
        availabilityId: 1,
        weightG: 2280,
        widthMm: 200,
        lengthMm: 270,
        heightMm: 115,
        gtin: gtinOf(10160),
        model: 'PK-ZS4-500',
      },
    ],
    properties: [{ propertyId: 33, value: { de: 'Papier', en: 'Paper' } }],
    facetValueIds: [5703, 5705],
    crossSelling: [
      { itemId: 1010, relation: 'Accessory' },
      { itemId: 1014, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'box',
        tint: '#C9A77A',
        alt: { de: 'Geöffneter Karton mit Zuckersticks', en: 'Opened carton of sugar sticks' },
      },
      {
        family: 'espresso-cup',
        tint: '#F8F7F3',
        alt: {
          de: 'Espressotasse, zu der ein Zuckerstick gereicht wird',
          en: 'Espresso cup served with a sugar stick',
        },
      },
    ],
  },
];
