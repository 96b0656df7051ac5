import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

type Shade = { valueId: number; letters: string; picture: number };

const white: Shade = { valueId: 101, letters: 'WS', picture: 0 };
const sand: Shade = { valueId: 105, letters: 'SA', picture: 1 };
const burgundy: Shade = { valueId: 111, letters: 'BX', picture: 2 };
const bottleGreen: Shade = { valueId: 107, letters: 'FG', picture: 3 };
const midnight: Shade = { valueId: 108, letters: 'NB', picture: 4 };

/** Packs of 50 and cartons of 600; white costs less than dyed stock. */
function airlaidNapkin(
  id: number,
  { valueId, letters, picture }: Shade,
  content: 50 | 600,
  supply: Supply,
): DemoVariation {
  const isDyed = letters !== 'WS';
  const isCarton = content === 600;
  const price = isCarton
    ? graduated(isDyed ? '64.90' : '57.90', [4, isDyed ? '59.90' : '53.50'])
    : { price: isDyed ? '6.40' : '5.70' };
  return sold(
    id,
    `TW-1254-${letters}-${content}`,
    [valueId],
    price,
    isCarton ? [6600, 420, 420, 420] : [530, 200, 200, 130],
    { ...supply, content, pictures: isCarton ? [picture, 5] : [picture] },
  );
}

function cutleryPocket(id: number, { valueId, letters, picture }: Shade, supply: Supply): DemoVariation {
  const price = graduated('9.90', [6, '9.20'], [24, '8.50']);
  return sold(id, `TW-1255-${letters}-100`, [valueId], price, [820, 120, 220, 190], {
    ...supply,
    content: 100,
    pictures: [picture],
  });
}

/** Napkins and place mats for single use. */
export const disposableLinen: DemoItem[] = [
  {
    id: 1254,
    manufacturerId: 4,
    categoryIds: [621],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48183000',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Airlaid-Serviette Klarspur, 40 × 40 cm, 1/4-Falz',
        shortName: 'Airlaid-Serviette 40 × 40',
        shortDescription:
          'Stoffähnliche Serviette für das Abendgeschäft, in der Packung zu 50 oder im Karton zu 600 Stück.',
        description:
          '<p>Airlaid besteht aus lockeren Zellstofffasern statt aus Lagen. Das fühlt sich an wie dünner Stoff, faltet sich zu stehenden Formen und fusselt nicht auf dunkler Kleidung. Wo Waschen sich nicht lohnt, etwa bei Vereinsabenden oder auf dem Schiff, ist sie der übliche Ersatz für Mundservietten.</p><ul><li>60 g/m², reißt auch feucht nicht</li><li>Bordeaux, Flaschengrün und Nachtblau durchgefärbt und farbecht nach EN 646</li><li>Karton mit zwölf Packungen zu 50 Stück</li></ul>',
        technicalData: factTable([
          ['Material', 'Airlaid aus Zellstoff, 60 g/m²'],
          ['Maße offen', '40 × 40 cm'],
          ['Maße gefaltet', '20 × 20 cm (1/4-Falz)'],
          ['Packung', '50 Stück'],
          ['Karton', '600 Stück, 12 Packungen'],
          ['Lebensmittelkontakt', 'Geeignet, BfR-Empfehlung XXXVI'],
        ]),
        metaDescription:
          'Stoffähnliche Airlaid-Servietten 40 × 40 cm in fünf Farben, Packung zu 50 oder Karton zu 600 Stück.',
        keywords: 'Airlaid-Serviette, stoffähnliche Serviette, Einwegserviette, 40 x 40, Bankett',
        urlPath: 'tischwaesche-servietten/einwegservietten-tischsets/airlaid-serviette-klarspur-40-x-40-cm',
      },
      en: {
        name: 'Klarspur airlaid napkin, 40 × 40 cm, 1/4 fold',
        shortName: 'Airlaid napkin 40 × 40',
        shortDescription: 'Textile-like napkin for evening service, in packs of 50 or cartons of 600.',
        description:
          '<p>Airlaid consists of loose cellulose fibres instead of plies. It feels like thin cloth, folds into standing shapes and leaves no lint on dark clothes. Where laundering does not pay, at club evenings or on board, it is the usual stand-in for cloth napkins.</p><ul><li>60 g/m², does not tear when damp</li><li>Burgundy, bottle green and midnight blue dyed throughout and colourfast to EN 646</li><li>Carton with twelve packs of 50</li></ul>',
        technicalData: factTable([
          ['Material', 'Cellulose airlaid, 60 g/m²'],
          ['Dimensions open', '40 × 40 cm'],
          ['Dimensions folded', '20 × 20 cm (1/4 fold)'],
          ['Pack', '50 pieces'],
          ['Carton', '600 pieces, 12 packs'],
          ['Food contact', 'Suitable, BfR Recommendation XXXVI'],
        ]),
        metaDescription: 'Textile-like airlaid napkins 40 × 40 cm in five colours, packs of 50 or cartons of 600.',
        keywords: 'airlaid napkin, textile-like napkin, disposable napkin, 40 x 40, banquet',
        urlPath: 'table-linen-napkins/disposable-napkins-place-mats/klarspur-airlaid-napkin-40-x-40-cm',
      },
    },
    properties: [fact(1, 'Airlaid aus Zellstoff', 'Cellulose airlaid'), fact(41, '60'), fact(31, '600')],
    facetValueIds: [5112, 5504, 5615, 5701, 5702],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1053, relation: 'Accessory' },
      { itemId: 1049, relation: 'Similar' },
      { itemId: 1255, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('napkin', '#FAF8F4', 'Weiße Airlaid-Serviette', 'White airlaid napkin'),
      pictureOf('napkin', '#D3C2A3', 'Airlaid-Serviette in Sand', 'Sand airlaid napkin'),
      pictureOf('napkin', '#6B1F2E', 'Airlaid-Serviette in Bordeaux', 'Burgundy airlaid napkin'),
      pictureOf('napkin', '#14493B', 'Airlaid-Serviette in Flaschengrün', 'Bottle green airlaid napkin'),
      pictureOf('napkin', '#24324A', 'Airlaid-Serviette in Nachtblau', 'Midnight blue airlaid napkin'),
      pictureOf('box', '#C9A77A', 'Karton mit 600 Servietten', 'Carton of 600 napkins'),
    ],
    variations: [
      airlaidNapkin(40251, white, 50, inStock(640)),
      airlaidNapkin(40252, white, 600, inStock(120)),
      airlaidNapkin(40253, sand, 50, inStock(310)),
      airlaidNapkin(40254, sand, 600, { stock: 44, availabilityId: 5 }),
      airlaidNapkin(40255, burgundy, 50, inStock(402)),
      airlaidNapkin(40256, burgundy, 600, inStock(61)),
      airlaidNapkin(40257, bottleGreen, 50, inStock(288)),
      airlaidNapkin(40258, bottleGreen, 600, { stock: 12, availabilityId: 2 }),
      airlaidNapkin(40259, midnight, 50, { stock: 90, availabilityId: 1 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-13',
        'MS Elbtraum',
        'An Bord die einzige Lösung',
        'Keine Wäscherei, trotzdem ein gedeckter Tisch. Bischofsmütze steht auch bei Zugluft.',
      ),
      review(
        4,
        'en',
        '2026-06-11',
        'Corran Sailing Club',
        'Nearly cloth',
        'Members thought they were cotton. Red wine goes through to the table if you are slow.',
      ),
      review(
        3,
        'de',
        '2026-08-27',
        'Partyservice Ohle',
        'Farbe vom Karton zur Packung leicht anders',
        'Zwei Lieferungen Bordeaux, ein Hauch Unterschied. Auf einem Tisch fällt es auf.',
        {
          reply:
            'Bitte nennen Sie uns die Chargennummer vom Etikett. Für große Tafeln liefern wir gern aus einer Charge.',
        },
      ),
    ],
  },
  {
    id: 1255,
    manufacturerId: 4,
    categoryIds: [621],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '48183000',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Bestecktasche Klarspur mit Serviette, 100 Stück',
        shortName: 'Bestecktasche',
        shortDescription: 'Papiertasche mit eingelegter weißer Serviette: Besteck einstecken, auflegen, fertig.',
        description:
          '<p>Im Biergarten und in der Kantine liegt das Besteck sauber verpackt am Platz und weht nicht davon. Die Tasche ist aus 80 g schwerem Kraftpapier geklebt, die dreilagige Serviette schaut zwei Zentimeter heraus und lässt sich mit einem Griff ziehen.</p><ul><li>Öffnung 85 mm, für Menübesteck bis 230 mm Länge</li><li>Steht in der Bestecklade aufrecht</li><li>Eigener Druck ab 10.000 Stück auf Anfrage</li></ul>',
        technicalData: factTable([
          ['Tasche', 'Kraftpapier 80 g/m², 200 × 85 mm'],
          ['Serviette', 'Tissue 3-lagig, 33 × 33 cm, weiß'],
          ['Packung', '100 Stück'],
          ['Überkarton', '8 Packungen'],
          ['Lebensmittelkontakt', 'Geeignet, BfR-Empfehlung XXXVI'],
        ]),
        metaDescription:
          'Bestecktaschen aus Kraftpapier mit dreilagiger weißer Serviette, Packung zu 100 Stück, in vier Farben.',
        keywords: 'Bestecktasche, Pochette, Besteckserviette, Biergarten, Kantine, Einweg',
        urlPath: 'tischwaesche-servietten/einwegservietten-tischsets/bestecktasche-klarspur-100-stueck',
      },
      en: {
        name: 'Klarspur cutlery pocket with napkin, 100 pieces',
        shortName: 'Cutlery pocket',
        shortDescription: 'Paper pocket with a white napkin inside: insert the cutlery, lay it out, done.',
        description:
          '<p>In beer gardens and canteens the cutlery lies clean at the place and does not blow away. The pocket is glued from 80 g kraft paper; the three-ply napkin shows by two centimetres and comes out in one pull.</p><ul><li>Opening 85 mm, for table cutlery of up to 230 mm</li><li>Stands upright in the cutlery drawer</li><li>Your own print from 10,000 pieces on request</li></ul>',
        technicalData: factTable([
          ['Pocket', 'Kraft paper 80 g/m², 200 × 85 mm'],
          ['Napkin', 'Tissue 3-ply, 33 × 33 cm, white'],
          ['Pack', '100 pieces'],
          ['Outer carton', '8 packs'],
          ['Food contact', 'Suitable, BfR Recommendation XXXVI'],
        ]),
        metaDescription: 'Cutlery pockets in kraft paper with a three-ply white napkin, pack of 100, in four colours.',
        keywords: 'cutlery pocket, cutlery sleeve, pochette, beer garden, canteen, disposable',
        urlPath: 'table-linen-napkins/disposable-napkins-place-mats/klarspur-cutlery-pocket-100-pieces',
      },
    },
    properties: [
      fact(1, 'Kraftpapier und Tissue', 'Kraft paper and tissue'),
      fact(31, '800'),
      fact(33, 'Wellpappe', 'Corrugated board'),
    ],
    facetValueIds: [5112, 5503, 5615, 5702, 5705, 5708],
    tagIds: [6],
    crossSelling: [{ itemId: 1254, relation: 'Similar' }],
    pictures: [
      pictureOf('cutlery-set', '#F4F1EA', 'Besteck für die weiße Bestecktasche', 'Cutlery for the white pocket'),
      pictureOf('napkin', '#D3C2A3', 'Bestecktasche in Sand', 'Cutlery pocket in sand'),
      pictureOf('napkin', '#6B1F2E', 'Bestecktasche in Bordeaux', 'Cutlery pocket in burgundy'),
      pictureOf('napkin', '#14493B', 'Bestecktasche in Flaschengrün', 'Cutlery pocket in bottle green'),
    ],
    variations: [
      cutleryPocket(40260, white, inStock(210)),
      cutleryPocket(40261, sand, inStock(164)),
      cutleryPocket(40262, burgundy, inStock(98)),
      cutleryPocket(40263, bottleGreen, { stock: 26, availabilityId: 3 }),
    ],
  },
  {
    id: 1256,
    manufacturerId: 118,
    categoryIds: [621],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48189090',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Tischset aus Papier, 30 × 40 cm, auf Wunsch bedruckt',
        shortName: 'Tischset Papier',
        shortDescription:
          'Saugfähiges Papierset mit gezacktem Rand, als Unterlage und als Werbefläche für die Tageskarte.',
        description:
          '<p>Das Set fängt Krümel und Ringe von Gläsern auf und wird mit dem Abräumen entsorgt. Ungestrichenes Papier lässt sich im eigenen Laserdrucker mit der Tageskarte bedrucken; größere Auflagen drucken wir im Offset.</p><ul><li>70 g/m² in Weiß, 80 g/m² in Kraft natur</li><li>Geprägter Rand, rutscht nicht auf Holz</li><li>Eigener Druck: ein- bis vierfarbig mit lebensmittelgeeigneten Farben, Druckdaten als PDF</li></ul><p>Bedruckte Sets werden nach Ihren Vorgaben gefertigt und sind vom Widerruf ausgenommen.</p>',
        technicalData: factTable([
          ['Material', 'Papier, ungestrichen, 70 oder 80 g/m²'],
          ['Maße', '30 × 40 cm'],
          ['Packung', '250 Stück'],
          ['Karton', '2.000 Stück, 8 Packungen'],
          ['Druckfläche', '28 × 38 cm'],
        ]),
        metaDescription:
          'Tischsets aus Papier 30 × 40 cm, weiß oder Kraft, Packung zu 250 oder Karton zu 2.000, auf Wunsch bedruckt.',
        keywords: 'Tischset Papier, Platzset, Papierset bedruckt, Einweg, Speisekarte',
        urlPath: 'tischwaesche-servietten/einwegservietten-tischsets/tischset-papier-30-x-40-cm',
      },
      en: {
        name: 'Paper place mat, 30 × 40 cm, printed on request',
        shortName: 'Paper place mat',
        shortDescription: 'Absorbent paper mat with scalloped edge, as a liner and as space for the menu of the day.',
        description:
          '<p>The mat catches crumbs and rings and goes out when the table is cleared. Uncoated paper takes the daily menu from your own laser printer; larger runs we print in offset.</p><ul><li>70 g/m² in white, 80 g/m² in natural kraft</li><li>Embossed edge, does not slip on wood</li><li>Your own print: one to four colours with inks suitable for food contact, artwork as PDF</li></ul><p>Printed mats are made to your specification and exempt from the right of withdrawal.</p>',
        technicalData: factTable([
          ['Material', 'Uncoated paper, 70 or 80 g/m²'],
          ['Dimensions', '30 × 40 cm'],
          ['Pack', '250 pieces'],
          ['Carton', '2,000 pieces, 8 packs'],
          ['Printed area', '28 × 38 cm'],
        ]),
        metaDescription:
          'Paper place mats 30 × 40 cm, white or kraft, packs of 250 or cartons of 2,000, printed on request.',
        keywords: 'paper place mat, printed place mat, disposable mat, menu mat',
        urlPath: 'table-linen-napkins/disposable-napkins-place-mats/paper-place-mat-30-x-40-cm',
      },
    },
    properties: [
      fact(1, 'Papier, ungestrichen', 'Uncoated paper'),
      fact(41, '70'),
      fact(31, '2000'),
      fact(32, '64000'),
    ],
    orderPropertyIds: [103, 4, 5],
    facetValueIds: [5112, 5503, 5701, 5705, 5708],
    tagIds: [6],
    crossSelling: [{ itemId: 1049, relation: 'Similar' }],
    pictures: [
      pictureOf('menu-holder', '#F6F4EF', 'Weiße Papiersets, gestapelt', 'White paper mats, stacked'),
      pictureOf('menu-holder', '#C9A77A', 'Papiersets aus Kraftpapier, gestapelt', 'Paper mats in kraft, stacked'),
      pictureOf('box', '#C9A77A', 'Karton mit 2.000 Tischsets', 'Carton of 2,000 place mats'),
    ],
    variations: [
      sold(40264, 'TW-1256-WS-250', [101], '8.90', [2200, 310, 410, 30], {
        ...inStock(220),
        content: 250,
        pictures: [0],
      }),
      sold(40265, 'TW-1256-WS-2000', [101], graduated('59.90', [4, '54.90'], [12, '49.90']), [17600, 320, 420, 250], {
        stock: 64,
        availabilityId: 3,
        content: 2000,
        pictures: [0, 2],
      }),
      sold(40266, 'TW-1256-NA-250', [116], '9.40', [2500, 310, 410, 32], {
        ...inStock(180),
        content: 250,
        pictures: [1],
      }),
      sold(40267, 'TW-1256-NA-2000', [116], graduated('64.90', [4, '59.50'], [12, '54.50']), [19800, 320, 420, 270], {
        stock: 30,
        availabilityId: 2,
        content: 2000,
        pictures: [1, 2],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-30',
        'Brauhaus Anger',
        'Druck wie versprochen',
        'Vierfarbig mit Stadtplan, kam am neunten Tag. Korrekturabzug war nach einer Stunde da.',
      ),
      review(
        4,
        'en',
        '2026-07-25',
        'Larder & Lane café',
        'Runs through our laser printer',
        'No jams so far. The scalloped edge looks neat.',
      ),
    ],
  },
];
