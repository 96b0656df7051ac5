import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, stackable } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { graduated, variationOf } from '../variation-of.ts';

type Diameter = {
  /** Position in the numbering of the variations. */
  index: number;
  valueId: number;
  centimeters: number;
  heightMm: number;
  weightG: number;
  /** Cents for a white and for a coloured piece. */
  cents: [white: number, colored: number];
  /** Pieces on the shelf, in the order of `colors`. */
  pieces: number[];
};

/** 27 cm leads: it is what is shown before anyone has chosen. */
const diameters: Diameter[] = [
  {
    index: 4,
    valueId: 221,
    centimeters: 27,
    heightMm: 24,
    weightG: 760,
    cents: [1140, 1390],
    pieces: [2160, 540, 324, 468, 0, 612],
  },
  {
    index: 0,
    valueId: 209,
    centimeters: 15,
    heightMm: 18,
    weightG: 230,
    cents: [490, 590],
    pieces: [1440, 360, 288, 312, 144, 264],
  },
  {
    index: 1,
    valueId: 212,
    centimeters: 18,
    heightMm: 19,
    weightG: 330,
    cents: [590, 720],
    pieces: [1080, 252, 96, 204, 168, 228],
  },
  {
    index: 2,
    valueId: 215,
    centimeters: 21,
    heightMm: 21,
    weightG: 450,
    cents: [760, 930],
    pieces: [1920, 432, 276, 384, 120, 456],
  },
  {
    index: 3,
    valueId: 218,
    centimeters: 24,
    heightMm: 22,
    weightG: 590,
    cents: [940, 1150],
    pieces: [840, 180, 36, 132, 72, 0],
  },
  {
    index: 5,
    valueId: 224,
    centimeters: 30,
    heightMm: 26,
    weightG: 980,
    cents: [1520, 1860],
    pieces: [480, 84, 48, 60, 24, 96],
  },
];

const colors = [
  { valueId: 101, letters: 'WS', tint: '#F6F4EF', de: 'Weiß', en: 'white' },
  { valueId: 105, letters: 'SA', tint: '#D3C2A3', de: 'Sand', en: 'sand' },
  { valueId: 106, letters: 'SB', tint: '#9CAE94', de: 'Salbei', en: 'sage' },
  { valueId: 108, letters: 'NB', tint: '#24324A', de: 'Nachtblau', en: 'midnight blue' },
  { valueId: 110, letters: 'TE', tint: '#B4622D', de: 'Terrakotta', en: 'terracotta' },
  { valueId: 104, letters: 'AN', tint: '#3B3F42', de: 'Anthrazit', en: 'anthracite' },
];

/** Share of the price of single pieces that a carton costs, and the weight of its cardboard. */
const packs = [
  { pieces: 1, letters: '1', percent: 100, cardboardG: 0 },
  { pieces: 6, letters: 'K6', percent: 92, cardboardG: 240 },
  { pieces: 12, letters: 'K12', percent: 88, cardboardG: 380 },
];

/** Cents as euros, rounded to ten cents as price lists of porcelain are. */
function euros(cents: number): string {
  return (Math.round(cents / 10) / 10).toFixed(2);
}

function farbwerkPlate(diameter: Diameter, colorIndex: number, packIndex: number): DemoVariation[] {
  const color = colors[colorIndex];
  const pack = packs[packIndex];
  // Twelve plates of 30 cm weigh more than one person should lift, so that carton is not packed.
  if (!color || !pack || (diameter.centimeters === 30 && pack.pieces === 12)) return [];

  const { centimeters, cents, heightMm, index, pieces, valueId, weightG } = diameter;
  const onShelf = pieces[colorIndex] ?? 0;
  const price = ((colorIndex === 0 ? cents[0] : cents[1]) * pack.pieces * pack.percent) / 100;
  const isSingle = pack.pieces === 1;
  return [
    variationOf(
      35001 + index * 18 + colorIndex * 3 + packIndex,
      `TW-1101-${centimeters}-${color.letters}-${pack.letters}`,
      {
        values: [valueId, color.valueId],
        content: pack.pieces,
        price: isSingle
          ? { price: euros(price) }
          : graduated(euros(price), [5, euros(price * 0.96)], [15, euros(price * 0.92)]),
        // A quarter as many plates as are sold singly stand in cartons of each size.
        stock: isSingle ? onShelf : Math.floor(onShelf / (pack.pieces * 4)),
        ...(onShelf === 0 ? { canOversell: true, availabilityId: 5 } : { availabilityId: onShelf < 100 ? 2 : 1 }),
        weightG: weightG * pack.pieces + pack.cardboardG,
        sizeMm: isSingle
          ? [centimeters * 10, centimeters * 10, heightMm]
          : [centimeters * 10 + 18, centimeters * 10 + 18, heightMm + 14 * pack.pieces],
        model: `FW-${centimeters}-${color.letters}`,
        pictures: [colorIndex],
      },
    ),
  ];
}

export const farbwerk: DemoItem[] = [
  {
    id: 1101,
    manufacturerId: 1,
    categoryIds: [111, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Teller Farbwerk, Hartporzellan, in sechs Farben und sechs Größen',
        shortName: 'Teller Farbwerk',
        shortDescription:
          'Flacher Teller mit schmalem Steilrand, frei kombinierbar: sechs Durchmesser, sechs Glasuren, einzeln oder im Karton.',
        description:
          '<p>Farbwerk ist für Häuser gedacht, die ihr Gedeck aus mehreren Farben zusammenstellen. Alle Größen haben denselben 9 mm hohen Steilrand und stapeln auch gemischt gerade.</p><ul><li><strong>15 und 18 cm</strong>: Brot, Tapas, Dessert</li><li><strong>21 und 24 cm</strong>: Frühstück, Vorspeise</li><li><strong>27 und 30 cm</strong>: Hauptgang, Platzteller</li></ul><p>Einzelne Teller eignen sich zum Ergänzen, Kartons zu 6 und 12 Stück für die Ausstattung. Die Größe 30 cm wird wegen des Gewichts nicht zu 12 Stück gepackt.</p>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, farbige Glasur ohne Blei und Cadmium'],
          ['Durchmesser', '15 / 18 / 21 / 24 / 27 / 30 cm'],
          ['Gewicht je Stück', '230 / 330 / 450 / 590 / 760 / 980 g'],
          ['Höhe', '18 bis 26 mm'],
          ['Spülmaschine', 'Ja, 3.000 Spülgänge nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
          ['Ofen', 'Bis 220 °C'],
          ['Nachkauf', 'Bis mindestens 2036, alle Farben'],
        ]),
        metaDescription:
          'Teller Farbwerk aus Hartporzellan: 15 bis 30 cm, sechs Farben, einzeln oder im Karton zu 6 und 12 Stück. Nachkauf bis 2036.',
        keywords:
          'farbige Teller, Speiseteller, Dessertteller, Brotteller, Hartporzellan, Gastronomiegeschirr, Farbwerk',
        urlPath: 'geschirr/teller/flache-teller/teller-farbwerk',
      },
      en: {
        name: 'Farbwerk plate, hard porcelain, in six colours and six sizes',
        shortName: 'Farbwerk plate',
        shortDescription:
          'Flat plate with a narrow upright edge to combine freely: six diameters, six glazes, individually or by the carton.',
        description:
          '<p>Farbwerk is made for restaurants that build their place setting from several colours. All sizes share the same upright edge of 9 mm and stack straight even when mixed.</p><ul><li><strong>15 and 18 cm</strong>: bread, tapas, dessert</li><li><strong>21 and 24 cm</strong>: breakfast, starters</li><li><strong>27 and 30 cm</strong>: main course, charger</li></ul><p>Single plates are for topping up, cartons of 6 and 12 for fitting out. The 30 cm size is too heavy to be packed in twelves.</p>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, coloured glaze free of lead and cadmium'],
          ['Diameter', '15 / 18 / 21 / 24 / 27 / 30 cm'],
          ['Weight per piece', '230 / 330 / 450 / 590 / 760 / 980 g'],
          ['Height', '18 to 26 mm'],
          ['Dishwasher', 'Yes, 3,000 cycles to EN 12875-1'],
          ['Microwave', 'Yes'],
          ['Oven', 'Up to 220 °C'],
          ['Reorder', 'Until 2036 at least, all colours'],
        ]),
        metaDescription:
          'Farbwerk plate in hard porcelain: 15 to 30 cm, six colours, individually or in cartons of 6 and 12. Reorders until 2036.',
        keywords: 'coloured plates, dinner plate, dessert plate, side plate, hard porcelain, hotelware, Farbwerk',
        urlPath: 'tableware/plates/flat-plates/farbwerk-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [2, 1],
    // A hundred and two variations: every page that lists choices has to cope with them.
    variations: diameters.flatMap((diameter) =>
      colors.flatMap((_color, colorIndex) =>
        packs.flatMap((_pack, packIndex) => farbwerkPlate(diameter, colorIndex, packIndex)),
      ),
    ),
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(4, '220'), stackable, fact(14, '10')],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5665, 5701, 5703, 5705],
    tagIds: [1, 5, 6, 7],
    crossSelling: [
      { itemId: 1001, relation: 'Similar' },
      { itemId: 1103, relation: 'Similar' },
      { itemId: 1028, relation: 'Accessory' },
    ],
    pictures: colors.map(({ tint, de, en }) =>
      pictureOf('plate', tint, `Teller Farbwerk in ${de}`, `Farbwerk plate in ${en}`),
    ),
    reviews: [
      review(
        5,
        'de',
        '2026-04-22',
        'Hotel Kastanienhof',
        'Drei Farben, ein Stapel',
        'Wir mischen Sand, Salbei und Weiß im Frühstücksraum. Die Stapel stehen auch gemischt gerade und lassen sich im Tellerspender fahren.',
      ),
      review(
        4,
        'de',
        '2026-07-30',
        'F. Ostermann',
        'Nachtblau zeigt Kalk',
        'Die Glasur ist widerstandsfähig, aber bei unserem harten Wasser bleiben auf Nachtblau helle Ränder. Mit besserem Klarspüler geht es.',
        {
          reply:
            'Ab 14 °dH empfehlen wir für dunkle Glasuren eine Teilentsalzung. Unser Kundendienst rechnet das gern durch.',
        },
      ),
      review(
        5,
        'en',
        '2026-05-14',
        'Quay Street Kitchen',
        'Easy to top up',
        'Being able to buy two or three single plates in a colour after a breakage is worth a lot. No shade difference so far.',
      ),
      review(
        3,
        'en',
        '2026-08-19',
        'B. Thackray',
        'Terracotta on back order',
        'Nice plate, but the 27 cm in terracotta has been on back order since we opened. The rest of the order arrived in two days.',
        {
          reply:
            'We are sorry about the wait. Terracotta is fired in a separate kiln run every three weeks; yours is in the next one.',
        },
      ),
      review(
        5,
        'de',
        '2025-11-12',
        'Landgasthof Erlengrund',
        'Passt zum Altbestand',
        'Wir haben die weißen Teller seit sechs Jahren. Die neuen in Sand daneben sehen aus wie aus einem Guss.',
      ),
      review(
        4,
        'de',
        '2025-12-03',
        'C. Wendlinger',
        'Kartons gut gepackt',
        'Von 144 Tellern kam einer mit Sprung an, der Ersatz lag in der nächsten Lieferung. Mehr kann man nicht verlangen.',
      ),
      review(
        5,
        'en',
        '2026-01-27',
        'Harbour Lights Bistro',
        'Colours that photograph well',
        'Sage and sand make our small plates look twice as good. Guests ask where they are from.',
        { verified: false },
      ),
      review(
        2,
        'de',
        '2026-02-10',
        'R. Albers',
        'Für unsere Regale zu schwer',
        'Schön und stabil, aber der 30er wiegt spürbar mehr als unser alter Teller. Das sollte deutlicher dabeistehen.',
        {
          reply:
            'Danke für den Hinweis. Das Gewicht steht bei den technischen Daten; wir nennen es nun auch in der Beschreibung.',
        },
      ),
      review(
        4,
        'de',
        '2026-03-11',
        'Bistro am Wall',
        'Auswahl fast zu groß',
        'Sechs Farben und sechs Größen, da haben wir eine Woche diskutiert. Am Ende Weiß und Anthrazit, beide sehr gleichmäßig.',
      ),
      review(
        5,
        'de',
        '2026-09-15',
        'Kurhotel Fichtenhain',
        'Kartons gut gepackt',
        '38 Kartons, kein Bruch. Zwischen den Tellern liegt Papier statt Schaum, das entsorgen wir mit dem Altpapier.',
      ),
      review(
        2,
        'de',
        '2026-06-07',
        'Café Sommerfrische',
        'Steilrand stört beim Kuchen',
        'Auf den 18ern kommt man mit dem Tortenheber schlecht über den Rand. Für Kuchen nehmen wir wieder flache Untertassen.',
        {
          reply:
            'Danke für den Hinweis. Für Kuchen eignet sich die randlose Untertasse Ebene mit 16 cm besser, wir tauschen unbenutzte Ware.',
        },
      ),
      review(
        5,
        'en',
        '2026-01-26',
        'Alder & Oak Hotels',
        'Standard for three houses',
        'One range, a colour per house. Stock moves between them without looking borrowed, which is exactly why we chose it.',
      ),
    ],
  },
];
