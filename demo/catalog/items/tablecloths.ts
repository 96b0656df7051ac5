import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { packs } from '../packs.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Prices in euros for white and for coloured cloth: dyeing costs about a tenth. */
type ClothSize = {
  valueId: number;
  letters: string;
  sidesCm: [number, number];
  weightG: number;
  euros: [string, string];
};

const sizes: ClothSize[] = [
  { valueId: 315, letters: '130130', sidesCm: [130, 130], weightG: 355, euros: ['16.90', '18.90'] },
  { valueId: 313, letters: '8080', sidesCm: [80, 80], weightG: 135, euros: ['7.90', '8.90'] },
  { valueId: 316, letters: '130170', sidesCm: [130, 170], weightG: 465, euros: ['21.90', '23.90'] },
  { valueId: 317, letters: '130220', sidesCm: [130, 220], weightG: 600, euros: ['27.90', '30.90'] },
  { valueId: 331, letters: '130280', sidesCm: [130, 280], weightG: 765, euros: ['34.90', '38.90'] },
  { valueId: 334, letters: 'R160', sidesCm: [160, 160], weightG: 425, euros: ['26.90', '29.90'] },
];

const colors = [
  { valueId: 101, letters: 'WS', tint: '#F6F4EF', de: 'Weiß', en: 'white' },
  { valueId: 130, letters: 'CH', tint: '#E2D3B5', de: 'Champagner', en: 'champagne' },
  { valueId: 105, letters: 'SA', tint: '#D3C2A3', de: 'Sand', en: 'sand' },
  { valueId: 104, letters: 'AN', tint: '#3B3F42', de: 'Anthrazit', en: 'anthracite' },
  { valueId: 111, letters: 'BX', tint: '#6B1F2E', de: 'Bordeaux', en: 'burgundy' },
  { valueId: 107, letters: 'FG', tint: '#14493B', de: 'Flaschengrün', en: 'bottle green' },
];

/** Pieces on the shelf: a row for each size, a column for each color; null is not woven. */
const onShelf: (number | null)[][] = [
  [320, 148, 96, 74, 52, 88],
  [210, 90, 64, 36, 28, 40],
  [180, 76, 48, 31, 24, 44],
  [144, 60, 32, 18, 0, 26],
  [62, 24, 12, null, null, 9],
  [70, 28, 16, 11, 3, null],
];

function colorEdgeCloth(size: ClothSize, sizeIndex: number, colorIndex: number): DemoVariation[] {
  const color = colors[colorIndex];
  const pieces = onShelf[sizeIndex]?.[colorIndex] ?? null;
  if (!color || pieces === null) return [];

  const piece = size.euros[colorIndex === 0 ? 0 : 1];
  const from20 = (Math.round(Number(piece) * 9) / 10).toFixed(2);
  const [width, length] = size.sidesCm;
  const supply: Supply =
    pieces === 0 ? { canOversell: true, availabilityId: 5 } : { availabilityId: pieces < 20 ? 3 : 1 };
  return [
    sold(
      40191 + sizeIndex * 6 + colorIndex,
      `TW-1247-${size.letters}-${color.letters}`,
      [size.valueId, color.valueId],
      graduated(piece, [20, from20]),
      [size.weightG, width * 10, length * 10, 2],
      { ...supply, stock: pieces, pictures: [colorIndex] },
    ),
  ];
}

/** Cloth for tables that is laundered, and what lies below or hangs from it. */
export const tablecloths: DemoItem[] = [
  {
    id: 1247,
    manufacturerId: 8,
    categoryIds: [612],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '63025390',
    attributeIds: [3, 1],
    texts: {
      de: {
        name: 'Tischdecke Farbkante, Mischgewebe, in sechs Farben',
        shortName: 'Tischdecke Farbkante',
        shortDescription:
          'Bügelarme Tischdecke aus Mischgewebe mit gewebter Kante im Ton, für Tagung, Bankett und Bistro.',
        description:
          '<p>Fünfzig Prozent Polyester nehmen der Baumwolle das Knittern: Nach dem Trockner genügt ein Durchgang auf der Mangel, im Bistro oft das Glattstreichen. Die Farben sind indanthrengefärbt und bleiben auch nach hundert Wäschen bei 60 °C nahezu im selben Ton, sodass sich Decken unauffällig ergänzen lassen.</p><ul><li>80 × 80 cm als Mitteldecke, 130 × 280 cm für Tafeln zu zehn Plätzen</li><li>Rund mit Ø 160 cm für Tische bis Ø 110 cm</li><li>Saum 15 mm, Ecken als Briefecken</li></ul><p>Das längste Maß wird nicht in Anthrazit und Bordeaux, das runde nicht in Flaschengrün gewebt.</p>',
        technicalData: factTable([
          ['Material', '50 % Baumwolle, 50 % Polyester, 210 g/m²'],
          ['Maße', 'Vor der ersten Wäsche, Toleranz ± 1,5 cm'],
          ['Einlauf', 'Höchstens 2 % nach fünf Wäschen'],
          ['Farbechtheit', 'Wäsche 60 °C Note 4–5, Licht Note 6 (EN ISO 105)'],
          ['Pflege', 'Weiß 95 °C, farbig 60 °C, trocknergeeignet, mangeln'],
        ]),
        metaDescription:
          'Tischdecken aus Mischgewebe in sechs Farben und sechs Maßen, bügelarm, Weiß bis 95 °C waschbar. Staffelpreis ab 20 Stück.',
        keywords: 'Tischdecke farbig, Mischgewebe, Bankett, Tagung, Bistrotischdecke, rund, Mitteldecke',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/tischdecken/tischdecke-farbkante-mischgewebe',
      },
      en: {
        name: 'Farbkante tablecloth, poly-cotton, in six colours',
        shortName: 'Farbkante tablecloth',
        shortDescription:
          'Easy-iron tablecloth in poly-cotton with a tone-on-tone woven edge, for conferences, banquets and bistros.',
        description:
          '<p>Fifty per cent polyester takes the creases out of cotton: after the tumbler one pass through the ironer is enough, and in a bistro often a stroke of the hand. Colours are vat-dyed and hardly change their shade over a hundred washes at 60 °C, so you can add cloths unobtrusively.</p><ul><li>80 × 80 cm as an overlay, 130 × 280 cm for tables of ten</li><li>Round with Ø 160 cm for tables up to Ø 110 cm</li><li>15 mm hem, mitred corners</li></ul><p>The longest size is not woven in anthracite or burgundy, the round one not in bottle green.</p>',
        technicalData: factTable([
          ['Material', '50% cotton, 50% polyester, 210 g/m²'],
          ['Dimensions', 'Before the first wash, tolerance ± 1.5 cm'],
          ['Shrinkage', '2% at most after five washes'],
          ['Colour fastness', 'Washing at 60 °C grade 4–5, light grade 6 (EN ISO 105)'],
          ['Care', 'White 95 °C, coloured 60 °C, tumble-dry, flatwork iron'],
        ]),
        metaDescription:
          'Poly-cotton tablecloths in six colours and six sizes, easy-iron, white washable to 95 °C. Price break from 20.',
        keywords: 'coloured tablecloth, poly-cotton, banquet, conference, bistro tablecloth, round, overlay',
        urlPath: 'table-linen-napkins/textile-table-linen/tablecloths/farbkante-tablecloth-poly-cotton',
      },
    },
    properties: [
      fact(1, '50 % Baumwolle, 50 % Polyester', '50% cotton, 50% polyester'),
      fact(41, '210'),
      fact(42, '60'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
      fact(44, '2.0'),
      fact(45, 'Leinwand mit Köperkante', 'Plain weave with twill edge'),
    ],
    facetValueIds: [5115, 5619, 5701, 5702, 5705],
    tagIds: [2, 6, 7],
    crossSelling: [
      { itemId: 1252, relation: 'Accessory' },
      { itemId: 1249, relation: 'Accessory' },
      { itemId: 1052, relation: 'Similar' },
    ],
    pictures: colors.map(({ tint, de, en }) =>
      pictureOf('tablecloth', tint, `Tischdecke Farbkante in ${de}`, `Farbkante tablecloth in ${en}`),
    ),
    variations: sizes.flatMap((size, sizeIndex) =>
      colors.flatMap((_, colorIndex) => colorEdgeCloth(size, sizeIndex, colorIndex)),
    ),
    reviews: [
      review(
        5,
        'de',
        '2025-10-02',
        'Tagungshotel Weidenhof',
        'Zweite Lieferung, gleicher Ton',
        'Nach vierzehn Monaten sechzig Stück Bordeaux nachbestellt: kein Unterschied zu den alten zu sehen.',
      ),
      review(
        4,
        'de',
        '2026-01-31',
        'Bistro Kiesel',
        'Bügelarm stimmt fast',
        'Aus dem Trockner sofort aufgelegt geht es ohne Mangel. Liegen sie im Korb, sieht man die Falten.',
      ),
      review(
        3,
        'en',
        '2026-04-22',
        'Colette Fairbanks, event planner',
        'Anthracite shows lint',
        'Lovely drape, but dark cloths pick up every thread from white napkins.',
        {
          reply:
            'Washing them apart from new terry and cotton napkins helps; after five washes white napkins shed far less.',
        },
      ),
      review(
        5,
        'en',
        '2026-07-14',
        'Harcourt Rooms',
        'Solid contract linen',
        'Two hundred cloths, every one on size. The hem is straight, which is rarer than you would think.',
      ),
    ],
  },
  {
    id: 1248,
    manufacturerId: 115,
    categoryIds: [612],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IE',
    customsTariffNumber: '63025910',
    attributeIds: [3, 1],
    texts: {
      de: {
        name: 'Leinentischdecke Ardrinn, gewaschen',
        shortName: 'Leinentischdecke Ardrinn',
        shortDescription: 'Tischdecke aus irisch gewebtem Leinen mit weichem Fall, die ungemangelt aufgelegt wird.',
        description:
          '<p>Das Leinen wird vor dem Nähen gewaschen und danach nicht mehr geglättet: Die Falten gehören dazu, und der Einlauf ist vorweggenommen. Die Faser stammt aus Flachs, der in Belgien und Frankreich angebaut wird; gewebt und genäht wird in Irland.</p><ul><li>Breiter Hohlsaum von 40 mm</li><li>Waschbar bei 60 °C, trocknet rasch, wird mit jeder Wäsche weicher</li><li>Rotwein und Fett mit Gallseife vorbehandeln, nicht chloren</li></ul><p>Noppen und Fadenverdickungen gehören zum Leinengarn.</p>',
        technicalData: factTable([
          ['Material', '100 % Leinen, 185 g/m², vorgewaschen'],
          ['Maße', '130 × 170, 130 × 220 und 160 × 280 cm'],
          ['Einlauf', 'Höchstens 2 %, da vorgewaschen'],
          ['Pflege', '60 °C, Trockner niedrige Temperatur, nicht bleichen'],
        ]),
        metaDescription:
          'Tischdecken aus vorgewaschenem irischem Leinen, 185 g/m², mit Hohlsaum, in Weiß und Natur, drei Maße.',
        keywords: 'Leinentischdecke, Leinen Tischdecke, gewaschenes Leinen, Hohlsaum, irisches Leinen',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/tischdecken/leinentischdecke-ardrinn',
      },
      en: {
        name: 'Ardrinn linen tablecloth, washed',
        shortName: 'Ardrinn linen tablecloth',
        shortDescription: 'Tablecloth in linen woven in Ireland, soft in the drape and laid without ironing.',
        description:
          '<p>The linen is washed before sewing and not pressed afterwards: the creases are part of it, and it has already shrunk. The fibre comes from flax grown in Belgium and France; weaving and sewing are done in Ireland.</p><ul><li>Wide 40 mm hem with hemstitch</li><li>Washable at 60 °C, dries quickly, softer with every wash</li><li>Pre-treat red wine and grease with ox-gall soap, do not use chlorine</li></ul><p>Slubs and thickenings are part of linen yarn.</p>',
        technicalData: factTable([
          ['Material', '100% linen, 185 g/m², pre-washed'],
          ['Dimensions', '130 × 170, 130 × 220 and 160 × 280 cm'],
          ['Shrinkage', '2% at most, as pre-washed'],
          ['Care', '60 °C, tumble-dry low, do not bleach'],
        ]),
        metaDescription:
          'Tablecloths in pre-washed Irish linen, 185 g/m², hemstitched, in white and natural, three sizes.',
        keywords: 'linen tablecloth, washed linen, hemstitch, Irish linen',
        urlPath: 'table-linen-napkins/textile-table-linen/tablecloths/ardrinn-linen-tablecloth',
      },
    },
    properties: [
      fact(1, '100 % Leinen', '100% linen'),
      fact(41, '185'),
      fact(42, '60'),
      fact(43, 'Trockner, niedrige Temperatur', 'Tumble-dry low'),
      fact(44, '2.0'),
      fact(45, 'Leinwandbindung', 'Plain weave'),
    ],
    facetValueIds: [5111, 5620, 5701, 5705],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1253, relation: 'Accessory' },
      { itemId: 1247, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tablecloth', '#F1EEE6', 'Weiße Leinentischdecke', 'White linen tablecloth'),
      pictureOf('tablecloth', '#C9B48E', 'Leinentischdecke in Natur', 'Natural linen tablecloth'),
    ],
    variations: [
      sold(40227, 'TW-1248-130170-WS', [316, 101], '69.90', [410, 1300, 1700, 2], { ...inStock(34), pictures: [0] }),
      sold(40228, 'TW-1248-130170-NA', [316, 116], '66.90', [410, 1300, 1700, 2], {
        stock: 41,
        availabilityId: 3,
        pictures: [1],
      }),
      sold(40229, 'TW-1248-130220-WS', [317, 101], '89.00', [530, 1300, 2200, 2], {
        stock: 18,
        availabilityId: 2,
        pictures: [0],
      }),
      sold(40230, 'TW-1248-130220-NA', [317, 116], '86.00', [530, 1300, 2200, 2], { ...inStock(22), pictures: [1] }),
      sold(40231, 'TW-1248-160280-NA', [333, 116], '139.00', [830, 1600, 2800, 2], {
        stock: 0,
        canOversell: true,
        availabilityId: 6,
        pictures: [1],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-08',
        'Gut Ahlefeld, Hochzeiten',
        'Auf Fotos ein Traum',
        'Ungebügelt aufgelegt, genau so gewollt. Rotwein ging bei 60 °C mit Gallseife heraus.',
      ),
      review(
        4,
        'en',
        '2026-06-25',
        'The Linen Press, Galway',
        'True washed linen',
        'Beautiful cloth. Allow for the creases in the length: it hangs a touch shorter until it relaxes.',
      ),
    ],
  },
  {
    id: 1249,
    manufacturerId: 8,
    categoryIds: [612],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '63025900',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Tischmolton Fadenlauf mit Gummizug',
        shortName: 'Tischmolton',
        shortDescription: 'Gerauter Unterstoff, der Teller leise aufsetzt, Platten schont und die Tischdecke hält.',
        description:
          '<p>Molton macht den Unterschied, den Gäste hören, aber nicht sehen: Teller klappern nicht, Gläser stehen weich, und die Tischdecke rutscht nicht. Unter der Baumwolle liegt eine atmende Beschichtung, die Flüssiges von Holzplatten fernhält.</p><ul><li>Gummizug rundum, sitzt ohne Klammern</li><li>100 × 100 cm für Platten 70 × 70 bis 80 × 80 cm, 130 × 130 cm für 90 × 90 bis 110 × 110 cm</li><li>130 × 170 cm für Platten 90 × 130 bis 110 × 150 cm, Ø 160 cm für Ø 120 bis 140 cm</li><li>Bis 60 °C waschbar, nicht in den heißen Trockner</li></ul>',
        technicalData: factTable([
          ['Material', '80 % Baumwolle, 20 % Polyester, 280 g/m², Rückseite Polyurethan'],
          ['Maße', 'Zuschnitt; Plattenmaß siehe Text'],
          ['Pflege', '60 °C, Trockner niedrige Temperatur'],
        ]),
        metaDescription:
          'Tischmolton mit Gummizug in vier Größen, dämpft Geräusche, schützt Holzplatten und hält die Tischdecke fest.',
        keywords: 'Tischmolton, Moltonunterlage, Tischschoner, Gummizug, Tischpolster',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/tischdecken/tischmolton-fadenlauf',
      },
      en: {
        name: 'Fadenlauf table felt with elastic edge',
        shortName: 'Table felt',
        shortDescription: 'Napped underlay that sets plates down quietly, spares table tops and holds the cloth.',
        description:
          '<p>Felt makes the difference that guests hear but do not see: plates do not clatter, glasses stand softly and the cloth does not slip. Below the cotton is a breathable coating that keeps liquids away from wooden tops.</p><ul><li>Elastic all round, stays put without clips</li><li>100 × 100 cm for tops 70 × 70 to 80 × 80 cm, 130 × 130 cm for 90 × 90 to 110 × 110 cm</li><li>130 × 170 cm for tops 90 × 130 to 110 × 150 cm, Ø 160 cm for Ø 120 to 140 cm</li><li>Washable to 60 °C, not for hot tumblers</li></ul>',
        technicalData: factTable([
          ['Material', '80% cotton, 20% polyester, 280 g/m², polyurethane backing'],
          ['Dimensions', 'Cut size; for table tops see the text'],
          ['Care', '60 °C, tumble-dry low'],
        ]),
        metaDescription:
          'Table felt with elastic edge in four sizes, dampens noise, protects wooden tops and holds the tablecloth.',
        keywords: 'table felt, table underlay, silence cloth, elastic edge, table protector',
        urlPath: 'table-linen-napkins/textile-table-linen/tablecloths/fadenlauf-table-felt',
      },
    },
    properties: [
      fact(1, '80 % Baumwolle, 20 % Polyester', '80% cotton, 20% polyester'),
      fact(41, '280'),
      fact(42, '60'),
    ],
    facetValueIds: [5115, 5613, 5701, 5702],
    tagIds: [6],
    crossSelling: [
      { itemId: 1052, relation: 'Accessory' },
      { itemId: 1247, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tablecloth', '#EFEFEA', 'Tischmolton auf dem Tisch', 'Table felt on a table'),
      pictureOf('tablecloth', '#EFEFEA', 'Tischmoltons, gefaltet gestapelt', 'Table felts, folded in a pile'),
    ],
    variations: [
      sold(40232, 'TW-1249-100', [314], graduated('12.90', [20, '11.60']), [340, 1000, 1000, 3], inStock(190)),
      sold(40233, 'TW-1249-130', [315], graduated('18.90', [20, '17.00']), [560, 1300, 1300, 3], inStock(134)),
      sold(40234, 'TW-1249-130170', [316], graduated('23.90', [20, '21.50']), [720, 1300, 1700, 3], {
        stock: 58,
        availabilityId: 2,
      }),
      sold(40235, 'TW-1249-160R', [334], '26.90', [690, 1600, 1600, 3], { stock: 10, availabilityId: 4 }),
    ],
  },
  {
    id: 1250,
    manufacturerId: 8,
    categoryIds: [612],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '63049300',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Stehtischhusse Farbkante, Stretch, Ø 70 bis 85 cm',
        shortName: 'Stehtischhusse',
        shortDescription: 'Elastische Husse für Stehtische mit verstärkten Fußtaschen, in zwei Minuten aufgezogen.',
        description:
          '<p>Eine Größe für die üblichen Stehtische: Das Gewebe dehnt sich um die Hälfte und liegt bei Platten von 70 bis 85 cm ohne Falten an. Die vier Fußtaschen sind doppelt gearbeitet, weil Hussen dort zuerst durchscheuern.</p><ul><li>Höhe 110 cm, auch für Klapptische mit Mittelsäule</li><li>Schon in einer Lage blickdicht, auch in Weiß</li><li>Bei 40 °C waschbar, in einer Stunde trocken</li></ul><p>Für Versammlungsstätten ist die Husse schwer entflammbar nach DIN 4102-1 (B1); das Prüfzeugnis legen wir auf Wunsch bei.</p>',
        technicalData: factTable([
          ['Material', '90 % Polyester, 10 % Elastan, 220 g/m²'],
          ['Passend für', 'Platte Ø 70 bis 85 cm, Höhe 105 bis 115 cm'],
          ['Brandverhalten', 'Schwer entflammbar, DIN 4102-1 B1'],
          ['Pflege', '40 °C, Trockner niedrige Temperatur, nicht bügeln'],
        ]),
        metaDescription:
          'Stretchhusse für Stehtische Ø 70 bis 85 cm, schwer entflammbar B1, blickdicht, in vier Farben, waschbar.',
        keywords: 'Stehtischhusse, Stretchhusse, Husse, Bistrotisch, B1, Empfang, Catering',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/tischdecken/stehtischhusse-farbkante-stretch',
      },
      en: {
        name: 'Farbkante poseur table cover, stretch, Ø 70 to 85 cm',
        shortName: 'Poseur table cover',
        shortDescription: 'Elastic cover for poseur tables with reinforced foot pockets, fitted in two minutes.',
        description:
          '<p>One size for the usual poseur tables: the fabric stretches by half and fits tops of 70 to 85 cm without folds. The four foot pockets are doubled, because covers wear through there first.</p><ul><li>Height 110 cm, also for folding tables with central column</li><li>Opaque in a single layer, even in white</li><li>Washable at 40 °C, dry within the hour</li></ul><p>For places of assembly the cover is flame-retardant to DIN 4102-1 (B1); the certificate is enclosed on request.</p>',
        technicalData: factTable([
          ['Material', '90% polyester, 10% elastane, 220 g/m²'],
          ['Fits', 'Top Ø 70 to 85 cm, height 105 to 115 cm'],
          ['Fire behaviour', 'Flame-retardant, DIN 4102-1 B1'],
          ['Care', '40 °C, tumble-dry low, do not iron'],
        ]),
        metaDescription:
          'Stretch cover for poseur tables Ø 70 to 85 cm, flame-retardant B1, opaque, in four colours, washable.',
        keywords: 'poseur table cover, stretch cover, cocktail table cover, B1, reception, catering',
        urlPath: 'table-linen-napkins/textile-table-linen/tablecloths/farbkante-poseur-table-cover',
      },
    },
    properties: [
      fact(1, '90 % Polyester, 10 % Elastan', '90% polyester, 10% elastane'),
      fact(16, 'DIN 4102-1 B1'),
      fact(41, '220'),
      fact(42, '40'),
    ],
    orderPropertyIds: [15],
    facetValueIds: [5121, 5501, 5619, 5702, 5708],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1251, relation: 'Similar' },
      { itemId: 1247, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tablecloth', '#FAF8F4', 'Stehtischhusse in Weiß', 'Poseur table cover in white'),
      pictureOf('tablecloth', '#1E1E1E', 'Stehtischhusse in Schwarz', 'Poseur table cover in black'),
      pictureOf('tablecloth', '#6B1F2E', 'Stehtischhusse in Bordeaux', 'Poseur table cover in burgundy'),
      pictureOf('tablecloth', '#24324A', 'Stehtischhusse in Nachtblau', 'Poseur table cover in midnight blue'),
    ],
    variations: [
      sold(40236, 'TW-1250-WS', [101], graduated('19.90', [10, '17.90']), [620, 300, 350, 40], {
        ...inStock(240),
        pictures: [0],
      }),
      sold(40237, 'TW-1250-SW', [103], graduated('19.90', [10, '17.90']), [620, 300, 350, 40], {
        ...inStock(310),
        pictures: [1],
      }),
      sold(
        40238,
        'TW-1250-BX',
        [111],
        { price: '21.90', offer: { price: '16.90', lowest30Days: '20.90' } },
        [620, 300, 350, 40],
        { stock: 66, availabilityId: 3, pictures: [2] },
      ),
      sold(40239, 'TW-1250-NB', [108], '21.90', [620, 300, 350, 40], { stock: 0, availabilityId: 10, pictures: [3] }),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-05-27',
        'Eventteam Hafencity',
        'Schnell drauf, schnell ab',
        'Vierzig Stehtische in gut einer Stunde bezogen. Zwei Fußtaschen sind nach einer Saison offen.',
        {
          reply: 'Danke für die Rückmeldung. Die zwei Hussen haben wir Ihnen ersetzt und die Naht seit Juni verstärkt.',
        },
      ),
      review(5, 'en', '2026-08-02', 'Fernbank Marquees', 'No see-through', 'The white ones really are opaque.'),
    ],
  },
  {
    id: 1251,
    manufacturerId: 8,
    categoryIds: [612],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '63049300',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Skirting Fadenlauf, Kellerfalte, Höhe 73 cm, weiß',
        shortName: 'Skirting Kellerfalte',
        shortDescription: 'Vorgenähte Tischverkleidung mit Klettband für Buffet, Podium und Registrierung.',
        description:
          '<p>Kellerfalten im Abstand von 12 cm lassen den Stoff gerade fallen und verbergen, was unter dem Buffet steht. Das Klettband ist durchgehend aufgenäht; die Gegenstücke sitzen in Klammern für Platten von 15 bis 35 mm und liegen bei.</p><ul><li>4 m für drei Seiten eines Tisches 180 × 75 cm</li><li>6 m für drei Seiten einer Doppeltafel</li><li>Auf Wunsch auf Ihre Tischhöhe gekürzt</li></ul>',
        technicalData: factTable([
          ['Material', '100 % Polyester, 190 g/m², schwer entflammbar DIN 4102-1 B1'],
          ['Höhe', '73 cm'],
          ['Lieferumfang', '4 m mit 12 Klammern, 6 m mit 18 Klammern'],
          ['Pflege', '60 °C, nicht mangeln, hängend trocknen'],
        ]),
        metaDescription:
          'Weißes Skirting mit Kellerfalten, 73 cm hoch, 4 und 6 m, mit Klettband und Klammern, schwer entflammbar B1.',
        keywords: 'Skirting, Tischverkleidung, Buffetverkleidung, Kellerfalte, Klammern, B1',
        urlPath: 'tischwaesche-servietten/stofftischwaesche/tischdecken/skirting-fadenlauf-kellerfalte',
      },
      en: {
        name: 'Fadenlauf table skirting, box pleat, height 73 cm, white',
        shortName: 'Box-pleat skirting',
        shortDescription: 'Pre-sewn table skirting with hook-and-loop tape for buffets, stages and registration desks.',
        description:
          '<p>Box pleats 12 cm apart let the fabric hang straight and hide whatever stands below the buffet. The tape is sewn on over the whole length; its counterparts sit in clips for tops of 15 to 35 mm, which are included.</p><ul><li>4 m for three sides of a table 180 × 75 cm</li><li>6 m for three sides of a double table</li><li>Shortened to your table height on request</li></ul>',
        technicalData: factTable([
          ['Material', '100% polyester, 190 g/m², flame-retardant DIN 4102-1 B1'],
          ['Height', '73 cm'],
          ['Supplied with', '4 m with 12 clips, 6 m with 18 clips'],
          ['Care', '60 °C, do not put through the flatwork ironer, hang to dry'],
        ]),
        metaDescription:
          'White table skirting with box pleats, 73 cm high, 4 and 6 m, with tape and clips, flame-retardant B1.',
        keywords: 'table skirting, buffet skirting, box pleat, skirting clips, B1',
        urlPath: 'table-linen-napkins/textile-table-linen/tablecloths/fadenlauf-table-skirting',
      },
    },
    properties: [
      fact(1, '100 % Polyester', '100% polyester'),
      fact(16, 'DIN 4102-1 B1'),
      fact(41, '190'),
      fact(42, '60'),
    ],
    orderPropertyIds: [101, 15],
    facetValueIds: [5121, 5613, 5702],
    tagIds: [6],
    crossSelling: [{ itemId: 1250, relation: 'Similar' }],
    pictures: [
      pictureOf('tablecloth', '#F8F6F1', 'Tischverkleidung in Weiß', 'White table skirting'),
      pictureOf('tablecloth', '#F8F6F1', 'Skirting, gefaltet', 'Skirting, folded'),
    ],
    variations: [
      sold(40240, 'TW-1251-4', [635], '54.90', [900, 350, 400, 80], {
        ...inStock(52),
        unitId: 7,
        content: 4,
        packUnitId: packs.piece,
      }),
      sold(40241, 'TW-1251-6', [636], '78.90', [1300, 350, 400, 120], {
        stock: 14,
        availabilityId: 2,
        unitId: 7,
        content: 6,
        packUnitId: packs.piece,
      }),
    ],
  },
];
