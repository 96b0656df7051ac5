import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';
import {
  cakeFork,
  coffeeSpoon,
  dessertFork,
  dessertKnife,
  dessertSpoon,
  type Piece,
  tableFork,
  tableKnife,
  tableSpoon,
} from './cutlery-pieces.ts';

/** All table cutlery is counted in dozens. `heavier` weighs the piece of a thicker range. */
function byTheDozen(
  id: number,
  itemId: number,
  { valueId, letters, lengthMm, weightG, picture }: Piece,
  price: DemoVariation['price'],
  supply: Supply,
  heavier = 1,
): DemoVariation {
  return sold(id, `TW-${itemId}-${letters}`, [valueId], price, [Math.round(weightG * heavier), 24, lengthMm, 20], {
    minimumOrderQuantity: 12,
    intervalOrderQuantity: 12,
    pictures: [picture],
    ...supply,
  });
}

export const tableCutlery: DemoItem[] = [
  {
    id: 1163,
    manufacturerId: 5,
    categoryIds: [311, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Tafelbesteck Kontor, Edelstahl 18/0',
        shortName: 'Besteck Kontor',
        shortDescription:
          'Robustes Kantinenbesteck, magnetisch sortierbar, im Dutzend. Fünf Teile mit schlichtem Stiel.',
        description:
          '<p>18/0 enthält kein Nickel und ist magnetisch: In Kantinen ziehen Magnetabräumer das Besteck aus dem Abfall, bevor es verloren geht. Der Stiel ist 2,5 mm stark und an den Kanten rundgebürstet.</p><ul><li>Messer aus einem Stück, Schneide mit feinem Wellenschliff</li><li>Etwas weniger Glanz und Säurefestigkeit als 18/10: nach dem Spülen gleich trocknen</li><li>Staffeln ab 120 und 600 Stück je Teil, bei der Kuchengabel ab 120</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/0, Messer 13/0'],
          ['Materialstärke', '2,5 mm'],
          ['Länge', 'Messer 225, Gabel 200, Löffel 200, Kaffeelöffel 138, Kuchengabel 145 mm'],
          ['Oberfläche', 'Poliert'],
          ['Norm', 'EN ISO 8442-2'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Kantinenbesteck Kontor aus magnetischem Edelstahl 18/0: Messer, Gabel, Löffel im Dutzend, Staffeln ab 120 Stück.',
        keywords: 'Kantinenbesteck, Großküchenbesteck, Besteck 18/0, magnetisch, Mensa, Kontor',
        urlPath: 'besteck/tafelbesteck/tafelbesteck-kontor',
      },
      en: {
        name: 'Kontor table cutlery, stainless steel 18/0',
        shortName: 'Kontor cutlery',
        shortDescription:
          'Robust canteen cutlery that magnets can sort, by the dozen. Five pieces with a plain handle.',
        description:
          '<p>18/0 contains no nickel and is magnetic: in canteens magnetic catchers pull cutlery out of the waste before it is lost. The handle is 2.5 mm thick with edges brushed round.</p><ul><li>One-piece knives with a fine serration</li><li>A little less shine and acid resistance than 18/10: dry straight after washing</li><li>Quantity discounts from 120 and 600 of each piece, from 120 of the cake fork</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/0, knives 13/0'],
          ['Material thickness', '2.5 mm'],
          ['Length', 'Knife 225, fork 200, spoon 200, coffee spoon 138, cake fork 145 mm'],
          ['Surface', 'Polished'],
          ['Standard', 'EN ISO 8442-2'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Kontor canteen cutlery in magnetic 18/0 stainless steel: knife, fork, spoon by the dozen, tiers from 120 pieces.',
        keywords: 'canteen cutlery, catering cutlery, 18/0 cutlery, magnetic, Kontor',
        urlPath: 'cutlery/table-cutlery/kontor-table-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      byTheDozen(30185, 1163, tableFork, graduated('0.98', [120, '0.8950'], [600, '0.8240']), inStock(14_400)),
      byTheDozen(30184, 1163, tableKnife, graduated('1.95', [120, '1.7900'], [600, '1.6450']), inStock(12_960)),
      byTheDozen(30186, 1163, tableSpoon, graduated('0.98', [120, '0.8950'], [600, '0.8240']), inStock(13_320)),
      byTheDozen(30187, 1163, coffeeSpoon, graduated('0.59', [120, '0.5450'], [600, '0.4980']), inStock(16_800)),
      byTheDozen(30188, 1163, cakeFork, graduated('0.72', [120, '0.6650']), { stock: 1140, availabilityId: 2 }),
    ],
    properties: [
      fact(1, 'Edelstahl 18/0, Messer 13/0', 'Stainless steel 18/0, knives 13/0'),
      dishwasherSafe,
      fact(5, '2.5'),
      fact(16, 'EN ISO 8442-2'),
    ],
    orderPropertyIds: [65],
    facetValueIds: [5104, 5201, 5302, 5670, 5702, 5705],
    tagIds: [2, 5],
    crossSelling: [
      { itemId: 1028, relation: 'Similar' },
      { itemId: 1174, relation: 'Bundle' },
      { itemId: 1168, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf(
        'knife',
        '#C9CDD0',
        'Gabel, Messer und Löffel der Serie Kontor',
        'Fork, knife and spoons of the Kontor range',
      ),
      pictureOf('fork', '#C9CDD0', 'Gabel der Serie Kontor', 'Fork of the Kontor range'),
      pictureOf('spoon', '#C9CDD0', 'Löffel der Serie Kontor', 'Spoon of the Kontor range'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-04',
        'Betriebsrestaurant Werk Nord',
        'Der Magnet rechnet sich',
        'Vor dem Magnetabräumer verschwanden 70 Gabeln im Monat, jetzt etwa fünf. Der Preis lässt auch das verschmerzen.',
      ),
      review(
        3,
        'de',
        '2026-05-24',
        'Kita-Verbund Rosenau',
        'Flugrost an den Messern',
        'Bei zwei Dutzend Messern zeigten sich nach Wochen Punkte. Seit wir gleich nach dem Spülen trocknen, kommt nichts nach.',
        { reply: 'Genau das ist der Grund. Feuchte Körbe über Nacht sind für 13/0-Klingen das Schlimmste.' },
      ),
      review(
        4,
        'en',
        '2026-08-11',
        'Bramblewood School',
        'Does the job',
        'Nine hundred covers a day, no bent forks so far. Spoons could be a touch deeper for soup.',
      ),
      review(
        4,
        'de',
        '2026-10-06',
        'Feuerwehrhaus Ottersbach',
        'Zählt sich gut',
        'Kommt in Bündeln zu zwölf, beim Aufräumen nach dem Fest war alles schnell gezählt.',
      ),
      review(
        2,
        'en',
        '2026-01-19',
        'J. Coverdale',
        'Forks feel light',
        'For the price I cannot complain, but in the restaurant guests notice. We moved them to the staff canteen.',
      ),
    ],
  },
  {
    id: 1164,
    manufacturerId: 5,
    categoryIds: [311, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Tafelbesteck Perlrand, Edelstahl 18/10',
        shortName: 'Besteck Perlrand',
        shortDescription:
          'Klassisches Hotelbesteck mit Perlenkante, 4 mm stark. Acht Teile für Menü und Dessert, im Dutzend.',
        description:
          '<p>Die Perlen laufen beidseitig um den Stiel, auch auf der Rückseite: Das Besteck lässt sich französisch eindecken, mit den Zinken nach unten. Die Hohlräume zwischen den Perlen sind so flach, dass Besteckspülmaschinen sie ausspülen.</p><ul><li>Menümesser mit Hohlheft, dadurch gut ausgewogen und leise auf Porzellan</li><li>Gravur auf der Rückseite, die beim französischen Eindecken oben liegt</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Messerklingen 13/0'],
          ['Materialstärke', '4,0 mm'],
          ['Länge', 'Menüteile 225 / 200 mm, Dessertteile 205 / 182 mm'],
          ['Oberfläche', 'Hochglanzpoliert'],
          ['Norm', 'EN ISO 8442-2'],
          ['Nachkauf', 'Bis mindestens 2046'],
        ]),
        metaDescription:
          'Hotelbesteck Perlrand aus Edelstahl 18/10 mit Perlenkante, acht Teile im Dutzend, Gravur möglich, Nachkauf bis 2046.',
        keywords: 'Hotelbesteck, Perlrand, klassisches Besteck, Tafelbesteck 18/10, Hohlheft, Gravur',
        urlPath: 'besteck/tafelbesteck/tafelbesteck-perlrand',
      },
      en: {
        name: 'Perlrand table cutlery, stainless steel 18/10',
        shortName: 'Perlrand cutlery',
        shortDescription:
          'Classic hotel cutlery with a beaded edge, 4 mm thick. Eight pieces for main course and dessert, by the dozen.',
        description:
          '<p>The beads run round the handle on both sides: the cutlery can be laid the French way with the tines down. The hollows between the beads are shallow enough for cutlery washers to rinse out.</p><ul><li>Table knife with a hollow handle, well balanced and quiet on porcelain</li><li>Engraved on the reverse, which faces up when laid the French way</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10, knife blades 13/0'],
          ['Material thickness', '4.0 mm'],
          ['Length', 'Table pieces 225 / 200 mm, dessert pieces 205 / 182 mm'],
          ['Surface', 'Mirror polished'],
          ['Standard', 'EN ISO 8442-2'],
          ['Reorder', 'Until 2046 at least'],
        ]),
        metaDescription:
          'Perlrand hotel cutlery in 18/10 stainless steel with a beaded edge, eight pieces by the dozen, engraving possible, reorders until 2046.',
        keywords: 'hotel cutlery, beaded edge, classic cutlery, table cutlery 18/10, hollow handle, engraving',
        urlPath: 'cutlery/table-cutlery/perlrand-table-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      byTheDozen(30190, 1164, tableFork, graduated('5.60', [60, '5.20'], [240, '4.80']), inStock(2880), 1.35),
      byTheDozen(30189, 1164, tableKnife, graduated('11.90', [60, '11.00'], [240, '10.20']), inStock(2160), 1.2),
      byTheDozen(30191, 1164, tableSpoon, graduated('5.60', [60, '5.20'], [240, '4.80']), inStock(2640), 1.35),
      byTheDozen(30192, 1164, coffeeSpoon, graduated('3.60', [60, '3.35']), inStock(3240), 1.3),
      byTheDozen(30193, 1164, cakeFork, graduated('4.20', [60, '3.90']), inStock(720), 1.3),
      byTheDozen(30194, 1164, dessertKnife, graduated('9.80', [60, '9.10']), { stock: 312, availabilityId: 2 }, 1.2),
      byTheDozen(30195, 1164, dessertFork, graduated('4.90', [60, '4.55']), inStock(960), 1.3),
      byTheDozen(
        30196,
        1164,
        dessertSpoon,
        graduated('4.90', [60, '4.55']),
        { stock: 0, canOversell: true, availabilityId: 6 },
        1.3,
      ),
    ],
    properties: [
      fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'),
      dishwasherSafe,
      fact(5, '4.0'),
      fact(14, '20'),
      fact(16, 'EN ISO 8442-2'),
    ],
    orderPropertyIds: [1, 2, 10],
    facetValueIds: [5104, 5201, 5302, 5671, 5701, 5702],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1169, relation: 'Accessory' },
      { itemId: 1172, relation: 'Accessory' },
      { itemId: 1028, relation: 'Similar' },
    ],
    pictures: [
      pictureOf(
        'knife',
        '#BFC3C6',
        'Gabel, Messer und Löffel der Serie Perlrand',
        'Fork, knife and spoons of the Perlrand range',
      ),
      pictureOf('fork', '#BFC3C6', 'Gabel der Serie Perlrand', 'Fork of the Perlrand range'),
      pictureOf('spoon', '#BFC3C6', 'Löffel der Serie Perlrand', 'Spoon of the Perlrand range'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-09',
        'Schlosshotel Eichenau',
        'Liegt wie Silber',
        'Wir haben versilbertes Besteck ersetzt. Gäste merken keinen Unterschied, die Silberputzerei schon.',
      ),
      review(
        4,
        'en',
        '2026-06-02',
        'Ashdown Manor',
        'Hollow handles are quiet',
        'You notice how little the knives clatter when clearing. Dessert spoons were on back order for five weeks.',
      ),
    ],
  },
  {
    id: 1166,
    manufacturerId: 5,
    categoryIds: [311, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Dessertbesteck Schilf',
        shortName: 'Dessertbesteck Schilf',
        shortDescription:
          'Messer, Gabel und Löffel in der kleineren Größe der Serie Schilf, für Vorspeise, Frühstück und Dessert.',
        description:
          '<p>Wer Menüs serviert, braucht die kleinere Größe zweimal je Platz: zur Vorspeise und zum Dessert. Form, Politur und Stahl entsprechen dem Menübesteck der Serie; auf dem 21-cm-Teller liegt es ausgewogen.</p><ul><li>Stärke 3,5 mm wie die Menüteile</li><li>Gravur in derselben Schrifthöhe möglich</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Messer 13/0'],
          ['Länge', 'Messer 205, Gabel und Löffel 182 mm'],
          ['Gewicht', '68 / 39 / 44 g'],
          ['Oberfläche', 'Hochglanzpoliert'],
          ['Norm', 'EN ISO 8442-2'],
        ]),
        metaDescription:
          'Dessertbesteck Schilf aus Edelstahl 18/10: Messer, Gabel und Löffel im Dutzend, passend zum Tafelbesteck, Gravur möglich.',
        keywords: 'Dessertbesteck, Vorspeisenbesteck, Frühstücksbesteck, Dessertgabel, Schilf',
        urlPath: 'besteck/tafelbesteck/dessertbesteck-schilf',
      },
      en: {
        name: 'Schilf dessert cutlery',
        shortName: 'Schilf dessert cutlery',
        shortDescription:
          'Knife, fork and spoon in the smaller size of the Schilf range, for starters, breakfast and dessert.',
        description:
          '<p>Anyone who serves set menus needs the smaller size twice per seat: for the starter and for dessert. Shape, polish and steel are those of the table cutlery; on a 21 cm plate it is well balanced.</p><ul><li>3.5 mm thick like the table pieces</li><li>Can be engraved in the same letter height</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10, knives 13/0'],
          ['Length', 'Knife 205, fork and spoon 182 mm'],
          ['Weight', '68 / 39 / 44 g'],
          ['Surface', 'Mirror polished'],
          ['Standard', 'EN ISO 8442-2'],
        ]),
        metaDescription:
          'Schilf dessert cutlery in 18/10 stainless steel: knife, fork and spoon by the dozen, matching the table cutlery.',
        keywords: 'dessert cutlery, starter cutlery, breakfast cutlery, dessert fork, Schilf',
        urlPath: 'cutlery/table-cutlery/schilf-dessert-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      byTheDozen(30210, 1166, dessertFork, graduated('3.50', [60, '3.25']), inStock(1560), 1.08),
      byTheDozen(30209, 1166, dessertKnife, graduated('5.60', [60, '5.20']), inStock(1320), 1.1),
      byTheDozen(30211, 1166, dessertSpoon, graduated('3.50', [60, '3.25']), inStock(1440), 1.1),
    ],
    properties: [
      fact(1, 'Edelstahl 18/10, Messer 13/0', 'Stainless steel 18/10, knives 13/0'),
      dishwasherSafe,
      fact(5, '3.5'),
      fact(14, '15'),
    ],
    orderPropertyIds: [1, 2],
    facetValueIds: [5104, 5201, 5302, 5606, 5701, 5703],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1028, relation: 'Accessory' },
      { itemId: 1108, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('knife', '#C4C8CB', 'Dessertbesteck Schilf', 'Schilf dessert cutlery'),
      pictureOf('fork', '#C4C8CB', 'Dessertgabel Schilf', 'Schilf dessert fork'),
      pictureOf('spoon', '#C4C8CB', 'Dessertlöffel Schilf', 'Schilf dessert spoon'),
    ],
  },
  {
    id: 1167,
    manufacturerId: 5,
    categoryIds: [311, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Limolöffel Kontor, 205 mm, 12 Stück',
        shortName: 'Limolöffel Kontor',
        shortDescription:
          'Langer Löffel für Latte, Eisbecher und Longdrink. Reicht in Gläser bis 160 mm Höhe, Karton zu 12 Stück.',
        description:
          '<p>Der Löffel ist lang genug, um auch im 142 mm hohen Latte-Glas nicht zu versinken, und mit 24 g leicht genug, um das Glas nicht zu kippen. Die Laffe ist schmal und greift in die Rundung des Bodens.</p><ul><li>Magnetisch wie alle Teile der Serie</li><li>Stielende gelocht, hängt am Tassenhaken</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/0'],
          ['Länge', '205 mm'],
          ['Gewicht', '24 g je Löffel'],
          ['Oberfläche', 'Poliert'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Limolöffel Kontor aus Edelstahl 18/0, 205 mm, für Latte Macchiato, Eisbecher und Longdrinks. Karton zu 12 Stück.',
        keywords: 'Limolöffel, Latte-Löffel, Longdrinklöffel, Eislöffel lang, Kontor',
        urlPath: 'besteck/tafelbesteck/limoloeffel-kontor',
      },
      en: {
        name: 'Kontor long drink spoon, 205 mm, 12 pieces',
        shortName: 'Kontor long drink spoon',
        shortDescription:
          'Long spoon for lattes, sundaes and long drinks. Reaches into glasses of up to 160 mm, carton of 12.',
        description:
          '<p>The spoon is long enough not to sink in the 142 mm latte glass and, at 24 g, light enough not to tip it. The bowl is narrow and follows the curve of the base.</p><ul><li>Magnetic like all pieces of the range</li><li>Hole in the handle end, hangs from a cup hook</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/0'],
          ['Length', '205 mm'],
          ['Weight', '24 g per spoon'],
          ['Surface', 'Polished'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Kontor long drink spoon in 18/0 stainless steel, 205 mm, for lattes, sundaes and long drinks. Carton of 12.',
        keywords: 'long drink spoon, latte spoon, sundae spoon, Kontor',
        urlPath: 'cutlery/table-cutlery/kontor-long-drink-spoon',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '82159910',
    attributeIds: [],
    variations: [
      sold(30212, 'TW-1167-K12', [], graduated('11.40', [10, '10.50'], [50, '9.30']), [320, 60, 215, 40], {
        ...inStock(276),
        content: 12,
      }),
    ],
    properties: [fact(1, 'Edelstahl 18/0', 'Stainless steel 18/0'), dishwasherSafe],
    facetValueIds: [5104, 5201, 5302, 5670, 5704, 5705],
    tagIds: [5],
    crossSelling: [
      { itemId: 1158, relation: 'Accessory' },
      { itemId: 1163, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('spoon', '#C9CDD0', 'Limolöffel Kontor', 'Kontor long drink spoon'),
      pictureOf('spoon', '#C9CDD0', 'Limolöffel nebeneinander', 'Long drink spoons in a row'),
    ],
  },
  {
    id: 1174,
    manufacturerId: 5,
    categoryIds: [311, 3],
    type: 'set',
    texts: {
      de: {
        name: 'Besteckausstattung Kontor für 60 Plätze',
        shortName: 'Besteckausstattung 60 Plätze',
        shortDescription:
          'Je 60 Messer, Gabeln, Löffel und Kaffeelöffel der Serie Kontor als Paket für Kantine, Verein und Saal.',
        description:
          '<p>Ein Klick statt vier Positionen: die Grundmenge für 60 Plätze, geliefert in Zwölferbündeln mit Papierband, sodass sich der Wareneingang in einer Minute zählen lässt. Für einen zweiten Durchgang und Schwund planen Sie die Hälfte mehr ein.</p><ul><li>60 Menümesser, 60 Menügabeln, 60 Menülöffel, 60 Kaffeelöffel</li><li>Alle Teile einzeln im Dutzend nachzukaufen</li></ul>',
        technicalData: factTable([
          ['Inhalt', '240 Teile'],
          ['Material', 'Edelstahl 18/0, Messer 13/0'],
          ['Gewicht mit Verpackung', '11,9 kg'],
          ['Norm', 'EN ISO 8442-2'],
        ]),
        metaDescription:
          'Besteckausstattung Kontor: 240 Teile Edelstahl 18/0 für 60 Plätze, gebündelt und günstiger als einzeln.',
        keywords: 'Besteck Erstausstattung, Besteckpaket, Kantinenausstattung, Vereinsheim, Kontor',
        urlPath: 'besteck/tafelbesteck/besteckausstattung-kontor-60-plaetze',
      },
      en: {
        name: 'Kontor cutlery package for 60 seats',
        shortName: 'Cutlery package, 60 seats',
        shortDescription:
          'Kontor knives, forks, spoons and coffee spoons, 60 of each, as a package for canteens, clubs and halls.',
        description:
          '<p>One click instead of four lines: the basic quantity for 60 seats, delivered in bundles of twelve with a paper band, so that a delivery is counted in a minute. For a second sitting and losses, allow half as many again.</p><ul><li>60 table knives, 60 table forks, 60 table spoons, 60 coffee spoons</li><li>All pieces can be reordered individually by the dozen</li></ul>',
        technicalData: factTable([
          ['Contents', '240 pieces'],
          ['Material', 'Stainless steel 18/0, knives 13/0'],
          ['Weight including packaging', '11.9 kg'],
          ['Standard', 'EN ISO 8442-2'],
        ]),
        metaDescription:
          'Kontor cutlery package: 240 pieces in 18/0 stainless steel for 60 seats, bundled and cheaper than bought individually.',
        keywords: 'cutlery starter set, cutlery package, canteen outfit, club house, Kontor',
        urlPath: 'cutlery/table-cutlery/kontor-cutlery-package-60-seats',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '82159910',
    attributeIds: [],
    variations: [
      sold(30230, 'TW-1174-SET', [], { price: '229.00' }, [11_900, 260, 340, 220], { ...inStock(24), unitId: 2 }),
    ],
    properties: [fact(1, 'Edelstahl 18/0, Messer 13/0', 'Stainless steel 18/0, knives 13/0'), dishwasherSafe],
    orderPropertyIds: [65],
    facetValueIds: [5104, 5201, 5302, 5670, 5702],
    tagIds: [5],
    bundle: [
      { variationId: 30184, quantity: 60 },
      { variationId: 30185, quantity: 60 },
      { variationId: 30186, quantity: 60 },
      { variationId: 30187, quantity: 60 },
    ],
    crossSelling: [
      { itemId: 1163, relation: 'ReplacementPart' },
      { itemId: 1030, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('cutlery-set', '#C9CDD0', 'Besteck der Serie Kontor', 'Cutlery of the Kontor range'),
      pictureOf('box', '#C9A77A', 'Karton der Besteckausstattung', 'Carton of the cutlery package'),
    ],
  },
];
