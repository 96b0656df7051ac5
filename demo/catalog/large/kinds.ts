import type { Texts } from '../../types.ts';

/** A kind of thing that a shop of this trade sells. */
export type Kind = {
  /** Family of `demo/images` that shows it. */
  family: string;
  name: Texts;
  plural: Texts;
  /** The attribute in whose values its variations differ, beside their color. */
  attributeId: number;
  materials: readonly Material[];
  /** Of the smallest variation, in cents. */
  priceCents: [lowest: number, highest: number];
  weightG: [lowest: number, highest: number];
};

/** `facetValueId` is the filter that it is found by. */
export type Material = { facetValueId: number; name: Texts };

const porcelain = { facetValueId: 5101, name: { de: 'Porzellan', en: 'porcelain' } };
const stoneware = { facetValueId: 5102, name: { de: 'Steinzeug', en: 'stoneware' } };
const glass = { facetValueId: 5103, name: { de: 'Glas', en: 'glass' } };
const steel = { facetValueId: 5104, name: { de: 'Edelstahl', en: 'stainless steel' } };
const aluminum = { facetValueId: 5105, name: { de: 'Aluminium', en: 'aluminium' } };
const castIron = { facetValueId: 5106, name: { de: 'Gusseisen', en: 'cast iron' } };
const wood = { facetValueId: 5107, name: { de: 'Holz', en: 'wood' } };
const melamine = { facetValueId: 5108, name: { de: 'Melamin', en: 'melamine' } };
const plastic = { facetValueId: 5109, name: { de: 'Kunststoff', en: 'plastic' } };
const cotton = { facetValueId: 5110, name: { de: 'Baumwolle', en: 'cotton' } };
const linen = { facetValueId: 5111, name: { de: 'Leinen', en: 'linen' } };
const airlaid = { facetValueId: 5112, name: { de: 'Vlies', en: 'airlaid' } };
const microfiber = { facetValueId: 5113, name: { de: 'Mikrofaser', en: 'microfibre' } };
const blend = { facetValueId: 5115, name: { de: 'Mischgewebe', en: 'blended fabric' } };

const [diameter, size, capacity, length] = [2, 3, 4, 6];

type Line = [string, Texts, Texts, number, Material[], Kind['priceCents'], Kind['weightG']];

const lines: Line[] = [
  [
    'plate',
    t('Teller', 'plate'),
    t('Teller', 'Plates'),
    diameter,
    [porcelain, stoneware, melamine],
    [290, 2400],
    [180, 900],
  ],
  [
    'soup-plate',
    t('Suppenteller', 'soup plate'),
    t('Suppenteller', 'Soup plates'),
    diameter,
    [porcelain, stoneware],
    [390, 1900],
    [250, 800],
  ],
  [
    'bowl',
    t('Schale', 'bowl'),
    t('Schalen', 'Bowls'),
    diameter,
    [porcelain, stoneware, glass, melamine],
    [240, 2900],
    [120, 900],
  ],
  ['cup', t('Tasse', 'cup'), t('Tassen', 'Cups'), capacity, [porcelain, stoneware], [320, 1200], [150, 380]],
  ['mug', t('Becher', 'mug'), t('Becher', 'Mugs'), capacity, [porcelain, stoneware, melamine], [350, 1500], [200, 450]],
  [
    'teapot',
    t('Kanne', 'pot'),
    t('Kannen', 'Pots for tea and coffee'),
    capacity,
    [porcelain, steel],
    [1200, 6900],
    [400, 1200],
  ],
  [
    'wine-glass',
    t('Weinglas', 'wine glass'),
    t('Weingläser', 'Wine glasses'),
    capacity,
    [glass],
    [290, 2900],
    [90, 260],
  ],
  [
    'champagne-glass',
    t('Sektglas', 'champagne glass'),
    t('Sektgläser', 'Champagne glasses'),
    capacity,
    [glass],
    [290, 2400],
    [90, 220],
  ],
  [
    'tumbler',
    t('Wasserglas', 'water glass'),
    t('Wassergläser', 'Water glasses'),
    capacity,
    [glass, plastic],
    [120, 1400],
    [120, 420],
  ],
  [
    'beer-glass',
    t('Bierglas', 'beer glass'),
    t('Biergläser', 'Beer glasses'),
    capacity,
    [glass],
    [190, 900],
    [200, 700],
  ],
  ['carafe', t('Karaffe', 'carafe'), t('Karaffen', 'Carafes'), capacity, [glass, plastic], [690, 4900], [350, 1400]],
  ['fork', t('Gabel', 'fork'), t('Gabeln', 'Forks'), length, [steel], [110, 900], [30, 90]],
  ['knife', t('Tafelmesser', 'table knife'), t('Tafelmesser', 'Table knives'), length, [steel], [160, 1400], [40, 120]],
  ['spoon', t('Löffel', 'spoon'), t('Löffel', 'Spoons'), length, [steel], [110, 900], [25, 90]],
  [
    'pot',
    t('Kochtopf', 'saucepan'),
    t('Kochtöpfe', 'Saucepans'),
    diameter,
    [steel, aluminum, castIron],
    [2900, 24900],
    [900, 6000],
  ],
  [
    'pan',
    t('Pfanne', 'frying pan'),
    t('Pfannen', 'Frying pans'),
    diameter,
    [steel, aluminum, castIron],
    [1900, 17900],
    [600, 3500],
  ],
  [
    'knife-chef',
    t('Kochmesser', 'chef’s knife'),
    t('Kochmesser', 'Chef’s knives'),
    length,
    [steel],
    [1900, 29900],
    [120, 320],
  ],
  [
    'board',
    t('Schneidbrett', 'chopping board'),
    t('Schneidbretter', 'Chopping boards'),
    length,
    [wood, plastic],
    [900, 9900],
    [400, 4000],
  ],
  ['ladle', t('Schöpfkelle', 'ladle'), t('Schöpfkellen', 'Ladles'), capacity, [steel], [690, 3900], [120, 600]],
  [
    'tray',
    t('Tablett', 'tray'),
    t('Tabletts', 'Trays'),
    length,
    [plastic, wood, melamine, steel],
    [690, 5900],
    [300, 1600],
  ],
  [
    'bread-basket',
    t('Brotkorb', 'bread basket'),
    t('Brotkörbe', 'Bread baskets'),
    diameter,
    [plastic, wood, steel],
    [490, 3900],
    [150, 600],
  ],
  [
    'napkin',
    t('Serviette', 'napkin'),
    t('Servietten', 'Napkins'),
    length,
    [airlaid, cotton, linen],
    [290, 3900],
    [100, 900],
  ],
  [
    'tablecloth',
    t('Tischdecke', 'tablecloth'),
    t('Tischdecken', 'Tablecloths'),
    length,
    [cotton, linen, blend],
    [1900, 9900],
    [300, 1200],
  ],
  ['towel', t('Handtuch', 'towel'), t('Handtücher', 'Towels'), size, [cotton, blend], [490, 2900], [180, 800]],
  [
    'box',
    t('Vorratsbox', 'storage box'),
    t('Vorratsboxen', 'Storage boxes'),
    capacity,
    [plastic, steel],
    [490, 5900],
    [200, 1900],
  ],
  [
    'cloth',
    t('Reinigungstuch', 'cleaning cloth'),
    t('Reinigungstücher', 'Cleaning cloths'),
    size,
    [microfiber, cotton],
    [290, 2900],
    [80, 600],
  ],
];

export const kinds: readonly Kind[] = lines.map(
  ([family, name, plural, attributeId, materials, priceCents, weightG]) => ({
    family,
    name,
    plural,
    attributeId,
    materials,
    priceCents,
    weightG,
  }),
);

function t(de: string, en: string): Texts {
  return { de, en };
}
