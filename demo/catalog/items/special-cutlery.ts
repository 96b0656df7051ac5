import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const bySix = { minimumOrderQuantity: 6, intervalOrderQuantity: 6 };

/** Cutlery for one dish or one kind of guest, and what is used once. */
export const specialCutlery: DemoItem[] = [
  {
    id: 1168,
    manufacturerId: 5,
    categoryIds: [312, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Steakmesser Kontor mit Wellenschliff',
        shortName: 'Steakmesser Kontor',
        shortDescription:
          'Günstiges Steak- und Pizzamesser mit feiner Zahnung und spülmaschinenfestem Griff, schwarz oder braun.',
        description:
          '<p>Die Zahnung bleibt scharf, auch wenn nie nachgeschliffen wird: Auf dem Porzellan stumpfen nur die Spitzen ab, die Bögen dazwischen schneiden weiter. Die abgerundete Spitze eignet sich für die Selbstbedienung.</p><ul><li>Klinge 110 mm, 1,2 mm stark</li><li>Griff aus Polypropylen, um den Erl gespritzt, ohne Fugen</li></ul>',
        technicalData: factTable([
          ['Klinge', 'Edelstahl X30Cr13, 110 mm'],
          ['Gesamtlänge', '215 mm'],
          ['Härte', '50 HRC'],
          ['Gewicht', '48 g'],
          ['Spülmaschine', 'Ja'],
          ['Norm', 'EN ISO 8442-5'],
        ]),
        metaDescription:
          'Steakmesser Kontor mit Wellenschliff und runder Spitze, spülmaschinenfest, schwarz oder braun. Ab 6 Stück.',
        keywords: 'Steakmesser, Pizzamesser, Wellenschliff, Kunststoffgriff, Kontor',
        urlPath: 'besteck/spezialbesteck/steakmesser-kontor',
      },
      en: {
        name: 'Kontor steak knife, serrated',
        shortName: 'Kontor steak knife',
        shortDescription:
          'Inexpensive steak and pizza knife with fine serration and a dishwasher-safe handle, black or brown.',
        description:
          '<p>A serration stays sharp even if it is never re-ground: on porcelain only the tips go blunt, the curves between them keep cutting. The rounded point suits self-service.</p><ul><li>Blade of 110 mm, 1.2 mm thick</li><li>Polypropylene handle moulded round the tang, without gaps</li></ul>',
        technicalData: factTable([
          ['Blade', 'Stainless steel X30Cr13, 110 mm'],
          ['Overall length', '215 mm'],
          ['Hardness', '50 HRC'],
          ['Weight', '48 g'],
          ['Dishwasher', 'Yes'],
          ['Standard', 'EN ISO 8442-5'],
        ]),
        metaDescription:
          'Kontor serrated steak knife with a rounded tip, dishwasher-safe, black or brown. From 6 pieces.',
        keywords: 'steak knife, pizza knife, serrated, plastic handle, Kontor',
        urlPath: 'cutlery/special-cutlery/kontor-steak-knife',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '82119100',
    attributeIds: [1],
    variations: [
      sold(30213, 'TW-1168-SW', [103], graduated('2.40', [60, '2.15'], [240, '1.92']), [48, 20, 215, 12], {
        ...inStock(3480),
        ...bySix,
        pictures: [0],
      }),
      sold(30214, 'TW-1168-BR', [124], graduated('2.40', [60, '2.15'], [240, '1.92']), [48, 20, 215, 12], {
        ...inStock(1020),
        ...bySix,
        pictures: [1],
      }),
    ],
    properties: [
      fact(1, 'Klingenstahl X30Cr13', 'Blade steel X30Cr13'),
      dishwasherSafe,
      fact(5, '1.2'),
      fact(16, 'EN ISO 8442-5'),
      fact(101, '50 HRC'),
    ],
    facetValueIds: [5104, 5201, 5302, 5670, 5701, 5702],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1029, relation: 'Similar' },
      { itemId: 1104, relation: 'Accessory' },
      { itemId: 1114, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('knife', '#1E1E1E', 'Steakmesser mit schwarzem Griff', 'Steak knife with black handle'),
      pictureOf('knife', '#6A4A34', 'Steakmesser mit braunem Griff', 'Steak knife with brown handle'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-04-21',
        'Pizzeria Sole d’Oro',
        'Für Pizza bestens',
        'Schneidet dünnen Boden sauber. Für das Steak am Wochenende haben wir die schweren Domhof.',
      ),
      review(
        5,
        'en',
        '2026-07-26',
        'Riverbank Grill',
        'Two pounds well spent',
        'Two hundred of them, one year, still sharp. The handles have not faded in the dishwasher.',
      ),
    ],
  },
  {
    id: 1169,
    manufacturerId: 5,
    categoryIds: [312, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Fischbesteck Perlrand',
        shortName: 'Fischbesteck Perlrand',
        shortDescription: 'Fischmesser und Fischgabel mit Perlenkante für den Service am Tisch, im halben Dutzend.',
        description:
          '<p>Das Fischmesser schneidet nicht, es hebt: Die Klinge ist stumpf, breit und an der Spitze so geformt, dass sich das Filet von der Gräte lösen lässt. Die Gabel hat eine Kerbe, an der sich Haut abziehen lässt.</p><ul><li>Gleiche Stärke und Perlenkante wie das Tafelbesteck der Serie</li><li>Verkauf ab sechs Stück je Teil</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10'],
          ['Länge', 'Messer 208, Gabel 185 mm'],
          ['Gewicht', '66 / 50 g'],
          ['Oberfläche', 'Hochglanzpoliert'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Fischbesteck Perlrand aus Edelstahl 18/10 mit Perlenkante: Fischmesser und Fischgabel ab sechs Stück.',
        keywords: 'Fischbesteck, Fischmesser, Fischgabel, Perlrand, Hotelbesteck',
        urlPath: 'besteck/spezialbesteck/fischbesteck-perlrand',
      },
      en: {
        name: 'Perlrand fish cutlery',
        shortName: 'Perlrand fish cutlery',
        shortDescription: 'Fish knife and fish fork with a beaded edge for table service, by the half dozen.',
        description:
          '<p>A fish knife lifts rather than cuts: the blade is blunt, broad and shaped at the tip so that the fillet comes off the bone. The fork has a notch for pulling off the skin.</p><ul><li>The thickness and beaded edge of the table cutlery of the range</li><li>Sold from six of each piece</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10'],
          ['Length', 'Knife 208, fork 185 mm'],
          ['Weight', '66 / 50 g'],
          ['Surface', 'Mirror polished'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Perlrand fish cutlery in 18/10 stainless steel with a beaded edge: fish knife and fish fork from six pieces.',
        keywords: 'fish cutlery, fish knife, fish fork, beaded edge, hotel cutlery',
        urlPath: 'cutlery/special-cutlery/perlrand-fish-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      sold(30215, 'TW-1169-FM', [718], '7.40', [66, 26, 208, 16], { ...inStock(288), ...bySix, pictures: [0] }),
      sold(30216, 'TW-1169-FG', [775], '6.60', [50, 26, 185, 18], { ...inStock(264), ...bySix, pictures: [1] }),
    ],
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, fact(5, '4.0'), fact(14, '20')],
    orderPropertyIds: [1, 2],
    facetValueIds: [5104, 5201, 5302, 5671, 5701],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1164, relation: 'Accessory' },
      { itemId: 1112, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('knife', '#BFC3C6', 'Fischmesser Perlrand', 'Perlrand fish knife'),
      pictureOf('fork', '#BFC3C6', 'Fischgabel Perlrand', 'Perlrand fish fork'),
    ],
  },
  {
    id: 1170,
    manufacturerId: 5,
    categoryIds: [312, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Meeresfrüchtebesteck: Hummergabel, Schneckengabel, Austernmesser',
        shortName: 'Meeresfrüchtebesteck',
        shortDescription:
          'Drei Werkzeuge für Schalen- und Krustentiere, je Teil ab zwei Stück. Für Restaurant und Fischstand.',
        description:
          '<p>Jedes Teil hat eine Aufgabe, die sich mit nichts anderem erledigen lässt:</p><ul><li><strong>Hummergabel</strong>: 3 mm schmal, holt das Fleisch aus Beinen und Scheren</li><li><strong>Schneckengabel</strong>: zwei Zinken, für Schnecken und Muscheln</li><li><strong>Austernmesser</strong>: kurze, dicke Klinge ohne Schneide, mit Handschutz</li></ul><p>Zum Öffnen von Austern stets einen Kettenhandschuh tragen.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Austernmesser Klinge 13/0'],
          ['Länge', '200 / 145 / 165 mm'],
          ['Gewicht', '38 / 22 / 98 g'],
          ['Griff Austernmesser', 'Polyamid mit Handschutz'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Hummergabel, Schneckengabel und Austernmesser aus Edelstahl, je Teil ab zwei Stück, für Restaurant und Fischstand.',
        keywords: 'Hummergabel, Schneckengabel, Austernmesser, Meeresfrüchte, Austernbrecher',
        urlPath: 'besteck/spezialbesteck/meeresfruechtebesteck',
      },
      en: {
        name: 'Seafood cutlery: lobster pick, snail fork, oyster knife',
        shortName: 'Seafood cutlery',
        shortDescription: 'Three tools for shellfish, from two of each piece. For restaurants and fish counters.',
        description:
          '<p>Each piece has a task that nothing else does:</p><ul><li><strong>Lobster pick</strong>: 3 mm narrow, draws the meat from legs and claws</li><li><strong>Snail fork</strong>: two tines, for snails and mussels</li><li><strong>Oyster knife</strong>: short thick blade without an edge, with a guard</li></ul><p>Always wear a chainmail glove when opening oysters.</p>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10, oyster knife blade 13/0'],
          ['Length', '200 / 145 / 165 mm'],
          ['Weight', '38 / 22 / 98 g'],
          ['Handle of the oyster knife', 'Polyamide with guard'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Lobster pick, snail fork and oyster knife in stainless steel, from two of each, for restaurants and fish counters.',
        keywords: 'lobster pick, snail fork, oyster knife, shellfish, oyster shucker',
        urlPath: 'cutlery/special-cutlery/seafood-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      sold(30217, 'TW-1170-HG', [782], graduated('4.80', [12, '4.40']), [38, 14, 200, 10], {
        ...inStock(180),
        minimumOrderQuantity: 2,
        pictures: [1],
      }),
      sold(30218, 'TW-1170-SG', [783], graduated('3.60', [12, '3.30']), [22, 12, 145, 10], {
        ...inStock(240),
        minimumOrderQuantity: 2,
        pictures: [1],
      }),
      sold(30219, 'TW-1170-AM', [784], { price: '12.40', recommended: '15.20' }, [98, 52, 165, 28], {
        stock: 36,
        availabilityId: 2,
        minimumOrderQuantity: 2,
        pictures: [0],
      }),
    ],
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe],
    facetValueIds: [5104, 5201, 5302, 5701, 5702],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1169, relation: 'Similar' },
      { itemId: 1112, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('knife', '#8F9498', 'Austernmesser mit Handschutz', 'Oyster knife with guard'),
      pictureOf('fork', '#B9BEC2', 'Hummergabel und Schneckengabel', 'Lobster pick and snail fork'),
    ],
  },
  {
    id: 1171,
    manufacturerId: 5,
    categoryIds: [312, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Kinderbesteck Schilf, 4-teilig',
        shortName: 'Kinderbesteck Schilf',
        shortDescription:
          'Verkürztes Besteck mit dicken Griffen und stumpfem Messer für Kinder von zwei bis sechs Jahren.',
        description:
          '<p>Die Griffe sind 9 mm dick und oval: Kleine Hände umfassen sie von oben, ohne dass das Teil sich dreht. Das Messer ist stumpf und genügt für Kartoffeln und weiches Gemüse; die Gabelzinken sind an den Spitzen verrundet.</p><ul><li>Messer, Gabel, Löffel und Kaffeelöffel in der Größe passend zu Tellern mit 20 cm</li><li>Mit graviertem Vornamen ein beliebtes Geschenk zur Taufe oder Einschulung</li></ul>',
        technicalData: factTable([
          ['Inhalt', '4 Teile'],
          ['Material', 'Edelstahl 18/10, Messer 13/0'],
          ['Länge', '165 / 148 / 148 / 118 mm'],
          ['Gewicht', '128 g'],
          ['Norm', 'EN 14372 (Kinderbesteck)'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Kinderbesteck Schilf, 4-teilig, mit dicken Griffen und stumpfem Messer, geprüft nach EN 14372, auf Wunsch graviert.',
        keywords: 'Kinderbesteck, Besteck für Kinder, Kita, Hotel Familie, Gravur Name, Schilf',
        urlPath: 'besteck/spezialbesteck/kinderbesteck-schilf',
      },
      en: {
        name: 'Schilf children’s cutlery, 4 pieces',
        shortName: 'Schilf children’s cutlery',
        shortDescription: 'Shortened cutlery with thick handles and a blunt knife for children from two to six.',
        description:
          '<p>The handles are 9 mm thick and oval: small hands grip them from above without the piece turning. The knife is blunt and will do for potatoes and soft vegetables; the tines of the fork are rounded at the tips.</p><ul><li>Knife, fork, spoon and coffee spoon, sized for 20 cm plates</li><li>With a first name engraved, a popular gift for a christening or the first day at school</li></ul>',
        technicalData: factTable([
          ['Contents', '4 pieces'],
          ['Material', 'Stainless steel 18/10, knife 13/0'],
          ['Length', '165 / 148 / 148 / 118 mm'],
          ['Weight', '128 g'],
          ['Standard', 'EN 14372 (child use cutlery)'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Schilf children’s cutlery, 4 pieces, thick handles and a blunt knife, tested to EN 14372, engraved on request.',
        keywords: 'children’s cutlery, kids cutlery, nursery, family hotel, name engraving, Schilf',
        urlPath: 'cutlery/special-cutlery/schilf-childrens-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82152010',
    attributeIds: [],
    variations: [
      sold(
        30220,
        'TW-1171-SET',
        [],
        { ...graduated('16.90', [10, '14.90'], [30, '13.50']), recommended: '21.90' },
        [190, 90, 205, 30],
        { ...inStock(142), unitId: 2 },
      ),
    ],
    properties: [
      fact(1, 'Edelstahl 18/10, Messer 13/0', 'Stainless steel 18/10, knife 13/0'),
      dishwasherSafe,
      fact(16, 'EN 14372'),
    ],
    orderPropertyIds: [1, 2, 6, 7],
    facetValueIds: [5104, 5201, 5302, 5606, 5701, 5703],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1028, relation: 'Similar' },
      { itemId: 1134, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cutlery-set', '#C4C8CB', 'Kinderbesteck, vier Teile', 'Children’s cutlery, four pieces'),
      pictureOf('spoon', '#C4C8CB', 'Löffel mit dickem Griff', 'Spoon with thick handle'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-06-01',
        'Familienhotel Wiesengrund',
        'Eltern kaufen es uns ab',
        'Liegt im Restaurant aus, und jede Woche fragt jemand, ob man es kaufen kann. Jetzt haben wir es mit Gravur an der Rezeption.',
      ),
      review(
        4,
        'en',
        '2026-09-10',
        'Puffin Bay Holiday Park',
        'Sturdy and simple',
        'No cartoon prints that wash off. The teaspoon disappears most, single pieces would help.',
      ),
    ],
  },
  {
    id: 1175,
    manufacturerId: 5,
    categoryIds: [312, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Essstäbchen Mehrweg, 23 cm, 10 Paar',
        shortName: 'Essstäbchen Mehrweg, 10 Paar',
        shortDescription:
          'Spülmaschinenfeste Stäbchen aus glasfaserverstärktem Kunststoff mit griffiger Spitze, Packung zu zehn Paar.',
        description:
          '<p>Einmalstäbchen aus Holz kosten auf Dauer mehr als diese: Nach rund 40 Einsätzen ist ein Paar bezahlt, gehalten haben sie im Dauertest über 1.500 Spülgänge. Die vorderen 40 mm sind quer gerillt, damit Nudeln und Fisch nicht abrutschen.</p><ul><li>Vierkant, rollen nicht vom Tisch</li><li>Bis 180 °C kurzzeitig, also auch am Hot Pot</li></ul>',
        technicalData: factTable([
          ['Material', 'PPS mit Glasfaser'],
          ['Länge', '230 mm'],
          ['Gewicht', '18 g je Paar'],
          ['Temperatur', 'Dauerhaft bis 140 °C'],
          ['Spülmaschine', 'Ja, im Besteckköcher'],
        ]),
        metaDescription:
          'Mehrweg-Essstäbchen, 23 cm, spülmaschinenfest, griffige Spitze, in Schwarz und Rot. Packung zu 10 Paar.',
        keywords: 'Essstäbchen, Chopsticks, Mehrweg, Sushi, Ramen, spülmaschinenfest',
        urlPath: 'besteck/spezialbesteck/essstaebchen-mehrweg-10-paar',
      },
      en: {
        name: 'Reusable chopsticks, 23 cm, 10 pairs',
        shortName: 'Reusable chopsticks, 10 pairs',
        shortDescription:
          'Dishwasher-safe chopsticks in glass-fibre reinforced plastic with a grooved tip, pack of ten pairs.',
        description:
          '<p>Disposable wooden sticks cost more than these in the long run: after about 40 uses a pair has paid for itself, and in the endurance test they lasted more than 1,500 washes. The front 40 mm are grooved crosswise so that noodles and fish do not slip.</p><ul><li>Square, do not roll off the table</li><li>Up to 180 °C for short periods, so fit for hot pot</li></ul>',
        technicalData: factTable([
          ['Material', 'PPS with glass fibre'],
          ['Length', '230 mm'],
          ['Weight', '18 g per pair'],
          ['Temperature', 'Up to 140 °C continuously'],
          ['Dishwasher', 'Yes, in a cutlery basket'],
        ]),
        metaDescription:
          'Reusable chopsticks, 23 cm, dishwasher-safe with a grooved tip, in black and red. Pack of 10 pairs.',
        keywords: 'chopsticks, reusable, sushi, ramen, dishwasher-safe',
        urlPath: 'cutlery/special-cutlery/reusable-chopsticks-10-pairs',
      },
    },
    vatId: 0,
    producingCountryIso: 'JP',
    customsTariffNumber: '39241000',
    attributeIds: [1],
    variations: [
      sold(30221, 'TW-1175-SW', [103], graduated('12.90', [10, '11.60'], [40, '10.40']), [210, 60, 245, 30], {
        ...inStock(156),
        unitId: 8,
        content: 10,
        pictures: [0],
      }),
      sold(30222, 'TW-1175-RT', [120], graduated('12.90', [10, '11.60'], [40, '10.40']), [210, 60, 245, 30], {
        ...inStock(48),
        unitId: 8,
        content: 10,
        pictures: [1],
      }),
    ],
    properties: [fact(1, 'PPS, glasfaserverstärkt', 'PPS, glass-fibre reinforced'), dishwasherSafe, fact(4, '140')],
    facetValueIds: [5109, 5201, 5302, 5701],
    tagIds: [1, 5],
    crossSelling: [
      { itemId: 1119, relation: 'Accessory' },
      { itemId: 1007, relation: 'Accessory' },
      { itemId: 1111, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('knife', '#2A2A2A', 'Schwarze Mehrweg-Essstäbchen', 'Black reusable chopsticks'),
      pictureOf('knife', '#8E241C', 'Rote Mehrweg-Essstäbchen', 'Red reusable chopsticks'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-10',
        'Ramen-Ya Hafen',
        'Rechnung geht auf',
        'Vorher 1.100 Paar Holzstäbchen im Monat. Die Gäste sind eingewöhnt, keine Splitter, kein Müllsack extra.',
      ),
      review(
        3,
        'en',
        '2026-03-20',
        'Little Kyoto',
        'Slippery for beginners',
        'Our regulars like them, first-timers ask for a fork more often than with wood.',
      ),
    ],
  },
  {
    id: 1176,
    manufacturerId: 11,
    categoryIds: [312, 3, 8],
    type: 'default',
    texts: {
      de: {
        name: 'Holzbesteck zum einmaligen Gebrauch, 160 mm, lose',
        shortName: 'Holzbesteck, Einweg',
        shortDescription:
          'Messer, Gabel und Löffel aus unbehandelter Birke für Imbiss, Stadtfest und Lieferung, ab 500 Stück je Teil.',
        description:
          '<p>Aus 1,6 mm starkem Birkenfurnier heiß gepresst, damit Löffel und Gabel eine Wölbung erhalten und nicht wie flache Spatel wirken. Kanten entgratet, ohne Wachs und ohne Beschichtung.</p><ul><li>Für kalte und heiße Speisen bis 30 Minuten</li><li>Lose im Spenderkarton, gezählt zu 500</li><li>Holz entwaldungsfrei und legal geschlagen nach Verordnung (EU) 2023/1115</li></ul>',
        technicalData: factTable([
          ['Material', 'Birke, unbehandelt'],
          ['Länge', '160 mm'],
          ['Stärke', '1,6 mm'],
          ['Gewicht', '2 g'],
          ['Entsorgung', 'Bioabfall oder Restabfall nach örtlicher Regelung'],
        ]),
        metaDescription:
          'Holzbesteck aus Birke, 160 mm: Messer, Gabel und Löffel lose ab 500 Stück, ohne Beschichtung, mit Staffelpreisen.',
        keywords: 'Holzbesteck, Einwegbesteck, Imbiss, Lieferdienst, Birkenholz, plastikfrei',
        urlPath: 'besteck/spezialbesteck/holzbesteck-einweg',
      },
      en: {
        name: 'Disposable wooden cutlery, 160 mm, loose',
        shortName: 'Disposable wooden cutlery',
        shortDescription:
          'Knife, fork and spoon in untreated birch for snack bars, street fairs and delivery, from 500 of each piece.',
        description:
          '<p>Hot-pressed from 1.6 mm birch veneer, so that spoon and fork are properly curved and do not feel like flat spatulas. Edges deburred, no wax and no coating.</p><ul><li>For cold and hot food for up to 30 minutes</li><li>Loose in a dispenser box, counted by 500</li><li>Deforestation-free, legally harvested wood under Regulation (EU) 2023/1115</li></ul>',
        technicalData: factTable([
          ['Material', 'Birch, untreated'],
          ['Length', '160 mm'],
          ['Thickness', '1.6 mm'],
          ['Weight', '2 g'],
          ['Disposal', 'Organic or residual waste, subject to local rules'],
        ]),
        metaDescription:
          'Wooden cutlery in birch, 160 mm: knife, fork and spoon loose from 500 pieces, uncoated, with quantity discounts.',
        keywords: 'wooden cutlery, disposable cutlery, snack bar, delivery, birch, plastic-free',
        urlPath: 'cutlery/special-cutlery/disposable-wooden-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'EE',
    customsTariffNumber: '44191900',
    attributeIds: [7],
    // Prices with four decimal places: only the line amount is rounded to cents.
    variations: [
      sold(30223, 'TW-1176-G', [786], graduated('0.0385', [5000, '0.0352'], [20_000, '0.0318']), [2, 26, 160, 4], {
        ...inStock(124_000),
        minimumOrderQuantity: 500,
        intervalOrderQuantity: 500,
        pictures: [0],
      }),
      sold(30224, 'TW-1176-M', [787], graduated('0.0385', [5000, '0.0352'], [20_000, '0.0318']), [2, 22, 160, 4], {
        ...inStock(98_500),
        minimumOrderQuantity: 500,
        intervalOrderQuantity: 500,
        pictures: [1],
      }),
      sold(30225, 'TW-1176-L', [785], graduated('0.0412', [5000, '0.0378'], [20_000, '0.0341']), [2, 30, 160, 5], {
        stock: 6500,
        availabilityId: 2,
        minimumOrderQuantity: 500,
        intervalOrderQuantity: 500,
        pictures: [2],
      }),
    ],
    properties: [fact(1, 'Birke, unbehandelt', 'Birch, untreated'), fact(5, '1.6')],
    facetValueIds: [5107, 5203, 5702, 5708],
    tagIds: [6],
    crossSelling: [
      { itemId: 1026, relation: 'Similar' },
      { itemId: 1049, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('fork', '#D6B98C', 'Gabel aus Birkenholz', 'Birch fork'),
      pictureOf('knife', '#D6B98C', 'Messer aus Birkenholz', 'Birch knife'),
      pictureOf('spoon', '#D6B98C', 'Löffel aus Birkenholz', 'Birch spoon'),
    ],
  },
];
