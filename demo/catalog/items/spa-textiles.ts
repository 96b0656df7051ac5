import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const white = { valueId: 101, letters: 'WS', picture: 0 };
const midnight = { valueId: 108, letters: 'NB', picture: 1 };

function poolTowel(
  id: number,
  widthCm: 80 | 100,
  color: typeof white,
  price: [string, string],
  supply: Supply,
): DemoVariation {
  return sold(
    id,
    `TW-1262-${widthCm}200-${color.letters}`,
    [widthCm === 80 ? 345 : 346, color.valueId],
    graduated(price[0], [50, price[1]]),
    [widthCm === 80 ? 640 : 800, 350, 400, 60],
    { minimumOrderQuantity: 5, intervalOrderQuantity: 5, pictures: [color.picture], ...supply },
  );
}

/** Terry and slippers for bathroom, pool and spa. */
export const spaTextiles: DemoItem[] = [
  {
    id: 1261,
    manufacturerId: 8,
    categoryIds: [711],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'TR',
    customsTariffNumber: '63026000',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Badematte Morgentau, 750 g/m², 50 × 70 cm',
        shortName: 'Badematte Morgentau',
        shortDescription: 'Schwere Duschmatte aus Zwirnfrottier mit gewebtem Rahmen, passend zu den Tüchern Morgentau.',
        description:
          '<p>Eine Matte, die vor der Dusche liegen bleibt: 750 g/m² geben ihr Gewicht, der gewebte Rahmen hält sie flach. Sie nimmt rund einen Liter Wasser auf und passt mit den Handtüchern in eine Wäsche, weil Faser und Temperatur dieselben sind.</p><ul><li>Rahmenmuster auf beiden Seiten, keine falsche Seite</li><li>Weiß bis 95 °C, Sand bis 60 °C waschbar</li><li>Ohne Gummirücken: rutschhemmende Unterlage bei glatten Fliesen verwenden</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Zwirnfrottier, 750 g/m²'],
          ['Maße', '50 × 70 cm'],
          ['Gewicht', '265 g'],
          ['Einlauf', 'Höchstens 6 % nach fünf Wäschen'],
        ]),
        metaDescription:
          'Schwere Badematte aus Baumwolle, 750 g/m², 50 × 70 cm, weiß und sand, bis 95 °C waschbar, für Hotels.',
        keywords: 'Badematte, Duschvorleger, Badvorleger, Frottier, Hotelbad',
        urlPath: 'hotel-bad/frottier-wellness/badematte-morgentau-50-x-70-cm',
      },
      en: {
        name: 'Morgentau bath mat, 750 g/m², 50 × 70 cm',
        shortName: 'Morgentau bath mat',
        shortDescription: 'Heavy shower mat in two-ply terry with a woven frame, matching the Morgentau towels.',
        description:
          '<p>A mat that stays put in front of the shower: 750 g/m² give it weight, the woven frame keeps it flat. It takes up about a litre of water and washes together with the towels, since fibre and temperature are the same.</p><ul><li>Frame pattern on both sides, no wrong side</li><li>White washable to 95 °C, sand to 60 °C</li><li>No rubber backing: use an anti-slip underlay on smooth tiles</li></ul>',
        technicalData: factTable([
          ['Material', '100% cotton, two-ply terry, 750 g/m²'],
          ['Dimensions', '50 × 70 cm'],
          ['Weight', '265 g'],
          ['Shrinkage', '6% at most after five washes'],
        ]),
        metaDescription: 'Heavy cotton bath mat, 750 g/m², 50 × 70 cm, white and sand, washable to 95 °C, for hotels.',
        keywords: 'bath mat, shower mat, terry, hotel bathroom',
        urlPath: 'hotel-bathroom/towelling-spa/morgentau-bath-mat-50-x-70-cm',
      },
    },
    properties: [
      fact(1, '100 % Baumwolle', '100% cotton'),
      fact(41, '750'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
      fact(44, '6.0'),
    ],
    facetValueIds: [5110, 5503, 5614, 5707],
    tagIds: [7],
    crossSelling: [
      { itemId: 1054, relation: 'Accessory' },
      { itemId: 1263, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('towel', '#F6F4EF', 'Weiße Badematte, gefaltet', 'White bath mat, folded'),
      pictureOf('towel', '#D3C2A3', 'Badematte in Sand, gefaltet', 'Sand bath mat, folded'),
    ],
    variations: [
      sold(40287, 'TW-1261-WS', [101], graduated('7.90', [20, '7.10'], [100, '6.50']), [265, 500, 700, 8], {
        ...inStock(860),
        pictures: [0],
      }),
      sold(40288, 'TW-1261-SA', [105], graduated('8.50', [20, '7.70']), [265, 500, 700, 8], {
        ...inStock(190),
        pictures: [1],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-20',
        'Hotel Drei Linden',
        'Liegt und saugt',
        'Hundert Stück seit einem Jahr. Keine Wellen, Rand noch gerade.',
      ),
      review(
        4,
        'en',
        '2026-04-11',
        'Craigmore House B&B',
        'Heavy, dries slowly',
        'Lovely underfoot. On a line it takes a day and a half to dry.',
      ),
    ],
  },
  {
    id: 1262,
    manufacturerId: 8,
    categoryIds: [711],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'TR',
    customsTariffNumber: '63026000',
    attributeIds: [3, 1],
    texts: {
      de: {
        name: 'Sauna- und Pooltuch Morgentau, 400 g/m²',
        shortName: 'Pooltuch Morgentau',
        shortDescription:
          'Langes Liegetuch für Sauna, Liege und Becken, leichter als das Badetuch und schneller trocken.',
        description:
          '<p>Am Pool werden Tücher mehrmals am Tag gewechselt; deshalb sind es hier 400 statt 500 g/m². Zwei Meter Länge decken eine Liege ganz ab, in der Sauna bleibt kein Fuß auf dem Holz. Nachtblau zeigt Sonnenöl weniger als Weiß und wird ab Werk dreimal gewaschen, damit es nicht abfärbt.</p><ul><li>80 × 200 cm für Sauna und Einzelliege</li><li>100 × 200 cm für breite Liegen und Tagesbetten</li><li>Abgabe in Fünferbündeln</li></ul><p>Sonnenschutzmittel mit Avobenzon ergeben in eisenhaltigem Wasser oder mit Chlorbleiche rostfarbene Flecken: mit Sauerstoffbleiche waschen.</p>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Frottier, 400 g/m²'],
          ['80 × 200 cm', '640 g'],
          ['100 × 200 cm', '800 g'],
          ['Farbechtheit', 'Chlorwasser Note 4 (EN ISO 105-E03)'],
          ['Pflege', 'Weiß 95 °C, Nachtblau 60 °C'],
        ]),
        metaDescription:
          'Sauna- und Pooltücher aus Baumwolle, 400 g/m², 80 × 200 und 100 × 200 cm, weiß und nachtblau, im Fünferbündel.',
        keywords: 'Saunatuch, Pooltuch, Liegetuch, Badetuch 80 x 200, Wellness, Hotel',
        urlPath: 'hotel-bad/frottier-wellness/sauna-und-pooltuch-morgentau',
      },
      en: {
        name: 'Morgentau sauna and pool towel, 400 g/m²',
        shortName: 'Morgentau pool towel',
        shortDescription: 'Long towel for sauna, lounger and pool, lighter than the bath sheet and quicker to dry.',
        description:
          '<p>At the pool towels are changed several times a day; hence 400 g/m² here instead of 500. Two metres in length cover a lounger completely, and in the sauna no foot rests on the wood. Midnight blue shows less sun oil than white and is washed three times at the mill so that it does not bleed.</p><ul><li>80 × 200 cm for sauna and single lounger</li><li>100 × 200 cm for wide loungers and day beds</li><li>Sold in bundles of five</li></ul><p>Sunscreen with avobenzone leaves rust-coloured stains in water that contains iron or with chlorine bleach: wash with oxygen bleach.</p>',
        technicalData: factTable([
          ['Material', '100% cotton, terry, 400 g/m²'],
          ['80 × 200 cm', '640 g'],
          ['100 × 200 cm', '800 g'],
          ['Colour fastness', 'Chlorinated water grade 4 (EN ISO 105-E03)'],
          ['Care', 'White 95 °C, midnight blue 60 °C'],
        ]),
        metaDescription:
          'Sauna and pool towels in cotton, 400 g/m², 80 × 200 and 100 × 200 cm, white and midnight blue, in bundles of five.',
        keywords: 'sauna towel, pool towel, lounger towel, 80 x 200, spa, hotel',
        urlPath: 'hotel-bathroom/towelling-spa/morgentau-sauna-and-pool-towel',
      },
    },
    properties: [
      fact(1, '100 % Baumwolle', '100% cotton'),
      fact(41, '400'),
      fact(42, '60'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
    ],
    orderPropertyIds: [11, 12],
    facetValueIds: [5110, 5614, 5707],
    tagIds: [7],
    crossSelling: [
      { itemId: 1054, relation: 'Similar' },
      { itemId: 1055, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('towel', '#F8F6F2', 'Weißes Pooltuch, gefaltet', 'White pool towel, folded'),
      pictureOf('towel', '#24324A', 'Pooltuch in Nachtblau, gefaltet', 'Midnight blue pool towel, folded'),
    ],
    variations: [
      poolTowel(40289, 80, white, ['14.90', '13.50'], inStock(640)),
      poolTowel(40290, 80, midnight, ['16.90', '15.40'], inStock(285)),
      poolTowel(40291, 100, white, ['18.90', '17.20'], inStock(210)),
      poolTowel(40292, 100, midnight, ['20.90', '19.00'], { stock: 0, canOversell: true, availabilityId: 6 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-06-23',
        'Therme Auental',
        'Nachtblau war die richtige Wahl',
        'Sonnenöl fällt nicht mehr auf, und die Tücher sind nach einem Durchgang trocken.',
      ),
      review(
        3,
        'de',
        '2026-08-14',
        'Strandhotel Ankerplatz',
        'Anfangs stark fusselnd',
        'Die ersten vier Wäschen war das Flusensieb voll. Jetzt gut.',
        {
          reply:
            'Das legt sich, wie Sie schreiben. Gut gefüllte Maschinen halten die Fasern fest: Mit halber Beladung und ohne Weichspüler geht es schneller.',
        },
      ),
    ],
  },
  {
    id: 1263,
    manufacturerId: 8,
    categoryIds: [711],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '64052091',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Gästeslipper Frottier, geschlossen, paarweise verpackt',
        shortName: 'Gästeslipper',
        shortDescription:
          'Waschbarer Slipper mit rutschhemmender Sohle für Zimmer und Spa, paarweise in Papier gewickelt.',
        description:
          '<p>Die Sohle ist 5 mm stark und genäht statt geklebt; der Slipper hält deshalb drei bis vier Aufenthalte und eine 40-Grad-Wäsche dazwischen. Die Banderole aus Papier nennt die Größe und lässt sich mit dem Hausnamen bedrucken.</p><ul><li>M für Schuhgrößen 36 bis 41, XL für 42 bis 47</li><li>Sohle mit Noppen, auch auf nassen Fliesen griffig</li><li>Verkauf in Packungen zu 20 oder Kartons zu 100 Paar</li></ul>',
        technicalData: factTable([
          ['Obermaterial', '80 % Baumwolle, 20 % Polyester, Frottier'],
          ['Sohle', 'EVA 5 mm mit Noppen'],
          ['M', 'Länge 26 cm (36–41)'],
          ['XL', 'Länge 30 cm (42–47)'],
          ['Verpackung', 'Papierbanderole, keine Folie'],
        ]),
        metaDescription:
          'Geschlossene Gästeslipper aus Frottier mit genähter Sohle, M und XL, 20 oder 100 Paar, paarweise in Papier.',
        keywords: 'Gästeslipper, Hotelslipper, Frottierslipper, Spa-Slipper, Badeschuhe',
        urlPath: 'hotel-bad/frottier-wellness/gaesteslipper-frottier-geschlossen',
      },
      en: {
        name: 'Guest slippers in terry, closed toe, wrapped by the pair',
        shortName: 'Guest slippers',
        shortDescription: 'Washable slippers with non-slip sole for room and spa, wrapped in paper by the pair.',
        description:
          '<p>The sole is 5 mm thick and sewn instead of glued; the slipper therefore lasts three to four stays with a 40 °C wash in between. The paper band states the size and can be printed with the name of your hotel.</p><ul><li>M for shoe sizes 36 to 41, XL for 42 to 47</li><li>Studded sole, grips on wet tiles too</li><li>Sold in packs of 20 or cartons of 100 pairs</li></ul>',
        technicalData: factTable([
          ['Upper', '80% cotton, 20% polyester, terry'],
          ['Sole', 'EVA 5 mm with studs'],
          ['M', 'Length 26 cm (EU 36–41)'],
          ['XL', 'Length 30 cm (EU 42–47)'],
          ['Packaging', 'Paper band, no film'],
        ]),
        metaDescription:
          'Closed-toe guest slippers in terry with sewn sole, M and XL, 20 or 100 pairs, wrapped in paper by the pair.',
        keywords: 'guest slippers, hotel slippers, terry slippers, spa slippers',
        urlPath: 'hotel-bathroom/towelling-spa/guest-slippers-terry-closed-toe',
      },
    },
    properties: [
      fact(1, 'Obermaterial 80 % Baumwolle, 20 % Polyester; Sohle EVA', 'Upper 80% cotton, 20% polyester; sole EVA'),
      fact(42, '40'),
      fact(33, 'Papier', 'Paper'),
    ],
    orderPropertyIds: [103, 5],
    facetValueIds: [5115, 5707],
    tagIds: [6],
    crossSelling: [
      { itemId: 1055, relation: 'Accessory' },
      { itemId: 1261, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#F4F1EA', 'Geschlossene Gästeslipper aus Frottier', 'Closed terry guest slippers'),
      pictureOf(
        'box',
        '#F4F1EA',
        'Packung der Gästeslipper und ein Paar davor',
        'Pack of guest slippers with a pair in front',
      ),
    ],
    variations: [
      sold(40293, 'TW-1263-M-20', [303], '39.80', [2900, 300, 400, 250], { ...inStock(84), unitId: 8, content: 20 }),
      sold(40294, 'TW-1263-M-100', [303], graduated('179.00', [5, '165.00']), [14500, 400, 600, 500], {
        ...inStock(26),
        unitId: 8,
        content: 100,
      }),
      sold(40295, 'TW-1263-XL-20', [305], '42.80', [3300, 320, 420, 260], { ...inStock(77), unitId: 8, content: 20 }),
      sold(40296, 'TW-1263-XL-100', [305], graduated('192.00', [5, '177.00']), [16500, 420, 620, 520], {
        stock: 9,
        availabilityId: 4,
        unitId: 8,
        content: 100,
      }),
    ],
  },
];
