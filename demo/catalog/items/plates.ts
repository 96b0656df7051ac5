import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

type EbeneSize = {
  valueId: number;
  centimeters: number;
  heightMm: number;
  weightG: number;
  white: [piece: string, from24: string, from60: string];
  colored: [piece: string, from24: string, from60: string];
};

const small: EbeneSize = {
  valueId: 210,
  centimeters: 16,
  heightMm: 20,
  weightG: 260,
  white: ['5.90', '5.50', '5.20'],
  colored: ['7.40', '6.90', '6.50'],
};
const dessert: EbeneSize = {
  valueId: 215,
  centimeters: 21,
  heightMm: 22,
  weightG: 470,
  white: ['8.40', '7.80', '7.40'],
  colored: ['10.50', '9.80', '9.20'],
};
const dinner: EbeneSize = {
  valueId: 221,
  centimeters: 27,
  heightMm: 25,
  weightG: 790,
  white: ['12.60', '11.70', '11.10'],
  colored: ['15.80', '14.70', '13.90'],
};
const large: EbeneSize = {
  valueId: 224,
  centimeters: 30,
  heightMm: 27,
  weightG: 1010,
  white: ['16.90', '15.70', '14.90'],
  colored: ['21.10', '19.60', '18.60'],
};

/** Position of the picture, id of the colour value, letters of the article number. */
const white = { picture: 0, valueId: 101, letters: 'WS' };
const sand = { picture: 1, valueId: 105, letters: 'SA' };
const sage = { picture: 2, valueId: 106, letters: 'SB' };
const midnight = { picture: 3, valueId: 108, letters: 'NB' };

function ebenePlate(
  id: number,
  size: EbeneSize,
  color: typeof white,
  supply: Pick<DemoVariation, 'stock' | 'canOversell' | 'availabilityId'>,
): DemoVariation {
  const [piece, from24, from60] = color === white ? size.white : size.colored;
  return {
    id,
    number: `TW-1001-${size.centimeters}-${color.letters}`,
    attributeValueIds: [size.valueId, color.valueId],
    unitId: 1,
    content: 1,
    price: {
      price: piece,
      graduated: [
        { from: 24, price: from24 },
        { from: 60, price: from60 },
      ],
    },
    minimumOrderQuantity: 6,
    intervalOrderQuantity: 6,
    weightG: size.weightG,
    widthMm: size.centimeters * 10,
    lengthMm: size.centimeters * 10,
    heightMm: size.heightMm,
    gtin: gtinOf(id),
    model: `EB-C${size.centimeters}`,
    pictures: [color.picture],
    ...supply,
  };
}

export const plates: DemoItem[] = [
  {
    id: 1001,
    manufacturerId: 1,
    categoryIds: [11, 111],
    type: 'default',
    texts: {
      de: {
        name: 'Coupeteller Ebene, Hartporzellan',
        shortName: 'Coupeteller Ebene',
        shortDescription:
          'Flacher Coupeteller ohne Fahne, in vier Größen und vier Glasuren. Zum freien Anrichten im À-la-carte-Service.',
        description:
          '<p>Ebene hat keinen abgesetzten Rand: Die Fläche läuft bis kurz vor die Kante waagerecht und steigt dann leicht an, damit Saucen auf dem Teller bleiben. Nutzbar sind rund 88 % des Durchmessers.</p><ul><li>Glasiert bis an den Standring, der nachpoliert ist: kratzt nicht beim Stapeln</li><li>Kante auf 5 mm verstärkt</li><li>Farbige Glasuren bei 1.250 °C eingebrannt, im Farbton je Charge geprüft</li></ul><p>Farben lassen sich innerhalb einer Bestellung mischen. Die Staffelpreise gelten je Größe und Farbe.</p>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, glasiert'],
          ['Nutzbarer Durchmesser', '14 / 18,5 / 24 / 26,5 cm'],
          ['Höhe', '20 / 22 / 25 / 27 mm'],
          ['Stapelhöhe 10 Stück', '92 / 98 / 106 / 112 mm'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
          ['Ofen', 'Bis 220 °C, nicht auf offener Flamme'],
        ]),
        metaDescription:
          'Coupeteller Ebene aus Hartporzellan: 16, 21, 27 und 30 cm, in Weiß, Sand, Salbei und Nachtblau. Staffelpreise ab 24 Stück.',
        keywords: 'Coupeteller, Teller flach, Teller ohne Rand, Hartporzellan, farbige Teller, Ebene',
        urlPath: 'geschirr/teller/coupeteller-ebene',
      },
      en: {
        name: 'Ebene coupe plate, hard porcelain',
        shortName: 'Ebene coupe plate',
        shortDescription:
          'Flat coupe plate without a rim, in four sizes and four glazes. For free plating in à la carte service.',
        description:
          '<p>Ebene has no separate rim: the surface stays level almost to the edge and then rises slightly to keep sauces on the plate. About 88% of the diameter is usable.</p><ul><li>Glazed down to the foot, which is polished and does not scratch when stacked</li><li>Edge reinforced to 5 mm</li><li>Coloured glazes fired at 1,250 °C, with the shade checked for every batch</li></ul><p>Colours can be mixed within an order. Quantity discounts apply per size and colour.</p>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, glazed'],
          ['Usable diameter', '14 / 18.5 / 24 / 26.5 cm'],
          ['Height', '20 / 22 / 25 / 27 mm'],
          ['Stack height of 10', '92 / 98 / 106 / 112 mm'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
          ['Oven', 'Up to 220 °C, not over an open flame'],
        ]),
        metaDescription:
          'Ebene coupe plate in hard porcelain: 16, 21, 27 and 30 cm, in white, sand, sage and midnight blue. Quantity discounts from 24 pieces.',
        keywords: 'coupe plate, flat plate, rimless plate, hard porcelain, coloured plates, Ebene',
        urlPath: 'tableware/plates/ebene-coupe-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [2, 1],
    // Two of the sixteen combinations are not made: 16 cm in midnight blue and 30 cm in sage.
    variations: [
      ebenePlate(10003, dinner, white, { stock: 1280, availabilityId: 1 }),
      ebenePlate(10001, small, white, { stock: 960, availabilityId: 1 }),
      ebenePlate(10002, dessert, white, { stock: 1140, availabilityId: 1 }),
      ebenePlate(10004, large, white, { stock: 420, availabilityId: 1 }),
      ebenePlate(10005, small, sand, { stock: 300, availabilityId: 1 }),
      ebenePlate(10006, dessert, sand, { stock: 252, availabilityId: 1 }),
      ebenePlate(10007, dinner, sand, { stock: 336, availabilityId: 1 }),
      ebenePlate(10008, large, sand, { stock: 60, availabilityId: 2 }),
      ebenePlate(10009, small, sage, { stock: 144, availabilityId: 2 }),
      ebenePlate(10010, dessert, sage, { stock: 18, availabilityId: 2 }),
      ebenePlate(10011, dinner, sage, { stock: 0, canOversell: true, availabilityId: 5 }),
      ebenePlate(10012, dessert, midnight, { stock: 90, availabilityId: 1 }),
      ebenePlate(10013, dinner, midnight, { stock: 114, availabilityId: 1 }),
      ebenePlate(10014, large, midnight, { stock: 0, availabilityId: 9 }),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Hartporzellan', en: 'Hard porcelain' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 3, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '220', en: '220' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 13, value: { de: 'Kante auf 5 mm verstärkt', en: 'Edge reinforced to 5 mm' } },
      { propertyId: 14, value: { de: '10', en: '10' } },
    ],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5601, 5701],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1008, relation: 'Similar' },
      { itemId: 1002, relation: 'Similar' },
      { itemId: 1028, relation: 'Accessory' },
    ],
    pictures: [
      { family: 'plate', tint: '#F6F4EF', alt: { de: 'Coupeteller Ebene in Weiß', en: 'Ebene coupe plate in white' } },
      { family: 'plate', tint: '#D3C2A3', alt: { de: 'Coupeteller Ebene in Sand', en: 'Ebene coupe plate in sand' } },
      { family: 'plate', tint: '#9CAE94', alt: { de: 'Coupeteller Ebene in Salbei', en: 'Ebene coupe plate in sage' } },
      {
        family: 'plate',
        tint: '#24324A',
        alt: { de: 'Coupeteller Ebene in Nachtblau', en: 'Ebene coupe plate in midnight blue' },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'M. Hollerbach, Gasthof zur Schleuse',
        title: 'Nach acht Monaten ohne Bruch',
        text: 'Wir haben 120 Stück in 27 cm im Einsatz, zweimal am Tag durch die Haubenspülmaschine. Bisher kein abgeplatzter Rand, die Glasur zeigt keine Messerspuren.',
        language: 'de',
        day: '2026-05-18',
        verified: true,
        reply: 'Vielen Dank für die Rückmeldung aus dem laufenden Betrieb. Die 27 cm sichern wir bis 2036 zu.',
      },
      {
        rating: 4,
        author: 'Küche Seeblick',
        title: 'Salbei etwas dunkler als gedacht',
        text: 'Qualität sehr gut. Der Salbeiton wirkt unter warmem Licht dunkler als auf dem Bild, wir haben deshalb einmal getauscht.',
        language: 'de',
        day: '2026-03-02',
        verified: true,
        reply:
          'Das stimmt, die Glasur nimmt warmes Licht stark an. Vor größeren Mengen schicken wir gern einen Musterteller.',
      },
      {
        rating: 5,
        author: 'The Old Granary',
        title: 'Stacks well, washes well',
        text: 'The polished foot makes a real difference. No grey marks on the plates below, even in stacks of thirty.',
        language: 'en',
        day: '2026-06-27',
        verified: true,
      },
    ],
  },
  {
    id: 1002,
    manufacturerId: 1,
    categoryIds: [11, 111],
    type: 'default',
    texts: {
      de: {
        name: 'Teller flach mit Fahne Hallhof',
        shortName: 'Teller Hallhof',
        shortDescription:
          'Bankettteller mit 28 mm breiter Fahne, einzeln und im Karton. Fünf Größen vom Brotteller bis zum Platzteller.',
        description:
          '<p>Die Fahne gibt dem Daumen Platz, wenn drei Teller auf einmal getragen werden. Hallhof ist dafür gewichtsgleich gepresst: Teller einer Größe weichen höchstens 20 g voneinander ab.</p><ul><li>Verstärkter Rand, Schlagfestigkeit nach EN 12980 geprüft</li><li>Standring rau ausgeschliffen und poliert, kein Grauabrieb auf dem unteren Teller</li><li>Passt in Tellerspender von 170 bis 310 mm</li></ul><p>Der Karton zu 6 Stück ist die Lagergröße, den Karton zu 12 Stück gibt es für den meistverkauften Durchmesser.</p>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fahnenbreite', '28 mm, bei 17 cm 22 mm'],
          ['Gewicht je Stück', '17 cm: 330 g, 21 cm: 510 g, 24 cm: 680 g, 27 cm: 880 g, 31 cm: 1.240 g'],
          ['Stapelhöhe 10 Stück', '96 bis 118 mm'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
          ['Nachkauf', 'Mindestens bis 2036'],
        ]),
        metaDescription:
          'Bankettteller Hallhof aus weißem Hartporzellan, 17 bis 31 cm, einzeln oder im Karton zu 6 und 12 Stück. Nachkauf bis 2036.',
        keywords: 'Speiseteller, Bankettteller, Teller mit Fahne, Hotelporzellan, Teller weiß, Hallhof',
        urlPath: 'geschirr/teller/teller-flach-mit-fahne-hallhof',
      },
      en: {
        name: 'Hallhof rimmed flat plate',
        shortName: 'Hallhof plate',
        shortDescription:
          'Banquet plate with a 28 mm rim, individually and by the carton. Five sizes from side plate to charger.',
        description:
          '<p>The rim leaves room for the thumb when three plates are carried at once. Hallhof is pressed to equal weight: plates of one size differ by no more than 20 g.</p><ul><li>Reinforced edge, impact strength tested to EN 12980</li><li>Foot ground and polished, no grey rub marks on the plate below</li><li>Fits plate dispensers from 170 to 310 mm</li></ul><p>The carton of 6 is the size we keep in stock; the carton of 12 exists for the diameter that sells most.</p>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Width of rim', '28 mm, 22 mm on the 17 cm plate'],
          ['Weight per piece', '17 cm: 330 g, 21 cm: 510 g, 24 cm: 680 g, 27 cm: 880 g, 31 cm: 1,240 g'],
          ['Stack height of 10', '96 to 118 mm'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
          ['Reorder', 'Until 2036 at least'],
        ]),
        metaDescription:
          'Hallhof banquet plate in white hard porcelain, 17 to 31 cm, individually or in cartons of 6 and 12. Reorders until 2036.',
        keywords: 'dinner plate, banquet plate, rimmed plate, hotel porcelain, white plate, Hallhof',
        urlPath: 'tableware/plates/hallhof-rimmed-flat-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [2],
    variations: [
      {
        id: 10024,
        number: 'TW-1002-27-K6',
        attributeValueIds: [221],
        unitId: 1,
        content: 6,
        price: {
          price: '49.20',
          graduated: [
            { from: 4, price: '47.40' },
            { from: 8, price: '45.00' },
            { from: 20, price: '42.60' },
          ],
        },
        stock: 640,
        availabilityId: 1,
        weightG: 5560,
        widthMm: 285,
        lengthMm: 285,
        heightMm: 175,
        gtin: gtinOf(10024),
        model: 'HH-F27',
      },
      {
        id: 10020,
        number: 'TW-1002-17-K6',
        attributeValueIds: [211],
        unitId: 1,
        content: 6,
        price: {
          price: '27.00',
          graduated: [
            { from: 4, price: '26.10' },
            { from: 8, price: '24.90' },
          ],
        },
        stock: 310,
        availabilityId: 1,
        weightG: 2180,
        widthMm: 185,
        lengthMm: 185,
        heightMm: 150,
        gtin: gtinOf(10020),
        model: 'HH-F17',
      },
      {
        id: 10021,
        number: 'TW-1002-21-1',
        attributeValueIds: [215],
        unitId: 1,
        content: 1,
        price: { price: '6.20' },
        stock: 1500,
        availabilityId: 1,
        weightG: 510,
        widthMm: 210,
        lengthMm: 210,
        heightMm: 23,
        gtin: gtinOf(10021),
        model: 'HH-F21',
      },
      {
        id: 10022,
        number: 'TW-1002-21-K6',
        attributeValueIds: [215],
        unitId: 1,
        content: 6,
        price: {
          price: '33.60',
          graduated: [
            { from: 4, price: '32.40' },
            { from: 8, price: '30.90' },
          ],
        },
        stock: 420,
        availabilityId: 1,
        weightG: 3300,
        widthMm: 225,
        lengthMm: 225,
        heightMm: 160,
        gtin: gtinOf(10022),
        model: 'HH-F21',
      },
      {
        id: 10023,
        number: 'TW-1002-24-K6',
        attributeValueIds: [218],
        unitId: 1,
        content: 6,
        price: {
          price: '40.20',
          graduated: [
            { from: 4, price: '38.70' },
            { from: 8, price: '36.90' },
          ],
        },
        stock: 275,
        availabilityId: 1,
        weightG: 4340,
        widthMm: 255,
        lengthMm: 255,
        heightMm: 168,
        gtin: gtinOf(10023),
        model: 'HH-F24',
      },
      {
        id: 10025,
        number: 'TW-1002-27-1',
        attributeValueIds: [221],
        unitId: 1,
        content: 1,
        price: { price: '8.90', recommended: '10.90' },
        stock: 3840,
        availabilityId: 1,
        weightG: 880,
        widthMm: 270,
        lengthMm: 270,
        heightMm: 26,
        gtin: gtinOf(10025),
        model: 'HH-F27',
      },
      {
        id: 10026,
        number: 'TW-1002-27-K12',
        attributeValueIds: [221],
        unitId: 1,
        content: 12,
        price: {
          price: '93.60',
          graduated: [
            { from: 4, price: '90.00' },
            { from: 10, price: '85.20' },
          ],
        },
        stock: 320,
        availabilityId: 2,
        weightG: 10960,
        widthMm: 285,
        lengthMm: 285,
        heightMm: 330,
        gtin: gtinOf(10026),
        model: 'HH-F27',
      },
      {
        id: 10027,
        number: 'TW-1002-31-K6',
        attributeValueIds: [225],
        unitId: 1,
        content: 6,
        price: { price: '75.00', graduated: [{ from: 4, price: '71.40' }] },
        stock: 48,
        canOversell: true,
        availabilityId: 3,
        weightG: 7740,
        widthMm: 325,
        lengthMm: 325,
        heightMm: 190,
        gtin: gtinOf(10027),
        model: 'HH-F31',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Hartporzellan', en: 'Hard porcelain' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 3, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 13, value: { de: 'Geprüft nach EN 12980', en: 'Tested to EN 12980' } },
      { propertyId: 14, value: { de: '10', en: '10' } },
    ],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5701, 5702],
    tagIds: [2, 5, 6, 7],
    crossSelling: [
      { itemId: 1003, relation: 'Accessory' },
      { itemId: 1006, relation: 'Accessory' },
      { itemId: 1001, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'plate',
        tint: '#F8F7F3',
        alt: { de: 'Flacher Teller Hallhof von oben', en: 'Hallhof flat plate from above' },
      },
      {
        family: 'box',
        tint: '#C9A77A',
        alt: { de: 'Karton der Teller Hallhof', en: 'Carton of Hallhof plates' },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Bankettleitung Haus am Markt',
        title: 'Seit Jahren nachgekauft',
        text: 'Dritte Nachbestellung, der Weißton passt zu den Tellern von vor vier Jahren. Kartons stabil, kein Bruch beim Transport.',
        language: 'de',
        day: '2026-08-11',
        verified: true,
      },
      {
        rating: 4,
        author: 'S. Whitcombe',
        title: 'Good banquet plate',
        text: 'Even weight, easy to carry three at a time. I would welcome a carton of 12 for the 24 cm as well.',
        language: 'en',
        day: '2026-02-20',
        verified: true,
        reply: 'Thank you. We have passed the request on; the 24 cm in cartons of 12 is planned for next spring.',
      },
    ],
  },
];
