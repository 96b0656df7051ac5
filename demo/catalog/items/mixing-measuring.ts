import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, stackable } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Ids of the values of the attribute "Durchmesser", by centimetres. */
const diameters = { 20: 214, 24: 218, 28: 222, 32: 226, 36: 229, 40: 231 };

function mixingBowl(
  id: number,
  centimeters: keyof typeof diameters,
  price: string,
  [weightG, heightMm]: [weightG: number, heightMm: number],
  stock: number,
): DemoVariation {
  const side = centimeters * 10;
  const sizes: [number, number, number, number] = [weightG, side, side, heightMm];
  return sold(id, `TW-1238-${centimeters}`, [diameters[centimeters]], price, sizes, inStock(stock));
}

const clear = { valueId: 117, letters: 'KL', picture: 0 };
const red = { valueId: 120, letters: 'RT', picture: 1 };
const yellow = { valueId: 121, letters: 'GE', picture: 2 };

function squeezeBottle(id: number, color: typeof clear, milliliters: 350 | 700, supply: Supply): DemoVariation {
  const [valueId, price, weightG] = milliliters === 350 ? [412, '2.20', 48] : [417, '2.90', 72];
  return sold(
    id,
    `TW-1240-${milliliters}-${color.letters}`,
    [color.valueId, valueId],
    graduated(price, [12, (Number(price) - 0.3).toFixed(2)]),
    [weightG, 70, 70, milliliters === 350 ? 210 : 250],
    { ...supply, pictures: [color.picture] },
  );
}

/** What mixes, measures and dispenses. */
export const mixingMeasuring: DemoItem[] = [
  {
    id: 1238,
    manufacturerId: 7,
    categoryIds: [441, 451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IN',
    customsTariffNumber: '73239300',
    attributeIds: [2],
    texts: {
      de: {
        name: 'Rührschüssel Passgenau, Edelstahl, mit flachem Boden',
        shortName: 'Rührschüssel Edelstahl',
        shortDescription: 'Halbkugelschüssel mit Standfläche zum Rühren, Marinieren und Anmachen, in sechs Größen.',
        description:
          '<p>Die runde Wand lässt den Besen überall hinkommen, der flache Boden sorgt dafür, dass die Schüssel beim Schlagen nicht tanzt. Sie passt als Wasserbad auf jeden Topf, dessen Durchmesser 4 cm kleiner ist.</p><ul><li>Bördelrand, liegt gut in der Hand und tropft nicht</li><li>Größe innen am Rand eingeprägt</li><li>Alle sechs stapeln ineinander auf 18 cm Höhe</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, 0,7 mm, matt gebürstet'],
          ['Ø 20 cm', 'Höhe 85 mm, 1,6 l'],
          ['Ø 24 cm', 'Höhe 100 mm, 2,9 l'],
          ['Ø 28 cm', 'Höhe 115 mm, 4,6 l'],
          ['Ø 32 cm', 'Höhe 130 mm, 6,8 l'],
          ['Ø 36 cm', 'Höhe 145 mm, 9,5 l'],
          ['Ø 40 cm', 'Höhe 160 mm, 13,0 l'],
        ]),
        metaDescription:
          'Rührschüsseln aus Edelstahl mit flachem Boden, Ø 20 bis 40 cm, 1,6 bis 13 Liter, ineinander stapelbar.',
        keywords: 'Rührschüssel, Edelstahlschüssel, Schlagschüssel, Küchenschüssel, Salatschüssel',
        urlPath: 'kueche-gastronorm/kuechenhelfer/ruehrschuessel-passgenau-edelstahl',
      },
      en: {
        name: 'Passgenau mixing bowl, stainless steel, flat base',
        shortName: 'Steel mixing bowl',
        shortDescription: 'Hemispherical bowl with a standing base for mixing, marinating and tossing, in six sizes.',
        description:
          '<p>The round wall lets the whisk reach everywhere; the flat base keeps the bowl from dancing while you beat. As a bain-marie it fits any pot that is 4 cm smaller in diameter.</p><ul><li>Rolled rim, sits well in the hand and does not drip</li><li>Size stamped inside the rim</li><li>All six nest to a height of 18 cm</li></ul>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, 0.7 mm, brushed'],
          ['Ø 20 cm', 'Height 85 mm, 1.6 l'],
          ['Ø 24 cm', 'Height 100 mm, 2.9 l'],
          ['Ø 28 cm', 'Height 115 mm, 4.6 l'],
          ['Ø 32 cm', 'Height 130 mm, 6.8 l'],
          ['Ø 36 cm', 'Height 145 mm, 9.5 l'],
          ['Ø 40 cm', 'Height 160 mm, 13.0 l'],
        ]),
        metaDescription: 'Stainless steel mixing bowls with flat base, Ø 20 to 40 cm, 1.6 to 13 litres, nesting.',
        keywords: 'mixing bowl, stainless steel bowl, whisking bowl, kitchen bowl, salad bowl',
        urlPath: 'kitchen-gastronorm/kitchen-tools/passgenau-mixing-bowl-stainless-steel',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/8', 'Stainless steel 18/8'),
      dishwasherSafe,
      stackable,
      fact(5, '0.7'),
      fact(6, 'Matt gebürstet', 'Brushed'),
    ],
    facetValueIds: [5104, 5201, 5401, 5501, 5610, 5706],
    tagIds: [2, 5],
    crossSelling: [
      { itemId: 1232, relation: 'Accessory' },
      { itemId: 1237, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('bowl', '#C4C8CB', 'Rührschüssel aus Edelstahl', 'Stainless steel mixing bowl'),
      pictureOf('bowl', '#C4C8CB', 'Rührschüsseln, ineinandergestapelt', 'Mixing bowls, nested'),
    ],
    variations: [
      mixingBowl(40154, 20, '5.90', [210, 85], 310),
      mixingBowl(40155, 24, '7.50', [320, 100], 402),
      mixingBowl(40156, 28, '9.90', [460, 115], 366),
      mixingBowl(40157, 32, '12.90', [620, 130], 198),
      mixingBowl(40158, 36, '16.90', [820, 145], 95),
      mixingBowl(40159, 40, '21.90', [1050, 160], 51),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-23',
        'Berufsschule Gastgewerbe Nord',
        'Klassensatz bestellt',
        'Vierundzwanzig Sätze, keine Delle bei Lieferung. Größenprägung spart Diskussionen.',
      ),
      review(
        4,
        'en',
        '2026-08-11',
        'Ferryman’s Kitchen',
        'Good bowls for the money',
        'Lighter than our old ones but the rim makes up for it.',
      ),
    ],
  },
  {
    id: 1239,
    manufacturerId: 7,
    categoryIds: [441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '39241000',
    attributeIds: [4],
    texts: {
      de: {
        name: 'Messbecher mit eingeprägter Skala, Polycarbonat',
        shortName: 'Messbecher',
        shortDescription: 'Bruchfester Messbecher mit Ausguss, dessen Skala auch nach tausend Spülgängen zu lesen ist.',
        description:
          '<p>Aufgedruckte Skalen verschwinden, geprägte bleiben. Beim Messbecher stehen Milliliter auf der einen, Deziliter auf der anderen Seite, rot hinterlegt alle 100 ml. Der Griff ist offen, damit Becher gleicher Größe stapeln.</p><ul><li>Ausguss gezogen, gießt ohne Nachtropfen</li><li>Bis 110 °C, für heiße Brühe und die Mikrowelle</li><li>Genauigkeit ± 2 % bei 20 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonat, glasklar'],
          ['0,5 l', 'Ø 95 mm, Höhe 125 mm'],
          ['1 l', 'Ø 120 mm, Höhe 150 mm'],
          ['2 l', 'Ø 145 mm, Höhe 190 mm'],
          ['3 l', 'Ø 165 mm, Höhe 215 mm'],
        ]),
        metaDescription:
          'Stapelbarer Messbecher aus Polycarbonat mit geprägter Skala, 0,5 bis 3 Liter, bis 110 °C, spülmaschinenfest.',
        keywords: 'Messbecher, Litermaß, Messkanne, Polycarbonat, stapelbar',
        urlPath: 'kueche-gastronorm/kuechenhelfer/messbecher-polycarbonat',
      },
      en: {
        name: 'Measuring jug with embossed scale, polycarbonate',
        shortName: 'Measuring jug',
        shortDescription: 'Break-resistant measuring jug with spout, its scale still legible after a thousand washes.',
        description:
          '<p>Printed scales vanish, embossed ones stay. The jug shows millilitres on one side and decilitres on the other, backed in red every 100 ml. The handle is open, so that jugs of a size stack.</p><ul><li>Drawn spout, pours without dripping</li><li>Up to 110 °C, for hot stock and the microwave</li><li>Accuracy ± 2% at 20 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonate, clear'],
          ['0.5 l', 'Ø 95 mm, height 125 mm'],
          ['1 l', 'Ø 120 mm, height 150 mm'],
          ['2 l', 'Ø 145 mm, height 190 mm'],
          ['3 l', 'Ø 165 mm, height 215 mm'],
        ]),
        metaDescription:
          'Stacking polycarbonate measuring jug with embossed scale, 0.5 to 3 litres, up to 110 °C, dishwasher-safe.',
        keywords: 'measuring jug, litre measure, polycarbonate jug, stackable',
        urlPath: 'kitchen-gastronorm/kitchen-tools/measuring-jug-polycarbonate',
      },
    },
    properties: [
      fact(1, 'Polycarbonat', 'Polycarbonate'),
      dishwasherSafe,
      stackable,
      fact(4, '110'),
      fact(103, '± 2 % bei 20 °C', '± 2% at 20 °C'),
    ],
    facetValueIds: [5109, 5201, 5301, 5401, 5706],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1237, relation: 'Similar' },
      { itemId: 1036, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('mug', '#E6EEF0', 'Klarer Messbecher mit Griff', 'Clear measuring jug with handle'),
      pictureOf('mug', '#E6EEF0', 'Messbecher in zwei Größen', 'Measuring jugs in two sizes'),
    ],
    variations: [
      sold(40160, 'TW-1239-05', [423], '7.90', [110, 140, 95, 125], inStock(150)),
      sold(40161, 'TW-1239-10', [425], '9.90', [170, 165, 120, 150], inStock(188)),
      sold(40162, 'TW-1239-20', [428], '13.90', [270, 195, 145, 190], inStock(92)),
      sold(40163, 'TW-1239-30', [430], '17.90', [360, 215, 165, 215], { stock: 19, availabilityId: 2 }),
    ],
  },
  {
    id: 1240,
    manufacturerId: 7,
    categoryIds: [441],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '39233010',
    attributeIds: [1, 4],
    texts: {
      de: {
        name: 'Quetschflasche mit Kappe und weiter Öffnung',
        shortName: 'Quetschflasche',
        shortDescription: 'Weiche Flasche für Saucen, Öle und Dressings am Posten, zum Anrichten und am Gast.',
        description:
          '<p>Die Öffnung misst 53 mm: Eine Kelle passt hinein, eine Flaschenbürste auch. Die Spitze ist auf 3 mm geschnitten und kann für dickere Saucen gekürzt werden. Eine unverlierbare Kappe verhindert das Eintrocknen über Nacht.</p><ul><li>Klar für den Posten, Rot und Gelb für den Tisch</li><li>Polyethylen, bis 80 °C; heiße Saucen vorher abkühlen lassen</li><li>Kappen und Spitzen auf Anfrage</li></ul>',
        technicalData: factTable([
          ['Material', 'Polyethylen LDPE, lebensmittelecht nach VO (EU) 10/2011'],
          ['350 ml', 'Ø 60 mm, Höhe 205 mm'],
          ['700 ml', 'Ø 70 mm, Höhe 245 mm'],
          ['Öffnung', 'Ø 53 mm'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Quetschflaschen mit 53 mm weiter Öffnung und Kappe, 350 und 700 ml, klar, rot und gelb, Staffelpreis ab 12 Stück.',
        keywords: 'Quetschflasche, Saucenflasche, Spritzflasche, Dressingflasche, Anrichten',
        urlPath: 'kueche-gastronorm/kuechenhelfer/quetschflasche-weite-oeffnung',
      },
      en: {
        name: 'Squeeze bottle with cap and wide mouth',
        shortName: 'Squeeze bottle',
        shortDescription: 'Soft bottle for sauces, oils and dressings at the station, for plating and for guests.',
        description:
          '<p>The mouth is 53 mm wide: a ladle fits in, and so does a bottle brush. The tip is cut to 3 mm and can be trimmed for thicker sauces. An attached cap prevents drying out overnight.</p><ul><li>Clear for the station, red and yellow for the table</li><li>Polyethylene, up to 80 °C; let hot sauces cool first</li><li>Caps and tips on request</li></ul>',
        technicalData: factTable([
          ['Material', 'Polyethylene LDPE, food-safe to Regulation (EU) 10/2011'],
          ['350 ml', 'Ø 60 mm, height 205 mm'],
          ['700 ml', 'Ø 70 mm, height 245 mm'],
          ['Mouth', 'Ø 53 mm'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'Squeeze bottles with 53 mm wide mouth and cap, 350 and 700 ml, clear, red and yellow, price break from 12.',
        keywords: 'squeeze bottle, sauce bottle, dressing bottle, plating',
        urlPath: 'kitchen-gastronorm/kitchen-tools/squeeze-bottle-wide-mouth',
      },
    },
    properties: [fact(1, 'Polyethylen', 'Polyethylene'), dishwasherSafe, fact(4, '80')],
    facetValueIds: [5109, 5201, 5501, 5705, 5706],
    tagIds: [5, 6],
    crossSelling: [{ itemId: 1239, relation: 'Similar' }],
    pictures: [
      pictureOf('cleaner-bottle', '#E6EEF0', 'Klare Quetschflasche', 'Clear squeeze bottle'),
      pictureOf('cleaner-bottle', '#A3271F', 'Rote Quetschflasche', 'Red squeeze bottle'),
      pictureOf('cleaner-bottle', '#E4BC3A', 'Gelbe Quetschflasche', 'Yellow squeeze bottle'),
    ],
    // Yellow is blown in 350 ml only.
    variations: [
      squeezeBottle(40164, clear, 350, inStock(520)),
      squeezeBottle(40165, clear, 700, inStock(344)),
      squeezeBottle(40166, red, 350, inStock(210)),
      squeezeBottle(40167, red, 700, { stock: 25, availabilityId: 2 }),
      squeezeBottle(40168, yellow, 350, inStock(188)),
    ],
  },
];
