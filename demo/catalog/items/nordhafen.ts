import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { coffeeSpoon, tableFork, tableKnife, tableSpoon } from './cutlery-pieces.ts';

const coatings = [
  { letters: 'SW', valueId: 103, tint: '#26282A', de: 'Schwarz', en: 'black' },
  { letters: 'GO', valueId: 125, tint: '#C2A14D', de: 'Gold', en: 'gold' },
  { letters: 'KU', valueId: 114, tint: '#B87349', de: 'Kupfer', en: 'copper' },
];

/** Stocks of the coated cutlery by coating, for knife, fork, spoon and coffee spoon. */
const coatedStocks = [
  [480, 540, 420, 600],
  [252, 276, 240, 312],
  [96, 60, 0, 144],
];

const coatedPrices = ['9.80', '7.40', '7.40', '5.20'];

export const nordhafen: DemoItem[] = [
  {
    id: 1165,
    manufacturerId: 5,
    categoryIds: [311, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Tafelbesteck Nordhafen, PVD-beschichtet',
        shortName: 'Besteck Nordhafen',
        shortDescription:
          'Schlankes Besteck mit farbiger PVD-Schicht in Schwarz, Gold und Kupfer, spülmaschinenfest und kratzarm.',
        description:
          '<p>PVD heißt: Die Farbe wird im Vakuum aufgedampft und ist härter als der Stahl darunter. Sie blättert nicht, kann aber an der Messerschneide mit der Zeit blank werden: Das ist normaler Verschleiß.</p><ul><li>Seidenmatte Oberfläche, Fingerabdrücke fallen kaum auf</li><li>Farben lassen sich mischen, Maße und Gewicht sind gleich</li><li>Nicht zusammen mit Aluminium spülen, keine Scheuermittel</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Messer 13/0, PVD-Schicht'],
          ['Schichthärte', 'Rund 2.000 HV'],
          ['Materialstärke', '3,0 mm'],
          ['Länge', 'Messer 225, Gabel und Löffel 200, Kaffeelöffel 138 mm'],
          ['Spülmaschine', 'Ja, bis 65 °C'],
        ]),
        metaDescription:
          'PVD-beschichtetes Besteck Nordhafen in Schwarz, Gold und Kupfer, Edelstahl 18/10, im Dutzend, spülmaschinenfest.',
        keywords: 'schwarzes Besteck, goldenes Besteck, Kupferbesteck, PVD, Tafelbesteck, Nordhafen',
        urlPath: 'besteck/tafelbesteck/tafelbesteck-nordhafen',
      },
      en: {
        name: 'Nordhafen table cutlery, PVD-coated',
        shortName: 'Nordhafen cutlery',
        shortDescription:
          'Slim cutlery with a coloured PVD coating in black, gold and copper, dishwasher-safe and slow to scratch.',
        description:
          '<p>PVD means that the colour is vapour-deposited in a vacuum and harder than the steel beneath. It does not peel, but may wear bright along the knife edge in time, which is normal wear.</p><ul><li>Satin surface that hardly shows fingerprints</li><li>Colours can be mixed, size and weight are the same</li><li>Do not wash together with aluminium, no scouring agents</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10, knives 13/0, PVD coating'],
          ['Hardness of the coating', 'About 2,000 HV'],
          ['Material thickness', '3.0 mm'],
          ['Length', 'Knife 225, fork and spoon 200, coffee spoon 138 mm'],
          ['Dishwasher', 'Yes, up to 65 °C'],
        ]),
        metaDescription:
          'PVD-coated Nordhafen cutlery in black, gold and copper, 18/10 stainless steel, by the dozen, dishwasher-safe.',
        keywords: 'black cutlery, gold cutlery, copper cutlery, PVD, table cutlery, Nordhafen',
        urlPath: 'cutlery/table-cutlery/nordhafen-table-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'VN',
    customsTariffNumber: '82159910',
    attributeIds: [7, 1],
    variations: coatings.flatMap((coating, row) =>
      [tableKnife, tableFork, tableSpoon, coffeeSpoon].map((piece, column) => {
        const stock = coatedStocks[row]?.[column] ?? 0;
        const price = coatedPrices[column] ?? '';
        return sold(
          30197 + row * 4 + column,
          `TW-1165-${piece.letters}-${coating.letters}`,
          [piece.valueId, coating.valueId],
          // Copper is being cleared.
          coating.letters === 'KU' ? clearance(price) : { price, recommended: euros(Number(price) * 1.2) },
          [Math.round(piece.weightG * 1.1), 22, piece.lengthMm, 18],
          {
            ...(stock === 0 ? { stock, availabilityId: 10 } : inStock(stock)),
            minimumOrderQuantity: 12,
            intervalOrderQuantity: 12,
            pictures: [row * 3 + piece.picture],
          },
        );
      }),
    ),
    properties: [
      fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'),
      fact(2, 'Ja, bis 65 °C', 'Yes, to 65 °C'),
      fact(5, '3.0'),
      fact(6, 'PVD, seidenmatt', 'PVD, satin'),
    ],
    facetValueIds: [5104, 5201, 5302, 5672, 5701, 5704],
    tagIds: [1, 4, 5],
    crossSelling: [
      { itemId: 1028, relation: 'Similar' },
      { itemId: 1102, relation: 'Accessory' },
    ],
    pictures: coatings.flatMap(({ tint, de, en }) => [
      pictureOf('knife', tint, `Besteck Nordhafen in ${de}`, `Nordhafen cutlery in ${en}`),
      pictureOf('fork', tint, `Gabel Nordhafen in ${de}`, `Nordhafen fork in ${en}`),
      pictureOf('spoon', tint, `Löffel Nordhafen in ${de}`, `Nordhafen spoon in ${en}`),
    ]),
    reviews: [
      review(
        4,
        'de',
        '2026-07-14',
        'Studio 44 Restaurant',
        'Schwarz hält',
        'Seit neun Monaten im Einsatz. An den Messerspitzen wird es ganz leicht blank, wie beschrieben, sonst wie neu.',
      ),
      review(
        2,
        'de',
        '2026-09-20',
        'Eiscafé Venezia Nord',
        'Gold und Entkalker',
        'Ein Mitarbeiter hat sie in Entkalker gelegt, danach waren sie fleckig. Ein Hinweis auf dem Karton wäre gut.',
        {
          reply:
            'Danke für die Anregung. Säuren unter pH 3 greifen die Goldschicht an, wir ergänzen das auf dem Etikett.',
        },
      ),
      review(
        5,
        'en',
        '2026-05-19',
        'Copper & Coal',
        'Matches the name',
        'Copper handles in candlelight, exactly what we wanted. A pity the spoons are gone.',
      ),
    ],
  },
];

function euros(amount: number): string {
  return (Math.round(amount * 10) / 10).toFixed(2);
}

/** A quarter off, from what was asked in the 30 days before: a tenth off. */
function clearance(price: string): DemoVariation['price'] {
  const amount = Number(price);
  return { price, offer: { price: euros(amount * 0.75), lowest30Days: euros(amount * 0.9) } };
}
