import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { type GastronormSize, gastronorm, gastronormDepths } from '../gastronorm-sizes.ts';
import { gtinOf } from '../gtin.ts';

const {
  '2/1': double,
  '1/1': full,
  '2/3': twoThirds,
  '1/2': half,
  '1/3': third,
  '1/4': quarter,
  '1/6': sixth,
  '1/9': ninth,
} = gastronorm;

function steelContainer(
  id: number,
  size: GastronormSize,
  depthMm: 65 | 100 | 150 | 200,
  weightG: number,
  [piece, from10, from50]: [piece: string, from10: string, from50: string],
  supply: Pick<DemoVariation, 'stock' | 'canOversell' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1038-${size.letters}-${depthMm}`,
    attributeValueIds: [size.valueId, gastronormDepths[depthMm]],
    unitId: 1,
    content: 1,
    price: {
      price: piece,
      graduated: [
        { from: 10, price: from10 },
        { from: 50, price: from50 },
      ],
    },
    weightG,
    widthMm: size.widthMm,
    heightMm: depthMm,
    lengthMm: size.lengthMm,
    gtin: gtinOf(id),
    model: `PG-${size.letters}-${depthMm}`,
    ...supply,
  };
}

function steelLid(id: number, size: GastronormSize, price: string, weightG: number, stock: number): DemoVariation {
  return {
    id,
    number: `TW-1039-${size.letters}`,
    attributeValueIds: [size.valueId],
    unitId: 1,
    content: 1,
    price: { price },
    stock,
    availabilityId: 1,
    weightG,
    widthMm: size.widthMm,
    heightMm: 40,
    lengthMm: size.lengthMm,
    gtin: gtinOf(id),
    model: `PG-D-${size.letters}`,
  };
}

const polypropylene = { valueId: 516, letters: 'PP', picture: 0 };
const polycarbonate = { valueId: 517, letters: 'PC', picture: 1 };

/** Storage containers leave the house in cartons of six of a kind. */
function storageContainer(
  id: number,
  material: typeof polypropylene,
  size: GastronormSize,
  price: DemoVariation['price'],
  weightG: number,
  supply: Pick<DemoVariation, 'stock' | 'canOversell' | 'availabilityId'>,
): DemoVariation {
  return {
    id,
    number: `TW-1040-${material.letters}-${size.letters}-K6`,
    attributeValueIds: [material.valueId, size.valueId],
    unitId: 1,
    content: 6,
    price,
    weightG,
    widthMm: 400,
    heightMm: size === third ? 330 : 320,
    lengthMm: size === third ? 560 : 380,
    gtin: gtinOf(id),
    pictures: [material.picture, 2],
    ...supply,
  };
}

/** Gastronorm containers and lids. */
export const gastronormItems: DemoItem[] = [
  {
    id: 1038,
    manufacturerId: 7,
    categoryIds: [42, 421],
    type: 'default',
    texts: {
      de: {
        name: 'GN-Behälter Passgenau, Edelstahl',
        shortName: 'GN-Behälter Edelstahl',
        shortDescription:
          'Gastronormbehälter aus 0,8 mm Edelstahl nach EN 631, für Kombidämpfer, Bain-Marie, Kühlung und Ausgabe.',
        description:
          '<p>Die Wandstärke von 0,8 mm ist der Unterschied, den man nach einem Jahr sieht: Der Rand bleibt gerade, der Behälter sitzt dicht in der Ausgabe und lässt sich auch nach vielen Stürzen wieder entnehmen. Stapelnasen an den Ecken verhindern, dass leere Behälter ineinander klemmen.</p><ul><li>Rand gefalzt und entgratet, schneidet nicht</li><li>Radius 50 mm in den Ecken, mit dem Spatel vollständig auszukratzen</li><li>Größe und Tiefe in den Rand geprägt</li></ul><p>Die Staffelpreise gelten je Größe und Tiefe.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 (1.4301), 0,8 mm; GN 2/1 1,0 mm'],
          ['GN 2/1', '650 × 530 mm: 65 mm 18,5 l, 100 mm 28,5 l'],
          ['GN 1/1', '530 × 325 mm: 65 mm 9,0 l, 100 mm 14,0 l, 150 mm 21,0 l, 200 mm 28,0 l'],
          ['GN 2/3', '354 × 325 mm: 65 mm 5,5 l, 100 mm 9,0 l, 150 mm 13,0 l'],
          ['GN 1/2', '325 × 265 mm: 65 mm 4,0 l, 100 mm 6,5 l'],
          ['GN 1/3', '325 × 176 mm: 100 mm 4,0 l, 150 mm 5,7 l'],
          ['GN 1/4', '265 × 162 mm: 65 mm 1,8 l, 100 mm 2,8 l, 150 mm 4,0 l'],
          ['GN 1/6', '176 × 162 mm: 100 mm 1,6 l, 150 mm 2,4 l'],
          ['GN 1/9', '176 × 108 mm: 65 mm 0,6 l, 100 mm 1,0 l'],
          ['Temperatur', '−40 bis +300 °C'],
          ['Norm', 'EN 631-1'],
        ]),
        metaDescription:
          'GN-Behälter aus 0,8 mm Edelstahl nach EN 631, 20 Größen von GN 2/1 bis 1/9, 65 bis 200 mm tief. Staffelpreise ab 10 Stück.',
        keywords:
          'GN-Behälter, Gastronormbehälter, GN 2/1, GN 1/1, GN 2/3, GN 1/2, GN 1/3, GN 1/4, GN 1/6, GN 1/9, Edelstahl, Bain-Marie',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-behaelter-passgenau-edelstahl',
      },
      en: {
        name: 'Passgenau GN container, stainless steel',
        shortName: 'Steel GN container',
        shortDescription:
          'Gastronorm container in 0.8 mm stainless steel to EN 631, for combi ovens, bains-marie, cold storage and serving.',
        description:
          '<p>A wall of 0.8 mm makes the difference that shows after a year: the rim stays straight, the container seats tightly in the counter and still comes out after many a fall. Stacking lugs in the corners keep empty containers from jamming.</p><ul><li>Folded and deburred rim that does not cut</li><li>50 mm corner radius, scrapes out clean with a spatula</li><li>Size and depth stamped into the rim</li></ul><p>Quantity discounts apply per size and depth.</p>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel (1.4301), 0.8 mm; GN 2/1 1.0 mm'],
          ['GN 2/1', '650 × 530 mm: 65 mm 18.5 l, 100 mm 28.5 l'],
          ['GN 1/1', '530 × 325 mm: 65 mm 9.0 l, 100 mm 14.0 l, 150 mm 21.0 l, 200 mm 28.0 l'],
          ['GN 2/3', '354 × 325 mm: 65 mm 5.5 l, 100 mm 9.0 l, 150 mm 13.0 l'],
          ['GN 1/2', '325 × 265 mm: 65 mm 4.0 l, 100 mm 6.5 l'],
          ['GN 1/3', '325 × 176 mm: 100 mm 4.0 l, 150 mm 5.7 l'],
          ['GN 1/4', '265 × 162 mm: 65 mm 1.8 l, 100 mm 2.8 l, 150 mm 4.0 l'],
          ['GN 1/6', '176 × 162 mm: 100 mm 1.6 l, 150 mm 2.4 l'],
          ['GN 1/9', '176 × 108 mm: 65 mm 0.6 l, 100 mm 1.0 l'],
          ['Temperature', '−40 to +300 °C'],
          ['Standard', 'EN 631-1'],
        ]),
        metaDescription:
          'GN containers in 0.8 mm stainless steel to EN 631, 20 sizes from GN 2/1 to 1/9, 65 to 200 mm deep. Quantity discounts from 10 pieces.',
        keywords: 'GN container, gastronorm pan, GN 1/1, GN 1/2, GN 1/3, GN 1/6, stainless steel, bain-marie',
        urlPath: 'kitchen-gastronorm/gn-containers/passgenau-gn-container-stainless-steel',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [8, 9],
    // GN 1/2 is not made in 150 mm, GN 1/3 not in 65 mm.
    variations: [
      steelContainer(20021, full, 65, 1250, ['16.90', '15.50', '14.40'], { stock: 640, availabilityId: 1 }),
      steelContainer(20022, full, 100, 1500, ['21.90', '19.90', '18.60'], { stock: 520, availabilityId: 1 }),
      steelContainer(20023, full, 150, 1850, ['28.90', '26.50', '24.60'], { stock: 184, availabilityId: 1 }),
      steelContainer(40503, full, 200, 2250, ['36.90', '33.90', '31.80'], { stock: 92, availabilityId: 1 }),
      steelContainer(40501, double, 65, 3250, ['39.90', '36.90', '34.50'], { stock: 48, availabilityId: 1 }),
      steelContainer(40502, double, 100, 3800, ['46.90', '43.50', '40.90'], { stock: 36, availabilityId: 1 }),
      steelContainer(40504, twoThirds, 65, 900, ['14.50', '13.30', '12.40'], { stock: 160, availabilityId: 1 }),
      steelContainer(40505, twoThirds, 100, 1080, ['17.50', '16.10', '15.00'], { stock: 144, availabilityId: 1 }),
      steelContainer(40506, twoThirds, 150, 1320, ['22.90', '21.10', '19.70'], { stock: 60, availabilityId: 2 }),
      steelContainer(20024, half, 65, 700, ['10.90', '9.90', '9.30'], { stock: 410, availabilityId: 1 }),
      steelContainer(20025, half, 100, 850, ['13.90', '12.70', '11.80'], {
        stock: 0,
        canOversell: true,
        availabilityId: 3,
      }),
      steelContainer(20026, third, 100, 620, ['11.90', '10.90', '10.10'], { stock: 276, availabilityId: 1 }),
      steelContainer(20027, third, 150, 760, ['14.90', '13.60', '12.70'], { stock: 98, availabilityId: 2 }),
      steelContainer(40507, quarter, 65, 430, ['8.50', '7.80', '7.30'], { stock: 210, availabilityId: 1 }),
      steelContainer(40508, quarter, 100, 520, ['9.90', '9.10', '8.50'], { stock: 188, availabilityId: 1 }),
      steelContainer(40509, quarter, 150, 650, ['12.50', '11.50', '10.70'], { stock: 84, availabilityId: 1 }),
      steelContainer(20028, sixth, 100, 380, ['7.90', '7.20', '6.70'], { availabilityId: 1 }),
      steelContainer(40510, sixth, 150, 480, ['10.50', '9.70', '9.00'], { stock: 96, availabilityId: 1 }),
      steelContainer(40511, ninth, 65, 230, ['6.50', '5.90', '5.50'], { stock: 240, availabilityId: 1 }),
      steelContainer(40512, ninth, 100, 280, ['7.20', '6.60', '6.10'], { stock: 198, availabilityId: 1 }),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10', en: 'Stainless steel 18/10' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '300', en: '300' } },
      { propertyId: 5, value: { de: '0.8', en: '0.8' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 16, value: { de: 'EN 631-1', en: 'EN 631-1' } },
    ],
    facetValueIds: [5104, 5201, 5401, 5503, 5610, 5702, 5706],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1039, relation: 'Accessory' },
      { itemId: 1041, relation: 'Accessory' },
      { itemId: 1040, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'gn-container',
        tint: '#C4C8CB',
        alt: { de: 'GN-Behälter aus Edelstahl mit Stapelnasen', en: 'Stainless steel GN container with stacking lugs' },
      },
      {
        family: 'gn-container',
        tint: '#AEB4B8',
        alt: {
          de: 'GN-Behälter Passgenau, Rand mit eingeprägter Größe',
          en: 'Passgenau GN container, rim with the size stamped in',
        },
      },
    ],
    reviews: [
      {
        rating: 5,
        author: 'Jens Wittkamp, Betriebsrestaurant',
        title: 'Verziehen sich nicht',
        text: 'Nach einem halben Jahr im Kombidämpfer bei 250 °C sind die Böden noch eben. Unsere alten mit 0,6 mm haben das nicht geschafft.',
        language: 'de',
        day: '2026-04-14',
        verified: true,
      },
      {
        rating: 4,
        author: 'Harbour Catering',
        title: 'Good pans, missing one size',
        text: 'Solid rim and they separate easily. We would buy the half size in 150 mm as well if it existed.',
        language: 'en',
        day: '2026-07-03',
        verified: true,
        reply:
          'Thank you. GN 1/2 in 150 mm is not part of this range; as a way round, two GN 1/3 in 150 mm hold 11.4 litres.',
      },
    ],
  },
  {
    id: 1039,
    manufacturerId: 7,
    categoryIds: [42, 421],
    type: 'default',
    texts: {
      de: {
        name: 'GN-Deckel Passgenau, Edelstahl',
        shortName: 'GN-Deckel Edelstahl',
        shortDescription: 'Flacher Deckel mit versenktem Bügelgriff für GN-Behälter nach EN 631, stapelbar.',
        description:
          '<p>Der Griff liegt in einer Mulde, deshalb lassen sich geschlossene Behälter übereinanderstellen. Der Deckel liegt auf und hält Dampf zurück, schließt aber nicht flüssigkeitsdicht.</p><ul><li>Passt auf alle GN-Behälter gleicher Größe, auch auf solche anderer Hersteller</li><li>Rand umlaufend abgekantet, dadurch verwindungssteif</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 (1.4301), 0,8 mm'],
          ['GN 1/1', '530 × 325 mm, 0,95 kg'],
          ['GN 1/2', '325 × 265 mm, 0,48 kg'],
          ['GN 1/3', '325 × 176 mm, 0,33 kg'],
          ['Norm', 'EN 631-1'],
        ]),
        metaDescription:
          'GN-Deckel aus Edelstahl mit versenktem Griff für GN 1/1, 1/2 und 1/3. Stapelbar, spülmaschinenfest.',
        keywords: 'GN-Deckel, Gastronormdeckel, Deckel GN 1/1, GN 1/2, GN 1/3, Edelstahl',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-deckel-passgenau-edelstahl',
      },
      en: {
        name: 'Passgenau GN lid, stainless steel',
        shortName: 'Steel GN lid',
        shortDescription: 'Flat lid with recessed bail handle for GN containers to EN 631, stackable.',
        description:
          '<p>The handle lies in a recess, so covered containers can be stacked. The lid rests on the rim and holds back steam; it does not seal against liquids.</p><ul><li>Fits all GN containers of the same size, including those of other makers</li><li>Edge folded all round to resist twisting</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel (1.4301), 0.8 mm'],
          ['GN 1/1', '530 × 325 mm, 0.95 kg'],
          ['GN 1/2', '325 × 265 mm, 0.48 kg'],
          ['GN 1/3', '325 × 176 mm, 0.33 kg'],
          ['Standard', 'EN 631-1'],
        ]),
        metaDescription:
          'GN lid in stainless steel with recessed handle for GN 1/1, 1/2 and 1/3. Stackable, dishwasher-safe.',
        keywords: 'GN lid, gastronorm lid, lid GN 1/1, GN 1/2, GN 1/3, stainless steel',
        urlPath: 'kitchen-gastronorm/gn-containers/passgenau-gn-lid-stainless-steel',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [8],
    variations: [
      steelLid(20029, full, '12.90', 950, 330),
      steelLid(20030, half, '8.90', 480, 290),
      steelLid(20031, third, '6.90', 330, 205),
    ],
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10', en: 'Stainless steel 18/10' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 16, value: { de: 'EN 631-1', en: 'EN 631-1' } },
    ],
    facetValueIds: [5104, 5201, 5401, 5503, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [{ itemId: 1038, relation: 'Accessory' }],
    pictures: [
      {
        family: 'gn-container',
        tint: '#D2D5D8',
        alt: { de: 'GN-Deckel aus Edelstahl mit versenktem Griff', en: 'Stainless steel GN lid with recessed handle' },
      },
      {
        family: 'gn-container',
        tint: '#B7BCC0',
        alt: { de: 'GN-Deckel auf einem GN-Behälter', en: 'GN lid on a GN container' },
      },
    ],
  },
  {
    id: 1040,
    manufacturerId: 7,
    categoryIds: [42, 422],
    type: 'default',
    texts: {
      de: {
        name: 'GN-Vorratsbehälter Passgenau mit Deckel, 150 mm',
        shortName: 'GN-Vorratsbehälter',
        shortDescription:
          'Vorratsbehälter aus Kunststoff mit dicht schließendem Deckel und Literskala, für Kühlhaus und Vorbereitung. Karton zu 6 Stück.',
        description:
          '<p>Für alles, was vorbereitet im Kühlhaus steht. Der Deckel hat eine umlaufende Lippe und hält auch, wenn der Behälter im Wagen kippt. Skala und Beschriftungsfeld sind außen angebracht und auch von vorn zu lesen.</p><ul><li><strong>Polypropylen:</strong> milchig, zäh bei Frost, bis 100 °C</li><li><strong>Polycarbonat:</strong> glasklar, der Inhalt ist ohne Öffnen zu erkennen, bis 110 °C</li></ul><p>Beide Werkstoffe sind nicht für Ofen und Kombidämpfer bestimmt. Stark färbende Speisen wie Tomate oder Kurkuma hinterlassen auf Polypropylen Spuren.</p>',
        technicalData: factTable([
          ['GN 1/3', '325 × 176 × 150 mm, 5,4 l'],
          ['GN 1/6', '176 × 162 × 150 mm, 2,3 l'],
          ['Polypropylen', '−40 bis +100 °C'],
          ['Polycarbonat', '−40 bis +110 °C'],
          ['Lebensmittelkontakt', 'VO (EU) 10/2011; Polycarbonat nicht für Säuglingsnahrung'],
          ['Verpackung', '6 Behälter mit 6 Deckeln im Karton'],
        ]),
        metaDescription:
          'GN-Vorratsbehälter aus Polypropylen oder Polycarbonat mit dichtem Deckel, GN 1/3 und 1/6, 150 mm tief. Karton zu 6.',
        keywords: 'GN-Vorratsbehälter, Vorratsdose, GN 1/3, GN 1/6, Polypropylen, Polycarbonat, Kühlhaus',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-vorratsbehaelter-passgenau',
      },
      en: {
        name: 'Passgenau GN storage container with lid, 150 mm',
        shortName: 'GN storage container',
        shortDescription:
          'Plastic storage container with tight-fitting lid and litre scale, for cold rooms and preparation. Carton of 6.',
        description:
          '<p>For everything that waits, prepared, in the cold room. The lid has a lip all round and holds even when the container tips in the trolley. Scale and writing panel are on the outside and legible from the front.</p><ul><li><strong>Polypropylene:</strong> translucent, tough when frozen, to 100 °C</li><li><strong>Polycarbonate:</strong> clear as glass, contents visible without opening, to 110 °C</li></ul><p>Neither material is meant for ovens or combi ovens. Strongly colouring food such as tomato or turmeric leaves marks on polypropylene.</p>',
        technicalData: factTable([
          ['GN 1/3', '325 × 176 × 150 mm, 5.4 l'],
          ['GN 1/6', '176 × 162 × 150 mm, 2.3 l'],
          ['Polypropylene', '−40 to +100 °C'],
          ['Polycarbonate', '−40 to +110 °C'],
          ['Food contact', 'Regulation (EU) 10/2011; polycarbonate not for infant food'],
          ['Packaging', '6 containers with 6 lids per carton'],
        ]),
        metaDescription:
          'GN storage container in polypropylene or polycarbonate with tight lid, GN 1/3 and 1/6, 150 mm deep. Carton of 6.',
        keywords: 'GN storage container, food storage, GN 1/3, GN 1/6, polypropylene, polycarbonate, cold room',
        urlPath: 'kitchen-gastronorm/gn-containers/passgenau-gn-storage-container',
      },
    },
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '39241000',
    attributeIds: [5, 8],
    variations: [
      storageContainer(
        20032,
        polypropylene,
        third,
        { price: '47.40', graduated: [{ from: 4, price: '43.80' }] },
        2900,
        {
          stock: 84,
          availabilityId: 1,
        },
      ),
      storageContainer(
        20033,
        polypropylene,
        sixth,
        { price: '29.40', graduated: [{ from: 4, price: '27.00' }] },
        1650,
        {
          stock: 120,
          availabilityId: 1,
        },
      ),
      storageContainer(20034, polycarbonate, third, { price: '77.40' }, 3600, { stock: 22, availabilityId: 4 }),
      storageContainer(20035, polycarbonate, sixth, { price: '50.40' }, 2050, {
        stock: 0,
        canOversell: true,
        availabilityId: 8,
      }),
    ],
    properties: [
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '100', en: '100' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 16, value: { de: 'EN 631-2, VO (EU) 10/2011', en: 'EN 631-2, Regulation (EU) 10/2011' } },
      { propertyId: 33, value: { de: 'Wellpappe', en: 'Corrugated board' } },
    ],
    facetValueIds: [5109, 5201, 5401, 5503, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [{ itemId: 1038, relation: 'Similar' }],
    pictures: [
      {
        family: 'gn-container',
        tint: '#EDEFEE',
        alt: {
          de: 'GN-Vorratsbehälter aus milchigem Polypropylen',
          en: 'GN storage container in translucent polypropylene',
        },
      },
      {
        family: 'gn-container',
        tint: '#DCE8EC',
        alt: {
          de: 'GN-Vorratsbehälter aus klarem Polycarbonat',
          en: 'GN storage container in clear polycarbonate',
        },
      },
      {
        family: 'box',
        tint: '#C9A77A',
        alt: {
          de: 'Karton mit sechs GN-Vorratsbehältern und Deckeln',
          en: 'Carton of six GN storage containers and lids',
        },
      },
    ],
  },
];
