import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, stackable, stoneware } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Variation, letters, colour value and stock of each glaze of the dip bowl, in the order of its pictures. */
const prielGlazes: [id: number, letters: string, valueId: number, stock: number][] = [
  [30051, 'NE', 180, 420],
  [30052, 'OC', 181, 216],
  [30053, 'AL', 182, 150],
  [30054, 'RO', 183, 84],
];

/** Dips, portions and everything that is baked and served in the same dish. */
export const smallBowls: DemoItem[] = [
  {
    id: 1116,
    manufacturerId: 1,
    categoryIds: [121, 12],
    type: 'default',
    texts: {
      de: {
        name: 'Dipschälchen Hallhof, stapelbar',
        shortName: 'Dipschälchen Hallhof',
        shortDescription:
          'Rundes Schälchen für Butter, Dip und Ketchup. Zwei Größen, im Karton zu 12 oder einzeln ergänzbar.',
        description:
          '<p>Die Wand steht fast senkrecht, deshalb passt mehr hinein, als der Durchmesser vermuten lässt. Ein Absatz im Inneren hält gestapelte Schälchen auf 12 mm Abstand: Gefüllt und mit Folie abgedeckt lassen sie sich im Kühlhaus vorbereiten.</p><ul><li><strong>60 ml</strong>: Butter, Senf, Sojasauce</li><li><strong>100 ml</strong>: Dip, Ketchup, Olivenöl zum Brot</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '60 / 100 ml randvoll'],
          ['Durchmesser', '62 / 74 mm'],
          ['Höhe', '32 / 36 mm'],
          ['Gewicht', '70 / 105 g'],
          ['Spülmaschine', 'Ja, im Korb mit Abdeckgitter'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Stapelbares Dipschälchen Hallhof aus Hartporzellan, 60 und 100 ml, einzeln oder im Karton zu 12 Stück.',
        keywords: 'Dipschälchen, Saucenschälchen, Butterschälchen, Ketchupschale, Hallhof',
        urlPath: 'geschirr/schalen-schuesseln/dipschaelchen/dipschaelchen-hallhof',
      },
      en: {
        name: 'Hallhof dip dish, stackable',
        shortName: 'Hallhof dip dish',
        shortDescription:
          'Round dish for butter, dips and ketchup. Two sizes, in cartons of 12 or individually for topping up.',
        description:
          '<p>The wall is almost upright, so it holds more than its diameter suggests. A ledge inside keeps stacked dishes 12 mm apart: filled and covered with film they can be prepared in the cold room.</p><ul><li><strong>60 ml</strong>: butter, mustard, soy sauce</li><li><strong>100 ml</strong>: dips, ketchup, olive oil with bread</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '60 / 100 ml to the brim'],
          ['Diameter', '62 / 74 mm'],
          ['Height', '32 / 36 mm'],
          ['Weight', '70 / 105 g'],
          ['Dishwasher', 'Yes, in a rack with cover grid'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Hallhof stackable dip dish in hard porcelain, 60 and 100 ml, individually or in cartons of 12.',
        keywords: 'dip dish, sauce dish, butter dish, ketchup dish, ramekin, Hallhof',
        urlPath: 'tableware/bowls/dip-dishes/hallhof-dip-dish',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [4],
    variations: [
      sold(30048, 'TW-1116-060-K12', [495], graduated('19.20', [4, '18.00'], [12, '16.80']), [930, 140, 205, 80], {
        ...inStock(260),
        content: 12,
        model: 'HH-D06',
      }),
      sold(30047, 'TW-1116-060-1', [495], '1.80', [70, 62, 62, 32], { ...inStock(1480), model: 'HH-D06' }),
      sold(30049, 'TW-1116-100-1', [402], '2.20', [105, 74, 74, 36], { ...inStock(960), model: 'HH-D10' }),
      sold(30050, 'TW-1116-100-K12', [402], graduated('23.40', [4, '22.20'], [12, '20.70']), [1360, 165, 240, 88], {
        ...inStock(175),
        content: 12,
        model: 'HH-D10',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable, fact(31, '144')],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5602, 5701, 5702, 5703],
    tagIds: [2, 5, 7],
    crossSelling: [
      { itemId: 1117, relation: 'Similar' },
      { itemId: 1048, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('bowl', '#F8F7F3', 'Dipschälchen Hallhof', 'Hallhof dip dish'),
      pictureOf('bowl', '#F8F7F3', 'Dipschälchen Hallhof gestapelt', 'Hallhof dip dishes, stacked'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-29',
        'Frühstückshaus Lerche',
        'Vorbereitet im Stapel',
        'Wir füllen abends 80 Stück mit Butter und stapeln sie mit Folie. Morgens geht es direkt auf die Tische, nichts klebt zusammen.',
      ),
      review(
        4,
        'de',
        '2026-01-21',
        'R. Amrhein',
        'Gut, aber leicht',
        'Im Korb ohne Abdeckgitter fliegen sie beim Spülen durch die Maschine. Steht im Datenblatt, wir haben es trotzdem übersehen.',
      ),
      review(
        5,
        'en',
        '2026-08-13',
        'Salt & Slate',
        'Exactly sixty millilitres',
        'We portion sauces by volume and the small one is filled to the ledge with 50 ml every time. Handy for costing.',
      ),
    ],
  },
  {
    id: 1117,
    manufacturerId: 2,
    categoryIds: [121, 12],
    type: 'default',
    texts: {
      de: {
        name: 'Dipschälchen Priel, Steinzeug, 100 ml',
        shortName: 'Dipschälchen Priel',
        shortDescription:
          'Kleine Schale mit Gießlippe in vier Glasuren, für Tapas, Öl und Dessertsauce. Ab 6 Stück, Farben mischbar.',
        description:
          '<p>Die leicht ausgezogene Lippe erlaubt, die Sauce am Tisch anzugießen, ohne dass sie an der Außenwand herunterläuft. Mit 9 cm Durchmesser passt das Schälchen neben die Speise auf den 28-cm-Teller der Serie.</p><ul><li>Rosé gibt es nur in dieser Form</li><li>Unglasierter Standring, rutscht nicht auf dem Teller</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Fassungsvermögen', '100 ml randvoll'],
          ['Durchmesser', '90 mm'],
          ['Höhe', '35 mm'],
          ['Gewicht', '125 g'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Dipschälchen Priel mit Gießlippe, 100 ml, Steinzeug in Nebel, Ocker, Algengrün und Rosé. Ab 6 Stück.',
        keywords: 'Dipschale, Tapasschale, Saucenschälchen, Steinzeug, Priel',
        urlPath: 'geschirr/schalen-schuesseln/dipschaelchen/dipschaelchen-priel',
      },
      en: {
        name: 'Priel dip bowl, stoneware, 100 ml',
        shortName: 'Priel dip bowl',
        shortDescription:
          'Small bowl with a pouring lip in four glazes, for tapas, oil and dessert sauces. From 6 pieces, colours can be mixed.',
        description:
          '<p>The drawn-out lip lets sauce be poured at the table without running down the outside. At 9 cm across, the bowl fits beside the food on the 28 cm plate of the range.</p><ul><li>Rosé is made in this shape only</li><li>Unglazed foot that does not slide on the plate</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Capacity', '100 ml to the brim'],
          ['Diameter', '90 mm'],
          ['Height', '35 mm'],
          ['Weight', '125 g'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Priel dip bowl with pouring lip, 100 ml, stoneware in mist, ochre, seaweed and rosé. From 6 pieces.',
        keywords: 'dip bowl, tapas bowl, sauce bowl, stoneware, Priel',
        urlPath: 'tableware/bowls/dip-dishes/priel-dip-bowl',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [1],
    variations: prielGlazes.map(([id, letters, valueId, stock], picture) =>
      sold(id, `TW-1117-${letters}`, [valueId], graduated('4.60', [36, '4.20']), [125, 90, 90, 35], {
        ...inStock(stock),
        minimumOrderQuantity: 6,
        intervalOrderQuantity: 6,
        model: `PR-D10-${letters}`,
        pictures: [picture],
      }),
    ),
    properties: [stoneware, dishwasherSafe, microwaveSafe, stackable],
    facetValueIds: [5102, 5201, 5301, 5401, 5501, 5667, 5701, 5704],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1102, relation: 'Accessory' },
      { itemId: 1116, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('bowl', '#D9D6CC', 'Dipschälchen Priel in Nebel', 'Priel dip bowl in mist'),
      pictureOf('bowl', '#B98A3E', 'Dipschälchen Priel in Ocker', 'Priel dip bowl in ochre'),
      pictureOf('bowl', '#59674A', 'Dipschälchen Priel in Algengrün', 'Priel dip bowl in seaweed'),
      pictureOf('bowl', '#D9A9A5', 'Dipschälchen Priel in Rosé', 'Priel dip bowl in rosé'),
    ],
  },
  {
    id: 1118,
    manufacturerId: 1,
    categoryIds: [121, 12],
    type: 'default',
    texts: {
      de: {
        name: 'Souffléförmchen Hallhof, ofenfest',
        shortName: 'Souffléförmchen Hallhof',
        shortDescription:
          'Geriffeltes Förmchen mit gerader Wand für Soufflé, Crème brûlée und Ragout fin. Vier Größen.',
        description:
          '<p>Innen ist die Wand glatt und exakt senkrecht, damit ein Soufflé gleichmäßig steigt; außen geben die Rillen Halt mit dem Ofenhandschuh. Der Boden ist unglasiert und nimmt im Wasserbad schnell Wärme an.</p><ul><li>Vom Froster bei −20 °C in den Ofen: bitte mit 20 Minuten Antauzeit</li><li>Flambierbrenner nur auf der Speise, nicht auf dem Rand</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '80 / 120 / 180 / 250 ml randvoll'],
          ['Durchmesser', '66 / 76 / 88 / 98 mm'],
          ['Höhe', '40 / 45 / 50 / 55 mm'],
          ['Gewicht', '110 / 150 / 200 / 260 g'],
          ['Temperaturbeständig', 'Bis 280 °C'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Souffléförmchen Hallhof aus ofenfestem Hartporzellan, 80 bis 250 ml, bis 280 °C. Karton zu 12, größere zu 6 Stück.',
        keywords: 'Souffléform, Ramequin, Crème-brûlée-Schale, Auflaufförmchen, ofenfest, Hallhof',
        urlPath: 'geschirr/schalen-schuesseln/dipschaelchen/soufflefoermchen-hallhof',
      },
      en: {
        name: 'Hallhof ramekin, ovenproof',
        shortName: 'Hallhof ramekin',
        shortDescription: 'Ribbed ramekin with a straight wall for soufflés, crème brûlée and gratins. Four sizes.',
        description:
          '<p>Inside, the wall is smooth and perfectly upright so that a soufflé rises evenly; outside, the ribs give a grip with oven gloves. The base is unglazed and takes up heat quickly in a water bath.</p><ul><li>From the freezer at −20 °C to the oven: allow 20 minutes in between</li><li>Use a blowtorch on the food only, not on the rim</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '80 / 120 / 180 / 250 ml to the brim'],
          ['Diameter', '66 / 76 / 88 / 98 mm'],
          ['Height', '40 / 45 / 50 / 55 mm'],
          ['Weight', '110 / 150 / 200 / 260 g'],
          ['Heat-resistant', 'Up to 280 °C'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Hallhof ramekin in ovenproof hard porcelain, 80 to 250 ml, up to 280 °C. In cartons of 12, larger ones of 6.',
        keywords: 'ramekin, soufflé dish, crème brûlée dish, gratin dish, ovenproof, Hallhof',
        urlPath: 'tableware/bowls/dip-dishes/hallhof-ramekin',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [4],
    variations: [
      sold(30057, 'TW-1118-120-K12', [403], graduated('34.80', [4, '33.00']), [1950, 165, 245, 105], {
        ...inStock(142),
        content: 12,
        model: 'HH-SF12',
      }),
      sold(30056, 'TW-1118-080-K12', [401], graduated('29.40', [4, '27.90']), [1440, 145, 215, 95], {
        ...inStock(96),
        content: 12,
        model: 'HH-SF08',
      }),
      sold(30058, 'TW-1118-180-K12', [405], graduated('42.00', [4, '39.90']), [2560, 190, 280, 115], {
        stock: 31,
        availabilityId: 2,
        content: 12,
        model: 'HH-SF18',
      }),
      sold(30059, 'TW-1118-250-K6', [408], graduated('25.80', [6, '24.30']), [1690, 210, 310, 70], {
        ...inStock(64),
        content: 6,
        model: 'HH-SF25',
      }),
    ],
    properties: [
      hardPorcelain,
      dishwasherSafe,
      microwaveSafe,
      fact(4, '280'),
      fact(6, 'Außen gerillt', 'Ribbed outside'),
    ],
    facetValueIds: [5101, 5201, 5301, 5402, 5501, 5602, 5701, 5706],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1166, relation: 'Accessory' },
      { itemId: 1121, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('bowl', '#F4F1E8', 'Souffléförmchen Hallhof', 'Hallhof ramekin'),
      pictureOf('bowl', '#F4F1E8', 'Mehrere Souffléförmchen', 'Several ramekins'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-18',
        'Patisserie im Bahnhof',
        'Steigt gerade',
        'Seit dem Wechsel auf diese Förmchen kippt kein Soufflé mehr. 120 ml ist für uns die richtige Dessertgröße.',
      ),
      review(
        3,
        'de',
        '2026-06-20',
        'Hotel Kastanienhof',
        'Boden saugt Kaffee',
        'Der unglasierte Boden nimmt auf dem Abräumwagen Farbe an. Nach dem Spülen bleibt ein Schatten.',
        {
          reply:
            'Das ist bei unglasierten Flächen nicht ganz zu vermeiden. Ein Bad mit sauerstoffbasiertem Fleckenlöser, zwei Stunden bei 60 °C, hellt sie wieder auf.',
        },
      ),
    ],
  },
  {
    id: 1119,
    manufacturerId: 2,
    categoryIds: [12],
    type: 'default',
    texts: {
      de: {
        name: 'Poke-Bowl Priel, Steinzeug',
        shortName: 'Poke-Bowl Priel',
        shortDescription:
          'Weite, flache Bowl für Poke, Salat und Buddha Bowl: viel Fläche zum Anrichten, 750 ml oder 1,2 l.',
        description:
          '<p>Eine Bowl wird von oben angesehen. Deshalb ist diese breiter und flacher als eine Suppenschale: 19 beziehungsweise 22 cm Öffnung bei 58 und 66 mm Höhe. Der ebene Boden lässt Reis nicht verrutschen.</p><ul><li>Wand unten 6 mm, oben 4 mm stark</li><li>Stapelt zur Hälfte ineinander, zwei Dutzend passen in ein Regalfach</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Durchmesser', '190 / 220 mm'],
          ['Höhe', '58 / 66 mm'],
          ['Fassungsvermögen', '750 ml / 1,2 l randvoll'],
          ['Gewicht', '690 / 940 g'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Poke-Bowl Priel aus gesprenkeltem Steinzeug, weit und flach, 750 ml und 1,2 l, in Nebel, Ocker und Algengrün.',
        keywords: 'Poke Bowl, Buddha Bowl, Salatschale, Steinzeug, flache Schale, Priel',
        urlPath: 'geschirr/schalen-schuesseln/poke-bowl-priel',
      },
      en: {
        name: 'Priel poke bowl, stoneware',
        shortName: 'Priel poke bowl',
        shortDescription:
          'Wide, shallow bowl for poke, salads and grain bowls: plenty of room for plating, 750 ml or 1.2 l.',
        description:
          '<p>A bowl is looked at from above. That is why this one is wider and shallower than a soup bowl: an opening of 19 or 22 cm at a height of 58 and 66 mm. The level base keeps rice from sliding.</p><ul><li>Wall of 6 mm at the base, 4 mm at the rim</li><li>Nests to half its height, so two dozen fit into one shelf bay</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Diameter', '190 / 220 mm'],
          ['Height', '58 / 66 mm'],
          ['Capacity', '750 ml / 1.2 l to the brim'],
          ['Weight', '690 / 940 g'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Priel poke bowl in speckled stoneware, wide and shallow, 750 ml and 1.2 l, in mist, ochre and seaweed.',
        keywords: 'poke bowl, grain bowl, salad bowl, stoneware, shallow bowl, Priel',
        urlPath: 'tableware/bowls/priel-poke-bowl',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [4, 1],
    variations: [
      sold(30060, 'TW-1119-075-NE', [418, 180], graduated('14.20', [24, '13.20']), [690, 190, 190, 58], {
        ...inStock(210),
        pictures: [0],
      }),
      sold(30061, 'TW-1119-075-OC', [418, 181], graduated('14.20', [24, '13.20']), [690, 190, 190, 58], {
        ...inStock(96),
        pictures: [1],
      }),
      sold(30062, 'TW-1119-075-AL', [418, 182], graduated('14.20', [24, '13.20']), [690, 190, 190, 58], {
        stock: 18,
        availabilityId: 2,
        pictures: [2],
      }),
      sold(30063, 'TW-1119-120-NE', [426, 180], graduated('18.60', [24, '17.30']), [940, 220, 220, 66], {
        ...inStock(132),
        pictures: [0],
      }),
      sold(30064, 'TW-1119-120-AL', [426, 182], graduated('18.60', [24, '17.30']), [940, 220, 220, 66], {
        stock: 0,
        canOversell: true,
        availabilityId: 5,
        pictures: [2],
      }),
    ],
    properties: [stoneware, dishwasherSafe, microwaveSafe, stackable],
    facetValueIds: [5102, 5201, 5301, 5401, 5501, 5667, 5701, 5705],
    tagIds: [6],
    crossSelling: [
      { itemId: 1175, relation: 'Accessory' },
      { itemId: 1007, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('bowl', '#D9D6CC', 'Poke-Bowl Priel in Nebel', 'Priel poke bowl in mist'),
      pictureOf('bowl', '#B98A3E', 'Poke-Bowl Priel in Ocker', 'Priel poke bowl in ochre'),
      pictureOf('bowl', '#59674A', 'Poke-Bowl Priel in Algengrün', 'Priel poke bowl in seaweed'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-07-22',
        'Bowlwerk Südstadt',
        'Endlich breit genug',
        'Die Toppings liegen nebeneinander statt übereinander. Unsere Bilder im Netz sind deutlich besser geworden.',
      ),
      review(
        4,
        'en',
        '2026-05-02',
        'Tideline Canteen',
        'Good bowl, order early',
        'Mist and ochre come at once, seaweed in the large size took three weeks. Worth it, but plan ahead.',
        { reply: 'Seaweed is fired once a month. We have doubled the next batch of the large bowl.' },
      ),
    ],
  },
  {
    id: 1120,
    manufacturerId: 1,
    categoryIds: [12],
    type: 'default',
    texts: {
      de: {
        name: 'Servierschüssel Korn mit Reliefrand',
        shortName: 'Servierschüssel Korn',
        shortDescription: 'Runde Beilagenschüssel im Dekor der Serie Korn, für Kartoffeln, Gemüse und Salat am Tisch.',
        description:
          '<p>Für Häuser, die Beilagen in Schüsseln reichen. Der Rand ist nach außen gerollt: Er trägt das Ährenrelief und schützt die Kante, wenn Schüsseln ineinanderstehen.</p><ul><li><strong>18 cm</strong>: Beilage für zwei, 0,7 l</li><li><strong>22 cm</strong>: Beilage für vier, 1,4 l</li><li><strong>26 cm</strong>: Salat für sechs, 2,6 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Durchmesser', '18 / 22 / 26 cm'],
          ['Höhe', '68 / 82 / 98 mm'],
          ['Fassungsvermögen', '0,7 / 1,4 / 2,6 l randvoll'],
          ['Gewicht', '540 / 820 / 1.280 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Servierschüssel Korn aus weißem Hartporzellan mit Reliefrand, 18, 22 und 26 cm, für Beilagen am Tisch.',
        keywords: 'Servierschüssel, Beilagenschüssel, Salatschüssel, Porzellanschüssel, Korn',
        urlPath: 'geschirr/schalen-schuesseln/servierschuessel-korn',
      },
      en: {
        name: 'Korn serving bowl with relief rim',
        shortName: 'Korn serving bowl',
        shortDescription: 'Round vegetable bowl in the Korn pattern for potatoes, vegetables and salads at the table.',
        description:
          '<p>For restaurants that serve side dishes in bowls. The rim is rolled outwards: it carries the grain relief and protects the edge when bowls are nested.</p><ul><li><strong>18 cm</strong>: side dish for two, 0.7 l</li><li><strong>22 cm</strong>: side dish for four, 1.4 l</li><li><strong>26 cm</strong>: salad for six, 2.6 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Diameter', '18 / 22 / 26 cm'],
          ['Height', '68 / 82 / 98 mm'],
          ['Capacity', '0.7 / 1.4 / 2.6 l to the brim'],
          ['Weight', '540 / 820 / 1,280 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Korn serving bowl in white hard porcelain with relief rim, 18, 22 and 26 cm, for side dishes at the table.',
        keywords: 'serving bowl, vegetable bowl, salad bowl, porcelain bowl, Korn',
        urlPath: 'tableware/bowls/korn-serving-bowl',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [2],
    variations: [
      sold(30066, 'TW-1120-22', [216], { price: '16.90', recommended: '19.80' }, [820, 220, 220, 82], {
        ...inStock(84),
        model: 'KO-S22',
      }),
      sold(30065, 'TW-1120-18', [212], { price: '11.80', recommended: '13.90' }, [540, 180, 180, 68], {
        ...inStock(126),
        model: 'KO-S18',
      }),
      sold(
        30067,
        'TW-1120-26',
        [220],
        { price: '24.50', offer: { price: '19.90', lowest30Days: '22.50' } },
        [1280, 260, 260, 98],
        { ...inStock(27), model: 'KO-S26' },
      ),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable, fact(14, '11')],
    facetValueIds: [5101, 5201, 5301, 5401, 5501, 5666, 5701, 5702],
    tagIds: [4, 5, 7],
    crossSelling: [
      { itemId: 1172, relation: 'Accessory' },
      { itemId: 1103, relation: 'Accessory' },
      { itemId: 1009, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('bowl', '#FAF9F5', 'Servierschüssel Korn', 'Korn serving bowl'),
      pictureOf('bowl', '#FAF9F5', 'Servierschüsseln Korn ineinandergestellt', 'Korn serving bowls, nested'),
      pictureOf('bowl', '#FAF9F5', 'Servierschüssel Korn von oben', 'Korn serving bowl from above'),
    ],
  },
  {
    id: 1121,
    manufacturerId: 1,
    categoryIds: [121, 12],
    type: 'default',
    texts: {
      de: {
        name: 'Gratinform Hallhof, oval, mit Griffen',
        shortName: 'Gratinform Hallhof',
        shortDescription:
          'Ofenfeste Portionsform für Gratin, Lasagne und überbackenes Gemüse, mit zwei flachen Griffen.',
        description:
          '<p>Zwei Griffe von 28 mm Tiefe nehmen ein gefaltetes Tuch auf. Die Form wird heiß auf einem kalten Unterteller serviert: Ihr Standring passt auf den 27-cm-Teller und den Holzuntersetzer der Servierpfanne.</p><ul><li><strong>20 cm</strong>: 350 ml, Beilage oder Vorspeise</li><li><strong>24 cm</strong>: 600 ml, Hauptgericht</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, außen cremefarben glasiert'],
          ['Maße ohne Griffe', '200 × 115, 240 × 140 mm'],
          ['Höhe', '42 / 46 mm'],
          ['Fassungsvermögen', '350 / 600 ml'],
          ['Gewicht', '430 / 660 g'],
          ['Temperaturbeständig', 'Bis 280 °C'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Ovale Gratinform Hallhof aus ofenfestem Porzellan, 20 und 24 cm, mit Griffen, bis 280 °C. Karton zu 6 Stück.',
        keywords: 'Gratinform, Auflaufform, Lasagneform, Portionsform, ofenfest, Hallhof',
        urlPath: 'geschirr/schalen-schuesseln/dipschaelchen/gratinform-hallhof',
      },
      en: {
        name: 'Hallhof gratin dish, oval, with handles',
        shortName: 'Hallhof gratin dish',
        shortDescription: 'Ovenproof portion dish for gratins, lasagne and baked vegetables, with two flat handles.',
        description:
          '<p>Two handles, 28 mm deep, take a folded cloth. The dish is served hot on a cold underplate: its foot fits the 27 cm plate and the wooden base of the sizzle platter.</p><ul><li><strong>20 cm</strong>: 350 ml, side dish or starter</li><li><strong>24 cm</strong>: 600 ml, main course</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, cream glaze outside'],
          ['Dimensions without handles', '200 × 115, 240 × 140 mm'],
          ['Height', '42 / 46 mm'],
          ['Capacity', '350 / 600 ml'],
          ['Weight', '430 / 660 g'],
          ['Heat-resistant', 'Up to 280 °C'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Hallhof oval gratin dish in ovenproof porcelain, 20 and 24 cm, with handles, up to 280 °C. In cartons of 6.',
        keywords: 'gratin dish, baking dish, lasagne dish, portion dish, ovenproof, Hallhof',
        urlPath: 'tableware/bowls/dip-dishes/hallhof-gratin-dish',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [6],
    variations: [
      sold(30069, 'TW-1121-24-K6', [611], graduated('52.80', [4, '49.80']), [4200, 170, 300, 260], {
        ...inStock(58),
        content: 6,
        model: 'HH-GF24',
      }),
      sold(30068, 'TW-1121-20-K6', [607], graduated('39.60', [4, '37.50']), [2790, 145, 255, 240], {
        stock: 0,
        availabilityId: 9,
        content: 6,
        model: 'HH-GF20',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(4, '280')],
    facetValueIds: [5101, 5201, 5301, 5401, 5502, 5602, 5701, 5706],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1118, relation: 'Similar' },
      { itemId: 1114, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('pan', '#EFE6D2', 'Gratinform Hallhof mit Griffen', 'Hallhof gratin dish with handles'),
      pictureOf('bowl', '#EFE6D2', 'Gratinform Hallhof von der Seite', 'Hallhof gratin dish from the side'),
    ],
  },
];
