import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, stackable, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { type GastronormName, gastronorm, gastronormDepths } from '../gastronorm-sizes.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

function enamelTray(
  id: number,
  name: GastronormName,
  depthMm: 20 | 40 | 65,
  price: string,
  weightG: number,
  supply: Supply,
): DemoVariation {
  const { valueId, letters, lengthMm, widthMm } = gastronorm[name];
  return sold(
    id,
    `TW-1215-${letters}-${depthMm}`,
    [valueId, gastronormDepths[depthMm]],
    price,
    [weightG, widthMm, lengthMm, depthMm],
    supply,
  );
}

const perforated = { valueId: 719, letters: 'L' };
const solid = { valueId: 720, letters: 'G' };

function aluminiumSheet(
  id: number,
  name: GastronormName,
  version: typeof solid,
  [piece, from12]: [piece: string, from12: string],
  supply: Supply,
): DemoVariation {
  const { valueId, letters, lengthMm, widthMm } = gastronorm[name];
  const weightG = name === '1/1' ? 620 : 410;
  return sold(
    id,
    `TW-1217-${letters}-${version.letters}`,
    [valueId, version.valueId],
    graduated(piece, [12, from12]),
    [weightG, widthMm, lengthMm, 20],
    supply,
  );
}

/** What bakes and roasts on the runners of a combi oven. */
export const gnBaking: DemoItem[] = [
  {
    id: 1215,
    manufacturerId: 7,
    categoryIds: [423],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239400',
    attributeIds: [8, 9],
    texts: {
      de: {
        name: 'GN-Backblech Glutfeld, granitemailliert',
        shortName: 'GN-Blech emailliert',
        shortDescription:
          'Emailliertes Stahlblech im Gastronorm-Maß für Kuchen, Schnitzel und Kurzgebratenes im Kombidämpfer.',
        description:
          '<p>Dunkle Emaille strahlt Wärme stärker ab als blankes Metall: Der Boden eines Blechkuchens bräunt, und Paniertes wird auch ohne Wenden knusprig. Die Emaille verträgt Säure, sodass Pflaumenkuchen über Nacht auf dem Blech stehen darf.</p><ul><li>Rechtwinklige Ecken: Randstücke sind so groß wie die übrigen</li><li>20 mm für Kuchen und Paniertes, 40 mm für Aufläufe, 65 mm für Braten</li><li>Nicht schneiden: Messer beschädigen die Emaille</li></ul>',
        technicalData: factTable([
          ['Material', 'Stahlblech 1,2 mm, zweifach emailliert, Granit'],
          ['GN 1/1', '530 × 325 mm: 20, 40 und 65 mm'],
          ['GN 2/3', '354 × 325 mm: 20 mm'],
          ['Temperatur', 'Bis 300 °C, kein Abschrecken'],
          ['Emaille', 'Geprüft nach EN ISO 4531'],
          ['Norm', 'EN 631-1'],
        ]),
        metaDescription:
          'Granitemailliertes GN-Blech aus 1,2 mm Stahl, GN 1/1 mit 20, 40 und 65 mm und GN 2/3, für Kombidämpfer bis 300 °C.',
        keywords: 'GN-Blech, Granitemaille, emailliertes Backblech, Kombidämpfer, Schnitzelblech, GN 1/1',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-bleche-roste/gn-backblech-glutfeld-granitemailliert',
      },
      en: {
        name: 'Glutfeld GN baking tray, granite enamel',
        shortName: 'Enamelled GN tray',
        shortDescription:
          'Enamelled steel tray in gastronorm size for cakes, breaded and pan-fried food in the combi oven.',
        description:
          '<p>Dark enamel radiates more heat than bare metal: the base of a tray cake browns, and breaded food turns crisp without being turned. The enamel resists acids, so plum cake may stay on the tray overnight.</p><ul><li>Square corners: edge pieces are as large as the rest</li><li>20 mm for cakes and breaded food, 40 mm for bakes, 65 mm for roasts</li><li>Do not cut on it: knives damage the enamel</li></ul>',
        technicalData: factTable([
          ['Material', 'Sheet steel 1.2 mm, enamelled twice, granite'],
          ['GN 1/1', '530 × 325 mm: 20, 40 and 65 mm'],
          ['GN 2/3', '354 × 325 mm: 20 mm'],
          ['Temperature', 'Up to 300 °C, no thermal shock'],
          ['Enamel', 'Tested to EN ISO 4531'],
          ['Standard', 'EN 631-1'],
        ]),
        metaDescription:
          'Granite-enamelled GN tray in 1.2 mm steel, GN 1/1 with 20, 40 and 65 mm and GN 2/3, for combi ovens up to 300 °C.',
        keywords: 'GN tray, granite enamel, enamelled baking tray, combi oven, schnitzel tray, GN 1/1',
        urlPath: 'kitchen-gastronorm/gn-containers/gn-trays-grids/glutfeld-gn-baking-tray-granite-enamel',
      },
    },
    properties: [
      fact(1, 'Stahl, granitemailliert', 'Steel, granite enamel'),
      dishwasherSafe,
      stackable,
      fact(4, '300'),
      fact(5, '1.2'),
      fact(16, 'EN 631-1, EN ISO 4531'),
    ],
    facetValueIds: [5119, 5201, 5401, 5503, 5616, 5706],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1212, relation: 'Similar' },
      { itemId: 1217, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#2E3236', 'GN-Blech mit dunkler Granitemaille', 'GN tray in dark granite enamel'),
      pictureOf('tray', '#2E3236', 'Zwei emaillierte GN-Bleche', 'Two enamelled GN trays'),
    ],
    variations: [
      enamelTray(40056, '1/1', 20, '27.90', 1950, inStock(210)),
      enamelTray(40057, '1/1', 40, '31.90', 2200, inStock(132)),
      enamelTray(40058, '1/1', 65, '36.90', 2550, inStock(48)),
      enamelTray(40059, '2/3', 20, '21.90', 1300, { stock: 14, availabilityId: 2 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-19',
        'Betriebsgastronomie Nordwerk',
        'Schnitzel ohne Fritteuse',
        'Ein Sprühstoß Öl, 220 °C, acht Minuten: braun auf beiden Seiten. Wir haben zwölf nachbestellt.',
      ),
      review(
        4,
        'de',
        '2026-04-30',
        'Konditorei Vahle',
        'Gut, eckige Ecken sind ein Segen',
        'Keine runden Randstücke mehr. Ein Blech kam mit abgeplatzter Ecke, wurde ohne Rückfrage ersetzt.',
      ),
    ],
  },
  {
    id: 1216,
    manufacturerId: 7,
    categoryIds: [423],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [8],
    texts: {
      de: {
        name: 'GN-Rost Passgenau, Edelstahl',
        shortName: 'GN-Rost',
        shortDescription:
          'Stabiler Rost für Kombidämpfer, Kühlschrank und Schockfroster, mit Stopper gegen Herausziehen.',
        description:
          '<p>Zwei Querstreben unter zwölf Längsstäben tragen bis 25 kg, ohne dass der Rost durchhängt. Die Stäbe sind an den Enden verschweißt und verschliffen; nichts hakt am Handschuh. Ein aufgebogener Rahmen hält den Rost am Anschlag, wenn ein Blech herausgezogen wird.</p><ul><li>Für Braten über einem Auffangblech, zum Auskühlen und als Zwischenboden</li><li>Elektropoliert, Fett löst sich im Korb der Haubenspülmaschine</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Rahmen Ø 7 mm, Stäbe Ø 3 mm, elektropoliert'],
          ['GN 1/1', '530 × 325 mm, 0,95 kg'],
          ['GN 2/1', '650 × 530 mm, 1,9 kg'],
          ['Traglast', '25 kg, gleichmäßig verteilt'],
          ['Temperatur', '−40 bis +300 °C'],
        ]),
        metaDescription:
          'GN-Rost aus elektropoliertem Edelstahl für GN 1/1 und GN 2/1, belastbar bis 25 kg, für Ofen, Kühlung und Froster.',
        keywords: 'GN-Rost, Grillrost, Auflagerost, Kombidämpfer, Kühlschrankrost, GN 2/1',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-bleche-roste/gn-rost-passgenau',
      },
      en: {
        name: 'Passgenau GN grid, stainless steel',
        shortName: 'GN grid',
        shortDescription:
          'Sturdy grid for combi ovens, refrigerators and blast chillers, with a stop against pulling out.',
        description:
          '<p>Two cross bars below twelve rods carry up to 25 kg without sagging. The rods are welded and ground at the ends, so nothing catches on the glove. A raised frame holds the grid at its stop when a tray is pulled out.</p><ul><li>For roasts above a drip tray, for cooling and as an intermediate shelf</li><li>Electropolished; fat comes off in the rack of a hood-type dishwasher</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, frame Ø 7 mm, rods Ø 3 mm, electropolished'],
          ['GN 1/1', '530 × 325 mm, 0.95 kg'],
          ['GN 2/1', '650 × 530 mm, 1.9 kg'],
          ['Load', '25 kg, evenly spread'],
          ['Temperature', '−40 to +300 °C'],
        ]),
        metaDescription:
          'GN grid in electropolished stainless steel for GN 1/1 and GN 2/1, carries 25 kg, for ovens, chillers and freezers.',
        keywords: 'GN grid, oven grid, wire shelf, combi oven, refrigerator shelf, GN 2/1',
        urlPath: 'kitchen-gastronorm/gn-containers/gn-trays-grids/passgenau-gn-grid',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, fact(4, '300')],
    facetValueIds: [5104, 5201, 5503, 5610, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1212, relation: 'Accessory' },
      { itemId: 1215, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tray', '#D5D8DA', 'GN-Rost aus Edelstahl', 'Stainless steel GN grid'),
      pictureOf('tray', '#D5D8DA', 'GN-Roste in zwei Größen', 'GN grids in two sizes'),
    ],
    variations: [
      sold(40060, 'TW-1216-11', [802], graduated('16.90', [6, '15.40']), [950, 325, 530, 20], inStock(264)),
      sold(40061, 'TW-1216-21', [801], graduated('32.90', [6, '29.90']), [1900, 530, 650, 20], {
        stock: 58,
        availabilityId: 2,
      }),
    ],
  },
  {
    id: 1217,
    manufacturerId: 112,
    categoryIds: [423, 451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '76151080',
    attributeIds: [8, 7],
    texts: {
      de: {
        name: 'GN-Backblech Backtag, Aluminium mit Antihaft',
        shortName: 'GN-Alublech Antihaft',
        shortDescription:
          'Leichtes Aluminiumblech mit Antihaftbeschichtung für Brötchen, Croissants und Tiefkühlgebäck, glatt oder gelocht.',
        description:
          '<p>Aluminium heizt dreimal so schnell auf wie Stahl; das merkt man bei Teiglingen, die gefroren in den Ofen gehen. Die Beschichtung erspart Backpapier, solange nichts Scharfkantiges darüberkratzt.</p><ul><li><strong>Gelocht:</strong> Brötchen, Baguette und Croissants, die Kruste wird auch unten rösch</li><li><strong>Ungelocht:</strong> Plundergebäck, Kuchen und alles mit Füllung</li></ul><p>Bis 260 °C. Alkalische Spülmaschinenreiniger greifen Aluminium an, deshalb bitte von Hand reinigen.</p>',
        technicalData: factTable([
          ['Material', 'Aluminium 1,5 mm, beidseitig antihaftbeschichtet (PTFE)'],
          ['Lochung', 'Ø 3 mm'],
          ['GN 1/1', '530 × 325 × 20 mm, 0,62 kg'],
          ['GN 2/3', '354 × 325 × 20 mm, 0,41 kg'],
          ['Temperatur', 'Bis 260 °C'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Antihaftbeschichtetes Alublech im GN-Maß, 20 mm, glatt oder gelocht, GN 1/1 und 2/3, für Brötchen und Croissants.',
        keywords: 'GN-Backblech Aluminium, Lochblech, Antihaftblech, Brötchenblech, Croissant, GN 1/1, GN 2/3',
        urlPath: 'kueche-gastronorm/gn-behaelter/gn-bleche-roste/gn-backblech-backtag-aluminium',
      },
      en: {
        name: 'Backtag GN baking sheet, non-stick aluminium',
        shortName: 'Non-stick GN sheet',
        shortDescription:
          'Light aluminium sheet with non-stick coating for rolls, croissants and frozen pastries, solid or perforated.',
        description:
          '<p>Aluminium heats up three times as fast as steel, which shows with dough that goes into the oven frozen. The coating saves baking paper as long as nothing sharp-edged scratches it.</p><ul><li><strong>Perforated:</strong> rolls, baguettes and croissants, crisp from below as well</li><li><strong>Solid:</strong> Danish pastries, cakes and everything with a filling</li></ul><p>Up to 260 °C. Alkaline dishwasher detergents attack aluminium, so please wash by hand.</p>',
        technicalData: factTable([
          ['Material', 'Aluminium 1.5 mm, non-stick coating (PTFE) on both sides'],
          ['Perforation', 'Ø 3 mm'],
          ['GN 1/1', '530 × 325 × 20 mm, 0.62 kg'],
          ['GN 2/3', '354 × 325 × 20 mm, 0.41 kg'],
          ['Temperature', 'Up to 260 °C'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Non-stick aluminium sheet in GN size, 20 mm, solid or perforated, GN 1/1 and 2/3, for rolls and croissants.',
        keywords: 'GN baking sheet, aluminium, perforated sheet, non-stick tray, croissant tray, GN 1/1, GN 2/3',
        urlPath: 'kitchen-gastronorm/gn-containers/gn-trays-grids/backtag-gn-baking-sheet-aluminium',
      },
    },
    properties: [
      fact(1, 'Aluminium, PTFE-beschichtet', 'Aluminium, PTFE-coated'),
      washedByHand,
      stackable,
      fact(4, '260'),
      fact(5, '1.5'),
    ],
    facetValueIds: [5105, 5203, 5401, 5503, 5618, 5703, 5706],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1215, relation: 'Similar' },
      { itemId: 1216, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tray', '#4C5054', 'Antihaftbeschichtetes GN-Blech', 'Non-stick GN sheet'),
      pictureOf('tray', '#4C5054', 'GN-Bleche, glatt und gelocht', 'GN sheets, solid and perforated'),
    ],
    variations: [
      aluminiumSheet(40062, '1/1', perforated, ['18.90', '17.20'], inStock(186)),
      aluminiumSheet(40063, '1/1', solid, ['17.90', '16.30'], inStock(205)),
      aluminiumSheet(40064, '2/3', perforated, ['14.90', '13.60'], { stock: 62, availabilityId: 3 }),
      aluminiumSheet(40065, '2/3', solid, ['13.90', '12.70'], {
        stock: 120,
        availabilityId: 1,
        price: { price: '13.90', offer: { price: '10.90', lowest30Days: '13.50' } },
      }),
    ],
  },
];
