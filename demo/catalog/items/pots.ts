import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Measures, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Ids of the values of the attribute "Durchmesser", by centimetres. */
const diameters = { 9: 203, 12: 206, 16: 210, 20: 214, 24: 218, 28: 222, 32: 226, 36: 229, 40: 231 };

const black = { valueId: 103, letters: 'SW', picture: 0 };
const burgundy = { valueId: 111, letters: 'BX', picture: 1 };
const midnight = { valueId: 108, letters: 'NB', picture: 2 };

function casserole(
  id: number,
  color: typeof black,
  centimeters: 24 | 28,
  supply: Supply,
  price: DemoVariation['price'] = centimeters === 24 ? { price: '119.00' } : { price: '149.00' },
): DemoVariation {
  const measures: Measures = centimeters === 24 ? [4900, 310, 260, 190] : [6400, 350, 300, 215];
  return sold(id, `TW-1207-${color.letters}-${centimeters}`, [color.valueId, diameters[centimeters]], price, measures, {
    ...supply,
    pictures: [color.picture],
  });
}

function lid(id: number, centimeters: 16 | 20 | 24 | 28 | 32, price: string, weightG: number, stock: number) {
  const side = centimeters * 10 + 20;
  return sold(id, `TW-1208-${centimeters}`, [diameters[centimeters]], price, [weightG, side, side, 60], {
    ...inStock(stock),
    model: `KZ-D${centimeters}`,
  });
}

/** Pots, casseroles and their lids. */
export const pots: DemoItem[] = [
  {
    id: 1206,
    manufacturerId: 7,
    categoryIds: [412],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Bratentopf Kernzone, flach, mit Deckel',
        shortName: 'Bratentopf Kernzone',
        shortDescription:
          'Breiter, niedriger Topf aus Edelstahl 18/10 zum Schmoren, für Risotto und zum Angaren großer Mengen.',
        description:
          '<p>Halb so hoch wie breit: Die Bodenfläche nimmt viel Bratgut nebeneinander auf, und Flüssigkeit verkocht schnell genug, dass eine Sauce bindet. Boden und Griffe entsprechen den hohen Kernzone-Töpfen, auch die Deckel sind dieselben.</p><ul><li>24 cm für acht Portionen Risotto, 36 cm für etwa dreißig</li><li>Ofenfest mit Deckel, die Rundrohrgriffe werden dabei heiß</li><li>Ab 32 cm mit verstärktem Rand gegen Schläge beim Umsetzen</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 (1.4301), Wandstärke 0,8 mm, ab 32 cm 1,0 mm'],
          ['Boden', 'Sandwich, 6,5 mm Aluminiumkern, gekapselt'],
          ['Ø 24 cm', 'Höhe 12 cm, Inhalt 5,4 l'],
          ['Ø 28 cm', 'Höhe 14 cm, Inhalt 8,6 l'],
          ['Ø 32 cm', 'Höhe 16 cm, Inhalt 12,8 l'],
          ['Ø 36 cm', 'Höhe 18 cm, Inhalt 18,3 l'],
          ['Herdarten', 'Induktion, Gas, Elektro, Glaskeramik, Backofen'],
        ]),
        metaDescription:
          'Flacher Bratentopf aus Edelstahl 18/10 mit Deckel, 5,4 bis 18,3 Liter, zum Schmoren und für Risotto, Induktion.',
        keywords: 'Bratentopf, Schmortopf, flacher Topf, Rondeau, Risottotopf, Edelstahl, Induktion',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/toepfe-kasserollen/bratentopf-kernzone-flach',
      },
      en: {
        name: 'Kernzone braising pot, shallow, with lid',
        shortName: 'Kernzone braising pot',
        shortDescription:
          'Wide, low pot in 18/10 stainless steel for braising, risotto and par-cooking large quantities.',
        description:
          '<p>Half as high as it is wide: the base takes plenty of pieces side by side, and liquid reduces fast enough for a sauce to bind. Base and handles are those of the tall Kernzone pots, and so are the lids.</p><ul><li>24 cm for eight portions of risotto, 36 cm for about thirty</li><li>Ovenproof with lid; the tubular handles get hot</li><li>From 32 cm with a reinforced rim against knocks</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel (1.4301), wall 0.8 mm, from 32 cm 1.0 mm'],
          ['Base', 'Sandwich, 6.5 mm aluminium core, encapsulated'],
          ['Ø 24 cm', 'Height 12 cm, capacity 5.4 l'],
          ['Ø 28 cm', 'Height 14 cm, capacity 8.6 l'],
          ['Ø 32 cm', 'Height 16 cm, capacity 12.8 l'],
          ['Ø 36 cm', 'Height 18 cm, capacity 18.3 l'],
          ['Hobs', 'Induction, gas, electric, ceramic, oven'],
        ]),
        metaDescription:
          'Shallow braising pot in 18/10 stainless steel with lid, 5.4 to 18.3 litres, for braising and risotto, induction.',
        keywords: 'braising pot, rondeau, shallow pot, risotto pot, stainless steel, induction',
        urlPath: 'kitchen-gastronorm/pots-pans/pots-casseroles/kernzone-braising-pot-shallow',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'),
      dishwasherSafe,
      fact(4, '250'),
      fact(15, 'Induktion, Gas, Elektro, Glaskeramik', 'Induction, gas, electric, ceramic'),
    ],
    facetValueIds: [5104, 5201, 5609, 5706, 5801],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1208, relation: 'ReplacementPart' },
      { itemId: 1031, relation: 'Similar' },
      { itemId: 1207, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pot', '#B7BCC0', 'Flacher Bratentopf aus Edelstahl', 'Shallow stainless steel braising pot'),
      pictureOf('pot', '#B7BCC0', 'Bratentopf Kernzone mit Deckel', 'Kernzone braising pot with lid'),
    ],
    variations: [
      sold(40017, 'TW-1206-24', [218], graduated('74.90', [6, '69.90']), [2700, 345, 262, 180], {
        stock: 54,
        availabilityId: 5,
      }),
      sold(40018, 'TW-1206-28', [222], graduated('94.90', [6, '88.90']), [3900, 390, 302, 200], inStock(47)),
      sold(40019, 'TW-1206-32', [226], '124.00', [5600, 440, 342, 220], { stock: 19, availabilityId: 3 }),
      sold(40020, 'TW-1206-36', [229], '159.00', [7300, 490, 382, 240], {
        stock: 2,
        canOversell: true,
        availabilityId: 4,
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-03',
        'Trattoria Lume',
        'Unser Risottotopf',
        'Gleichmäßige Hitze bis an den Rand, kein Rühren gegen angebrannte Stellen. Drei Stück im Einsatz.',
      ),
      review(
        4,
        'de',
        '2026-07-08',
        'J. Oberländer, Küchenleiter',
        'Deckel sitzt etwas locker',
        'Topf einwandfrei. Der Deckel klappert beim starken Kochen, dafür läuft nichts über.',
      ),
    ],
  },
  {
    id: 1207,
    manufacturerId: 7,
    categoryIds: [412],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '73239200',
    attributeIds: [1, 2],
    texts: {
      de: {
        name: 'Schmortopf Glutfeld, Gusseisen emailliert',
        shortName: 'Schmortopf Glutfeld',
        shortDescription:
          'Runder Bräter aus emailliertem Gusseisen mit Tropfnoppen im Deckel, vom Ofen direkt auf den Tisch.',
        description:
          '<p>Der schwere Deckel schließt so gut, dass Schmorgerichte mit wenig Flüssigkeit auskommen; die Noppen auf seiner Innenseite lassen das Kondensat gleichmäßig zurücktropfen. Innen ist die Emaille hell, damit die Farbe des Bratensatzes zu beurteilen ist.</p><ul><li>Drei Lagen Emaille, außen farbig, innen elfenbein</li><li>Knauf aus Edelstahl, bis 260 °C ofenfest</li><li>Spülmaschinenfest; von Hand gespült bleibt der Glanz länger</li></ul><p>Emaille platzt bei harten Stößen und beim Abschrecken. Heiß nicht unter kaltes Wasser halten.</p>',
        technicalData: factTable([
          ['Material', 'Gusseisen 4 mm, dreifach emailliert'],
          ['Ø 24 cm', 'Höhe 110 mm ohne Deckel, Inhalt 4,0 l, 4,6 kg'],
          ['Ø 28 cm', 'Höhe 125 mm ohne Deckel, Inhalt 6,1 l, 6,0 kg'],
          ['Emaille', 'Blei- und cadmiumfrei, geprüft nach EN ISO 4531'],
          ['Herdarten', 'Alle, dazu Backofen bis 260 °C'],
        ]),
        metaDescription:
          'Emaillierter Schmortopf aus Gusseisen, Ø 24 und 28 cm, in Schwarz, Bordeaux und Nachtblau. Ofenfest bis 260 °C.',
        keywords: 'Schmortopf, Bräter, Gusseisen, emailliert, Cocotte, Ofentopf',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/toepfe-kasserollen/schmortopf-glutfeld-emailliert',
      },
      en: {
        name: 'Glutfeld casserole, enamelled cast iron',
        shortName: 'Glutfeld casserole',
        shortDescription:
          'Round casserole in enamelled cast iron with basting pips in the lid, from the oven straight to the table.',
        description:
          '<p>The heavy lid closes so well that braised dishes need little liquid; pips on its underside let the condensate drip back evenly. The enamel is pale inside so that the colour of the fond can be judged.</p><ul><li>Three coats of enamel, coloured outside, ivory inside</li><li>Stainless steel knob, ovenproof to 260 °C</li><li>Dishwasher-safe, though the gloss lasts longer when washed by hand</li></ul><p>Enamel chips under hard knocks and thermal shock. Do not hold it under cold water while hot.</p>',
        technicalData: factTable([
          ['Material', 'Cast iron 4 mm, enamelled three times'],
          ['Ø 24 cm', 'Height 110 mm without lid, capacity 4.0 l, 4.6 kg'],
          ['Ø 28 cm', 'Height 125 mm without lid, capacity 6.1 l, 6.0 kg'],
          ['Enamel', 'Free of lead and cadmium, tested to EN ISO 4531'],
          ['Hobs', 'All, also oven to 260 °C'],
        ]),
        metaDescription:
          'Enamelled cast iron casserole, Ø 24 and 28 cm, in black, burgundy and midnight blue. Ovenproof to 260 °C.',
        keywords: 'casserole, Dutch oven, cast iron, enamelled, cocotte, oven pot',
        urlPath: 'kitchen-gastronorm/pots-pans/pots-casseroles/glutfeld-casserole-enamelled',
      },
    },
    properties: [
      fact(1, 'Gusseisen, emailliert', 'Cast iron, enamelled'),
      dishwasherSafe,
      fact(4, '260'),
      fact(16, 'EN ISO 4531'),
    ],
    orderPropertyIds: [6, 7],
    facetValueIds: [5106, 5119, 5201, 5501, 5616, 5701, 5706, 5801],
    tagIds: [1, 4, 6],
    crossSelling: [
      { itemId: 1203, relation: 'Similar' },
      { itemId: 1206, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pot', '#1E1E1E', 'Schwarzer Schmortopf aus emailliertem Gusseisen', 'Black enamelled casserole'),
      pictureOf('pot', '#6B1F2E', 'Schmortopf in Bordeaux', 'Casserole in burgundy'),
      pictureOf('pot', '#24324A', 'Schmortopf in Nachtblau', 'Casserole in midnight blue'),
    ],
    variations: [
      casserole(40021, black, 24, { stock: 38, availabilityId: 2 }),
      casserole(40022, black, 28, inStock(26)),
      casserole(40023, burgundy, 24, { stock: 17, availabilityId: 2 }, { price: '119.00', recommended: '139.00' }),
      casserole(40024, burgundy, 28, { stock: 5, availabilityId: 2 }, { price: '149.00', recommended: '175.00' }),
      casserole(40025, midnight, 24, inStock(12), {
        price: '119.00',
        recommended: '139.00',
        offer: { price: '94.90', lowest30Days: '109.00' },
      }),
      casserole(40026, midnight, 28, { stock: 0, availabilityId: 9 }, { price: '149.00', recommended: '175.00' }),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-01-11',
        'The Old Granary, Shropshire',
        'Does short ribs beautifully',
        'Lid is heavy enough that we lose almost nothing over five hours. Looks good on the table too.',
      ),
      review(
        4,
        'de',
        '2026-04-28',
        'Regina Faltermeier',
        'Schwer, aber das soll so sein',
        'Die 28er ist gefüllt kaum mit einer Hand zu tragen. Emaille nach einem halben Jahr wie neu.',
      ),
      review(
        2,
        'de',
        '2026-06-02',
        'Gasthof Torwirt',
        'Rand nach drei Monaten abgeplatzt',
        'Beim Einräumen ist am Deckelrand ein Stück Emaille abgesprungen.',
        {
          reply:
            'Schade. Stöße am Rand sind die schwache Stelle von Emaille, deshalb raten wir zum Stapeln mit Zwischenlage. Den Deckel bekommen Sie einzeln; wir haben Ihnen einen zum Selbstkostenpreis angeboten.',
        },
      ),
    ],
  },
  {
    id: 1208,
    manufacturerId: 7,
    categoryIds: [412],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Topfdeckel Kernzone mit Einlegerand',
        shortName: 'Topfdeckel Kernzone',
        shortDescription:
          'Einzelner Deckel für Töpfe und Kasserollen der Serie Kernzone von 16 bis 32 cm, aus Edelstahl 18/10.',
        description:
          '<p>Deckel gehen verloren oder verziehen sich beim Hinunterfallen; hier gibt es sie einzeln. Der Rand greift 12 mm in den Topf und hält den Deckel beim Abgießen.</p><ul><li>Griff aus Rundrohr, in der Mitte verschweißt</li><li>Passt auf jeden Kernzone-Topf gleichen Durchmessers, flach oder hoch</li><li>Durchmesser in den Griff geprägt</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10 (1.4301), 0,8 mm'],
          ['Größen', '16, 20, 24, 28 und 32 cm (Innenmaß des Topfes)'],
          ['Temperatur', 'Ofenfest bis 300 °C'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Einzelner Deckel aus Edelstahl für Kernzone-Töpfe, 16 bis 32 cm, mit Einlegerand, spülmaschinenfest.',
        keywords: 'Topfdeckel, Ersatzdeckel, Kochtopfdeckel, Edelstahl, Kernzone',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/toepfe-kasserollen/topfdeckel-kernzone',
      },
      en: {
        name: 'Kernzone pot lid with inset rim',
        shortName: 'Kernzone pot lid',
        shortDescription:
          'Single lid for pots and saucepans of the Kernzone range from 16 to 32 cm, in 18/10 stainless steel.',
        description:
          '<p>Lids get lost or bend when dropped; here they come individually. The rim reaches 12 mm into the pot and holds the lid while pouring off.</p><ul><li>Tubular handle, welded at the centre</li><li>Fits every Kernzone pot of the same diameter, shallow or tall</li><li>Diameter stamped into the handle</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel (1.4301), 0.8 mm'],
          ['Sizes', '16, 20, 24, 28 and 32 cm (inner diameter of the pot)'],
          ['Temperature', 'Ovenproof to 300 °C'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription: 'Single stainless steel lid for Kernzone pots, 16 to 32 cm, with inset rim, dishwasher-safe.',
        keywords: 'pot lid, spare lid, saucepan lid, stainless steel, Kernzone',
        urlPath: 'kitchen-gastronorm/pots-pans/pots-casseroles/kernzone-pot-lid',
      },
    },
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, fact(4, '300'), fact(5, '0.8')],
    facetValueIds: [5104, 5201, 5501, 5609, 5706],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1031, relation: 'Accessory' },
      { itemId: 1032, relation: 'Accessory' },
      { itemId: 1206, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('pot', '#D2D5D8', 'Kernzone-Deckel', 'Kernzone lid'),
      pictureOf('pot', '#D2D5D8', 'Topfdeckel auf einem Kernzone-Topf', 'Lid on a Kernzone pot'),
    ],
    variations: [
      lid(40027, 16, '12.90', 290, 74),
      lid(40028, 20, '14.90', 420, 96),
      lid(40029, 24, '17.90', 590, 88),
      lid(40030, 28, '21.90', 820, 51),
      lid(40031, 32, '26.90', 1090, 3),
    ],
  },
  {
    id: 1209,
    manufacturerId: 7,
    categoryIds: [412],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '74181010',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Servierkasserolle aus Kupfer, innen Edelstahl',
        shortName: 'Kupferkasserolle',
        shortDescription: 'Kleine Kasserolle für Beilagen und Saucen, in der gekocht und am Tisch serviert wird.',
        description:
          '<p>Die Verbindung aus 1,3 mm Kupfer und 0,2 mm Edelstahl ist gewalzt, nicht verzinnt: Innen muss nichts nachverzinnt werden, und säurehaltige Speisen sind unbedenklich. Kupfer leitet die Wärme rund zwanzigmal besser als Edelstahl, eine Beurre blanc lässt sich darin aufs Grad genau halten.</p><ul><li>Griff aus Messing, mit zwei Nieten</li><li>9 cm für Sauce und Butter, 12 cm für eine Beilage</li><li>Außen anlaufend: mit Zitrone und Salz oder Kupferpaste polieren</li></ul><p>Nicht für Induktion. Nicht in die Spülmaschine, der Reiniger greift Kupfer an.</p>',
        technicalData: factTable([
          ['Material', 'Kupfer 1,3 mm, innen Edelstahl 18/10 0,2 mm, Griff Messing'],
          ['Ø 9 cm', 'Höhe 45 mm, Inhalt 0,28 l, 0,35 kg'],
          ['Ø 12 cm', 'Höhe 60 mm, Inhalt 0,65 l, 0,62 kg'],
          ['Herdarten', 'Gas, Elektro, Glaskeramik'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Servierkasserolle aus Kupfer mit Edelstahl innen und Messinggriff, Ø 9 und 12 cm, einzeln und im Karton zu 6.',
        keywords: 'Kupferkasserolle, Servierkasserolle, Saucenpfännchen, Kupfertopf, Beilage',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/toepfe-kasserollen/servierkasserolle-kupfer',
      },
      en: {
        name: 'Copper serving saucepan, lined with steel',
        shortName: 'Copper saucepan',
        shortDescription: 'Small saucepan for sides and sauces, to cook in and to serve from at the table.',
        description:
          '<p>The bond of 1.3 mm copper and 0.2 mm stainless steel is rolled, not tinned: nothing needs re-tinning inside, and acidic food is no concern. Copper conducts heat about twenty times better than stainless steel; a beurre blanc can be held to the degree.</p><ul><li>Brass handle with two rivets</li><li>9 cm for sauce and butter, 12 cm for one side dish</li><li>Tarnishes outside: polish with lemon and salt or copper paste</li></ul><p>Not for induction. Keep out of the dishwasher: detergent attacks copper.</p>',
        technicalData: factTable([
          ['Material', 'Copper 1.3 mm, lined with 18/10 stainless steel 0.2 mm, brass handle'],
          ['Ø 9 cm', 'Height 45 mm, capacity 0.28 l, 0.35 kg'],
          ['Ø 12 cm', 'Height 60 mm, capacity 0.65 l, 0.62 kg'],
          ['Hobs', 'Gas, electric, ceramic'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Copper serving saucepan lined with stainless steel, brass handle, Ø 9 and 12 cm, individually and in cartons of 6.',
        keywords: 'copper saucepan, serving saucepan, mini saucepan, copper pot, side dish',
        urlPath: 'kitchen-gastronorm/pots-pans/pots-casseroles/copper-serving-saucepan',
      },
    },
    properties: [
      fact(1, 'Kupfer und Edelstahl', 'Copper and stainless steel'),
      washedByHand,
      fact(15, 'Gas, Elektro, Glaskeramik', 'Gas, electric, ceramic'),
    ],
    orderPropertyIds: [1, 2, 6],
    facetValueIds: [5117, 5203, 5501, 5701, 5802],
    crossSelling: [{ itemId: 1203, relation: 'Similar' }],
    pictures: [
      pictureOf('pot', '#B87349', 'Kleine Kupferkasserolle', 'Small copper saucepan'),
      pictureOf('box', '#C9A77A', 'Karton mit sechs Kupferkasserollen', 'Carton of six copper saucepans'),
    ],
    variations: [
      sold(40032, 'TW-1209-9', [203], '36.90', [410, 95, 190, 60], { stock: 64, availabilityId: 3, pictures: [0] }),
      sold(40033, 'TW-1209-9-K6', [203], '204.00', [2700, 210, 300, 140], {
        ...inStock(18),
        content: 6,
        pictures: [0, 1],
      }),
      sold(40034, 'TW-1209-12', [206], '49.90', [690, 125, 240, 75], { stock: 40, availabilityId: 4, pictures: [0] }),
      sold(40035, 'TW-1209-12-K6', [206], '276.00', [4400, 270, 380, 170], {
        stock: 4,
        availabilityId: 5,
        content: 6,
        pictures: [0, 1],
      }),
    ],
  },
  {
    id: 1210,
    manufacturerId: 7,
    categoryIds: [412],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Kochkessel Kernzone mit Ablasshahn und Deckel',
        shortName: 'Kochkessel mit Hahn',
        shortDescription:
          'Großer Topf mit Kugelhahn am Boden für Fonds, Glühwein und Nudelwasser: ablassen statt heben.',
        description:
          '<p>Ein voller 36-Liter-Topf wiegt 45 kg und wird zu zweit unsicher getragen. Der Kugelhahn mit ¾-Zoll-Gewinde sitzt 15 mm über dem Boden und entleert den Kessel bis auf einen halben Liter. Er lässt sich ohne Werkzeug zerlegen und in der Spülmaschine reinigen.</p><ul><li>Siebeinsatz vor dem Hahn hält Knochen und Gemüse zurück</li><li>Hahngriff aus Holz bleibt greifbar, zum Spülen abziehen</li><li>Anfertigung auf Bestellung, deshalb die längere Lieferzeit beim großen Kessel</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Wandstärke 1,2 mm'],
          ['Ø 36 cm', 'Höhe 36 cm, Inhalt 36 l, 8,9 kg'],
          ['Ø 40 cm', 'Höhe 40 cm, Inhalt 50 l, 11,2 kg'],
          ['Hahn', 'Kugelhahn ¾ Zoll, Edelstahl, zerlegbar'],
          ['Herdarten', 'Gas, Elektro, Induktion ab 5 kW'],
          ['Lieferumfang', 'Kessel, Deckel, Siebeinsatz'],
        ]),
        metaDescription:
          'Kochkessel aus Edelstahl mit Ablasshahn, 36 und 50 Liter, mit Deckel und Siebeinsatz. Für Fonds und Glühwein.',
        keywords: 'Kochkessel, Topf mit Ablasshahn, Marmite, Fondtopf, Glühweintopf, 50 Liter',
        urlPath: 'kueche-gastronorm/toepfe-pfannen/toepfe-kasserollen/kochkessel-kernzone-ablasshahn',
      },
      en: {
        name: 'Kernzone stock kettle with drain tap and lid',
        shortName: 'Stock kettle with tap',
        shortDescription:
          'Large pot with a ball valve at the base for stocks, mulled wine and pasta water: drain instead of lifting.',
        description:
          '<p>A full 36-litre pot weighs 45 kg and is unsafe to carry even for two. The ball valve with ¾ inch thread sits 15 mm above the base and empties the kettle down to half a litre. It comes apart without tools and goes into the dishwasher.</p><ul><li>Strainer in front of the valve holds back bones and vegetables</li><li>The wooden handle of the tap stays cool; pull it off before washing</li><li>Made to order, hence the longer delivery for the large kettle</li></ul>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, wall 1.2 mm'],
          ['Ø 36 cm', 'Height 36 cm, capacity 36 l, 8.9 kg'],
          ['Ø 40 cm', 'Height 40 cm, capacity 50 l, 11.2 kg'],
          ['Tap', 'Ball valve ¾ inch, stainless steel, comes apart'],
          ['Hobs', 'Gas, electric, induction from 5 kW'],
          ['Supplied with', 'Kettle, lid, strainer'],
        ]),
        metaDescription:
          'Stock kettle in stainless steel with drain tap, 36 and 50 litres, with lid and strainer. For stocks and mulled wine.',
        keywords: 'stock kettle, pot with tap, marmite, stockpot 50 litres, mulled wine kettle',
        urlPath: 'kitchen-gastronorm/pots-pans/pots-casseroles/kernzone-stock-kettle-drain-tap',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'),
      dishwasherSafe,
      fact(5, '1.2'),
      fact(15, 'Gas, Elektro, Induktion ab 5 kW', 'Gas, electric, induction from 5 kW'),
    ],
    orderPropertyIds: [13],
    facetValueIds: [5104, 5201, 5609, 5702, 5706, 5801],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1031, relation: 'Similar' },
      { itemId: 1036, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('pot', '#AEB4B8', 'Großer Kochkessel aus Edelstahl', 'Large stainless steel stock kettle'),
      pictureOf('pot', '#AEB4B8', 'Kochkessel mit aufgelegtem Deckel', 'Stock kettle with its lid on'),
    ],
    variations: [
      sold(40036, 'TW-1210-36', [229], '289.00', [10400, 480, 420, 460], {
        stock: 6,
        canOversell: true,
        availabilityId: 5,
        maximumOrderQuantity: 10,
      }),
      sold(40037, 'TW-1210-40', [231], '348.00', [12900, 520, 460, 500], {
        stock: 0,
        canOversell: true,
        availabilityId: 7,
      }),
    ],
  },
];
