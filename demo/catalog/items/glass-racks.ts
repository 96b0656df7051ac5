import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

function stemwareRack(
  id: number,
  compartments: 16 | 25 | 36 | 49,
  valueId: number,
  weightG: number,
  supply: Pick<DemoVariation, 'price' | 'stock' | 'canOversell' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1027-${compartments}`,
    attributeValueIds: [valueId],
    unitId: 1,
    content: 1,
    weightG,
    widthMm: 500,
    lengthMm: 500,
    heightMm: 262,
    gtin: gtinOf(id),
    model: `RT-SK${compartments}-2A`,
    ...supply,
  };
}

export const glassRacks: DemoItem[] = [
  {
    id: 1027,
    manufacturerId: 7,
    categoryIds: [8, 21],
    type: 'default',
    texts: {
      // A very long name on purpose: German compounds must not break a layout.
      de: {
        name: 'Stielgläserspülmaschinenkorb mit Facheinteilung und zwei Korbaufsatzrahmen, 500 × 500 mm, für Gläser bis 215 mm Höhe',
        shortName: 'Stielgläserspülmaschinenkorb',
        shortDescription:
          'Spülkorb aus Polypropylen mit fester Facheinteilung für Stielgläser. Spülen, tragen und lagern ohne Umsetzen.',
        description:
          '<p>Die Gläser bleiben vom Spülen bis zum Eindecken im Korb, das erspart den häufigsten Bruchgrund: das Umsetzen. Zwei Aufsatzrahmen sind werkseitig verrastet und lassen sich ohne Werkzeug lösen.</p><ul><li>16 Fächer: Gläser bis 113 mm Durchmesser</li><li>25 Fächer: bis 90 mm</li><li>36 Fächer: bis 74 mm</li><li>49 Fächer: bis 63 mm</li></ul><p>Alle Körbe stapeln untereinander und passen auf Korbwagen mit 500er-Raster.</p>',
        technicalData: factTable([
          ['Material', 'Polypropylen, bis 90 °C'],
          ['Außenmaße', '500 × 500 × 262 mm'],
          ['Lichte Höhe', '215 mm'],
          ['Aufsatzrahmen', '2, mit je 40 mm'],
          ['Gewicht', '2,9 bis 3,6 kg'],
          ['Geeignet für', 'Hauben- und Korbtransportspülmaschinen'],
        ]),
        metaDescription:
          'Spülkorb 500 × 500 mm für Stielgläser bis 215 mm Höhe, mit 16, 25, 36 oder 49 Fächern und zwei Aufsatzrahmen.',
        keywords: 'Spülkorb, Gläserkorb, Stielgläserkorb, Spülmaschinenkorb, Facheinteilung, Aufsatzrahmen',
        urlPath: 'reinigung-verbrauch/stielglaeserspuelmaschinenkorb',
      },
      en: {
        name: 'Stemware dishwasher rack with compartments and two extenders, 500 × 500 mm, for glasses up to 215 mm high',
        shortName: 'Stemware dishwasher rack',
        shortDescription:
          'Polypropylene rack with fixed compartments for stemmed glasses. Wash, carry and store without double handling.',
        description:
          '<p>Glasses stay in the rack from washing to laying the table, which avoids the most common cause of breakage: moving them. Two extenders are locked in place at the factory and come off without tools.</p><ul><li>16 compartments: glasses up to 113 mm in diameter</li><li>25 compartments: up to 90 mm</li><li>36 compartments: up to 74 mm</li><li>49 compartments: up to 63 mm</li></ul><p>All racks stack with one another and fit dollies on the 500 mm grid.</p>',
        technicalData: factTable([
          ['Material', 'Polypropylene, up to 90 °C'],
          ['Outer dimensions', '500 × 500 × 262 mm'],
          ['Clear height', '215 mm'],
          ['Extenders', '2, of 40 mm each'],
          ['Weight', '2.9 to 3.6 kg'],
          ['Suitable for', 'Hood-type and rack conveyor dishwashers'],
        ]),
        metaDescription:
          'Dishwasher rack 500 × 500 mm for stemmed glasses up to 215 mm high, with 16, 25, 36 or 49 compartments and two extenders.',
        keywords: 'dishwasher rack, glass rack, stemware rack, compartments, extender',
        urlPath: 'cleaning-consumables/stemware-dishwasher-rack',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39241000',
    attributeIds: [7],
    variations: [
      stemwareRack(10271, 25, 724, 3150, { price: { price: '36.90' }, stock: 58, availabilityId: 1 }),
      stemwareRack(10270, 16, 723, 2900, { price: { price: '34.90' }, stock: 34, availabilityId: 1 }),
      stemwareRack(10272, 36, 725, 3400, {
        price: { price: '38.90', graduated: [{ from: 10, price: '36.50' }] },
        stock: 122,
        availabilityId: 1,
      }),
      stemwareRack(10273, 49, 726, 3600, {
        price: { price: '41.50' },
        stock: 2,
        canOversell: true,
        availabilityId: 3,
      }),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Polypropylen', en: 'Polypropylene' } },
      { propertyId: 4, value: { de: '90', en: '90' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
    ],
    facetValueIds: [5109, 5201, 5401, 5504, 5702, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1017, relation: 'Accessory' },
      { itemId: 1018, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'rack',
        tint: '#5A7D8C',
        alt: { de: 'Spülkorb mit Facheinteilung', en: 'Dishwasher rack with compartments' },
      },
      {
        family: 'wine-glass',
        tint: '#E6EEF0',
        alt: { de: 'Stielglas, das in den Korb passt', en: 'Stemmed glass that fits the rack' },
      },
    ],
  },
];
