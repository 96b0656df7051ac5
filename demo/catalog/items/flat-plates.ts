import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, stackable, stoneware } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { graduated, variationOf } from '../variation-of.ts';

type Glaze = 'NE' | 'OC' | 'AL';
type Supply = Pick<DemoVariation, 'price' | 'stock' | 'canOversell' | 'availabilityId'>;

/** Attribute value and picture of a glaze of Priel. */
const glazes = { NE: { valueId: 180, picture: 0 }, OC: { valueId: 181, picture: 1 }, AL: { valueId: 182, picture: 2 } };

const prielSizes = {
  17: { valueId: 211, weightG: 340, heightMm: 18 },
  22: { valueId: 216, weightG: 610, heightMm: 21 },
  28: { valueId: 222, weightG: 980, heightMm: 26 },
};

function prielPlate(id: number, centimeters: 17 | 22 | 28, glaze: Glaze, supply: Supply): DemoVariation {
  const { valueId, weightG, heightMm } = prielSizes[centimeters];
  return variationOf(id, `TW-1102-${centimeters}-${glaze}`, {
    values: [valueId, glazes[glaze].valueId],
    minimumOrderQuantity: 4,
    intervalOrderQuantity: 4,
    weightG,
    sizeMm: [centimeters * 10, centimeters * 10, heightMm],
    model: `PR-F${centimeters}-${glaze}`,
    pictures: [glazes[glaze].picture],
    ...supply,
  });
}

const squareSizes = {
  15: { weightG: 290, heightMm: 16 },
  20: { weightG: 530, heightMm: 19 },
  26: { weightG: 930, heightMm: 23 },
};

function squarePlate(
  id: number,
  centimeters: 15 | 20 | 26,
  valueId: number,
  letters: 'WS' | 'AN',
  supply: Supply,
): DemoVariation {
  const isWhite = letters === 'WS';
  const { weightG, heightMm } = squareSizes[centimeters];
  return variationOf(id, `TW-1105-${centimeters}-${letters}`, {
    values: [valueId, isWhite ? 101 : 104],
    minimumOrderQuantity: 6,
    intervalOrderQuantity: 6,
    weightG,
    sizeMm: [centimeters * 10, centimeters * 10, heightMm],
    model: `EB-Q${centimeters}-${letters}`,
    pictures: [isWhite ? 0 : 1],
    ...supply,
  });
}

export const flatPlates: DemoItem[] = [
  {
    id: 1102,
    manufacturerId: 2,
    categoryIds: [111, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Teller flach Priel, Steinzeug gesprenkelt',
        shortName: 'Teller Priel',
        shortDescription:
          'Flacher Steinzeugteller mit leicht unregelmäßigem Rand und feinen Eisensprenkeln unter matter Glasur.',
        description:
          '<p>Die Sprenkel kommen aus dem Ton, nicht aus einem Aufdruck: Feines Eisenoxid schlägt beim Brand durch die Glasur. Jeder Teller zeigt deshalb ein eigenes Bild, Farbe und Maß bleiben gleich.</p><ul><li>Seidenmatt, aber messerfest: Die Glasur ist mit 6,5 Mohs härter als Klingenstahl</li><li>Rand von Hand verputzt, 5 mm stark</li><li>Standring geschliffen, stapelbar bis 20 Stück</li></ul><p>Metallabrieb vom Besteck lässt sich mit Glaskeramikreiniger ohne Druck entfernen.</p>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Durchmesser', '17 / 22 / 28 cm'],
          ['Höhe', '18 / 21 / 26 mm'],
          ['Gewicht', '340 / 610 / 980 g'],
          ['Wasseraufnahme', 'Unter 0,5 %'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Teller flach Priel aus gesprenkeltem Steinzeug, 17, 22 und 28 cm, in Nebel, Ocker und Algengrün. Ab 4 Stück.',
        keywords: 'Steinzeugteller, gesprenkelter Teller, matte Glasur, Speiseteller, Priel',
        urlPath: 'geschirr/teller/flache-teller/teller-flach-priel',
      },
      en: {
        name: 'Priel flat plate, speckled stoneware',
        shortName: 'Priel plate',
        shortDescription:
          'Flat stoneware plate with a slightly irregular edge and fine iron speckles under a matt glaze.',
        description:
          '<p>The speckles come from the clay, not from a print: fine iron oxide breaks through the glaze in the kiln. Every plate looks a little different while colour and size stay the same.</p><ul><li>Satin matt yet knife-resistant: at 6.5 Mohs the glaze is harder than blade steel</li><li>Edge finished by hand, 5 mm thick</li><li>Ground foot, stackable up to 20</li></ul><p>Metal marks from cutlery come off with a glass ceramic cleaner and no pressure.</p>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Diameter', '17 / 22 / 28 cm'],
          ['Height', '18 / 21 / 26 mm'],
          ['Weight', '340 / 610 / 980 g'],
          ['Water absorption', 'Below 0.5%'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Priel flat plate in speckled stoneware, 17, 22 and 28 cm, in mist, ochre and seaweed. From 4 pieces.',
        keywords: 'stoneware plate, speckled plate, matt glaze, dinner plate, Priel',
        urlPath: 'tableware/plates/flat-plates/priel-flat-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [2, 1],
    // 17 cm is not made in seaweed.
    variations: [
      prielPlate(30007, 28, 'NE', {
        price: graduated('16.40', [24, '15.20'], [60, '14.30']),
        stock: 288,
        availabilityId: 1,
      }),
      prielPlate(30001, 17, 'NE', { price: graduated('8.20', [24, '7.60']), stock: 412, availabilityId: 1 }),
      prielPlate(30002, 17, 'OC', { price: graduated('8.20', [24, '7.60']), stock: 140, availabilityId: 2 }),
      prielPlate(30004, 22, 'NE', { price: graduated('11.60', [24, '10.80']), stock: 336, availabilityId: 1 }),
      prielPlate(30005, 22, 'OC', { price: graduated('11.60', [24, '10.80']), stock: 88, availabilityId: 2 }),
      prielPlate(30006, 22, 'AL', { price: graduated('11.60', [24, '10.80']), stock: 60, availabilityId: 2 }),
      prielPlate(30008, 28, 'OC', {
        price: graduated('16.40', [24, '15.20'], [60, '14.30']),
        stock: 124,
        availabilityId: 1,
      }),
      prielPlate(30009, 28, 'AL', {
        price: graduated('16.40', [24, '15.20'], [60, '14.30']),
        stock: 0,
        canOversell: true,
        availabilityId: 6,
      }),
    ],
    properties: [
      stoneware,
      dishwasherSafe,
      microwaveSafe,
      fact(6, 'Seidenmatte Glasur', 'Satin matt glaze'),
      stackable,
    ],
    facetValueIds: [5102, 5201, 5301, 5401, 5501, 5667, 5701, 5705],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1119, relation: 'Accessory' },
      { itemId: 1109, relation: 'Accessory' },
      { itemId: 1004, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('plate', '#D9D6CC', 'Teller Priel in Nebel', 'Priel plate in mist'),
      pictureOf('plate', '#B98A3E', 'Teller Priel in Ocker', 'Priel plate in ochre'),
      pictureOf('plate', '#59674A', 'Teller Priel in Algengrün', 'Priel plate in seaweed'),
    ],
    reviews: [
      {
        rating: 5,
        author: 'Deichschänke Altmark',
        title: 'Gäste fragen nach den Tellern',
        text: 'Seit einem halben Jahr in Nebel, 28 und 22 cm. Auf dem matten Grund sieht Fisch sehr gut aus, Kratzer sind keine zu sehen.',
        language: 'de',
        day: '2026-06-03',
        verified: true,
      },
      {
        rating: 3,
        author: 'T. Wiegand',
        title: 'Schön, aber schwer',
        text: 'Fast ein Kilo je Teller merkt unser Service am Abend. Für drei Teller auf einem Arm nehmen wir weiter Porzellan.',
        language: 'de',
        day: '2026-02-11',
        verified: true,
        reply: 'Das ist der Preis der starken Kante. Für den Bankettservice raten wir zu Hallhof oder Farbwerk.',
      },
      {
        rating: 4,
        author: 'Marsh & Mallow Bistro',
        title: 'Metal marks do come off',
        text: 'We saw grey lines after two weeks and worried. The cleaner named in the description works, five minutes for forty plates.',
        language: 'en',
        day: '2026-09-08',
        verified: true,
      },
    ],
  },
  {
    id: 1103,
    manufacturerId: 1,
    categoryIds: [111, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Teller flach Korn, mit Reliefrand',
        shortName: 'Teller Korn',
        shortDescription: 'Weißer Hotelteller mit feinem Ährenrelief auf der Fahne. Im Karton zu 6 Stück, vier Größen.',
        description:
          '<p>Das Relief ist 0,4 mm hoch in die Form geschnitten und liegt unter der Glasur: Es bleibt scharf, fühlt sich glatt an und hält keine Speisereste. Von Weitem wirkt die Fahne wie mattiert.</p><ul><li>Fahne 32 mm, Spiegel eben und frei von Relief</li><li>Kombiniert sich mit glattem Weiß, der Farbton entspricht der Serie Hallhof</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Durchmesser', '17 / 21 / 27 / 31 cm'],
          ['Gewicht je Stück', '320 / 500 / 860 / 1.190 g'],
          ['Stapelhöhe 10 Stück', '98 bis 120 mm'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
          ['Nachkauf', 'Bis mindestens 2037'],
        ]),
        metaDescription:
          'Hotelteller Korn aus weißem Hartporzellan mit Ährenrelief, 17 bis 31 cm, Karton zu 6 Stück. Nachkauf bis 2037.',
        keywords: 'Hotelteller, Reliefteller, Speiseteller, Porzellan weiß, Korn',
        urlPath: 'geschirr/teller/flache-teller/teller-flach-korn',
      },
      en: {
        name: 'Korn flat plate with relief rim',
        shortName: 'Korn plate',
        shortDescription: 'White hotel plate with a fine ear-of-grain relief on the rim. In cartons of 6, four sizes.',
        description:
          '<p>The relief is cut 0.4 mm into the mould and lies under the glaze: it stays crisp, feels smooth and holds no food. From a distance the rim looks as if it were matt.</p><ul><li>Rim of 32 mm, with a level well free of relief</li><li>Combines with plain white; the shade is that of the Hallhof range</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Diameter', '17 / 21 / 27 / 31 cm'],
          ['Weight per piece', '320 / 500 / 860 / 1,190 g'],
          ['Stack height of 10', '98 to 120 mm'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
          ['Reorder', 'Until 2037 at least'],
        ]),
        metaDescription:
          'Korn hotel plate in white hard porcelain with a grain relief, 17 to 31 cm, in cartons of 6. Reorders until 2037.',
        keywords: 'hotel plate, relief plate, embossed plate, dinner plate, white porcelain, Korn',
        urlPath: 'tableware/plates/flat-plates/korn-flat-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [2],
    variations: [
      variationOf(30012, 'TW-1103-27-K6', {
        values: [221],
        content: 6,
        price: { ...graduated('57.60', [4, '55.20'], [10, '52.20']), recommended: '66.00' },
        stock: 210,
        availabilityId: 1,
        weightG: 5420,
        sizeMm: [285, 285, 178],
        model: 'KO-F27',
      }),
      variationOf(30010, 'TW-1103-17-K6', {
        values: [211],
        content: 6,
        price: graduated('31.20', [4, '29.70']),
        stock: 160,
        availabilityId: 1,
        weightG: 2120,
        sizeMm: [185, 185, 152],
        model: 'KO-F17',
      }),
      variationOf(30011, 'TW-1103-21-K6', {
        values: [215],
        content: 6,
        price: graduated('39.00', [4, '37.20']),
        stock: 184,
        availabilityId: 1,
        weightG: 3220,
        sizeMm: [225, 225, 162],
        model: 'KO-F21',
      }),
      variationOf(30013, 'TW-1103-31-K6', {
        values: [225],
        content: 6,
        price: graduated('84.00', [4, '80.40']),
        stock: 22,
        canOversell: true,
        availabilityId: 4,
        weightG: 7460,
        sizeMm: [325, 325, 192],
        model: 'KO-F31',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable, fact(14, '11')],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5666, 5701, 5702],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1132, relation: 'Accessory' },
      { itemId: 1120, relation: 'Accessory' },
      { itemId: 1002, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('plate', '#FAF9F5', 'Teller Korn mit Reliefrand', 'Korn plate with relief rim'),
      pictureOf('plate', '#FAF9F5', 'Gestapelte Teller Korn', 'Korn plates, stacked'),
      pictureOf('plate', '#FAF9F5', 'Ährenrelief auf der Fahne', 'Grain relief on the rim'),
    ],
  },
  {
    id: 1104,
    manufacturerId: 1,
    categoryIds: [111, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Pizzateller Hallhof, schnittfest',
        shortName: 'Pizzateller Hallhof',
        shortDescription:
          'Ebener Teller für Pizza und Flammkuchen mit besonders harter Glasur, 30 und 33 cm, im Karton zu 6 Stück.',
        description:
          '<p>Auf einem Pizzateller wird geschnitten, oft mit dem Rad. Die Glasur ist deshalb doppelt so stark aufgetragen wie bei Speisetellern, und der Spiegel ist über 26 cm vollkommen eben, damit der Boden nicht durchhängt.</p><ul><li>Rand 6 mm hoch, hält das Öl</li><li>Wärmebeständig bis 250 °C, darf unter den Salamander</li><li>33 cm passt für Teiglinge bis 300 g</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß, verstärkte Glasur'],
          ['Nutzfläche', '265 / 295 mm'],
          ['Höhe', '20 / 21 mm'],
          ['Gewicht je Stück', '1.050 / 1.310 g'],
          ['Temperaturbeständig', 'Bis 250 °C'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
        ]),
        metaDescription:
          'Pizzateller Hallhof aus Hartporzellan mit schnittfester Glasur, 30 und 33 cm, Karton zu 6 Stück, bis 250 °C.',
        keywords: 'Pizzateller, Flammkuchenteller, großer Teller, schnittfest, Hallhof',
        urlPath: 'geschirr/teller/flache-teller/pizzateller-hallhof',
      },
      en: {
        name: 'Hallhof pizza plate, cut-resistant',
        shortName: 'Hallhof pizza plate',
        shortDescription:
          'Level plate for pizza and flatbreads with an extra hard glaze, 30 and 33 cm, in cartons of 6.',
        description:
          '<p>A pizza plate gets cut on, often with a wheel. The glaze is therefore applied twice as thick as on dinner plates, and the well is perfectly level over 26 cm so that the base does not sag.</p><ul><li>Edge of 6 mm holds the oil</li><li>Heat-resistant to 250 °C, may go under the salamander</li><li>33 cm suits dough balls of up to 300 g</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white, reinforced glaze'],
          ['Usable diameter', '265 / 295 mm'],
          ['Height', '20 / 21 mm'],
          ['Weight per piece', '1,050 / 1,310 g'],
          ['Heat-resistant', 'Up to 250 °C'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
        ]),
        metaDescription:
          'Hallhof pizza plate in hard porcelain with a cut-resistant glaze, 30 and 33 cm, in cartons of 6, up to 250 °C.',
        keywords: 'pizza plate, flatbread plate, large plate, cut-resistant, Hallhof',
        urlPath: 'tableware/plates/flat-plates/hallhof-pizza-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [2],
    variations: [
      variationOf(30015, 'TW-1104-33-K6', {
        values: [227],
        content: 6,
        price: graduated('71.40', [4, '68.40'], [12, '64.80']),
        stock: 96,
        availabilityId: 1,
        weightG: 8150,
        sizeMm: [345, 345, 165],
        model: 'HH-PZ33',
      }),
      variationOf(30014, 'TW-1104-30-K6', {
        values: [224],
        content: 6,
        price: graduated('58.80', [4, '56.40'], [12, '53.40']),
        stock: 74,
        availabilityId: 1,
        weightG: 6540,
        sizeMm: [315, 315, 160],
        model: 'HH-PZ30',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(4, '250'), stackable],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5701, 5708],
    tagIds: [2, 5, 7],
    crossSelling: [
      { itemId: 1168, relation: 'Accessory' },
      { itemId: 1002, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('plate', '#F8F7F3', 'Pizzateller Hallhof von oben', 'Hallhof pizza plate from above'),
      pictureOf('plate', '#F8F7F3', 'Pizzateller Hallhof im Stapel', 'Stack of Hallhof pizza plates'),
    ],
    reviews: [
      {
        rating: 5,
        author: 'Trattoria da Nives',
        title: 'Kein Grau vom Pizzarad',
        text: 'Unsere alten Teller waren nach einem Jahr grau verkratzt. Diese sind jetzt 14 Monate im Einsatz und sehen ordentlich aus.',
        language: 'de',
        day: '2026-03-19',
        verified: true,
      },
      {
        rating: 4,
        author: 'The Brick Oven',
        title: 'Big and level',
        text: 'An eleven-inch base sits flat all round. Heavy in stacks of more than fifteen, so we keep them low.',
        language: 'en',
        day: '2026-06-25',
        verified: true,
      },
    ],
  },
  {
    id: 1105,
    manufacturerId: 1,
    categoryIds: [111, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Teller quadratisch Ebene',
        shortName: 'Teller quadratisch Ebene',
        shortDescription:
          'Quadratischer Coupeteller mit gerundeten Ecken, für Fingerfood, Sushi und Dessert. Drei Kantenlängen, zwei Glasuren.',
        description:
          '<p>Vier quadratische Teller füllen einen Tisch lückenlos, wo runde Teller Platz verschenken: gut für Degustation und kleine Tische. Die Ecken sind mit 18 mm gerundet und damit nicht empfindlicher als ein runder Rand.</p><ul><li>Zwei Teller mit 26 cm füllen ein GN-1/1-Tablett der Länge nach</li><li>Rückseite durchgehend glasiert</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, glasiert'],
          ['Kantenlänge', '15 / 20 / 26 cm'],
          ['Höhe', '16 / 19 / 23 mm'],
          ['Gewicht', '290 / 530 / 930 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Quadratischer Teller Ebene aus Hartporzellan, 15, 20 und 26 cm, in Weiß und Anthrazit. Ab 6 Stück mit Staffelpreisen.',
        keywords: 'quadratischer Teller, eckiger Teller, Sushiteller, Dessertteller, Ebene',
        urlPath: 'geschirr/teller/flache-teller/teller-quadratisch-ebene',
      },
      en: {
        name: 'Ebene square plate',
        shortName: 'Ebene square plate',
        shortDescription:
          'Square coupe plate with rounded corners for finger food, sushi and desserts. Three edge lengths, two glazes.',
        description:
          '<p>Four square plates fill a table without gaps where round ones waste space: useful for tasting menus and small tables. Corners are rounded to 18 mm and no more delicate than a round edge.</p><ul><li>Two 26 cm plates fill the length of a GN 1/1 tray</li><li>Glazed all over, underside included</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, glazed'],
          ['Edge length', '15 / 20 / 26 cm'],
          ['Height', '16 / 19 / 23 mm'],
          ['Weight', '290 / 530 / 930 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Ebene square plate in hard porcelain, 15, 20 and 26 cm, in white and anthracite. From 6 pieces with quantity discounts.',
        keywords: 'square plate, sushi plate, dessert plate, angular plate, Ebene',
        urlPath: 'tableware/plates/flat-plates/ebene-square-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [6, 1],
    // The smallest is made in white alone.
    variations: [
      squarePlate(30017, 20, 607, 'WS', { price: graduated('9.60', [24, '8.90']), stock: 420, availabilityId: 1 }),
      squarePlate(30016, 15, 604, 'WS', { price: graduated('6.40', [24, '5.90']), stock: 300, availabilityId: 1 }),
      squarePlate(30018, 26, 613, 'WS', { price: graduated('14.80', [24, '13.70']), stock: 126, availabilityId: 2 }),
      squarePlate(30019, 20, 607, 'AN', {
        price: { price: '11.90', offer: { price: '9.50', lowest30Days: '10.90' } },
        stock: 78,
        availabilityId: 1,
      }),
      squarePlate(30020, 26, 613, 'AN', {
        price: { price: '18.40', offer: { price: '14.90', lowest30Days: '16.90' } },
        stock: 30,
        availabilityId: 1,
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable],
    facetValueIds: [5101, 5201, 5301, 5401, 5504, 5601, 5701, 5702],
    tagIds: [4, 5, 6],
    crossSelling: [
      { itemId: 1175, relation: 'Accessory' },
      { itemId: 1001, relation: 'Similar' },
      { itemId: 1111, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#F6F4EF', 'Quadratischer Teller Ebene in Weiß', 'Ebene square plate in white'),
      pictureOf('tray', '#3B3F42', 'Quadratischer Teller Ebene in Anthrazit', 'Ebene square plate in anthracite'),
    ],
  },
  {
    id: 1106,
    manufacturerId: 1,
    categoryIds: [111, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Menüteller Hallhof, dreigeteilt, 26 cm',
        shortName: 'Menüteller dreigeteilt',
        shortDescription:
          'Geteilter Teller für Kantine, Schule und Pflege: drei Mulden mit steilem Rand, gegen den sich gut löffeln lässt.',
        description:
          '<p>Die Stege sind 18 mm hoch und innen senkrecht: Wer nur eine Hand benutzen kann, schiebt die Speise dagegen auf den Löffel. Sauce bleibt bei dem, wozu sie gehört.</p><ul><li>Mulden für 260, 180 und 160 ml</li><li>Passt unter Cloches mit 26 cm und in Tablettwagen</li><li>Wärmespeichernd: 900 g Masse, vorwärmbar bis 120 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Durchmesser', '260 mm'],
          ['Höhe', '30 mm'],
          ['Mulden', '260 / 180 / 160 ml'],
          ['Gewicht', '900 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Dreigeteilter Menüteller Hallhof aus Hartporzellan, 26 cm, für Kantine und Pflege. Karton zu 6 oder 12 Stück.',
        keywords: 'Menüteller, geteilter Teller, Kantinenteller, Pflegegeschirr, Schulverpflegung, Hallhof',
        urlPath: 'geschirr/teller/flache-teller/menueteller-hallhof-dreigeteilt',
      },
      en: {
        name: 'Hallhof three-compartment plate, 26 cm',
        shortName: 'Hallhof compartment plate',
        shortDescription:
          'Divided plate for canteens, schools and care homes: three wells with a steep wall to spoon against.',
        description:
          '<p>The ridges are 18 mm high and upright inside: anyone who can use only one hand pushes the food against them on to the spoon. Sauce stays with what it belongs to.</p><ul><li>Wells of 260, 180 and 160 ml</li><li>Fits under 26 cm cloches and in tray trolleys</li><li>Stores heat: 900 g of porcelain, can be warmed to 120 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Diameter', '260 mm'],
          ['Height', '30 mm'],
          ['Wells', '260 / 180 / 160 ml'],
          ['Weight', '900 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Hallhof three-compartment plate in hard porcelain, 26 cm, for canteens and care homes. In cartons of 6 or 12.',
        keywords: 'compartment plate, divided plate, canteen plate, care home tableware, Hallhof',
        urlPath: 'tableware/plates/flat-plates/hallhof-three-compartment-plate',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      variationOf(30021, 'TW-1106-K6', {
        content: 6,
        price: graduated('54.00', [8, '51.60']),
        stock: 140,
        availabilityId: 1,
        weightG: 5660,
        sizeMm: [275, 275, 185],
        model: 'HH-MT26',
      }),
      variationOf(30022, 'TW-1106-K12', {
        content: 12,
        price: graduated('102.00', [8, '97.20'], [20, '92.40']),
        stock: 85,
        availabilityId: 1,
        weightG: 11250,
        sizeMm: [275, 275, 350],
        model: 'HH-MT26',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(12, '165'), stackable],
    orderPropertyIds: [65],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5702],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1163, relation: 'Accessory' },
      { itemId: 1002, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('soup-plate', '#F8F7F3', 'Menüteller mit drei Mulden', 'Plate with three wells'),
      pictureOf('soup-plate', '#F8F7F3', 'Menüteller gestapelt', 'Compartment plates, stacked'),
    ],
    reviews: [
      {
        rating: 5,
        author: 'Seniorenstift Am Wehr',
        title: 'Der hohe Steg hilft wirklich',
        text: 'Bewohner, die bisher Hilfe brauchten, essen damit selbst. Auch in der Mikrowelle werden die Mulden gleichmäßig warm.',
        language: 'de',
        day: '2026-01-16',
        verified: true,
        reply:
          'Danke, das freut uns besonders. Für unsichere Hände gibt es in der Serie auch die Suppentasse mit zwei Henkeln.',
      },
      {
        rating: 4,
        author: 'Mensa Talstraße',
        title: 'Robust',
        text: '600 Stück, ein Studienjahr, neun Teller zu Bruch gegangen. Im Korb brauchen sie etwas mehr Abstand als flache Teller.',
        language: 'de',
        day: '2026-07-15',
        verified: true,
      },
    ],
  },
];
