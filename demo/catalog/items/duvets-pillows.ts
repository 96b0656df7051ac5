import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Ids of the values of the attribute "Größe", by centimetres. */
const sizes = { '40x80': 337, '80x80': 313, '135x200': 338, '155x220': 339, '200x200': 340 };

/** Values of "Wärmegrad" with the weight of down per square metre. */
const warmth = {
  summer: { valueId: 2701, letters: 'SO', gramsPerSquareMeter: 80 },
  allYear: { valueId: 2702, letters: 'GJ', gramsPerSquareMeter: 130 },
  winter: { valueId: 2703, letters: 'WI', gramsPerSquareMeter: 190 },
};

function duvet(
  id: number,
  size: '135x200' | '155x220' | '200x200',
  level: keyof typeof warmth,
  price: string,
  supply: Supply,
): DemoVariation {
  const { valueId, letters, gramsPerSquareMeter } = warmth[level];
  const [width = 0, length = 0] = size.split('x').map(Number);
  const downG = Math.round((width * length * gramsPerSquareMeter) / 10_000);
  // Cover and piping weigh about as much for every filling.
  const weightG = downG + Math.round((width * length) / 45);
  return sold(
    id,
    `TW-1267-${size.replace('x', '')}-${letters}`,
    [sizes[size], valueId],
    graduated(price, [10, (Math.round(Number(price) * 9.2) / 10).toFixed(2)]),
    [weightG, 500, 400, 250],
    supply,
  );
}

const firmness = { soft: 2301, medium: 2302, firm: 2303 };

function pillow(
  id: number,
  size: '40x80' | '80x80',
  level: keyof typeof firmness,
  price: string,
  supply: Supply,
): DemoVariation {
  const fillingG = { soft: 500, medium: 700, firm: 900 }[level] + (size === '80x80' ? 250 : 0);
  return sold(
    id,
    `TW-1268-${size.replace('x', '')}-${level.slice(0, 1).toUpperCase()}`,
    [sizes[size], firmness[level]],
    graduated(price, [20, (Math.round(Number(price) * 9) / 10).toFixed(2)]),
    [fillingG + 180, 400, 500, 180],
    supply,
  );
}

/** What is filled with down or fibres. */
export const duvetsPillows: DemoItem[] = [
  {
    id: 1267,
    manufacturerId: 113,
    categoryIds: [721],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '94044010',
    attributeIds: [3, 27],
    texts: {
      de: {
        name: 'Daunendecke Nattro, 60 % Daunen, waschbar bis 60 °C',
        shortName: 'Daunendecke Nattro',
        shortDescription:
          'Kassettendecke mit Entendaunen in drei Wärmegraden, für Hotels mit eigener oder Mietwäscherei.',
        description:
          '<p>Sechzig Prozent Daunen und vierzig Prozent Federchen sind die Mischung, die eine Hotelwäscherei verträgt: Reine Daune verklumpt in großen Trocknern leichter. Die Kassetten sind mit Innensteg genäht, damit die Füllung auch nach fünfzig Wäschen dort bleibt, wo sie hingehört.</p><ul><li><strong>Sommer</strong> 80 g/m², <strong>Ganzjahr</strong> 130 g/m², <strong>Winter</strong> 190 g/m²</li><li>Hülle daunendicht, 230 Fäden je Quadratzoll</li><li>Füllung neu, Klasse I nach EN 12934, Anteile auf dem Etikett</li></ul><p>Mit Trocknerbällen bei niedriger Temperatur vollständig trocknen und einen Tag auslüften lassen.</p>',
        technicalData: factTable([
          ['Füllung', '60 % Entendaunen, 40 % Federn, Klasse I neu (EN 12934)'],
          ['Hülle', '100 % Baumwolle, daunendicht (EN 12132-1)'],
          ['Kassetten', '4 × 6 mit Innensteg 4 cm, bei 200 × 200 cm 6 × 6'],
          ['Pflege', '60 °C, Trockner niedrige Temperatur'],
        ]),
        metaDescription:
          'Daunendecken für Hotels mit 60 % Entendaunen in drei Wärmegraden, 135 bis 200 cm breit, bei 60 °C waschbar.',
        keywords: 'Daunendecke Hotel, Bettdecke, Kassettendecke, Entendaunen, waschbar',
        urlPath: 'hotel-bad/bettwaesche-betten/daunendecke-nattro',
      },
      en: {
        name: 'Nattro down duvet, 60% down, washable to 60 °C',
        shortName: 'Nattro down duvet',
        shortDescription:
          'Box-stitched duvet with duck down in three warmth levels, for hotels with their own or a rental laundry.',
        description:
          '<p>Sixty per cent down and forty per cent small feathers is the blend that a hotel laundry can handle: pure down clumps more easily in large tumblers. The boxes are sewn with inner walls, so the filling stays in place even after fifty washes.</p><ul><li><strong>Summer</strong> 80 g/m², <strong>all year</strong> 130 g/m², <strong>winter</strong> 190 g/m²</li><li>Downproof cover, 230 threads per square inch</li><li>New filling, class I to EN 12934, shares stated on the label</li></ul><p>Dry completely with dryer balls at low heat and air for a day.</p>',
        technicalData: factTable([
          ['Filling', '60% duck down, 40% feathers, class I new (EN 12934)'],
          ['Cover', '100% cotton, downproof (EN 12132-1)'],
          ['Boxes', '4 × 6 with 4 cm inner walls, 6 × 6 for 200 × 200 cm'],
          ['Care', '60 °C, tumble-dry low'],
        ]),
        metaDescription:
          'Down duvets for hotels with 60% duck down in three warmth levels, 135 to 200 cm wide, washable at 60 °C.',
        keywords: 'hotel down duvet, duvet, box-stitched, duck down, washable',
        urlPath: 'hotel-bathroom/bed-linen-bedding/nattro-down-duvet',
      },
    },
    properties: [
      fact(1, 'Hülle 100 % Baumwolle', 'Cover 100% cotton'),
      fact(16, 'EN 12934, EN 12132-1'),
      fact(42, '60'),
      fact(104, '60 % Entendaunen, 40 % Federn', '60% duck down, 40% feathers'),
    ],
    facetValueIds: [5120, 5622, 5707],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1264, relation: 'Accessory' },
      { itemId: 1268, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('towel', '#FBFAF7', 'Daunendecke, gefaltet', 'Down duvet, folded'),
      pictureOf('box', '#E9E4DA', 'Versandkarton der Daunendecke', 'Shipping box of the duvet'),
    ],
    variations: [
      duvet(40308, '135x200', 'allYear', '89.00', inStock(140)),
      duvet(40309, '135x200', 'summer', '69.00', inStock(85)),
      duvet(40310, '135x200', 'winter', '115.00', { stock: 52, availabilityId: 2 }),
      duvet(40311, '155x220', 'allYear', '109.00', inStock(60)),
      duvet(40312, '155x220', 'winter', '139.00', { stock: 11, availabilityId: 4 }),
      duvet(40313, '200x200', 'allYear', '135.00', { stock: 0, canOversell: true, availabilityId: 6 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-13',
        'Berghotel Firnblick',
        'Winterdecke hält, was sie verspricht',
        'Auf 1.600 Metern ohne Zusatzdecke. Nach zwanzig Wäschen keine leeren Ecken.',
      ),
      review(
        4,
        'en',
        '2026-02-18',
        'Ashdown Manor',
        'Guests ask where to buy them',
        'All-year weight works from October to May here. Drying takes patience.',
      ),
      review(
        2,
        'de',
        '2026-05-09',
        'Ferienwohnungen Deichblick',
        'Nach der Wäsche verklumpt',
        'Eine von vier Decken hat Klumpen, obwohl mit 60 °C gewaschen.',
        {
          reply:
            'Meist ist die Decke dann innen noch feucht. Bitte einen weiteren Durchgang mit drei Trocknerbällen bei niedriger Temperatur. Löst sich nichts, tauschen wir sie.',
        },
      ),
    ],
  },
  {
    id: 1268,
    manufacturerId: 113,
    categoryIds: [721],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '94049090',
    attributeIds: [3, 23],
    texts: {
      de: {
        name: 'Kopfkissen Nattro, Polyester-Faserbällchen',
        shortName: 'Kopfkissen Nattro',
        shortDescription: 'Allergikerfreundliches Kissen in drei Stützkräften, mit Reißverschluss zum Nachfüllen.',
        description:
          '<p>Faserbällchen lassen sich aufschütteln wie Daunen, und weil ein Kissen selten für alle Gäste passt, gibt es drei Füllungen. Viele Häuser legen zwei verschiedene aufs Bett und ein festes in den Schrank.</p><ul><li><strong>Weich</strong> für Gäste, die auf dem Bauch schlafen, <strong>mittel</strong> für Rückenschläfer, <strong>fest</strong> für Seitenschläfer</li><li>Reißverschluss unter der Blende: Füllung entnehmen oder ergänzen</li><li>Bei 60 °C waschbar, das tötet Hausstaubmilben</li></ul><p>In 40 × 80 cm gibt es die weiche Ausführung nicht: Sie stützt in dieser Größe zu wenig.</p>',
        technicalData: factTable([
          ['Füllung', '100 % Polyester, silikonisierte Faserbällchen'],
          ['Hülle', '100 % Baumwolle, Perkal'],
          ['40 × 80 cm', 'Mittel 700 g, fest 900 g'],
          ['80 × 80 cm', 'Weich 750 g, mittel 950 g, fest 1.150 g'],
          ['Pflege', '60 °C, trocknergeeignet'],
        ]),
        metaDescription:
          'Hotelkopfkissen mit Faserbällchen in drei Stützkräften, 40 × 80 und 80 × 80 cm, waschbar bei 60 °C.',
        keywords: 'Kopfkissen Hotel, Kissenmenü, Faserbällchen, Allergiker, waschbar',
        urlPath: 'hotel-bad/bettwaesche-betten/kopfkissen-nattro',
      },
      en: {
        name: 'Nattro pillow, polyester fibre clusters',
        shortName: 'Nattro pillow',
        shortDescription: 'Pillow suited to allergy sufferers in three firmness levels, with a zip for refilling.',
        description:
          '<p>Fibre clusters plump up like down, and since one pillow rarely suits every guest, there are three fillings. Many hotels put two different ones on the bed and a firm one in the wardrobe.</p><ul><li><strong>Soft</strong> for stomach sleepers, <strong>medium</strong> for back sleepers, <strong>firm</strong> for side sleepers</li><li>Zip below the facing: take filling out or add to it</li><li>Washable at 60 °C, which kills house dust mites</li></ul><p>The 40 × 80 cm size does not come in soft: it would give too little support.</p>',
        technicalData: factTable([
          ['Filling', '100% polyester, siliconised fibre clusters'],
          ['Cover', '100% cotton percale'],
          ['40 × 80 cm', 'Medium 700 g, firm 900 g'],
          ['80 × 80 cm', 'Soft 750 g, medium 950 g, firm 1,150 g'],
          ['Care', '60 °C, suitable for tumble-drying'],
        ]),
        metaDescription:
          'Hotel pillows with fibre clusters in three firmness levels, 40 × 80 and 80 × 80 cm, washable at 60 °C.',
        keywords: 'hotel pillow, pillow menu, fibre clusters, allergy, washable',
        urlPath: 'hotel-bathroom/bed-linen-bedding/nattro-pillow',
      },
    },
    properties: [
      fact(1, 'Hülle 100 % Baumwolle, Füllung 100 % Polyester', 'Cover 100% cotton, filling 100% polyester'),
      fact(42, '60'),
      fact(104, 'Polyester-Faserbällchen', 'Polyester fibre clusters'),
    ],
    facetValueIds: [5121, 5622, 5707],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1265, relation: 'Accessory' },
      { itemId: 1267, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('napkin', '#FBFAF7', 'Kopfkissen', 'Pillow'),
      pictureOf('box', '#E9E4DA', 'Karton mit Kopfkissen', 'Carton of pillows'),
    ],
    variations: [
      pillow(40314, '80x80', 'medium', '19.90', inStock(360)),
      pillow(40315, '80x80', 'soft', '18.90', inStock(144)),
      pillow(40316, '80x80', 'firm', '21.90', inStock(120)),
      pillow(40317, '40x80', 'medium', '15.90', inStock(290)),
      pillow(40318, '40x80', 'firm', '16.90', { stock: 40, availabilityId: 2 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-07-02',
        'Landhotel Brückenmühle',
        'Kissenmenü leicht gemacht',
        'Drei Sorten auf der Etage, Beschwerden seither fast null.',
      ),
      review(
        3,
        'en',
        '2026-08-20',
        'G. Thistlewood',
        'Firm is not very firm',
        'After two months the firm ones feel like medium. The zip helps, we topped them up.',
      ),
    ],
  },
];
