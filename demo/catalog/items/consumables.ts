import type { DemoItem, DemoPrice, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { packs } from '../packs.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Measures, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

type BagSize = { valueId: number; liters: number; pieces: number };

function binBags(
  id: number,
  { valueId, liters, pieces }: BagSize,
  price: DemoPrice,
  measures: Measures,
  supply: Supply,
) {
  return sold(id, `TW-1293-${liters}`, [valueId], price, measures, {
    content: pieces,
    packUnitId: packs.roll,
    ...supply,
  });
}

const blue = { valueId: 122, letters: 'BL', picture: 0 };
const black = { valueId: 103, letters: 'SW', picture: 1 };

/** Ids of the values of the attribute "Größe". */
const gloveSizes = { S: 302, M: 303, L: 304, XL: 305 };

function gloves(id: number, color: typeof blue, size: keyof typeof gloveSizes, supply: Supply): DemoVariation {
  const price = color === blue ? graduated('7.90', [10, '6.90'], [50, '6.20']) : graduated('8.90', [10, '7.80']);
  return sold(id, `TW-1294-${color.letters}-${size}`, [gloveSizes[size], color.valueId], price, [420, 120, 240, 75], {
    content: 100,
    pictures: [color.picture],
    ...supply,
  });
}

/** What is used up every day. */
export const consumables: DemoItem[] = [
  {
    id: 1293,
    manufacturerId: 118,
    categoryIds: [835],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '39232100',
    attributeIds: [4],
    texts: {
      de: {
        name: 'Müllsäcke Packhaven, reißfest, auf der Rolle',
        shortName: 'Müllsäcke Packhaven',
        shortDescription: 'Säcke aus Polyethylen mit Sternboden, vom Kosmetikeimer bis zur 240-Liter-Tonne.',
        description:
          '<p>Der Sternboden verteilt das Gewicht auf die ganze Fläche statt auf eine Naht: dort reißen billige Säcke zuerst. Die Stärke steigt mit der Größe, weil auch das Gewicht steigt.</p><ul><li>25 l für Kosmetik- und Papiereimer, 60 l für die Küche</li><li>120 l für Tonne und Kantine, 240 l als Einstecksack</li><li>Abrissperforation: einzeln abzutrennen, ohne Schere</li></ul><p>Für heiße Speisereste sind die Säcke nicht geeignet: Ab 70 °C wird Polyethylen weich.</p>',
        technicalData: factTable([
          ['Material', 'Polyethylen LDPE'],
          ['25 l', '500 × 600 mm, 30 µm, 100 Stück'],
          ['60 l', '600 × 800 mm, 40 µm, 50 Stück'],
          ['120 l', '700 × 1.100 mm, 60 µm, 25 Stück'],
          ['240 l', '1.000 × 1.250 mm, 70 µm, 10 Stück'],
        ]),
        metaDescription:
          'Reißfeste Müllsäcke mit Sternboden, 25 bis 240 Liter, auf der Rolle mit Abrissperforation, Staffelpreise.',
        keywords: 'Müllsäcke, Müllbeutel, Abfallsäcke, 60 Liter, 120 Liter, reißfest',
        urlPath: 'reinigung-verbrauch/verbrauchsmaterial/muellsaecke-packhaven-reissfest',
      },
      en: {
        name: 'Packhaven refuse bags, tear-resistant, on a roll',
        shortName: 'Packhaven refuse bags',
        shortDescription: 'Polyethylene bags with star-sealed base, from pedal bin to 240-litre wheelie bin.',
        description:
          '<p>The star-sealed base spreads the weight over the whole area instead of one seam, which is where cheap bags tear first. Thickness rises with size, because the weight does too.</p><ul><li>25 l for pedal and paper bins, 60 l for the kitchen</li><li>120 l for bins and canteens, 240 l as a liner</li><li>Perforated: bags tear off one by one, without scissors</li></ul><p>Not suitable for hot food waste: above 70 °C polyethylene softens.</p>',
        technicalData: factTable([
          ['Material', 'Polyethylene LDPE'],
          ['25 l', '500 × 600 mm, 30 µm, 100 pieces'],
          ['60 l', '600 × 800 mm, 40 µm, 50 pieces'],
          ['120 l', '700 × 1,100 mm, 60 µm, 25 pieces'],
          ['240 l', '1,000 × 1,250 mm, 70 µm, 10 pieces'],
        ]),
        metaDescription:
          'Tear-resistant refuse bags with star-sealed base, 25 to 240 litres, on a roll with perforation, price breaks.',
        keywords: 'refuse bags, bin bags, waste bags, 60 litres, 120 litres, tear-resistant',
        urlPath: 'cleaning-consumables/consumables/packhaven-refuse-bags',
      },
    },
    properties: [fact(1, 'Polyethylen', 'Polyethylene'), fact(4, '70')],
    facetValueIds: [5109, 5706, 5707, 5709],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1057, relation: 'Accessory' },
      { itemId: 1294, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('bin', '#5E6366', 'Rollen mit Müllsäcken', 'Rolls of refuse bags'),
      pictureOf('box', '#C9A77A', 'Karton mit Müllsäcken auf der Rolle', 'Carton of refuse bags on rolls'),
    ],
    variations: [
      binBags(
        40377,
        { valueId: 439, liters: 25, pieces: 100 },
        graduated('7.90', [5, '7.20']),
        [1700, 90, 300, 90],
        inStock(420),
      ),
      binBags(
        40378,
        { valueId: 443, liters: 60, pieces: 50 },
        graduated('7.50', [5, '6.80']),
        [1850, 90, 320, 90],
        inStock(510),
      ),
      binBags(
        40379,
        { valueId: 444, liters: 120, pieces: 25 },
        graduated('8.90', [5, '8.10'], [20, '7.40']),
        [2150, 100, 380, 100],
        inStock(390),
      ),
      binBags(40380, { valueId: 445, liters: 240, pieces: 10 }, graduated('8.50', [5, '7.70']), [1650, 100, 520, 100], {
        stock: 60,
        availabilityId: 1,
      }),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-03-16',
        'Campingplatz Fuchsbau',
        'Halten Grillabende aus',
        'Die 120er reißen auch mit Flaschen nicht. Rolle könnte fester gewickelt sein.',
      ),
      review(
        3,
        'en',
        '2026-05-29',
        'Site manager, Hollow Farm',
        'Perforation a bit stubborn',
        'Strong bags, but every third one tears unevenly when pulled off.',
        { reply: 'Thank you. Pulling against the roll’s direction helps; the next batch has a deeper perforation.' },
      ),
    ],
  },
  {
    id: 1294,
    manufacturerId: 118,
    categoryIds: [835],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'MY',
    customsTariffNumber: '40151900',
    attributeIds: [3, 1],
    texts: {
      de: {
        name: 'Nitrilhandschuhe Packhaven, puderfrei, 100 Stück',
        shortName: 'Nitrilhandschuhe',
        shortDescription: 'Latexfreie Einmalhandschuhe für Küche und Reinigung, auch für fetthaltige Lebensmittel.',
        description:
          '<p>Nitril ist dichter gegen Fett und Reiniger als Vinyl und löst keine Latexallergie aus. Die Fingerkuppen sind texturiert: Auch nasser Fisch rutscht nicht. Blau hat in der Küche einen Grund, denn kaum ein Lebensmittel hat diese Farbe.</p><ul><li>3,5 g je Handschuh (M), Stulpe gerollt</li><li>Für alle Lebensmittel; mit stark säurehaltigen höchstens zwei Stunden</li><li>Handschuhwechsel zwischen Rohware und Speisen bleibt Pflicht</li></ul><p>Persönliche Schutzausrüstung der Kategorie III; Konformitätserklärung auf Anfrage.</p>',
        technicalData: factTable([
          ['Material', 'Nitril, puderfrei, latexfrei'],
          ['Dicke', 'Finger 0,09 mm, Handfläche 0,07 mm'],
          ['AQL', '1,5 (EN 455-1)'],
          ['Normen', 'EN 455, EN ISO 374-1 Typ B, VO (EU) 10/2011'],
          ['Packung', 'Spenderbox 100 Stück, Karton 10 Boxen'],
        ]),
        metaDescription:
          'Puderfreie Nitrilhandschuhe in Blau und Schwarz, S bis XL, Box mit 100 Stück, lebensmitteltauglich, Staffelpreise.',
        keywords: 'Nitrilhandschuhe, Einmalhandschuhe, puderfrei, blau, Küche, HACCP',
        urlPath: 'reinigung-verbrauch/verbrauchsmaterial/nitrilhandschuhe-packhaven-puderfrei',
      },
      en: {
        name: 'Packhaven nitrile gloves, powder-free, 100 pieces',
        shortName: 'Nitrile gloves',
        shortDescription: 'Latex-free disposable gloves for kitchen and cleaning, also for fatty food.',
        description:
          '<p>Nitrile keeps out fat and cleaners better than vinyl and causes no latex allergy. Fingertips are textured: even wet fish does not slip. In the kitchen blue has a reason, since hardly any food has that colour.</p><ul><li>3.5 g a glove (M), rolled cuff</li><li>For all food; with strongly acidic food for two hours at most</li><li>Changing gloves between raw and ready food remains a must</li></ul><p>Personal protective equipment of category III; declaration of conformity on request.</p>',
        technicalData: factTable([
          ['Material', 'Nitrile, powder-free, latex-free'],
          ['Thickness', 'Finger 0.09 mm, palm 0.07 mm'],
          ['AQL', '1.5 (EN 455-1)'],
          ['Standards', 'EN 455, EN ISO 374-1 type B, Regulation (EU) 10/2011'],
          ['Pack', 'Dispenser box of 100, carton of 10 boxes'],
        ]),
        metaDescription:
          'Powder-free nitrile gloves in blue and black, S to XL, box of 100, food-safe, quantity discounts.',
        keywords: 'nitrile gloves, disposable gloves, powder-free, blue, kitchen, HACCP',
        urlPath: 'cleaning-consumables/consumables/packhaven-nitrile-gloves',
      },
    },
    properties: [
      fact(1, 'Nitril', 'Nitrile'),
      fact(16, 'EN 455, EN ISO 374-1 Typ B', 'EN 455, EN ISO 374-1 type B'),
      fact(31, '1000'),
    ],
    facetValueIds: [5122, 5706, 5709],
    tagIds: [2],
    crossSelling: [
      { itemId: 1281, relation: 'Accessory' },
      { itemId: 1282, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#2F5E9E', 'Spenderbox mit blauen Handschuhen', 'Dispenser box of blue gloves'),
      pictureOf('box', '#26282B', 'Spenderbox mit schwarzen Handschuhen', 'Dispenser box of black gloves'),
    ],
    // Black is dipped from M to XL.
    variations: [
      gloves(40381, blue, 'M', inStock(1240)),
      gloves(40382, blue, 'S', inStock(620)),
      gloves(40383, blue, 'L', inStock(1480)),
      gloves(40384, blue, 'XL', inStock(410)),
      gloves(40385, black, 'M', inStock(300)),
      gloves(40386, black, 'L', inStock(344)),
      gloves(40387, black, 'XL', { stock: 0, availabilityId: 8, canOversell: true }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-09',
        'Fischhaus Störtebeker',
        'Reißen auch mit Gräten nicht sofort',
        'Wir brauchen rund vierzig Boxen im Monat. Passform gut, keine Pulverreste.',
      ),
      review(
        4,
        'de',
        '2026-04-27',
        'Tattoo-Café Linienwerk',
        'Schwarz färbt nicht ab',
        'Auch nach Stunden keine Farbe an den Fingern. Fallen etwas klein aus.',
      ),
      review(
        2,
        'en',
        '2026-07-19',
        'Deli counter, Marks Row',
        'Box of L was half S',
        'One box in ten had mixed sizes inside.',
        { reply: 'That is a packing error at the factory. We have replaced the carton and reported the batch.' },
      ),
    ],
  },
  {
    id: 1295,
    manufacturerId: 118,
    categoryIds: [835],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '48181010',
    attributeIds: [],
    texts: {
      de: {
        name: 'Toilettenpapier Packhaven, 3-lagig, 250 Blatt',
        shortName: 'Toilettenpapier 3-lagig',
        shortDescription: 'Weiches Toilettenpapier aus Zellstoff auf Kleinrollen, für Gästebad und Waschraum.',
        description:
          '<p>250 Blatt je Rolle sind ein Drittel mehr als im Einzelhandel üblich: Die Etage wechselt seltener. Drei verleimte Lagen mit Prägung lösen sich in Wasser binnen Minuten und schonen auch alte Leitungen.</p><ul><li>Rolle Ø 115 mm, passt in alle üblichen Halter</li><li>Pack zu 8 Rollen für die Zimmer, Sack zu 64 für das Lager</li><li>Palette: 22 Säcke, 1.408 Rollen</li></ul>',
        technicalData: factTable([
          ['Material', 'Zellstoff, 3-lagig, 3 × 16,5 g/m²'],
          ['Blatt', '250, je 95 × 115 mm'],
          ['Rolle', 'Ø 115 mm, Breite 95 mm'],
          ['Gebinde', '8 Rollen, Sack mit 64 Rollen'],
          ['Palette', '22 Säcke'],
        ]),
        metaDescription:
          'Dreilagiges Toilettenpapier aus Zellstoff mit 250 Blatt je Rolle, Pack zu 8 oder Sack zu 64 Rollen.',
        keywords: 'Toilettenpapier, WC-Papier, 3-lagig, 250 Blatt, Hotel, Großpackung',
        urlPath: 'reinigung-verbrauch/verbrauchsmaterial/toilettenpapier-packhaven-3-lagig',
      },
      en: {
        name: 'Packhaven toilet paper, 3-ply, 250 sheets',
        shortName: 'Toilet paper 3-ply',
        shortDescription: 'Soft cellulose toilet paper on small rolls, for guest bathroom and washroom.',
        description:
          '<p>250 sheets a roll are a third more than is usual in retail: housekeeping changes less often. Three glued and embossed plies break up in water within minutes and are easy on old pipes too.</p><ul><li>Roll Ø 115 mm, fits all usual holders</li><li>Pack of 8 rolls for the rooms, sack of 64 for the storeroom</li><li>Pallet: 22 sacks, 1,408 rolls</li></ul>',
        technicalData: factTable([
          ['Material', 'Cellulose, 3-ply, 3 × 16.5 g/m²'],
          ['Sheets', '250, each 95 × 115 mm'],
          ['Roll', 'Ø 115 mm, width 95 mm'],
          ['Packs', '8 rolls, sack of 64 rolls'],
          ['Pallet', '22 sacks'],
        ]),
        metaDescription: 'Three-ply cellulose toilet paper with 250 sheets a roll, packs of 8 or sacks of 64 rolls.',
        keywords: 'toilet paper, toilet tissue, 3-ply, 250 sheets, hotel, bulk',
        urlPath: 'cleaning-consumables/consumables/packhaven-toilet-paper-3-ply',
      },
    },
    properties: [fact(1, 'Zellstoff, 3-lagig', 'Cellulose, 3-ply'), fact(31, '64'), fact(32, '1408')],
    facetValueIds: [5112, 5707, 5709],
    tagIds: [2, 6],
    crossSelling: [{ itemId: 1296, relation: 'Similar' }],
    pictures: [
      pictureOf('box', '#F4F1EA', 'Rollen Toilettenpapier', 'Rolls of toilet paper'),
      pictureOf('box', '#F4F1EA', 'Geöffnetes Gebinde mit Rollen', 'Opened pack of rolls'),
    ],
    variations: [
      sold(40388, 'TW-1295-8', [], '5.90', [1250, 230, 460, 120], { ...inStock(620), unitId: 9, content: 8 }),
      sold(40389, 'TW-1295-64', [], graduated('39.90', [5, '37.50'], [22, '34.90']), [9900, 400, 480, 480], {
        availabilityId: 1,
        unitId: 9,
        content: 64,
      }),
    ],
  },
  {
    id: 1296,
    manufacturerId: 118,
    categoryIds: [835],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48182091',
    attributeIds: [],
    texts: {
      de: {
        name: 'Falthandtücher Packhaven, 2-lagig, Z-Falz, weiß',
        shortName: 'Falthandtücher Z-Falz',
        shortDescription: 'Saugfähige Papierhandtücher für Spender, die ein Blatt nach dem anderen freigeben.',
        description:
          '<p>Z-gefaltete Tücher greifen ineinander: Wer eines zieht, legt das nächste bereit, und niemand fasst in den Spender. Zwei Lagen Zellstoff trocknen beide Hände mit einem Tuch, statt mit dreien wie bei einlagigem Krepp.</p><ul><li>24 × 21 cm offen, passt in Spender bis 105 mm Tiefe</li><li>Nassfest: reißt beim Abtrocknen nicht, gehört deshalb nicht in die Toilette</li><li>Karton mit 20 Päckchen zu 160 Tüchern</li></ul>',
        technicalData: factTable([
          ['Material', 'Zellstoff, 2-lagig, 2 × 18 g/m²'],
          ['Maße offen', '240 × 210 mm'],
          ['Karton', '3.200 Tücher, 20 × 160'],
          ['Palette', '32 Kartons'],
          ['Lebensmittelkontakt', 'Geeignet, BfR-Empfehlung XXXVI'],
        ]),
        metaDescription:
          'Zweilagige Falthandtücher aus Zellstoff mit Z-Falz, 24 × 21 cm, Karton mit 3.200 Tüchern, Staffelpreise.',
        keywords: 'Falthandtücher, Papierhandtücher, Z-Falz, 2-lagig, Waschraum, Spender',
        urlPath: 'reinigung-verbrauch/verbrauchsmaterial/falthandtuecher-packhaven-2-lagig',
      },
      en: {
        name: 'Packhaven paper towels, 2-ply, Z-fold, white',
        shortName: 'Paper towels Z-fold',
        shortDescription: 'Absorbent paper towels for dispensers that release one sheet after another.',
        description:
          '<p>Z-folded towels interlock: pulling one presents the next, and nobody reaches into the dispenser. Two plies of cellulose dry both hands with one towel, instead of three as with single-ply crêpe.</p><ul><li>24 × 21 cm open, fits dispensers up to 105 mm deep</li><li>Wet-strong: does not tear while drying, so keep it out of the toilet</li><li>Carton with 20 packs of 160 towels</li></ul>',
        technicalData: factTable([
          ['Material', 'Cellulose, 2-ply, 2 × 18 g/m²'],
          ['Dimensions open', '240 × 210 mm'],
          ['Carton', '3,200 towels, 20 × 160'],
          ['Pallet', '32 cartons'],
          ['Food contact', 'Suitable, BfR Recommendation XXXVI'],
        ]),
        metaDescription:
          'Two-ply cellulose paper towels with Z-fold, 24 × 21 cm, carton of 3,200 towels, quantity discounts.',
        keywords: 'paper towels, hand towels, Z-fold, 2-ply, washroom, dispenser',
        urlPath: 'cleaning-consumables/consumables/packhaven-paper-towels-2-ply',
      },
    },
    properties: [fact(1, 'Zellstoff, 2-lagig', 'Cellulose, 2-ply'), fact(41, '36'), fact(31, '3200')],
    facetValueIds: [5112, 5707, 5709],
    tagIds: [6],
    crossSelling: [
      { itemId: 1056, relation: 'Accessory' },
      { itemId: 1295, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('napkin', '#FBFAF7', 'Gefaltetes Papierhandtuch', 'Folded paper towel'),
      pictureOf('box', '#C9A77A', 'Karton mit 3.200 Handtüchern', 'Carton of 3,200 towels'),
    ],
    variations: [
      sold(40390, 'TW-1296-3200', [], graduated('44.90', [4, '41.50'], [16, '37.90']), [6500, 380, 600, 240], {
        availabilityId: 1,
        content: 3200,
      }),
    ],
  },
  {
    id: 1297,
    manufacturerId: 118,
    categoryIds: [835, 451],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '48064010',
    attributeIds: [6],
    texts: {
      de: {
        name: 'Backpapier Packhaven auf der Rolle, 38 cm breit',
        shortName: 'Backpapier Rolle',
        shortDescription: 'Beidseitig silikonbeschichtetes Papier im Spenderkarton mit Schneidkante, bis 230 °C.',
        description:
          '<p>Die Beschichtung liegt auf beiden Seiten, sodass nichts falsch herum aufgelegt werden kann. Achtunddreißig Zentimeter decken ein Blech von 40 cm Breite ohne Überstand; die Schneidkante sitzt im Karton und schneidet auch feucht.</p><ul><li>Mehrfach verwendbar, je nach Gebäck drei- bis sechsmal</li><li>Bis 230 °C; darüber wird Papier spröde und bräunt</li><li>Großrolle zu 150 m für den Backbetrieb</li></ul>',
        technicalData: factTable([
          ['Material', 'Papier 39 g/m², beidseitig silikonisiert'],
          ['Breite', '38 cm'],
          ['50 m', 'Rolle Ø 75 mm, 0,9 kg'],
          ['150 m', 'Rolle Ø 120 mm, 2,6 kg'],
          ['Lebensmittelkontakt', 'BfR-Empfehlung XXXVI/2'],
        ]),
        metaDescription:
          'Backpapier 38 cm breit, beidseitig beschichtet, 50 und 150 m im Spenderkarton, bis 230 °C, Staffelpreise.',
        keywords: 'Backpapier, Backtrennpapier, Rolle, Spenderkarton, Bäckerei',
        urlPath: 'reinigung-verbrauch/verbrauchsmaterial/backpapier-packhaven-38-cm',
      },
      en: {
        name: 'Packhaven baking paper on a roll, 38 cm wide',
        shortName: 'Baking paper roll',
        shortDescription: 'Paper coated with silicone on both sides, in a dispenser box with cutter, up to 230 °C.',
        description:
          '<p>The coating is on both sides, so nothing can be laid the wrong way up. Thirty-eight centimetres cover a 40 cm sheet without overhang; the cutter sits in the box and works even when damp.</p><ul><li>Can be used several times, three to six depending on the bake</li><li>Up to 230 °C; above that paper turns brittle and browns</li><li>Large roll of 150 m for bakeries</li></ul>',
        technicalData: factTable([
          ['Material', 'Paper 39 g/m², siliconised on both sides'],
          ['Width', '38 cm'],
          ['50 m', 'Roll Ø 75 mm, 0.9 kg'],
          ['150 m', 'Roll Ø 120 mm, 2.6 kg'],
          ['Food contact', 'BfR Recommendation XXXVI/2'],
        ]),
        metaDescription:
          'Baking paper 38 cm wide, coated on both sides, 50 and 150 m in a dispenser box, up to 230 °C, price breaks.',
        keywords: 'baking paper, parchment paper, roll, dispenser box, bakery',
        urlPath: 'cleaning-consumables/consumables/packhaven-baking-paper-38-cm',
      },
    },
    properties: [fact(1, 'Papier, silikonisiert', 'Paper, siliconised'), fact(4, '230'), fact(41, '39')],
    facetValueIds: [5112, 5118, 5706],
    tagIds: [6],
    crossSelling: [
      { itemId: 1242, relation: 'Similar' },
      { itemId: 1241, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#C9A77A', 'Spenderkarton mit Backpapier', 'Dispenser box of baking paper'),
      pictureOf('tray', '#C9A77A', 'Blech mit Backpapier', 'Sheet lined with baking paper'),
    ],
    variations: [
      sold(40391, 'TW-1297-50', [632], '9.90', [900, 75, 390, 75], {
        ...inStock(240),
        unitId: 7,
        content: 50,
        pictures: [0, 1],
      }),
      sold(40392, 'TW-1297-150', [633], graduated('24.90', [6, '22.90']), [2700, 120, 400, 120], {
        ...inStock(155),
        unitId: 7,
        content: 150,
        pictures: [1],
      }),
    ],
  },
  {
    id: 1298,
    manufacturerId: 118,
    categoryIds: [835],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '48211010',
    attributeIds: [],
    texts: {
      de: {
        name: 'Frischeetiketten mit Wochentag, wasserlöslich',
        shortName: 'Frischeetiketten',
        shortDescription:
          'Farbige Etiketten zum Kennzeichnen von Vorbereitetem, lösen sich in der Spülmaschine rückstandsfrei.',
        description:
          '<p>Übliche Etiketten hinterlassen Kleber, und in Kleberesten halten sich Keime. Diese lösen sich in Wasser ab 30 °C binnen dreißig Sekunden samt Klebstoff auf. Jeder Wochentag hat eine Farbe und ist in vier Sprachen beschriftet, damit auch neue Kolleginnen und Kollegen zuerst das Älteste nehmen.</p><ul><li>Felder für Produkt, Datum, Uhrzeit, Kürzel</li><li>Haften von −20 bis +60 °C, auch auf feuchten Behältern</li><li>Satz mit sieben Rollen im Spender, Einzelrolle Montag bis Sonntag gemischt</li></ul>',
        technicalData: factTable([
          ['Material', 'Wasserlösliches Papier mit Stärkekleber'],
          ['Maße', '50 × 75 mm'],
          ['Rolle', '500 Etiketten, gemischte Wochentage'],
          ['Satz', '3.500 Etiketten, 7 Rollen im Spender'],
          ['Temperatur', '−20 bis +60 °C'],
        ]),
        metaDescription:
          'Wasserlösliche Frischeetiketten mit Wochentag in vier Sprachen, Rolle mit 500 oder Spender mit 3.500 Stück.',
        keywords: 'Frischeetiketten, Wochentagsetiketten, wasserlöslich, HACCP, Lebensmitteletiketten',
        urlPath: 'reinigung-verbrauch/verbrauchsmaterial/frischeetiketten-wochentag-wasserloeslich',
      },
      en: {
        name: 'Day-of-the-week food labels, water-soluble',
        shortName: 'Food labels',
        shortDescription: 'Coloured labels for prepared food that dissolve in the dishwasher without residue.',
        description:
          '<p>Ordinary labels leave glue behind, and glue harbours germs. These dissolve with their adhesive in water from 30 °C within thirty seconds. Every day has a colour and is printed in four languages, so that new colleagues also take the oldest first.</p><ul><li>Fields for product, date, time and initials</li><li>Stick from −20 to +60 °C, also on damp containers</li><li>Set of seven rolls in a dispenser, single roll with mixed days</li></ul>',
        technicalData: factTable([
          ['Material', 'Water-soluble paper with starch adhesive'],
          ['Dimensions', '50 × 75 mm'],
          ['Roll', '500 labels, mixed days'],
          ['Set', '3,500 labels, 7 rolls in a dispenser'],
          ['Temperature', '−20 to +60 °C'],
        ]),
        metaDescription:
          'Water-soluble food labels with the day of the week in four languages, roll of 500 or dispenser of 3,500.',
        keywords: 'food labels, day dots, water-soluble, HACCP, food rotation labels',
        urlPath: 'cleaning-consumables/consumables/day-of-the-week-food-labels',
      },
    },
    properties: [fact(1, 'Wasserlösliches Papier', 'Water-soluble paper'), fact(4, '60')],
    facetValueIds: [5112, 5706],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1218, relation: 'Accessory' },
      { itemId: 1222, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#E4BC3A', 'Spender mit Frischeetiketten', 'Dispenser of food labels'),
      pictureOf('gn-container', '#DCE8EC', 'Behälter zum Kennzeichnen', 'Container to be labelled'),
    ],
    variations: [
      sold(40393, 'TW-1298-500', [], '9.90', [280, 80, 110, 110], {
        ...inStock(220),
        content: 500,
        pictures: [0, 1],
      }),
      sold(40394, 'TW-1298-3500', [], { price: '59.90', recommended: '69.30' }, [2300, 180, 620, 130], {
        stock: 64,
        availabilityId: 3,
        content: 3500,
        pictures: [1],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-01',
        'Kita-Verpflegung Sternschnuppe',
        'Keine Klebereste mehr',
        'Kontrolle hat es gelobt. In der Haube ist nach einem Spülgang alles weg.',
      ),
      review(
        4,
        'en',
        '2026-06-15',
        'Prep kitchen, Harbour Street',
        'Dissolve as promised',
        'Even in the hand-wash sink. Ink smears if you write on a wet label.',
      ),
    ],
  },
];
