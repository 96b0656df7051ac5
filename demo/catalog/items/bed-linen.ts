import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Ids of the values of the attribute "Größe", by centimetres. */
const sizes = { '90x200': 341, '140x200': 342, '160x200': 343, '180x200': 344 };

function fittedSheet(
  id: number,
  size: keyof typeof sizes,
  color: 'WS' | 'SA',
  price: string,
  weightG: number,
  supply: Supply,
): DemoVariation {
  const isWhite = color === 'WS';
  return sold(
    id,
    `TW-1266-${size.replace('x', '')}-${color}`,
    [sizes[size], isWhite ? 101 : 105],
    graduated(price, [10, (Number(price) - 1.5).toFixed(2)]),
    [weightG, 250, 350, 40],
    { ...supply, pictures: [isWhite ? 0 : 1] },
  );
}

/** Covers, cases, sheets and protectors. */
export const bedLinen: DemoItem[] = [
  {
    id: 1264,
    manufacturerId: 8,
    categoryIds: [721],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '63023100',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Bettbezug Fadenlauf, Satinstreifen, Hotelverschluss',
        shortName: 'Bettbezug Fadenlauf',
        shortDescription: 'Weißer Bettbezug aus Baumwollsatin mit 1-cm-Streifen und offenem Einschlag statt Knöpfen.',
        description:
          '<p>Der Hotelverschluss ist ein 40 cm tiefer Einschlag am Fußende: keine Knöpfe, die in der Mangel brechen, und beim Beziehen gut eine Minute gespart. Der Satin ist aus langstapeliger Baumwolle mit 300 Fäden je Quadratzoll gewebt, fest genug für hundertfünfzig Wäschen.</p><ul><li>Streifen längs, 1 cm breit, Ton in Ton</li><li>Einlauf ist im Maß berücksichtigt: nach fünf Wäschen passt das Nennmaß</li><li>Bei 95 °C waschbar, mangelfest</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Mako-Satin, 140 g/m²'],
          ['Fadenzahl', '300 je Quadratzoll (118 je cm²)'],
          ['Größen', '135 × 200, 155 × 220 und 200 × 200 cm'],
          ['Einlauf', 'Höchstens 4 %, im Maß berücksichtigt'],
          ['Pflege', '95 °C, trocknergeeignet, mangeln'],
        ]),
        metaDescription:
          'Weißer Hotelbettbezug aus Mako-Satin mit Streifen und Hotelverschluss, drei Größen, 95 °C waschbar.',
        keywords: 'Bettbezug Hotel, Satinstreifen, Hotelverschluss, Mako-Satin, Hotelbettwäsche',
        urlPath: 'hotel-bad/bettwaesche-betten/bettbezug-fadenlauf-satinstreifen',
      },
      en: {
        name: 'Fadenlauf duvet cover, satin stripe, bag end',
        shortName: 'Fadenlauf duvet cover',
        shortDescription: 'White duvet cover in cotton sateen with 1 cm stripe and a tuck-in flap instead of buttons.',
        description:
          '<p>The bag end is a 40 cm flap at the foot: no buttons to break in the ironer, and a good minute saved per bed. The sateen is woven from long-staple cotton with 300 threads per square inch, firm enough for a hundred and fifty washes.</p><ul><li>Lengthwise stripe, 1 cm wide, tone on tone</li><li>Shrinkage is allowed for: after five washes the nominal size fits</li><li>Washable at 95 °C, safe for flatwork ironers</li></ul>',
        technicalData: factTable([
          ['Material', '100% long-staple cotton, sateen, 140 g/m²'],
          ['Thread count', '300 per square inch (118 per cm²)'],
          ['Sizes', '135 × 200, 155 × 220 and 200 × 200 cm'],
          ['Shrinkage', '4% at most, allowed for in the size'],
          ['Care', '95 °C, tumble-dry, flatwork iron'],
        ]),
        metaDescription:
          'White hotel duvet cover in cotton sateen with stripe and bag end, three sizes, washable at 95 °C.',
        keywords: 'hotel duvet cover, satin stripe, bag end, mako sateen, hotel bed linen',
        urlPath: 'hotel-bathroom/bed-linen-bedding/fadenlauf-duvet-cover-satin-stripe',
      },
    },
    properties: [
      fact(1, '100 % Baumwolle', '100% cotton'),
      fact(41, '140'),
      fact(42, '95'),
      fact(44, '4.0'),
      fact(45, 'Satin mit Längsstreifen', 'Sateen with lengthwise stripe'),
    ],
    facetValueIds: [5110, 5613, 5707],
    tagIds: [2, 6, 7],
    crossSelling: [
      { itemId: 1265, relation: 'Accessory' },
      { itemId: 1266, relation: 'Accessory' },
      { itemId: 1267, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tablecloth', '#F8F6F2', 'Weißer Bettbezug aus Satin', 'White sateen duvet cover'),
      pictureOf('tablecloth', '#F8F6F2', 'Bettbezüge, gefaltet gestapelt', 'Duvet covers, folded in a pile'),
    ],
    variations: [
      sold(
        40297,
        'TW-1264-135200',
        [338],
        graduated('29.90', [10, '27.50'], [50, '25.20']),
        [820, 300, 380, 45],
        inStock(420),
      ),
      sold(
        40298,
        'TW-1264-155220',
        [339],
        graduated('35.90', [10, '33.00'], [50, '30.20']),
        [1030, 300, 380, 55],
        inStock(180),
      ),
      sold(40299, 'TW-1264-200200', [340], graduated('44.90', [10, '41.30']), [1210, 300, 380, 65], {
        stock: 34,
        availabilityId: 2,
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2025-11-19',
        'Parkhotel Amselgrund',
        'Beziehen geht deutlich schneller',
        'Unser Team schafft ein Zimmer mehr in der Stunde. Qualität nach sechzig Wäschen unverändert.',
      ),
      review(
        4,
        'en',
        '2026-03-07',
        'Housekeeping, Strand Quarter Hotel',
        'Crisp and easy',
        'Sizes are true after washing. We would love a 240 × 220.',
        {
          reply:
            'Thank you. 240 × 220 cm can be sewn from 30 pieces, delivered in about seven weeks. We have sent you an offer.',
        },
      ),
    ],
  },
  {
    id: 1265,
    manufacturerId: 8,
    categoryIds: [721],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '63023100',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Kissenbezug Fadenlauf, Satinstreifen',
        shortDescription: 'Passender Kissenbezug zum Bettbezug mit innenliegendem Einschlag von 20 cm.',
        description:
          '<p>Gleicher Satin, gleicher Streifen, gleiche Charge, wenn gemeinsam bestellt. Der Einschlag liegt innen, sodass das Kissen von beiden Seiten ansehnlich ist.</p><ul><li>40 × 80 cm und 80 × 80 cm, die üblichen deutschen Kissenmaße</li><li>Nähte mit Sicherheitsstich, offene Kanten gekettelt</li><li>Abgabe ab zehn Stück je Größe in Zehnerschritten</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Mako-Satin, 140 g/m²'],
          ['40 × 80 cm', '115 g'],
          ['80 × 80 cm', '205 g'],
          ['Pflege', '95 °C, trocknergeeignet, mangeln'],
        ]),
        metaDescription:
          'Kissenbezüge aus Mako-Satin mit Streifen, 40 × 80 und 80 × 80 cm, mit Einschlag, 95 °C waschbar, ab 10 Stück.',
        keywords: 'Kissenbezug Hotel, Kopfkissenbezug, Satinstreifen, 80 x 80, 40 x 80',
        urlPath: 'hotel-bad/bettwaesche-betten/kissenbezug-fadenlauf-satinstreifen',
      },
      en: {
        name: 'Fadenlauf pillowcase, satin stripe',
        shortDescription: 'Pillowcase to match the duvet cover, with an inside flap of 20 cm.',
        description:
          '<p>The same sateen, the same stripe, the same batch if ordered together. The flap lies inside, so that the pillow looks well from either side.</p><ul><li>40 × 80 cm and 80 × 80 cm, the usual German pillow sizes</li><li>Safety-stitched seams, overlocked edges</li><li>From ten pieces per size in steps of ten</li></ul>',
        technicalData: factTable([
          ['Material', '100% long-staple cotton, sateen, 140 g/m²'],
          ['40 × 80 cm', '115 g'],
          ['80 × 80 cm', '205 g'],
          ['Care', '95 °C, tumble-dry, flatwork iron'],
        ]),
        metaDescription:
          'Pillowcases in cotton sateen with stripe, 40 × 80 and 80 × 80 cm, with flap, washable at 95 °C, from 10 pieces.',
        keywords: 'hotel pillowcase, satin stripe, 80 x 80, 40 x 80',
        urlPath: 'hotel-bathroom/bed-linen-bedding/fadenlauf-pillowcase-satin-stripe',
      },
    },
    properties: [
      fact(1, '100 % Baumwolle', '100% cotton'),
      fact(41, '140'),
      fact(42, '95'),
      fact(44, '4.0'),
      fact(45, 'Satin mit Längsstreifen', 'Sateen with lengthwise stripe'),
    ],
    facetValueIds: [5110, 5613, 5707],
    tagIds: [6, 7],
    crossSelling: [
      { itemId: 1264, relation: 'Accessory' },
      { itemId: 1268, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('napkin', '#F8F6F2', 'Kopfkissen im weißen Bezug', 'Pillow in a white pillowcase'),
      pictureOf('towel', '#F8F6F2', 'Bettwäsche im Wäscheschrank', 'Bed linen in the cupboard'),
    ],
    variations: [
      sold(40300, 'TW-1265-8080', [313], graduated('9.90', [50, '8.90']), [205, 250, 300, 20], {
        ...inStock(1120),
        minimumOrderQuantity: 10,
        intervalOrderQuantity: 10,
      }),
      sold(40301, 'TW-1265-4080', [337], graduated('7.90', [50, '7.10']), [115, 220, 260, 18], {
        ...inStock(860),
        minimumOrderQuantity: 10,
        intervalOrderQuantity: 10,
      }),
    ],
  },
  {
    id: 1266,
    manufacturerId: 8,
    categoryIds: [721],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '63021000',
    attributeIds: [3, 1],
    texts: {
      de: {
        name: 'Spannbettlaken Morgentau, Jersey-Elastan',
        shortName: 'Spannbettlaken Morgentau',
        shortDescription: 'Elastisches Laken für Matratzen bis 25 cm Höhe, auch ungemangelt glatt, in vier Größen.',
        description:
          '<p>Fünf Prozent Elastan machen aus vier Lagergrößen ein Laken, das überall sitzt: Das Maß 90 × 200 cm passt auch auf 100 × 200 cm. Der Gummi läuft rundum, nicht nur an den Ecken, und hält auch auf verstellbaren Rahmen.</p><ul><li>Steghöhe 25 cm, für Boxspring mit Topper das nächstgrößere Maß wählen</li><li>Größe als Webetikett außen: kein Suchen beim Zusammenlegen</li><li>Bei 60 °C waschbar, Weiß auch bei 95 °C</li></ul>',
        technicalData: factTable([
          ['Material', '95 % Baumwolle, 5 % Elastan, Jersey, 170 g/m²'],
          ['90 × 200 cm', 'Für 90 bis 100 × 200 cm'],
          ['140 × 200 cm', 'Für 140 bis 150 × 200 cm'],
          ['160 × 200 cm', 'Für 160 bis 170 × 200 cm'],
          ['180 × 200 cm', 'Für 180 bis 200 × 200 cm'],
          ['Pflege', '60 °C, Weiß 95 °C, trocknergeeignet'],
        ]),
        metaDescription:
          'Spannbettlaken aus Jersey-Elastan mit Rundumgummi, 90 bis 180 × 200 cm, für Matratzen bis 25 cm, weiß und sand.',
        keywords: 'Spannbettlaken, Spannbetttuch, Jersey, Elastan, Hotelbett, Boxspring',
        urlPath: 'hotel-bad/bettwaesche-betten/spannbettlaken-morgentau-jersey',
      },
      en: {
        name: 'Morgentau fitted sheet, jersey with elastane',
        shortName: 'Morgentau fitted sheet',
        shortDescription: 'Stretch sheet for mattresses up to 25 cm high, smooth without ironing, in four sizes.',
        description:
          '<p>Five per cent elastane turns four stock sizes into a sheet that fits everywhere: the 90 × 200 cm also takes 100 × 200 cm. The elastic runs all round, not just at the corners, and holds on adjustable frames too.</p><ul><li>Depth 25 cm; for box-spring beds with a topper choose the next size up</li><li>Size on a woven label outside: no searching when folding</li><li>Washable at 60 °C, white also at 95 °C</li></ul>',
        technicalData: factTable([
          ['Material', '95% cotton, 5% elastane, jersey, 170 g/m²'],
          ['90 × 200 cm', 'For 90 to 100 × 200 cm'],
          ['140 × 200 cm', 'For 140 to 150 × 200 cm'],
          ['160 × 200 cm', 'For 160 to 170 × 200 cm'],
          ['180 × 200 cm', 'For 180 to 200 × 200 cm'],
          ['Care', '60 °C, white 95 °C, suitable for tumble-drying'],
        ]),
        metaDescription:
          'Fitted sheet in stretch jersey with elastic all round, 90 to 180 × 200 cm, for mattresses to 25 cm, white and sand.',
        keywords: 'fitted sheet, jersey sheet, elastane, hotel bed, box spring',
        urlPath: 'hotel-bathroom/bed-linen-bedding/morgentau-fitted-sheet-jersey',
      },
    },
    properties: [
      fact(1, '95 % Baumwolle, 5 % Elastan', '95% cotton, 5% elastane'),
      fact(41, '170'),
      fact(42, '60'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
    ],
    facetValueIds: [5110, 5614, 5707],
    tagIds: [6],
    crossSelling: [
      { itemId: 1264, relation: 'Accessory' },
      { itemId: 1269, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('towel', '#FAF9F6', 'Weißes Spannbettlaken, gefaltet', 'White fitted sheet, folded'),
      pictureOf('towel', '#D6C6A9', 'Spannbettlaken in Sand, gefaltet', 'Sand fitted sheet, folded'),
    ],
    variations: [
      fittedSheet(40302, '90x200', 'WS', '14.90', 520, inStock(480)),
      fittedSheet(40303, '90x200', 'SA', '15.90', 520, inStock(140)),
      fittedSheet(40304, '140x200', 'WS', '19.90', 720, inStock(166)),
      fittedSheet(40305, '160x200', 'WS', '21.90', 800, inStock(122)),
      fittedSheet(40306, '180x200', 'WS', '23.90', 880, inStock(245)),
      fittedSheet(40307, '180x200', 'SA', '24.90', 880, { stock: 15, availabilityId: 3 }),
    ],
  },
  {
    id: 1269,
    manufacturerId: 113,
    categoryIds: [721],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '63029310',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Matratzenschoner Nattro, wasserdicht, mit Eckgummis',
        shortName: 'Matratzenschoner Nattro',
        shortDescription: 'Geräuschlose Auflage aus Molton mit atmender Membran, hält Flüssiges von der Matratze fern.',
        description:
          '<p>Eine Matratze kostet das Dreißigfache dieser Auflage. Die Membran aus Polyurethan ist dünner als ein Haar, knistert nicht und lässt Wasserdampf durch, aber kein Wasser. Oben liegt Baumwollmolton, auf dem das Laken nicht rutscht.</p><ul><li>Eckgummis für Matratzen bis 30 cm</li><li>Bei 95 °C waschbar; Trockner bis 60 °C, sonst löst sich die Membran</li><li>Prüfdruck 2 Meter Wassersäule nach EN ISO 811</li></ul>',
        technicalData: factTable([
          ['Material', 'Baumwollmolton 180 g/m², Membran Polyurethan'],
          ['Größen', '90, 140, 160 und 180 × 200 cm'],
          ['Dichtigkeit', '2.000 mm Wassersäule (EN ISO 811)'],
          ['Pflege', '95 °C, Trockner bis 60 °C'],
        ]),
        metaDescription:
          'Wasserdichte, atmende Matratzenschoner mit Eckgummis, 90 bis 180 × 200 cm, bei 95 °C waschbar, geräuschlos.',
        keywords: 'Matratzenschoner, Matratzenauflage, wasserdicht, Molton, Inkontinenz, Hotelbett',
        urlPath: 'hotel-bad/bettwaesche-betten/matratzenschoner-nattro-wasserdicht',
      },
      en: {
        name: 'Nattro mattress protector, waterproof, with corner elastics',
        shortName: 'Nattro mattress protector',
        shortDescription:
          'Noiseless protector in brushed cotton with breathable membrane, keeps liquids off the mattress.',
        description:
          '<p>A mattress costs thirty times as much as this protector. The polyurethane membrane is thinner than a hair, does not rustle and lets vapour through, but no water. On top lies brushed cotton on which the sheet does not slip.</p><ul><li>Corner elastics for mattresses up to 30 cm</li><li>Washable at 95 °C; tumble-dry to 60 °C, or the membrane comes off</li><li>Tested at 2 metres of water column to EN ISO 811</li></ul>',
        technicalData: factTable([
          ['Material', 'Brushed cotton 180 g/m², polyurethane membrane'],
          ['Sizes', '90, 140, 160 and 180 × 200 cm'],
          ['Waterproofing', '2,000 mm water column (EN ISO 811)'],
          ['Care', '95 °C, tumble-dry to 60 °C'],
        ]),
        metaDescription:
          'Waterproof, breathable mattress protectors with corner elastics, 90 to 180 × 200 cm, washable at 95 °C, silent.',
        keywords: 'mattress protector, waterproof, breathable, molleton, hotel bed',
        urlPath: 'hotel-bathroom/bed-linen-bedding/nattro-mattress-protector-waterproof',
      },
    },
    properties: [
      fact(1, 'Molton 100 % Baumwolle, Membran 100 % Polyurethan', 'Molleton 100% cotton, membrane 100% polyurethane'),
      fact(16, 'EN ISO 811'),
      fact(41, '180'),
      fact(42, '95'),
    ],
    facetValueIds: [5110, 5622, 5707],
    tagIds: [6],
    crossSelling: [{ itemId: 1266, relation: 'Accessory' }],
    pictures: [
      pictureOf('cloth', '#F4F2EC', 'Matratzenschoner, gefaltet', 'Mattress protector, folded'),
      pictureOf('cloth', '#F4F2EC', 'Matratzenschoner im Stapel', 'Pile of mattress protectors'),
    ],
    variations: [
      sold(40319, 'TW-1269-90', [341], graduated('18.90', [10, '17.00']), [620, 250, 350, 60], inStock(260)),
      sold(40320, 'TW-1269-140', [342], graduated('25.90', [10, '23.30']), [900, 250, 350, 80], inStock(94)),
      sold(40321, 'TW-1269-160', [343], graduated('28.90', [10, '26.00']), [1020, 250, 350, 90], {
        stock: 70,
        availabilityId: 4,
      }),
      sold(40322, 'TW-1269-180', [344], graduated('31.90', [10, '28.70']), [1150, 250, 350, 100], {
        stock: 130,
        availabilityId: 1,
        maximumOrderQuantity: 100,
      }),
    ],
  },
];
