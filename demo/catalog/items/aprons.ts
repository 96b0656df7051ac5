import type { DemoItem, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

type Shade = { valueId: number; letters: string; picture: number };

const black: Shade = { valueId: 103, letters: 'SW', picture: 0 };
const anthracite: Shade = { valueId: 104, letters: 'AN', picture: 1 };
const bottleGreen: Shade = { valueId: 107, letters: 'FG', picture: 2 };
const white: Shade = { valueId: 101, letters: 'WS', picture: 1 };

function bibApron(id: number, { valueId, letters, picture }: Shade, supply: Supply): DemoVariation {
  return sold(
    id,
    `TW-1257-${letters}`,
    [valueId],
    graduated('34.90', [10, '31.90'], [30, '28.90']),
    [330, 250, 320, 25],
    {
      ...supply,
      pictures: [picture],
    },
  );
}

function waistApron(
  id: number,
  { valueId, letters, picture }: Shade,
  centimeters: 60 | 80,
  supply: Supply,
): DemoVariation {
  return sold(
    id,
    `TW-1258-${centimeters}-${letters}`,
    [valueId, centimeters === 60 ? 623 : 624],
    graduated(centimeters === 60 ? '19.90' : '22.90', [10, centimeters === 60 ? '17.90' : '20.60']),
    [centimeters === 60 ? 210 : 270, 220, 300, 20],
    { ...supply, pictures: [picture] },
  );
}

/** Ids of the values of the attribute "Größe". */
const clothingSizes = { S: 302, M: 303, L: 304, XL: 305, XXL: 306 };

function chefsJacket(id: number, shade: Shade, size: keyof typeof clothingSizes, supply: Supply): DemoVariation {
  const price = size === 'XXL' ? graduated('52.90', [10, '47.90']) : graduated('47.90', [10, '43.50']);
  return sold(
    id,
    `TW-1259-${shade.letters}-${size}`,
    [clothingSizes[size], shade.valueId],
    price,
    [620, 300, 380, 40],
    {
      ...supply,
      pictures: [shade === white ? 0 : 1],
    },
  );
}

/** What staff wear and wipe with. */
export const aprons: DemoItem[] = [
  {
    id: 1257,
    manufacturerId: 116,
    categoryIds: [631],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '62113210',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Latzschürze Twelvebell aus Baumwoll-Canvas',
        shortName: 'Latzschürze Twelvebell',
        shortDescription: 'Kräftige Schürze mit gekreuzten Rückenträgern für Küche, Bar und offene Theke.',
        description:
          '<p>Gekreuzte Träger verteilen das Gewicht auf die Schultern statt auf den Nacken, was nach acht Stunden den Unterschied macht. Der Canvas ist vorgewaschen und läuft kaum noch ein; die Taschen sind an den Ecken mit Nieten gesichert.</p><ul><li>Brusttasche mit Fach für Thermometer und Stift</li><li>Zwei große Taschen, Schlaufe für das Torchon</li><li>Länge 85 cm, Breite 75 cm, Träger verstellbar</li></ul><p>Einstickung auf dem Latz, auf Wunsch nach Ihrer Vorlage.</p>',
        technicalData: factTable([
          ['Material', '100 % Baumwolle, Canvas, 330 g/m²'],
          ['Maße', '85 × 75 cm, Einheitsgröße'],
          ['Pflege', '60 °C, Trockner niedrige Temperatur, links waschen'],
          ['Beschläge', 'Messing'],
        ]),
        metaDescription:
          'Latzschürze aus Baumwoll-Canvas mit gekreuzten Trägern und Nieten, in drei Farben, auf Wunsch bestickt.',
        keywords: 'Latzschürze, Kochschürze, Barschürze, Canvas, Kreuzträger, Einstickung',
        urlPath: 'tischwaesche-servietten/schuerzen-servicetextilien/latzschuerze-twelvebell',
      },
      en: {
        name: 'Twelvebell bib apron in cotton canvas',
        shortName: 'Twelvebell bib apron',
        shortDescription: 'Sturdy apron with crossed back straps for kitchen, bar and open counter.',
        description:
          '<p>Crossed straps put the weight on the shoulders instead of the neck, which makes the difference after eight hours. The canvas is pre-washed and hardly shrinks; pocket corners are secured with rivets.</p><ul><li>Chest pocket with room for thermometer and pen</li><li>Two large pockets, loop for a cloth</li><li>Length 85 cm, width 75 cm, adjustable straps</li></ul><p>Embroidery on the bib, from your own artwork on request.</p>',
        technicalData: factTable([
          ['Material', '100% cotton canvas, 330 g/m²'],
          ['Dimensions', '85 × 75 cm, one size'],
          ['Care', '60 °C, tumble-dry low, wash inside out'],
          ['Hardware', 'Brass'],
        ]),
        metaDescription:
          'Bib apron in cotton canvas with crossed straps and rivets, in three colours, embroidered on request.',
        keywords: 'bib apron, chef’s apron, bar apron, canvas, cross-back, embroidery',
        urlPath: 'table-linen-napkins/aprons-service-textiles/twelvebell-bib-apron',
      },
    },
    properties: [
      fact(1, '100 % Baumwolle', '100% cotton'),
      fact(41, '330'),
      fact(42, '60'),
      fact(45, 'Canvas', 'Canvas weave'),
    ],
    orderPropertyIds: [11, 12, 102],
    facetValueIds: [5110, 5621, 5701, 5704, 5706],
    tagIds: [1],
    crossSelling: [
      { itemId: 1258, relation: 'Similar' },
      { itemId: 1260, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cloth', '#1E1E1E', 'Schwarze Latzschürze', 'Black bib apron'),
      pictureOf('cloth', '#3B3F42', 'Latzschürze in Anthrazit', 'Anthracite bib apron'),
      pictureOf('cloth', '#14493B', 'Latzschürze in Flaschengrün', 'Bottle green bib apron'),
    ],
    variations: [
      bibApron(40268, black, inStock(180)),
      bibApron(40269, anthracite, inStock(94)),
      bibApron(40270, bottleGreen, { stock: 3, availabilityId: 4 }),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-02-20',
        'Tobias, bar manager',
        'Neck says thank you',
        'Cross-back makes a ten-hour shift bearable. Logo embroidery looks sharp.',
      ),
      review(
        4,
        'de',
        '2026-04-24',
        'Rösterei Kornhaus',
        'Robust, anfangs steif',
        'Die ersten drei Wäschen braucht der Stoff. Danach sehr bequem.',
      ),
      review(
        5,
        'de',
        '2026-08-09',
        'Jasmin Öztürk',
        'Nieten halten wirklich',
        'Bei den alten sind immer die Taschen ausgerissen, hier nach einem halben Jahr nichts.',
        { verified: false },
      ),
    ],
  },
  {
    id: 1258,
    manufacturerId: 116,
    categoryIds: [631],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '62113310',
    attributeIds: [1, 6],
    texts: {
      de: {
        name: 'Vorbinder Twelvebell mit Seitentasche',
        shortName: 'Vorbinder Twelvebell',
        shortDescription:
          'Schlichter Vorbinder für den Service, knitterarm, in zwei Längen mit Tasche für Block und Börse.',
        description:
          '<p>Im Service zählt, wie die Schürze nach der dritten Stunde aussieht. Mischgewebe mit Köperbindung hält die Form, nimmt Wasserflecken nicht übel und lässt sich bei 75 °C waschen. Die Bänder sind 95 cm lang und werden vorn gebunden.</p><ul><li>60 cm für Bistro und Frühstück, 80 cm für den Abend</li><li>Seitentasche 20 × 26 cm, für die Kellnerbörse</li><li>Breite 100 cm, geht einmal um die Hüfte</li></ul>',
        technicalData: factTable([
          ['Material', '65 % Polyester, 35 % Baumwolle, Köper, 215 g/m²'],
          ['Länge', '60 oder 80 cm, Breite 100 cm'],
          ['Pflege', '75 °C, trocknergeeignet, bügelarm'],
          ['Farbechtheit', 'Wäsche 60 °C Note 4–5'],
        ]),
        metaDescription:
          'Vorbinder aus Mischgewebe mit Seitentasche, 60 oder 80 cm lang, bei 75 °C waschbar, bügelarm, drei Farben.',
        keywords: 'Vorbinder, Kellnerschürze, Bistroschürze, Serviceschürze, knitterarm',
        urlPath: 'tischwaesche-servietten/schuerzen-servicetextilien/vorbinder-twelvebell-seitentasche',
      },
      en: {
        name: 'Twelvebell waist apron with side pocket',
        shortName: 'Twelvebell waist apron',
        shortDescription:
          'Plain waist apron for service, crease-resistant, in two lengths with pocket for pad and purse.',
        description:
          '<p>In service it matters what the apron looks like after the third hour. Poly-cotton in twill keeps its shape, forgives water marks and washes at 75 °C. The ties are 95 cm long and knot at the front.</p><ul><li>60 cm for bistro and breakfast, 80 cm for the evening</li><li>Side pocket 20 × 26 cm, for the waiter’s purse</li><li>Width 100 cm, goes once round the hips</li></ul>',
        technicalData: factTable([
          ['Material', '65% polyester, 35% cotton, twill, 215 g/m²'],
          ['Length', '60 or 80 cm, width 100 cm'],
          ['Care', '75 °C, suitable for tumble-drying, easy-iron'],
          ['Colour fastness', 'Washing at 60 °C grade 4–5'],
        ]),
        metaDescription:
          'Waist apron in poly-cotton with side pocket, 60 or 80 cm long, washable at 75 °C, easy-iron, three colours.',
        keywords: 'waist apron, waiter’s apron, bistro apron, service apron, crease-resistant',
        urlPath: 'table-linen-napkins/aprons-service-textiles/twelvebell-waist-apron-side-pocket',
      },
    },
    properties: [
      fact(1, '65 % Polyester, 35 % Baumwolle', '65% polyester, 35% cotton'),
      fact(41, '215'),
      fact(42, '75'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
      fact(45, 'Köper', 'Twill'),
    ],
    orderPropertyIds: [11, 12],
    facetValueIds: [5115, 5621, 5701, 5705],
    tagIds: [2, 6],
    crossSelling: [{ itemId: 1257, relation: 'Similar' }],
    pictures: [
      pictureOf('cloth', '#202124', 'Schwarzer Vorbinder', 'Black waist apron'),
      pictureOf('cloth', '#45494C', 'Vorbinder in Anthrazit', 'Anthracite waist apron'),
      pictureOf('cloth', '#1A4F41', 'Vorbinder in Flaschengrün', 'Bottle green waist apron'),
    ],
    // Bottle green comes in the long version only.
    variations: [
      waistApron(40271, black, 80, inStock(320)),
      waistApron(40272, black, 60, inStock(244)),
      waistApron(40273, anthracite, 80, inStock(110)),
      waistApron(40274, anthracite, 60, inStock(86)),
      waistApron(40275, bottleGreen, 80, { stock: 0, canOversell: true, availabilityId: 5 }),
    ],
  },
  {
    id: 1259,
    manufacturerId: 116,
    categoryIds: [631],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '62113310',
    attributeIds: [3, 1],
    texts: {
      de: {
        name: 'Kochjacke Twelvebell mit Druckknöpfen und Belüftung',
        shortName: 'Kochjacke Twelvebell',
        shortDescription: 'Leichte Kochjacke mit verdeckter Leiste und Netzeinsatz am Rücken, für heiße Schichten.',
        description:
          '<p>Der Rücken ist im oberen Drittel aus Netzgewebe, das Feuchtigkeit schneller abgibt als Baumwolle. Druckknöpfe öffnen sich im Notfall mit einem Zug, wenn heißes Fett auf die Jacke kommt. Der Ärmel hat eine Lasche zum Krempeln und eine Tasche für Thermometer und Stift.</p><ul><li>Schnitt gerade, für Damen und Herren</li><li>Vorderseite doppellagig, auch Weiß ist blickdicht</li><li>Einstickung auf der linken Brust</li></ul><p>Größen: S 44–46, M 48–50, L 52–54, XL 56–58, XXL 60–62.</p>',
        technicalData: factTable([
          ['Material', '65 % Polyester, 35 % Baumwolle, 190 g/m²; Netz 100 % Polyester'],
          ['Verschluss', '8 Druckknöpfe, verdeckt'],
          ['Pflege', '75 °C, trocknergeeignet'],
          ['Größen', 'S bis XXL'],
        ]),
        metaDescription:
          'Leichte Kochjacke mit Netzrücken und Druckknöpfen, S bis XXL, weiß und schwarz, 75 °C waschbar, auf Wunsch bestickt.',
        keywords: 'Kochjacke, Bäckerjacke, Berufskleidung Küche, Netzeinsatz, Druckknöpfe, Einstickung',
        urlPath: 'tischwaesche-servietten/schuerzen-servicetextilien/kochjacke-twelvebell',
      },
      en: {
        name: 'Twelvebell chef’s jacket with press studs and vent',
        shortName: 'Twelvebell chef’s jacket',
        shortDescription: 'Light chef’s jacket with concealed placket and mesh panel at the back, for hot shifts.',
        description:
          '<p>The upper third of the back is mesh, which releases moisture faster than cotton. Press studs open with one pull in an emergency, when hot fat lands on the jacket. The sleeve has a tab for rolling up and a pocket for thermometer and pen.</p><ul><li>Straight cut, for women and men</li><li>Double-layered front, opaque in white as well</li><li>Embroidery on the left chest</li></ul><p>Sizes (EU): S 44–46, M 48–50, L 52–54, XL 56–58, XXL 60–62.</p>',
        technicalData: factTable([
          ['Material', '65% polyester, 35% cotton, 190 g/m²; mesh 100% polyester'],
          ['Closure', '8 press studs, concealed'],
          ['Care', '75 °C, suitable for tumble-drying'],
          ['Sizes', 'S to XXL'],
        ]),
        metaDescription:
          'Light chef’s jacket with mesh back and press studs, S to XXL, white and black, washable at 75 °C, embroidered on request.',
        keywords: 'chef’s jacket, chef’s whites, kitchen workwear, mesh back, press studs, embroidery',
        urlPath: 'table-linen-napkins/aprons-service-textiles/twelvebell-chefs-jacket',
      },
    },
    properties: [
      fact(1, '65 % Polyester, 35 % Baumwolle', '65% polyester, 35% cotton'),
      fact(41, '190'),
      fact(42, '75'),
    ],
    orderPropertyIds: [11, 12, 102],
    facetValueIds: [5115, 5621, 5706],
    tagIds: [6],
    crossSelling: [
      { itemId: 1257, relation: 'Accessory' },
      { itemId: 1236, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('bathrobe', '#FBFAF7', 'Weiße Kochjacke', 'White chef’s jacket'),
      pictureOf('bathrobe', '#26282B', 'Schwarze Kochjacke', 'Black chef’s jacket'),
    ],
    variations: [
      chefsJacket(40276, white, 'S', { stock: 44, availabilityId: 2 }),
      chefsJacket(40277, white, 'M', inStock(96)),
      chefsJacket(40278, white, 'L', inStock(120)),
      chefsJacket(40279, white, 'XL', inStock(71)),
      chefsJacket(40280, white, 'XXL', { stock: 8, availabilityId: 3 }),
      chefsJacket(40281, black, 'S', inStock(20)),
      chefsJacket(40282, black, 'M', { stock: 58, availabilityId: 2 }),
      chefsJacket(40283, black, 'L', { stock: 66, availabilityId: 3 }),
      chefsJacket(40284, black, 'XL', { stock: 0, canOversell: true, availabilityId: 4 }),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-06-19',
        'Dominik Pfeiffer, Küchenchef',
        'Deutlich kühler',
        'Netz am Rücken bringt im Sommer viel. Fällt eine Nummer kleiner aus.',
      ),
      review(
        2,
        'de',
        '2026-07-11',
        'Schlossküche Rabenstein',
        'Einstickung schief',
        'Bei drei von zwanzig Jacken sitzt der Name sichtbar schräg.',
        { reply: 'Das darf nicht sein. Die drei Jacken haben wir neu bestickt und per Express geschickt.' },
      ),
      review(
        5,
        'en',
        '2026-08-30',
        'Siobhan Lacey',
        'Studs saved me once already',
        'Oil spill, one pull and the jacket was off. Worth it for that alone.',
      ),
    ],
  },
  {
    id: 1260,
    manufacturerId: 8,
    categoryIds: [631, 831],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '63029100',
    attributeIds: [5],
    texts: {
      de: {
        name: 'Geschirrtuch Fadenlauf, 50 × 70 cm, 10 Stück',
        shortName: 'Geschirrtuch Fadenlauf',
        shortDescription: 'Gewebtes Geschirr- und Gläsertuch mit Streifen, aus Halbleinen oder reiner Baumwolle.',
        description:
          '<p>Welches Tuch wofür: <strong>Halbleinen</strong> poliert Gläser ohne Fusseln und wird mit jeder Wäsche saugfähiger. <strong>Baumwolle</strong> in Waffelbindung nimmt viel Wasser auf und ist das Tuch für Töpfe und nasse Hände.</p><ul><li>Halbleinen mit rotem Streifen, Baumwolle mit blauem: So greift jeder zum richtigen Tuch</li><li>Aufhänger aus Band an der Schmalseite</li><li>Beide kochfest; vor dem ersten Gebrauch einmal ohne Weichspüler waschen</li></ul>',
        technicalData: factTable([
          ['Halbleinen', '50 % Leinen, 50 % Baumwolle, 190 g/m²'],
          ['Baumwolle', '100 % Baumwolle, Waffelbindung, 240 g/m²'],
          ['Maße', '50 × 70 cm'],
          ['Pflege', '95 °C, trocknergeeignet, kein Weichspüler'],
          ['Packung', '10 Stück'],
        ]),
        metaDescription:
          'Geschirrtücher 50 × 70 cm aus Halbleinen für Gläser oder Baumwollwaffel für Töpfe, kochfest, Packung zu 10.',
        keywords: 'Geschirrtuch, Gläsertuch, Poliertuch, Halbleinen, Küchentuch, kochfest',
        urlPath: 'tischwaesche-servietten/schuerzen-servicetextilien/geschirrtuch-fadenlauf-50-x-70-cm',
      },
      en: {
        name: 'Fadenlauf tea towel, 50 × 70 cm, 10 pieces',
        shortName: 'Fadenlauf tea towel',
        shortDescription: 'Woven tea and glass towel with stripes, in half linen or pure cotton.',
        description:
          '<p>Which towel for what: <strong>half linen</strong> polishes glasses without lint and absorbs better with every wash. <strong>Cotton</strong> in waffle weave takes up plenty of water and is the towel for pots and wet hands.</p><ul><li>Half linen with red stripe, cotton with blue: everyone picks the right towel</li><li>Tape loop on the short side</li><li>Both can be boil-washed; wash once without softener before first use</li></ul>',
        technicalData: factTable([
          ['Half linen', '50% linen, 50% cotton, 190 g/m²'],
          ['Cotton', '100% cotton, waffle weave, 240 g/m²'],
          ['Dimensions', '50 × 70 cm'],
          ['Care', '95 °C, suitable for tumble-drying, no softener'],
          ['Pack', '10 pieces'],
        ]),
        metaDescription:
          'Tea towels 50 × 70 cm in half linen for glasses or cotton waffle for pots, boil-washable, pack of 10.',
        keywords: 'tea towel, glass towel, polishing cloth, half linen, kitchen towel, boil wash',
        urlPath: 'table-linen-napkins/aprons-service-textiles/fadenlauf-tea-towel-50-x-70-cm',
      },
    },
    properties: [
      fact(
        1,
        'Halbleinen: 50 % Leinen, 50 % Baumwolle; Waffeltuch: 100 % Baumwolle',
        'Half linen: 50% linen, 50% cotton; waffle cloth: 100% cotton',
      ),
      fact(42, '95'),
      fact(43, 'Trocknergeeignet', 'Suitable for tumble-drying'),
      fact(44, '5.0'),
    ],
    facetValueIds: [5110, 5111, 5503, 5613, 5704, 5706],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1060, relation: 'Similar' },
      { itemId: 1257, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cloth', '#E4D9D5', 'Geschirrtuch aus Halbleinen', 'Half linen tea towel'),
      pictureOf('cloth', '#D5DCE4', 'Geschirrtuch aus Baumwollwaffel', 'Cotton waffle tea towel'),
    ],
    variations: [
      sold(40285, 'TW-1260-HL-10', [520], graduated('34.90', [5, '31.90']), [690, 250, 350, 70], {
        ...inStock(230),
        content: 10,
        pictures: [0],
      }),
      sold(40286, 'TW-1260-BW-10', [519], graduated('26.90', [5, '24.50'], [20, '22.50']), [860, 250, 350, 90], {
        ...inStock(410),
        content: 10,
        pictures: [1],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2025-12-11',
        'Vinothek Rebstock',
        'Endlich fusselfrei',
        'Halbleinen nach der dritten Wäsche: Gläser glänzen ohne Nachpolieren.',
      ),
      review(
        4,
        'de',
        '2026-03-23',
        'Hof Sonnleitner',
        'Gut und günstig',
        'Die Waffeltücher saugen ordentlich, laufen aber etwas ein.',
      ),
      review(
        5,
        'en',
        '2026-05-05',
        'Pippa Hargreaves',
        'The red stripe stays on glasses',
        'Simple idea, works: nobody grabs the wrong cloth any more.',
      ),
    ],
  },
];
