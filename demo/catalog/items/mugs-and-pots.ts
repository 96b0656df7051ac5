import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

function wattMug(
  id: number,
  letters: string,
  colorValueId: number,
  picture: number,
  supply: Pick<DemoVariation, 'price' | 'stock' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1013-${letters}`,
    attributeValueIds: [colorValueId],
    unitId: 1,
    content: 1,
    weightG: 380,
    widthMm: 86,
    lengthMm: 118,
    heightMm: 94,
    gtin: gtinOf(id),
    model: `W-M30-${letters}`,
    pictures: [picture],
    ...supply,
  };
}

export const mugsAndPots: DemoItem[] = [
  {
    id: 1013,
    manufacturerId: 2,
    categoryIds: [13, 132],
    type: 'default',
    texts: {
      de: {
        name: 'Becher Watt mit Henkel, 300 ml',
        shortName: 'Becher Watt',
        shortDescription: 'Steinzeugbecher mit breitem Henkel und Reaktivglasur. Für Frühstück, Café und Gästezimmer.',
        description:
          '<p>Der Becher steht sicher und passt mit 94 mm Höhe unter den Auslauf üblicher Kaffeevollautomaten. Der unglasierte Standring ist geschliffen und schont Tische und Tabletts.</p><ul><li>300 ml randvoll, 250 ml Füllmenge</li><li>Henkel für drei Finger</li><li>Für das Gästezimmer auch einzeln in Geschenkverpackung</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.220 °C gebrannt'],
          ['Fassungsvermögen', '300 ml randvoll'],
          ['Durchmesser', '86 mm'],
          ['Höhe', '94 mm'],
          ['Gewicht', '380 g'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Becher Watt aus Steinzeug mit Henkel, 300 ml, in Sand, Anthrazit, Petrol und Terrakotta. Spülmaschinenfest.',
        keywords: 'Becher, Kaffeebecher, Henkelbecher, Steinzeug, Reaktivglasur, Watt',
        urlPath: 'geschirr/tassen-becher/becher-watt',
      },
      en: {
        name: 'Watt mug with handle, 300 ml',
        shortName: 'Watt mug',
        shortDescription: 'Stoneware mug with a wide handle and reactive glaze. For breakfast, café and guest room.',
        description:
          '<p>The mug stands firmly and, 94 mm high, fits under the outlet of common bean-to-cup machines. The unglazed foot is ground and spares tables and trays.</p><ul><li>300 ml to the brim, 250 ml filled</li><li>Handle for three fingers</li><li>Available individually and gift-wrapped for guest rooms</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,220 °C'],
          ['Capacity', '300 ml to the brim'],
          ['Diameter', '86 mm'],
          ['Height', '94 mm'],
          ['Weight', '380 g'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Watt mug in stoneware with handle, 300 ml, in sand, anthracite, teal and terracotta. Dishwasher-safe.',
        keywords: 'mug, coffee mug, handled mug, stoneware, reactive glaze, Watt',
        urlPath: 'tableware/cups-mugs/watt-mug',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [1],
    variations: [
      wattMug(10130, 'SA', 105, 0, { price: { price: '8.90' }, stock: 420, availabilityId: 1 }),
      wattMug(10131, 'AN', 104, 1, {
        price: { price: '8.90', offer: { price: '6.90', lowest30Days: '7.90' } },
        stock: 96,
        availabilityId: 1,
      }),
      wattMug(10132, 'PE', 109, 2, { price: { price: '8.90' }, stock: 12, availabilityId: 2 }),
      wattMug(10133, 'TE', 110, 3, { price: { price: '8.90' }, stock: 0, availabilityId: 9 }),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Steinzeug', en: 'Stoneware' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 3, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 6, value: { de: 'Reaktivglasur', en: 'Reactive glaze' } },
    ],
    orderPropertyIds: [6, 7],
    facetValueIds: [5102, 5201, 5301, 5402, 5501, 5603, 5703, 5705, 5707],
    tagIds: [1, 4, 6],
    crossSelling: [
      { itemId: 1007, relation: 'Accessory' },
      { itemId: 1011, relation: 'Similar' },
    ],
    pictures: [
      { family: 'mug', tint: '#D3C2A3', alt: { de: 'Becher Watt in Sand', en: 'Watt mug in sand' } },
      { family: 'mug', tint: '#3B3F42', alt: { de: 'Becher Watt in Anthrazit', en: 'Watt mug in anthracite' } },
      { family: 'mug', tint: '#2C6470', alt: { de: 'Becher Watt in Petrol', en: 'Watt mug in teal' } },
      { family: 'mug', tint: '#B4622D', alt: { de: 'Becher Watt in Terrakotta', en: 'Watt mug in terracotta' } },
    ],
  },
  {
    id: 1014,
    manufacturerId: 1,
    categoryIds: [13, 133],
    type: 'default',
    texts: {
      de: {
        name: 'Teekanne Hallhof mit Deckelhalt',
        shortName: 'Teekanne Hallhof',
        shortDescription:
          'Portionskanne für Tee und Kaffee. Der Deckel rastet ein und fällt beim Ausgießen nicht herunter.',
        description:
          '<p>Eine Nase am Deckel greift unter den Kannenrand und hält bis zu einer Neigung von 80 Grad. Der Auslauf schneidet den Strahl sauber ab, es läuft nichts an der Kanne herunter.</p><ul><li><strong>0,4 l</strong>: eine Portion, zwei Tassen</li><li><strong>0,75 l</strong>: zwei Portionen</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Füllmenge', '0,4 / 0,75 l'],
          ['Höhe mit Deckel', '112 / 138 mm'],
          ['Gewicht', '420 / 640 g'],
          ['Sieb', 'Porzellansieb im Auslauf, 19 Löcher'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Teekanne Hallhof aus Hartporzellan mit rastendem Deckel, 0,4 und 0,75 l. Tropffreier Auslauf, spülmaschinenfest.',
        keywords: 'Teekanne, Portionskanne, Kaffeekanne, Hotelporzellan, Hallhof',
        urlPath: 'geschirr/tassen-becher/teekanne-hallhof',
      },
      en: {
        name: 'Hallhof teapot with locking lid',
        shortName: 'Hallhof teapot',
        shortDescription: 'Portion pot for tea and coffee. The lid locks and does not fall off while pouring.',
        description:
          '<p>A lug on the lid grips below the rim and holds up to an angle of 80 degrees. The spout cuts the stream off cleanly, so nothing runs down the pot.</p><ul><li><strong>0.4 l</strong>: one portion, two cups</li><li><strong>0.75 l</strong>: two portions</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '0.4 / 0.75 l'],
          ['Height with lid', '112 / 138 mm'],
          ['Weight', '420 / 640 g'],
          ['Strainer', 'Porcelain strainer in the spout, 19 holes'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Hallhof teapot in hard porcelain with locking lid, 0.4 and 0.75 l. Drip-free spout, dishwasher-safe.',
        keywords: 'teapot, portion pot, coffee pot, hotel porcelain, Hallhof',
        urlPath: 'tableware/cups-mugs/hallhof-teapot',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [4],
    variations: [
      {
        id: 10140,
        number: 'TW-1014-040',
        attributeValueIds: [422],
        unitId: 1,
        content: 1,
        price: { price: '16.90', recommended: '19.90' },
        stock: 88,
        availabilityId: 1,
        weightG: 420,
        widthMm: 108,
        lengthMm: 172,
        heightMm: 112,
        gtin: gtinOf(10140),
        model: 'HH-TK04',
      },
      {
        id: 10141,
        number: 'TW-1014-075',
        attributeValueIds: [424],
        unitId: 1,
        content: 1,
        price: { price: '22.50', recommended: '26.50' },
        stock: 41,
        availabilityId: 2,
        weightG: 640,
        widthMm: 128,
        lengthMm: 204,
        heightMm: 138,
        gtin: gtinOf(10141),
        model: 'HH-TK075',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Hartporzellan', en: 'Hard porcelain' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 3, value: { de: 'Ja', en: 'Yes' } },
    ],
    facetValueIds: [5101, 5201, 5301, 5402, 5602, 5703, 5705],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1011, relation: 'Accessory' },
      { itemId: 1012, relation: 'Accessory' },
      { itemId: 1016, relation: 'Accessory' },
    ],
    pictures: [
      { family: 'teapot', tint: '#F8F7F3', alt: { de: 'Teekanne Hallhof', en: 'Hallhof teapot' } },
      {
        family: 'cup',
        tint: '#F8F7F3',
        alt: { de: 'Passende Tasse der Serie Hallhof', en: 'Matching cup of the Hallhof range' },
      },
    ],
  },
];
