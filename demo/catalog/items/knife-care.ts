import type { DemoItem } from '../../types.ts';
import { fact, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

function whetstone(id: number, gritId: number, letters: string, price: string, supply: Supply) {
  return sold(id, `TW-1227-${letters}`, [gritId], price, [980, 80, 225, 50], { ...supply, model: `HG-WS-${letters}` });
}

function cutGlove(id: number, sizeId: number, letters: string, stock: number) {
  return sold(
    id,
    `TW-1231-${letters}`,
    [sizeId],
    graduated('16.90', [10, '15.20']),
    [85, 120, 260, 15],
    inStock(stock),
  );
}

/** What keeps knives sharp, together and away from fingers. */
export const knifeCare: DemoItem[] = [
  {
    id: 1227,
    manufacturerId: 9,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'JP',
    customsTariffNumber: '68042218',
    attributeIds: [21],
    texts: {
      de: {
        name: 'Wasserstein Hagane mit zwei Körnungen',
        shortName: 'Wasserstein Hagane',
        shortDescription:
          'Kombinationsstein zum Schärfen von Küchenmessern, grobe Seite zum Aufbauen, feine zum Abziehen.',
        description:
          '<p>Ein Wasserstein schärft schonender als jeder Schleifapparat, weil er kühl bleibt und nur wenig Stahl nimmt. Welche Körnung Sie brauchen, hängt vom Zustand der Messer ab.</p><ul><li><strong>400 / 1000:</strong> Scharten und stumpfe Klingen</li><li><strong>1000 / 3000:</strong> laufende Pflege, die Wahl für die meisten Küchen</li><li><strong>3000 / 8000:</strong> Feinabzug für Sashimi- und Tranchiermesser</li></ul><p>Zehn Minuten wässern, im Winkel von 15 Grad abziehen, Grat auf Leder oder Zeitung entfernen. Den Stein von Zeit zu Zeit mit einem Abrichtblock planen.</p>',
        technicalData: factTable([
          ['Material', 'Edelkorund, keramisch gebunden'],
          ['Maße', '205 × 65 × 30 mm'],
          ['Gewicht', '0,85 kg'],
          ['Lieferumfang', 'Stein, rutschfeste Halterung, Anleitung'],
        ]),
        metaDescription:
          'Wasserstein mit zwei Körnungen zum Schärfen von Küchenmessern, 205 × 65 mm, mit Halterung, Körnung 400 bis 8000.',
        keywords: 'Wasserstein, Schleifstein, Abziehstein, Messer schärfen, Körnung 1000',
        urlPath: 'kueche-gastronorm/messer-schneiden/wasserstein-hagane',
      },
      en: {
        name: 'Hagane whetstone with two grits',
        shortName: 'Hagane whetstone',
        shortDescription:
          'Combination stone for kitchen knives, coarse side to build the edge, fine side to finish it.',
        description:
          '<p>A whetstone is gentler than any grinder, because it stays cool and takes off little steel. Which grit you need depends on the state of your knives.</p><ul><li><strong>400 / 1000:</strong> chips and blunt blades</li><li><strong>1000 / 3000:</strong> regular care, the choice for most kitchens</li><li><strong>3000 / 8000:</strong> finishing for sashimi and carving knives</li></ul><p>Soak for ten minutes, draw at an angle of 15 degrees, remove the burr on leather or newspaper. Flatten the stone with a truing block from time to time.</p>',
        technicalData: factTable([
          ['Material', 'White corundum, ceramic bond'],
          ['Dimensions', '205 × 65 × 30 mm'],
          ['Weight', '0.85 kg'],
          ['Supplied with', 'Stone, non-slip holder, instructions'],
        ]),
        metaDescription:
          'Whetstone with two grits for sharpening kitchen knives, 205 × 65 mm, with holder, grits from 400 to 8000.',
        keywords: 'whetstone, sharpening stone, water stone, knife sharpening, 1000 grit',
        urlPath: 'kitchen-gastronorm/knives-cutting/hagane-whetstone',
      },
    },
    properties: [fact(1, 'Edelkorund', 'White corundum'), washedByHand],
    facetValueIds: [5203, 5503, 5611, 5706],
    crossSelling: [
      { itemId: 1034, relation: 'Accessory' },
      { itemId: 1223, relation: 'Accessory' },
      { itemId: 1228, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('board', '#8B8D8E', 'Wasserstein, grobe Seite', 'Whetstone, coarse side'),
      pictureOf('knife-chef', '#C4C8CB', 'Kochmesser nach dem Abziehen', 'Chef’s knife after honing'),
    ],
    variations: [
      whetstone(40124, 2102, '1030', '44.90', inStock(57)),
      whetstone(40125, 2101, '0410', '39.90', { stock: 33, availabilityId: 3 }),
      whetstone(40126, 2103, '3080', '69.90', { stock: 3, availabilityId: 6 }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-11',
        'A. Tiedemann, Sous-Chef',
        'Genau richtig für den Alltag',
        'Der 1000/3000 reicht für alles bei uns. Halterung sitzt bombenfest.',
      ),
      review(
        4,
        'de',
        '2026-05-03',
        'Kochschule Lindenhof',
        'Gut, Anleitung knapp',
        'Stein tadellos. Für unsere Kurse hätten wir uns mehr Bilder in der Anleitung gewünscht.',
        { reply: 'Guter Hinweis, danke. Die bebilderte Fassung haben wir Ihnen als PDF geschickt.' },
      ),
    ],
  },
  {
    id: 1228,
    manufacturerId: 7,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82055980',
    attributeIds: [7],
    texts: {
      de: {
        name: 'Wetzstahl Handfest, oval, 30 cm',
        shortName: 'Wetzstahl Handfest',
        shortDescription: 'Magnetischer Wetzstahl, der die Schneide zwischen zwei Schärfgängen wieder aufrichtet.',
        description:
          '<p>Ein Stahl schärft nicht, er richtet: Die umgelegte Schneide wird gerade gezogen und etwas aufgeraut. Der ovale Querschnitt bietet der Klinge mehr Fläche als ein runder und liegt sicherer an.</p><ul><li><strong>Normalzug</strong> für Messer bis 56 HRC, greift spürbar</li><li><strong>Feinzug</strong> für härtere Klingen und zum Abschluss</li><li>Magnetisiert: Stahlstaub bleibt am Stab und kommt nicht in die Speise</li></ul><p>Für Messer mit 60 HRC und mehr nehmen Sie besser Keramik oder den Wasserstein.</p>',
        technicalData: factTable([
          ['Material', 'Werkzeugstahl, hartverchromt, 65 HRC'],
          ['Nutzlänge', '300 mm, Querschnitt 22 × 10 mm'],
          ['Gesamtlänge', '440 mm'],
          ['Griff', 'Polypropylen mit Öse'],
          ['Gewicht', '390 g'],
        ]),
        metaDescription: 'Ovaler Wetzstahl mit 30 cm Nutzlänge, Normalzug oder Feinzug, magnetisch, Griff mit Öse.',
        keywords: 'Wetzstahl, Schärfstahl, Feinzug, Normalzug, Messer abziehen, Metzgerei',
        urlPath: 'kueche-gastronorm/messer-schneiden/wetzstahl-handfest-oval-30-cm',
      },
      en: {
        name: 'Handfest sharpening steel, oval, 30 cm',
        shortName: 'Handfest sharpening steel',
        shortDescription: 'Magnetic sharpening steel that straightens the edge between two sharpenings.',
        description:
          '<p>A steel does not sharpen, it straightens: the rolled edge is pulled upright and roughened slightly. The oval section offers the blade more surface than a round one and lies more safely.</p><ul><li><strong>Regular cut</strong> for knives up to 56 HRC, bites noticeably</li><li><strong>Fine cut</strong> for harder blades and finishing</li><li>Magnetised: steel dust stays on the rod and out of the food</li></ul><p>For knives of 60 HRC and above, ceramic or the whetstone is the better choice.</p>',
        technicalData: factTable([
          ['Material', 'Tool steel, hard-chromed, 65 HRC'],
          ['Usable length', '300 mm, section 22 × 10 mm'],
          ['Overall length', '440 mm'],
          ['Handle', 'Polypropylene with ring'],
          ['Weight', '390 g'],
        ]),
        metaDescription:
          'Oval sharpening steel with 30 cm usable length, regular or fine cut, magnetic, handle with ring.',
        keywords: 'sharpening steel, honing steel, fine cut, regular cut, knife honing, butchery',
        urlPath: 'kitchen-gastronorm/knives-cutting/handfest-sharpening-steel-oval-30-cm',
      },
    },
    properties: [fact(1, 'Werkzeugstahl, hartverchromt', 'Tool steel, hard-chromed'), washedByHand],
    facetValueIds: [5203, 5502, 5617, 5706],
    tagIds: [6],
    crossSelling: [
      { itemId: 1225, relation: 'Accessory' },
      { itemId: 1227, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('knife', '#9BA3A8', 'Wetzstahl mit Griff und Öse', 'Sharpening steel with handle and ring'),
      pictureOf('knife-chef', '#BFC3C6', 'Messer, das mit dem Wetzstahl abgezogen wird', 'Knife honed on the steel'),
    ],
    variations: [
      sold(40127, 'TW-1228-N', [753], '29.90', [470, 60, 455, 40], inStock(88)),
      sold(40128, 'TW-1228-F', [754], '32.90', [470, 60, 455, 40], { stock: 35, availabilityId: 2 }),
    ],
  },
  {
    id: 1229,
    manufacturerId: 116,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '42029100',
    attributeIds: [5],
    texts: {
      de: {
        name: 'Messerrolle Twelvebell für acht Messer',
        shortName: 'Messerrolle Twelvebell',
        shortDescription:
          'Rollbare Messertasche für unterwegs, aus gewachster Baumwolle oder Rindsleder, mit Fach für Kleinteile.',
        description:
          '<p>Acht Fächer mit geschlossenem Boden, das längste nimmt Klingen bis 30 cm auf. Eine Lasche deckt alle Griffe ab, damit beim Tragen nichts herausrutscht; gerollt wird sie mit zwei Messingschnallen geschlossen.</p><ul><li><strong>Baumwolle:</strong> 480 g/m², gewachst, wasserabweisend, 0,7 kg</li><li><strong>Leder:</strong> pflanzlich gegerbtes Rindsleder, 2 mm, 1,4 kg, dunkelt nach</li><li>Reißverschlussfach für Thermometer und Sparschäler</li></ul><p>Messer trocken einlegen. Leder ein- bis zweimal im Jahr fetten.</p>',
        technicalData: factTable([
          ['Fächer', '8, davon 2 für Klingen bis 30 cm, 1 Reißverschlussfach'],
          ['Maße offen', '480 × 640 mm'],
          ['Maße gerollt', '480 × 130 mm'],
          ['Baumwolle', '100 % Baumwolle, gewachst, 480 g/m²'],
          ['Leder', 'Rindsleder, pflanzlich gegerbt, 2 mm'],
        ]),
        metaDescription:
          'Messerrolle für acht Messer bis 30 cm Klinge, aus gewachster Baumwolle oder Leder, mit Messingschnallen.',
        keywords: 'Messerrolle, Messertasche, Kochmessertasche, Leder, Baumwolle, Catering',
        urlPath: 'kueche-gastronorm/messer-schneiden/messerrolle-twelvebell',
      },
      en: {
        name: 'Twelvebell knife roll for eight knives',
        shortName: 'Twelvebell knife roll',
        shortDescription: 'Knife roll for work on the move, in waxed cotton or cowhide, with a pocket for small items.',
        description:
          '<p>Eight pockets with closed ends, the longest takes blades of up to 30 cm. A flap covers all handles so that nothing slips out while carrying; rolled up, it closes with two brass buckles.</p><ul><li><strong>Cotton:</strong> 480 g/m², waxed, water-repellent, 0.7 kg</li><li><strong>Leather:</strong> vegetable-tanned cowhide, 2 mm, 1.4 kg, darkens with age</li><li>Zip pocket for thermometer and peeler</li></ul><p>Put knives in dry. Grease the leather once or twice a year.</p>',
        technicalData: factTable([
          ['Pockets', '8, of which 2 for blades up to 30 cm, 1 zip pocket'],
          ['Open', '480 × 640 mm'],
          ['Rolled', '480 × 130 mm'],
          ['Cotton', '100% cotton, waxed, 480 g/m²'],
          ['Leather', 'Cowhide, vegetable-tanned, 2 mm'],
        ]),
        metaDescription:
          'Knife roll for eight knives with blades of up to 30 cm, in waxed cotton or leather, with brass buckles.',
        keywords: 'knife roll, knife bag, chef’s bag, leather, waxed cotton, catering',
        urlPath: 'kitchen-gastronorm/knives-cutting/twelvebell-knife-roll',
      },
    },
    properties: [fact(1, 'Baumwolle, gewachst, oder Rindsleder', 'Waxed cotton or cowhide'), washedByHand],
    orderPropertyIds: [6, 7],
    facetValueIds: [5110, 5203, 5621, 5702, 5706],
    crossSelling: [
      { itemId: 1034, relation: 'Accessory' },
      { itemId: 1230, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cloth', '#4B4A3C', 'Messerrolle aus gewachster Baumwolle', 'Knife roll in waxed cotton'),
      pictureOf('cloth', '#6A4A34', 'Messerrolle aus Leder', 'Leather knife roll'),
    ],
    variations: [
      sold(40129, 'TW-1229-BW', [519], '89.00', [780, 130, 490, 90], { ...inStock(26), pictures: [0] }),
      sold(40130, 'TW-1229-LE', [529], '189.00', [1500, 140, 490, 100], {
        stock: 0,
        canOversell: true,
        availabilityId: 7,
        pictures: [1],
        maximumOrderQuantity: 5,
      }),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-01-29',
        'Private chef, Edinburgh',
        'Best roll I have owned',
        'The leather version took eight weeks, as announced. Stitching is immaculate and it smells wonderful.',
      ),
      review(
        3,
        'de',
        '2026-06-10',
        'B. Neuhaus',
        'Wachs färbt anfangs ab',
        'In der ersten Woche hatte ich Wachs an der weißen Jacke. Sonst sehr durchdacht.',
      ),
    ],
  },
  {
    id: 1230,
    manufacturerId: 9,
    categoryIds: [431],
    type: 'set',
    vatId: 0,
    producingCountryIso: 'JP',
    customsTariffNumber: '82111000',
    attributeIds: [],
    texts: {
      de: {
        name: 'Messerset Hagane, 3-teilig',
        shortName: 'Messerset Hagane',
        shortDescription:
          'Kochmesser 21 cm, Brotmesser 25 cm und Officemesser 10 cm: womit fast jede Küchenarbeit zu schaffen ist.',
        description:
          '<p>Drei Messer genügen, wenn sie gut sind. Das Set stellt zusammen, was Auszubildende im ersten Jahr brauchen und was in Mietküchen oft fehlt. Jedes Messer ist auch einzeln nachzukaufen.</p><ul><li>1 Kochmesser, Klinge 21 cm</li><li>1 Brotmesser, Klinge 25 cm</li><li>1 Officemesser, Klinge 10 cm</li></ul><p>Die Gravur wird auf allen drei Klingen angebracht, der Aufpreis gilt je Set.</p>',
        technicalData: factTable([
          ['Umfang', '3 Messer im Karton'],
          ['Klingen', 'Molybdän-Vanadium-Stahl, 58 bis 59 HRC'],
          ['Griffe', 'POM schwarz, genietet'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Dreiteiliges Messerset aus japanischem Stahl: Kochmesser 21 cm, Brotmesser 25 cm, Officemesser 10 cm, Gravur möglich.',
        keywords: 'Messerset, Kochmesserset, Ausbildung Koch, japanische Messer, Gravur',
        urlPath: 'kueche-gastronorm/messer-schneiden/messerset-hagane-3-teilig',
      },
      en: {
        name: 'Hagane knife set, 3 pieces',
        shortName: 'Hagane knife set',
        shortDescription: 'Chef’s knife 21 cm, bread knife 25 cm and paring knife 10 cm: enough for nearly every task.',
        description:
          '<p>Three knives are enough if they are good ones. The set brings together what apprentices need in their first year and what rented kitchens often lack. Every knife can be reordered individually.</p><ul><li>1 chef’s knife, 21 cm blade</li><li>1 bread knife, 25 cm blade</li><li>1 paring knife, 10 cm blade</li></ul><p>Engraving is placed on all three blades; the surcharge applies per set.</p>',
        technicalData: factTable([
          ['Contents', '3 knives in a box'],
          ['Blades', 'Molybdenum-vanadium steel, 58 to 59 HRC'],
          ['Handles', 'POM, black, riveted'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Three-piece knife set in Japanese steel: chef’s knife 21 cm, bread knife 25 cm, paring knife 10 cm, engraved on request.',
        keywords: 'knife set, chef’s knife set, apprentice set, Japanese knives, engraving',
        urlPath: 'kitchen-gastronorm/knives-cutting/hagane-knife-set-3-pieces',
      },
    },
    properties: [fact(1, 'Molybdän-Vanadium-Stahl', 'Molybdenum-vanadium steel'), washedByHand],
    orderPropertyIds: [1, 2, 6, 7],
    facetValueIds: [5203, 5611, 5706],
    bundle: [
      { variationId: 20011, quantity: 1 },
      { variationId: 40110, quantity: 1 },
      { variationId: 40108, quantity: 1 },
    ],
    crossSelling: [
      { itemId: 1229, relation: 'Accessory' },
      { itemId: 1227, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('knife-chef', '#C4C8CB', 'Kochmesser aus dem Messerset Hagane', 'Chef’s knife of the Hagane set'),
      pictureOf('knife-chef', '#C4C8CB', 'Messer des Sets nebeneinander', 'Knives of the set side by side'),
    ],
    variations: [
      sold(40131, 'TW-1230-SET', [], { price: '185.00', recommended: '219.00' }, [740, 160, 400, 45], {
        stock: 9,
        availabilityId: 2,
        unitId: 2,
        model: 'HG-SET3',
      }),
    ],
  },
  {
    id: 1231,
    manufacturerId: 7,
    categoryIds: [431],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '61161020',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Schnittschutzhandschuh Handfest, lebensmitteltauglich',
        shortName: 'Schnittschutzhandschuh',
        shortDescription:
          'Gestrickter Handschuh aus hochfestem Polyethylen gegen Schnitte beim Ausbeinen, Filetieren und Hobeln.',
        description:
          '<p>Der Handschuh ist nahtlos gestrickt und sitzt so eng, dass Tranchen von Hand geführt werden können. Schnittfestigkeit der höchsten Stufe F ist nach EN 388 geprüft; gegen Stiche schützt gestricktes Material dagegen kaum: Zum Austernöffnen gehört ein Kettenhandschuh.</p><ul><li>Links und rechts tragbar, Verkauf einzeln</li><li>Bei 90 °C waschbar, Chlor vermeiden</li><li>Bündchen farbig nach Größe: S rot, M gelb, L braun, XL schwarz</li></ul><p>Persönliche Schutzausrüstung der Kategorie II nach Verordnung (EU) 2016/425. Nicht an rotierenden Maschinen tragen.</p>',
        technicalData: factTable([
          ['Material', 'HPPE, Glasfaser, Polyester, 13 gg'],
          ['Schnittfestigkeit', 'Stufe F nach EN 388:2016 (3X41F)'],
          ['Lebensmittelkontakt', 'VO (EU) 10/2011'],
          ['Pflege', 'Waschbar bis 90 °C, nicht bügeln'],
          ['Größen', 'S (7), M (8), L (9), XL (10)'],
        ]),
        metaDescription:
          'Schnittschutzhandschuh der Stufe F nach EN 388, lebensmitteltauglich, beidhändig tragbar, Größe S bis XL.',
        keywords: 'Schnittschutzhandschuh, EN 388, Schnittschutz Küche, Level F, PSA',
        urlPath: 'kueche-gastronorm/messer-schneiden/schnittschutzhandschuh-handfest',
      },
      en: {
        name: 'Handfest cut-resistant glove, food-safe',
        shortName: 'Cut-resistant glove',
        shortDescription:
          'Knitted glove in high-performance polyethylene against cuts when boning, filleting and slicing.',
        description:
          '<p>The glove is knitted seamlessly and fits closely enough to guide slices by hand. Cut resistance of the highest level F is tested to EN 388; knitted material gives hardly any protection against stabs, however: opening oysters takes a chainmail glove.</p><ul><li>Fits left and right, sold individually</li><li>Washable at 90 °C, avoid chlorine</li><li>Cuff coloured by size: S red, M yellow, L brown, XL black</li></ul><p>Personal protective equipment of category II under Regulation (EU) 2016/425. Do not wear near rotating machines.</p>',
        technicalData: factTable([
          ['Material', 'HPPE, glass fibre, polyester, 13 gauge'],
          ['Cut resistance', 'Level F to EN 388:2016 (3X41F)'],
          ['Food contact', 'Regulation (EU) 10/2011'],
          ['Care', 'Washable to 90 °C, do not iron'],
          ['Sizes', 'S (7), M (8), L (9), XL (10)'],
        ]),
        metaDescription: 'Cut-resistant glove of level F to EN 388, food-safe, fits either hand, sizes S to XL.',
        keywords: 'cut-resistant glove, EN 388, kitchen cut protection, level F, PPE',
        urlPath: 'kitchen-gastronorm/knives-cutting/handfest-cut-resistant-glove',
      },
    },
    properties: [
      fact(
        1,
        '60 % Polyethylen (HPPE), 25 % Glasfaser, 15 % Polyester',
        '60% polyethylene (HPPE), 25% glass fibre, 15% polyester',
      ),
      fact(16, 'EN 388:2016, VO (EU) 2016/425', 'EN 388:2016, Regulation (EU) 2016/425'),
      fact(42, '90'),
    ],
    facetValueIds: [5121, 5617, 5706],
    tagIds: [6],
    crossSelling: [{ itemId: 1226, relation: 'Accessory' }],
    pictures: [
      pictureOf('cloth', '#D9DCDE', 'Grauer Schnittschutzhandschuh, gefaltet', 'Grey cut-resistant glove, folded'),
      pictureOf('cloth', '#D9DCDE', 'Schnittschutzhandschuhe im Stapel', 'Pile of cut-resistant gloves'),
    ],
    variations: [
      cutGlove(40132, 302, 'S', 60),
      cutGlove(40133, 303, 'M', 145),
      cutGlove(40134, 304, 'L', 182),
      cutGlove(40135, 305, 'XL', 77),
    ],
  },
];
