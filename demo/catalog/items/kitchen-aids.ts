import type { DemoItem, DemoVariation } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

type BoardColor = { attributeValueId: number; letters: string; picture: number } & Pick<
  DemoVariation,
  'stock' | 'availabilityId'
>;

/** The boards differ in nothing but their color. */
function cuttingBoard(id: number, { attributeValueId, letters, picture, ...supply }: BoardColor): DemoVariation {
  return {
    id,
    number: `TW-1035-${letters}`,
    attributeValueIds: [attributeValueId],
    unitId: 1,
    content: 1,
    price: {
      price: '32.90',
      graduated: [
        { from: 5, price: '29.90' },
        { from: 10, price: '27.90' },
      ],
    },
    weightG: 3300,
    widthMm: 325,
    heightMm: 20,
    lengthMm: 530,
    gtin: gtinOf(id),
    pictures: [picture],
    ...supply,
  };
}

/** Knives, boards and ladles, and the set to begin with. */
export const kitchenAids: DemoItem[] = [
  {
    id: 1034,
    manufacturerId: 9,
    categoryIds: [4, 431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'JP',
    customsTariffNumber: '82119200',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Kochmesser Hagane',
        shortDescription:
          'Japanisches Kochmesser (Gyuto) aus rostträgem Molybdän-Vanadium-Stahl, beidseitig geschliffen, für lange Schichten am Brett.',
        description:
          '<p>Dünn ausgeschliffen, aber im Rücken stabil genug für Kürbis und Sellerie. Der Stahl ist auf 59 HRC gehärtet: Er hält die Schneide länger als übliche europäische Klingen und lässt sich trotzdem auf jedem Wasserstein nachziehen.</p><ul><li>Beidseitiger Schliff, 15 Grad je Seite, für Rechts- und Linkshänder</li><li>Durchgehender Erl, Griffschalen aus POM mit drei Nieten</li><li>Kropf zurückgesetzt, damit die ganze Schneide schleifbar bleibt</li></ul><p>Nicht in die Spülmaschine geben und nicht zum Hebeln oder für Knochen verwenden. Die Gravur sitzt auf der Klinge, 20 mm vor dem Griff.</p>',
        technicalData: factTable([
          ['Klinge', 'Molybdän-Vanadium-Stahl, 59 ± 1 HRC'],
          ['Schliff', 'Beidseitig, 15° je Seite'],
          ['Klinge 16 cm', 'Gesamtlänge 285 mm, 130 g'],
          ['Klinge 21 cm', 'Gesamtlänge 340 mm, 185 g'],
          ['Klinge 26 cm', 'Gesamtlänge 395 mm, 240 g'],
          ['Griff', 'POM schwarz, genietet'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Kochmesser aus japanischem Molybdän-Vanadium-Stahl, 59 HRC, Klinge 16, 21 oder 26 cm. Auf Wunsch mit Gravur.',
        keywords: 'Kochmesser, Gyuto, Küchenmesser, japanisches Messer, Gravur, 59 HRC',
        urlPath: 'kueche-gastronorm/kochmesser-hagane',
      },
      en: {
        name: 'Hagane chef’s knife',
        shortDescription:
          'Japanese chef’s knife (gyuto) in stain-resistant molybdenum-vanadium steel, double bevel, for long shifts at the board.',
        description:
          '<p>Ground thin, yet firm enough at the spine for squash and celeriac. The steel is hardened to 59 HRC: it holds an edge longer than the usual European blades and can still be touched up on any whetstone.</p><ul><li>Double bevel, 15 degrees a side, for right and left hand</li><li>Full tang, POM scales with three rivets</li><li>Half bolster, so the whole edge can be sharpened</li></ul><p>Keep it out of the dishwasher and do not use it for prying or on bone. Engraving is placed on the blade, 20 mm from the handle.</p>',
        technicalData: factTable([
          ['Blade', 'Molybdenum-vanadium steel, 59 ± 1 HRC'],
          ['Edge', 'Double bevel, 15° a side'],
          ['16 cm blade', 'Overall length 285 mm, 130 g'],
          ['21 cm blade', 'Overall length 340 mm, 185 g'],
          ['26 cm blade', 'Overall length 395 mm, 240 g'],
          ['Handle', 'POM, black, riveted'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Chef’s knife in Japanese molybdenum-vanadium steel, 59 HRC, 16, 21 or 26 cm blade. Engraved on request.',
        keywords: 'chef’s knife, gyuto, kitchen knife, Japanese knife, engraving, 59 HRC',
        urlPath: 'kitchen-gastronorm/hagane-chefs-knife',
      },
    },
    properties: [
      { propertyId: 1, value: { de: 'Molybdän-Vanadium-Stahl', en: 'Molybdenum-vanadium steel' } },
      { propertyId: 2, value: { de: 'Nein', en: 'No' } },
      { propertyId: 5, value: { de: '1.9', en: '1.9' } },
    ],
    orderPropertyIds: [1, 2, 6, 7],
    facetValueIds: [5104, 5203, 5611, 5706],
    tagIds: [1],
    crossSelling: [{ itemId: 1035, relation: 'Accessory' }],
    pictures: [
      {
        family: 'knife-chef',
        tint: '#C4C8CB',
        alt: {
          de: 'Kochmesser mit schwarzem, genietetem Griff',
          en: 'Chef’s knife with black riveted handle',
        },
      },
      {
        family: 'knife-chef',
        tint: '#9BA3A8',
        alt: {
          de: 'Kochmesser Hagane, Klinge mit Platz für die Gravur',
          en: 'Hagane chef’s knife, blade with room for engraving',
        },
      },
    ],
    variations: [
      {
        id: 20010,
        number: 'TW-1034-16',
        attributeValueIds: [605],
        unitId: 1,
        content: 1,
        price: { price: '74.90', recommended: '89.00' },
        stock: 36,
        availabilityId: 1,
        weightG: 210,
        widthMm: 55,
        heightMm: 30,
        lengthMm: 300,
        gtin: gtinOf(20010),
        model: 'HG-160',
      },
      {
        id: 20011,
        number: 'TW-1034-21',
        attributeValueIds: [608],
        unitId: 1,
        content: 1,
        price: { price: '89.90', recommended: '109.00' },
        stock: 12,
        canOversell: true,
        availabilityId: 2,
        weightG: 270,
        widthMm: 60,
        heightMm: 30,
        lengthMm: 355,
        gtin: gtinOf(20011),
        model: 'HG-210',
      },
      {
        id: 20012,
        number: 'TW-1034-26',
        attributeValueIds: [613],
        unitId: 1,
        content: 1,
        price: { price: '109.00', recommended: '129.00' },
        stock: 9,
        availabilityId: 4,
        maximumOrderQuantity: 5,
        weightG: 330,
        widthMm: 65,
        heightMm: 30,
        lengthMm: 410,
        gtin: gtinOf(20012),
        model: 'HG-260',
      },
    ],
    reviews: [
      {
        rating: 4,
        author: 'Sofia R., sous chef',
        title: 'Keeps its edge through a double shift',
        text: 'Light and very sharp out of the box. One star off because the saya has to be bought elsewhere.',
        language: 'en',
        day: '2026-09-11',
        verified: true,
      },
    ],
  },
  {
    id: 1035,
    manufacturerId: 7,
    categoryIds: [4, 431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39241000',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Schneidbrett Passgenau GN 1/1 aus Polyethylen',
        shortName: 'Schneidbrett GN 1/1',
        shortDescription:
          'Farbig gekennzeichnetes Schneidbrett nach HACCP im Gastronorm-Maß, beidseitig nutzbar und abziehbar.',
        description:
          '<p>Vier Farben trennen die Produktgruppen am Posten. Das Brett passt in jeden GN-1/1-Einschub und damit auch in Spülmaschine und Regalwagen. Die Oberfläche ist fein genarbt, damit nichts rutscht, und lässt sich nachhobeln, wenn sie verschnitten ist.</p><ul><li><strong>Weiß:</strong> Brot, Käse, Allgemeines</li><li><strong>Rot:</strong> rohes Fleisch</li><li><strong>Blau:</strong> Fisch und Meeresfrüchte</li><li><strong>Grün:</strong> Obst und Gemüse</li></ul><p>Die Zuordnung ist üblich, aber nicht vorgeschrieben; maßgeblich ist Ihr eigenes HACCP-Konzept.</p>',
        technicalData: factTable([
          ['Material', 'Polyethylen HDPE 500, lebensmittelecht nach VO (EU) 10/2011'],
          ['Maße', '530 × 325 × 20 mm (GN 1/1)'],
          ['Temperatur', '−40 bis +90 °C'],
          ['Gewicht', '3,3 kg'],
          ['Reinigung', 'Spülmaschinenfest, stehend einräumen'],
        ]),
        metaDescription:
          'HACCP-Schneidbrett GN 1/1 aus HDPE 500, 530 × 325 × 20 mm, in vier Farben. Spülmaschinenfest und abziehbar.',
        keywords: 'Schneidbrett, HACCP, GN 1/1, Schneidebrett, Polyethylen, HDPE, Farbcode',
        urlPath: 'kueche-gastronorm/schneidbrett-passgenau-gn-1-1',
      },
      en: {
        name: 'Passgenau GN 1/1 polyethylene cutting board',
        shortName: 'GN 1/1 cutting board',
        shortDescription:
          'Colour-coded HACCP cutting board in gastronorm size, usable on both sides and resurfaceable.',
        description:
          '<p>Four colours keep product groups apart at the station. The board fits every GN 1/1 runner and therefore dishwashers and rack trolleys too. Its finely grained surface prevents slipping and can be planed when it is scored.</p><ul><li><strong>White:</strong> bread, cheese, general use</li><li><strong>Red:</strong> raw meat</li><li><strong>Blue:</strong> fish and seafood</li><li><strong>Green:</strong> fruit and vegetables</li></ul><p>This coding is common practice but not prescribed; your own HACCP plan decides.</p>',
        technicalData: factTable([
          ['Material', 'Polyethylene HDPE 500, food-safe to Regulation (EU) 10/2011'],
          ['Dimensions', '530 × 325 × 20 mm (GN 1/1)'],
          ['Temperature', '−40 to +90 °C'],
          ['Weight', '3.3 kg'],
          ['Cleaning', 'Dishwasher-safe, load upright'],
        ]),
        metaDescription:
          'HACCP cutting board GN 1/1 in HDPE 500, 530 × 325 × 20 mm, in four colours. Dishwasher-safe and resurfaceable.',
        keywords: 'cutting board, chopping board, HACCP, GN 1/1, polyethylene, HDPE, colour-coded',
        urlPath: 'kitchen-gastronorm/passgenau-gn-1-1-cutting-board',
      },
    },
    properties: [
      { propertyId: 1, value: { de: 'Polyethylen HDPE 500', en: 'Polyethylene HDPE 500' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '90', en: '90' } },
      { propertyId: 16, value: { de: 'EN 631-1, VO (EU) 10/2011', en: 'EN 631-1, Regulation (EU) 10/2011' } },
    ],
    facetValueIds: [5109, 5201, 5503, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1034, relation: 'Accessory' },
      { itemId: 1060, relation: 'Accessory' },
    ],
    pictures: [
      {
        family: 'board',
        tint: '#F6F4EF',
        alt: { de: 'Weißes Schneidbrett GN 1/1', en: 'White GN 1/1 cutting board' },
      },
      {
        family: 'board',
        tint: '#A3271F',
        alt: { de: 'Rotes Schneidbrett GN 1/1 für rohes Fleisch', en: 'Red GN 1/1 cutting board for raw meat' },
      },
      {
        family: 'board',
        tint: '#2F5E9E',
        alt: { de: 'Blaues Schneidbrett GN 1/1 für Fisch', en: 'Blue GN 1/1 cutting board for fish' },
      },
      {
        family: 'board',
        tint: '#4A7D43',
        alt: {
          de: 'Grünes Schneidbrett GN 1/1 für Obst und Gemüse',
          en: 'Green GN 1/1 cutting board for fruit and vegetables',
        },
      },
    ],
    variations: [
      cuttingBoard(20013, { attributeValueId: 101, letters: 'WS', picture: 0, stock: 160, availabilityId: 1 }),
      cuttingBoard(20014, { attributeValueId: 120, letters: 'RT', picture: 1, stock: 95, availabilityId: 1 }),
      cuttingBoard(20015, { attributeValueId: 122, letters: 'BL', picture: 2, stock: 88, availabilityId: 1 }),
      cuttingBoard(20016, { attributeValueId: 123, letters: 'GN', picture: 3, stock: 17, availabilityId: 2 }),
    ],
    reviews: [
      {
        rating: 5,
        author: 'Kantine Werk 3',
        title: 'Passt in die Einschübe',
        text: 'Endlich Bretter, die in unseren Hordenwagen gehen. Nach 200 Spülgängen noch plan.',
        language: 'de',
        day: '2026-06-30',
        verified: true,
      },
    ],
  },
  {
    id: 1036,
    manufacturerId: 7,
    categoryIds: [4, 441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '82159910',
    attributeIds: [4],
    texts: {
      de: {
        name: 'Schöpfkelle aus einem Stück, Edelstahl',
        shortName: 'Schöpfkelle',
        shortDescription:
          'Portionierkelle aus Edelstahl 18/10 mit eingeprägtem Inhalt, ohne Naht zwischen Laffe und Stiel.',
        description:
          '<p>Laffe und Stiel sind aus einem Stück gepresst, deshalb gibt es keine Schweißstelle, an der sich etwas festsetzt oder die bricht. Der Inhalt ist im Stiel geprägt, damit Portionen über die Schicht gleich bleiben.</p><ul><li>Haken am Stielende, hängt am Topfrand und an der Leiste</li><li>Stiel 2,5 mm stark, biegt auch bei Püree nicht durch</li><li>120 ml für Saucen, 250 ml für Suppenteller, 500 ml zum Umfüllen</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, matt gebürstet'],
          ['120 ml', 'Laffe Ø 80 mm, Länge 330 mm'],
          ['250 ml', 'Laffe Ø 100 mm, Länge 370 mm'],
          ['500 ml', 'Laffe Ø 130 mm, Länge 420 mm'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Schöpfkelle aus einem Stück Edelstahl 18/10, 120, 250 und 500 ml. Inhalt geprägt, spülmaschinenfest.',
        keywords: 'Schöpfkelle, Suppenkelle, Portionierkelle, Schöpflöffel, Edelstahl',
        urlPath: 'kueche-gastronorm/schoepfkelle-edelstahl',
      },
      en: {
        name: 'One-piece stainless steel ladle',
        shortName: 'Ladle',
        shortDescription:
          'Portioning ladle in 18/10 stainless steel with its capacity stamped on the handle, no seam between bowl and handle.',
        description:
          '<p>Bowl and handle are pressed from one piece, so there is no weld where food can lodge or that can break. The capacity is stamped on the handle, which keeps portions the same throughout the shift.</p><ul><li>Hooked end, hangs from the pot rim and from a rail</li><li>Handle 2.5 mm thick, does not bend even in purée</li><li>120 ml for sauces, 250 ml for soup plates, 500 ml for decanting</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, brushed'],
          ['120 ml', 'Bowl Ø 80 mm, length 330 mm'],
          ['250 ml', 'Bowl Ø 100 mm, length 370 mm'],
          ['500 ml', 'Bowl Ø 130 mm, length 420 mm'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'One-piece ladle in 18/10 stainless steel, 120, 250 and 500 ml. Capacity stamped on the handle, dishwasher-safe.',
        keywords: 'ladle, soup ladle, portioning ladle, stainless steel',
        urlPath: 'kitchen-gastronorm/stainless-steel-ladle',
      },
    },
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10', en: 'Stainless steel 18/10' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 5, value: { de: '2.5', en: '2.5' } },
      { propertyId: 6, value: { de: 'Matt gebürstet', en: 'Brushed' } },
    ],
    facetValueIds: [5104, 5201, 5706],
    tagIds: [5, 6],
    crossSelling: [{ itemId: 1031, relation: 'Accessory' }],
    pictures: [
      {
        family: 'ladle',
        tint: '#C4C8CB',
        alt: { de: 'Schöpfkelle aus Edelstahl mit Haken', en: 'Stainless steel ladle with hooked end' },
      },
      {
        family: 'ladle',
        tint: '#AEB4B8',
        alt: {
          de: 'Schöpfkelle, Stiel mit geprägter Inhaltsangabe',
          en: 'Ladle, handle with the capacity stamped in',
        },
      },
    ],
    variations: [
      {
        id: 20017,
        number: 'TW-1036-12',
        attributeValueIds: [403],
        unitId: 1,
        content: 1,
        price: { price: '9.90' },
        stock: 320,
        availabilityId: 1,
        weightG: 150,
        widthMm: 80,
        heightMm: 90,
        lengthMm: 330,
        gtin: gtinOf(20017),
      },
      {
        id: 20018,
        number: 'TW-1036-25',
        attributeValueIds: [408],
        unitId: 1,
        content: 1,
        price: { price: '12.90' },
        stock: 410,
        availabilityId: 1,
        weightG: 230,
        widthMm: 100,
        heightMm: 100,
        lengthMm: 370,
        gtin: gtinOf(20018),
      },
      {
        id: 20019,
        number: 'TW-1036-50',
        attributeValueIds: [415],
        unitId: 1,
        content: 1,
        price: { price: '16.90' },
        stock: 96,
        availabilityId: 1,
        weightG: 360,
        widthMm: 130,
        heightMm: 120,
        lengthMm: 420,
        gtin: gtinOf(20019),
      },
    ],
  },
  {
    id: 1037,
    manufacturerId: 7,
    categoryIds: [41, 412],
    type: 'set',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [],
    texts: {
      de: {
        name: 'Grundausstattung Kernzone, 4-teilig',
        shortName: 'Topfset Kernzone',
        shortDescription:
          'Zwei Suppentöpfe mit Deckel, eine Stielkasserolle und eine Schöpfkelle: Kochgeschirr für einen Posten, im Set günstiger.',
        description:
          '<p>Was ein neuer Posten oder eine Cateringküche mindestens braucht. Alle Teile sind auch einzeln nachzukaufen; die Deckel passen auf jeden Kernzone-Topf gleichen Durchmessers.</p><ul><li>1 Suppentopf Ø 20 cm mit Deckel, 6,2 l</li><li>1 Suppentopf Ø 28 cm mit Deckel, 17,2 l</li><li>1 Stielkasserolle Ø 16 cm, 1,8 l</li><li>1 Schöpfkelle 250 ml</li></ul>',
        technicalData: factTable([
          ['Umfang', '4 Teile, dazu 2 Deckel'],
          ['Material', 'Edelstahl 18/10'],
          ['Herdarten', 'Induktion, Gas, Elektro, Glaskeramik'],
          ['Versand', 'Ein Karton, 420 × 420 × 340 mm, 9,6 kg'],
        ]),
        metaDescription:
          'Topfset aus Edelstahl 18/10: zwei Suppentöpfe mit Deckel, Stielkasserolle und Schöpfkelle. Induktionsgeeignet.',
        keywords: 'Topfset, Kochgeschirr-Set, Grundausstattung Küche, Edelstahl, Induktion',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/grundausstattung-kernzone-4-teilig',
      },
      en: {
        name: 'Kernzone starter set, 4 pieces',
        shortName: 'Kernzone cookware set',
        shortDescription:
          'Two stockpots with lids, a saucepan and a ladle: cookware for one station, at a better price than bought individually.',
        description:
          '<p>The minimum for a new station or a catering kitchen. Every piece can be reordered individually; the lids fit any Kernzone pot of the same diameter.</p><ul><li>1 stockpot Ø 20 cm with lid, 6.2 l</li><li>1 stockpot Ø 28 cm with lid, 17.2 l</li><li>1 saucepan Ø 16 cm, 1.8 l</li><li>1 ladle 250 ml</li></ul>',
        technicalData: factTable([
          ['Contents', '4 pieces plus 2 lids'],
          ['Material', '18/10 stainless steel'],
          ['Hobs', 'Induction, gas, electric, ceramic'],
          ['Shipping', 'One carton, 420 × 420 × 340 mm, 9.6 kg'],
        ]),
        metaDescription:
          'Cookware set in 18/10 stainless steel: two stockpots with lids, a saucepan and a ladle. Suitable for induction.',
        keywords: 'cookware set, pot set, kitchen starter set, stainless steel, induction',
        urlPath: 'kitchen-gastronorm/pots-pans/kernzone-starter-set-4-pieces',
      },
    },
    properties: [
      { propertyId: 1, value: { de: 'Edelstahl 18/10', en: 'Stainless steel 18/10' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      {
        propertyId: 15,
        value: { de: 'Induktion, Gas, Elektro, Glaskeramik', en: 'Induction, gas, electric, ceramic' },
      },
    ],
    facetValueIds: [5104, 5201, 5609, 5706, 5801],
    tagIds: [5],
    bundle: [
      { variationId: 20001, quantity: 1 },
      { variationId: 20003, quantity: 1 },
      { variationId: 20005, quantity: 1 },
      { variationId: 20018, quantity: 1 },
    ],
    crossSelling: [
      { itemId: 1031, relation: 'Similar' },
      { itemId: 1032, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'pot',
        tint: '#C4C8CB',
        alt: {
          de: 'Grundausstattung Kernzone: zwei Suppentöpfe, Stielkasserolle und Schöpfkelle',
          en: 'Kernzone starter set: two stockpots, a saucepan and a ladle',
        },
      },
      {
        family: 'ladle',
        tint: '#C4C8CB',
        alt: {
          de: 'Schöpfkelle aus der Grundausstattung Kernzone',
          en: 'Ladle of the Kernzone starter set',
        },
      },
    ],
    variations: [
      {
        id: 20020,
        number: 'TW-1037-SET',
        attributeValueIds: [],
        unitId: 2,
        content: 1,
        price: { price: '205.00' },
        stock: 14,
        availabilityId: 2,
        weightG: 9600,
        widthMm: 420,
        heightMm: 340,
        lengthMm: 420,
        gtin: gtinOf(20020),
        model: 'KZ-SET4',
      },
    ],
  },
];
