import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, stoneware, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

export const jugsAndTeapots: DemoItem[] = [
  {
    id: 1130,
    manufacturerId: 1,
    categoryIds: [133, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Milchgießer Hallhof',
        shortName: 'Milchgießer Hallhof',
        shortDescription:
          'Kleiner Gießer mit tropffreier Schnaupe für Milch, Sauce und Sirup. Drei Größen, im Karton oder einzeln.',
        description:
          '<p>Die Schnaupe ist unten scharf abgesetzt: Der letzte Tropfen läuft zurück in den Gießer statt auf die Decke. Der kleinste Gießer hat keinen Henkel, damit er auf die Untertasse passt.</p><ul><li><strong>80 ml</strong>: Kaffeemilch für eine Person, ohne Henkel</li><li><strong>150 ml</strong>: Milch für den Tisch</li><li><strong>300 ml</strong>: Sauce, Sirup, Dressing</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '80 / 150 / 300 ml randvoll'],
          ['Höhe', '52 / 78 / 98 mm'],
          ['Gewicht', '75 / 150 / 250 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Milchgießer Hallhof aus Hartporzellan mit tropffreier Schnaupe, 80, 150 und 300 ml. Einzeln und im Karton zu 6.',
        keywords: 'Milchgießer, Milchkännchen, Sahnegießer, Sauciere, Hallhof',
        urlPath: 'geschirr/tassen-becher/kannen-giesser/milchgiesser-hallhof',
      },
      en: {
        name: 'Hallhof milk jug',
        shortName: 'Hallhof milk jug',
        shortDescription:
          'Small jug with a drip-free lip for milk, sauce and syrup. Three sizes, by the carton or individually.',
        description:
          '<p>The lip has a sharp edge underneath: the last drop runs back into the jug, not on to the cloth. The smallest jug has no handle so that it fits on the saucer.</p><ul><li><strong>80 ml</strong>: milk for one, without handle</li><li><strong>150 ml</strong>: milk for the table</li><li><strong>300 ml</strong>: sauce, syrup, dressing</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '80 / 150 / 300 ml to the brim'],
          ['Height', '52 / 78 / 98 mm'],
          ['Weight', '75 / 150 / 250 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Hallhof milk jug in hard porcelain with a drip-free lip, 80, 150 and 300 ml. Individually and in cartons of 6.',
        keywords: 'milk jug, creamer, sauce jug, pouring jug, Hallhof',
        urlPath: 'tableware/cups-mugs/pots-jugs/hallhof-milk-jug',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [4],
    variations: [
      sold(30095, 'TW-1130-150-1', [404], { price: '6.90', recommended: '8.40' }, [150, 66, 98, 78], {
        ...inStock(310),
        model: 'HH-MG15',
      }),
      sold(30093, 'TW-1130-080-1', [401], { price: '3.80', recommended: '4.60' }, [75, 52, 62, 52], {
        ...inStock(640),
        model: 'HH-MG08',
      }),
      sold(30094, 'TW-1130-080-K6', [401], graduated('20.40', [6, '19.20']), [520, 115, 170, 62], {
        ...inStock(120),
        content: 6,
        model: 'HH-MG08',
      }),
      sold(30096, 'TW-1130-150-K6', [404], graduated('37.80', [6, '35.40']), [1010, 205, 145, 90], {
        ...inStock(66),
        content: 6,
        model: 'HH-MG15',
      }),
      sold(30097, 'TW-1130-300-1', [410], { price: '9.80', recommended: '11.90' }, [250, 82, 122, 98], {
        stock: 37,
        availabilityId: 2,
        model: 'HH-MG30',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, fact(14, '10')],
    facetValueIds: [5101, 5201, 5301, 5402, 5602, 5703, 5705],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1014, relation: 'Accessory' },
      { itemId: 1132, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('teapot', '#FAF8F2', 'Milchgießer Hallhof', 'Hallhof milk jug'),
      pictureOf('cup', '#FAF8F2', 'Kleiner Milchgießer Hallhof', 'Small Hallhof milk jug'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-30',
        'Gästehaus Uhlenflug',
        'Kein Tropfen',
        'Die Tischdecken halten jetzt zwei Tage. Klingt nach Werbung, ist aber so.',
      ),
      review(
        4,
        'en',
        '2026-05-23',
        'Rosewater Tea Rooms',
        'The little one is charming',
        'We use the 80 ml for milk with every single coffee. A carton of twelve would be welcome.',
      ),
    ],
  },
  {
    id: 1131,
    manufacturerId: 6,
    categoryIds: [133, 13, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Isolierkanne Brygga, doppelwandiger Edelstahl',
        shortName: 'Isolierkanne Brygga',
        shortDescription:
          'Vakuumkanne mit Druckknopf für Tagung und Zimmer, hält einen Liter Kaffee acht Stunden über 65 °C. Vier Größen in zwei Oberflächen.',
        description:
          '<p>Die Kanne ist innen und außen aus Edelstahl; ein gläserner Einsatz, der brechen könnte, ist nicht verbaut. Der Daumenknopf öffnet und schließt mit einer Hand, der Deckel lässt sich für die Reinigung in drei Teile zerlegen.</p><ul><li>0,6 l: zwei Tassen auf dem Zimmer</li><li>1 und 1,5 l: Tagungstisch</li><li>2 l: Frühstücksbuffet</li></ul><p>Vor dem Füllen mit heißem Wasser vorwärmen, das bringt fast eine Stunde.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, vakuumisoliert'],
          ['Fassungsvermögen', '0,6 / 1 / 1,5 / 2 l'],
          ['Temperatur nach 8 h', '62 / 66 / 68 / 70 °C'],
          ['Höhe', '190 / 225 / 255 / 280 mm'],
          ['Gewicht', '490 / 640 / 820 / 960 g'],
          ['Reinigung', 'Kanne von Hand, Deckel spülmaschinenfest'],
        ]),
        metaDescription:
          'Isolierkanne Brygga aus doppelwandigem Edelstahl, 0,6 bis 2 l, poliert oder mattiert, ab 1 l acht Stunden über 65 °C.',
        keywords: 'Isolierkanne, Thermoskanne, Kaffeekanne, Vakuumkanne, Tagung, Brygga',
        urlPath: 'geschirr/tassen-becher/kannen-giesser/isolierkanne-brygga',
      },
      en: {
        name: 'Brygga vacuum jug, double-walled stainless steel',
        shortName: 'Brygga vacuum jug',
        shortDescription:
          'Vacuum jug with a thumb button for meetings and rooms, keeps a litre of coffee above 65 °C for eight hours. Four sizes, two finishes.',
        description:
          '<p>The jug is stainless steel inside and out; there is no glass liner that could break. The thumb button opens and closes with one hand, and the lid comes apart into three pieces for cleaning.</p><ul><li>0.6 l: two cups in a guest room</li><li>1 and 1.5 l: meeting table</li><li>2 l: breakfast buffet</li></ul><p>Warm it with hot water before filling, which gains nearly an hour.</p>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, vacuum-insulated'],
          ['Capacity', '0.6 / 1 / 1.5 / 2 l'],
          ['Temperature after 8 h', '62 / 66 / 68 / 70 °C'],
          ['Height', '190 / 225 / 255 / 280 mm'],
          ['Weight', '490 / 640 / 820 / 960 g'],
          ['Cleaning', 'Jug by hand, lid dishwasher-safe'],
        ]),
        metaDescription:
          'Brygga vacuum jug in double-walled stainless steel, 0.6 to 2 l, polished or satin, from 1 l above 65 °C for eight hours.',
        keywords: 'vacuum jug, thermos, coffee jug, insulated jug, conference, Brygga',
        urlPath: 'tableware/cups-mugs/pots-jugs/brygga-vacuum-jug',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '96170000',
    attributeIds: [4, 7],
    // Polished, the two smaller sizes alone are made.
    variations: [
      sold(30099, 'TW-1131-100-M', [425, 711], graduated('34.90', [10, '31.90'], [40, '29.50']), [760, 135, 175, 235], {
        ...inStock(242),
        model: 'BR-IK10-M',
      }),
      sold(30098, 'TW-1131-060-M', [416, 711], graduated('28.90', [10, '26.50']), [590, 120, 155, 200], {
        ...inStock(118),
        model: 'BR-IK06-M',
      }),
      sold(30100, 'TW-1131-150-M', [427, 711], graduated('41.50', [10, '37.90']), [950, 145, 185, 265], {
        ...inStock(130),
        model: 'BR-IK15-M',
      }),
      sold(30101, 'TW-1131-200-M', [428, 711], graduated('47.90', [10, '43.90']), [1100, 155, 195, 290], {
        stock: 14,
        availabilityId: 2,
        model: 'BR-IK20-M',
      }),
      sold(30102, 'TW-1131-060-P', [416, 710], { price: '32.90', recommended: '37.50' }, [590, 120, 155, 200], {
        ...inStock(55),
        model: 'BR-IK06-P',
      }),
      sold(30103, 'TW-1131-100-P', [425, 710], { price: '38.90', recommended: '44.50' }, [760, 135, 175, 235], {
        stock: 0,
        availabilityId: 9,
        model: 'BR-IK10-P',
      }),
    ],
    properties: [fact(1, 'Edelstahl 18/8', 'Stainless steel 18/8'), washedByHand],
    orderPropertyIds: [1, 2, 65],
    facetValueIds: [5104, 5203, 5402, 5612, 5702, 5703, 5707],
    tagIds: [2],
    crossSelling: [
      { itemId: 1126, relation: 'Accessory' },
      { itemId: 1014, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('carafe', '#B4B9BC', 'Isolierkanne Brygga, mattiert', 'Brygga vacuum jug, satin'),
      pictureOf('teapot', '#C4C8CB', 'Isolierkanne Brygga, poliert', 'Brygga vacuum jug, polished'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-14',
        'Tagungszentrum Alte Münze',
        'Acht Stunden stimmen',
        'Nachgemessen: nach acht Stunden 66 °C im Einliter. Der zerlegbare Deckel ist der Grund, warum wir gewechselt haben.',
      ),
      review(
        3,
        'de',
        '2026-08-21',
        'Pension Birkenhof',
        'Druckknopf klemmt manchmal',
        'Wenn Kaffee im Knopf trocknet, hakt er. Man muss den Deckel wirklich täglich zerlegen.',
        {
          reply: 'Richtig, so ist es gedacht. Ersatzdeckel führen wir als Einzelteil, fragen Sie unseren Kundendienst.',
        },
      ),
      review(
        5,
        'en',
        '2026-02-02',
        'Holloway Conference Suites',
        'No more broken liners',
        'We replaced forty glass-lined jugs. In half a year none has failed, the satin finish hides fingerprints.',
      ),
      review(
        4,
        'de',
        '2026-06-10',
        'Volkshochschule Weststadt',
        'Deckel beschriften',
        'Für Kaffee und Tee haben wir Gravur gewählt. Sehr praktisch, die Kannen werden nicht mehr verwechselt.',
      ),
      review(
        2,
        'de',
        '2026-03-03',
        'Café Rundgang',
        'Nach einem Jahr undicht',
        'Bei drei von zehn Kannen tropft der Ausguss. Ersatzdeckel haben geholfen, kosteten aber Zeit.',
        {
          reply:
            'Dichtungen sind Verschleißteile. Ein Satz liegt neuen Kannen inzwischen bei, Ihnen haben wir zehn Sätze geschickt.',
        },
      ),
    ],
  },
  {
    id: 1132,
    manufacturerId: 1,
    categoryIds: [133, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Zuckerdose Korn mit Deckel',
        shortName: 'Zuckerdose Korn',
        shortDescription:
          'Dose mit Löffelausschnitt im Deckel für Zucker, Marmelade und Honig, mit dem Ährenrelief der Serie Korn.',
        description:
          '<p>Der Deckel sitzt mit einem 9 mm tiefen Rand und bleibt beim Tragen liegen. Der Ausschnitt ist für Löffel bis 14 mm Stielbreite bemessen; wer ihn nicht braucht, dreht den Deckel einfach nach hinten.</p><ul><li>250 ml, für rund 200 g Streuzucker oder 330 g Honig</li><li>Deckel einzeln nachbestellbar über den Kundendienst</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '250 ml'],
          ['Durchmesser', '88 mm'],
          ['Höhe mit Deckel', '84 mm'],
          ['Gewicht', '280 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
        ]),
        metaDescription:
          'Zuckerdose Korn aus weißem Hartporzellan mit Reliefdeckel und Löffelausschnitt, 250 ml, für Zucker und Marmelade.',
        keywords: 'Zuckerdose, Marmeladendose, Honigtopf, Porzellandose, Korn',
        urlPath: 'geschirr/tassen-becher/kannen-giesser/zuckerdose-korn',
      },
      en: {
        name: 'Korn sugar bowl with lid',
        shortName: 'Korn sugar bowl',
        shortDescription:
          'Lidded bowl with a spoon notch for sugar, jam and honey, with the grain relief of the Korn range.',
        description:
          '<p>The lid sits on a rim 9 mm deep and stays put when carried. The notch takes spoons with a handle of up to 14 mm; if it is not needed, simply turn the lid to the back.</p><ul><li>250 ml, for about 200 g of sugar or 330 g of honey</li><li>Lids available individually from customer service</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '250 ml'],
          ['Diameter', '88 mm'],
          ['Height with lid', '84 mm'],
          ['Weight', '280 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
        ]),
        metaDescription:
          'Korn sugar bowl in white hard porcelain with a relief lid and spoon notch, 250 ml, for sugar and jam.',
        keywords: 'sugar bowl, jam pot, honey pot, porcelain jar, Korn',
        urlPath: 'tableware/cups-mugs/pots-jugs/korn-sugar-bowl',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      sold(30104, 'TW-1132-1', [], { price: '11.90', recommended: '13.90' }, [280, 88, 88, 84], {
        ...inStock(95),
        model: 'KO-ZD25',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, fact(14, '11')],
    orderPropertyIds: [6, 7],
    facetValueIds: [5101, 5201, 5402, 5501, 5666, 5703, 5705],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1130, relation: 'Accessory' },
      { itemId: 1103, relation: 'Accessory' },
      { itemId: 1016, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('teapot', '#F7F4EA', 'Zuckerdose Korn mit Deckel', 'Korn sugar bowl with lid'),
      pictureOf('bowl', '#F7F4EA', 'Zuckerdose Korn, geöffnet', 'Korn sugar bowl, open'),
    ],
  },
  {
    id: 1133,
    manufacturerId: 2,
    categoryIds: [133, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Teekanne Priel mit Edelstahlsieb',
        shortName: 'Teekanne Priel',
        shortDescription:
          'Bauchige Teekanne aus Steinzeug mit weitem Siebeinsatz für losen Tee, 0,5 und 1 l, in zwei Glasuren.',
        description:
          '<p>Loser Tee braucht Platz: Das Sieb reicht bis 8 mm über den Boden und nimmt die ganze Öffnung ein. Zum Beenden des Ziehens wird es herausgenommen und auf dem umgedrehten Deckel abgestellt, der dafür eine Rille hat.</p><ul><li>Sieb gelasert, Löcher 0,4 mm, auch für Rooibos fein genug</li><li>Deckel mit Haltenase bis 75 Grad Neigung</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug; Sieb Edelstahl 18/10'],
          ['Fassungsvermögen', '0,5 / 1 l'],
          ['Höhe', '118 / 146 mm'],
          ['Gewicht', '620 / 960 g'],
          ['Spülmaschine', 'Ja, Kanne und Sieb'],
          ['Mikrowelle', 'Ja, ohne Sieb'],
        ]),
        metaDescription:
          'Teekanne Priel aus Steinzeug mit herausnehmbarem Edelstahlsieb, 0,5 und 1 l, in Nebel und Algengrün.',
        keywords: 'Teekanne mit Sieb, Kanne für losen Tee, Steinzeug, Priel',
        urlPath: 'geschirr/tassen-becher/kannen-giesser/teekanne-priel',
      },
      en: {
        name: 'Priel teapot with stainless steel infuser',
        shortName: 'Priel teapot',
        shortDescription: 'Round stoneware teapot with a wide infuser for loose tea, 0.5 and 1 l, in two glazes.',
        description:
          '<p>Loose tea needs room: the infuser reaches to 8 mm above the base and fills the whole opening. To stop the tea brewing, lift it out and stand it on the upturned lid, which has a groove for it.</p><ul><li>Laser-cut infuser with 0.4 mm holes, fine enough for rooibos</li><li>Lid with a lug that holds to an angle of 75 degrees</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware; infuser in 18/10 stainless steel'],
          ['Capacity', '0.5 / 1 l'],
          ['Height', '118 / 146 mm'],
          ['Weight', '620 / 960 g'],
          ['Dishwasher', 'Yes, pot and infuser'],
          ['Microwave', 'Yes, without the infuser'],
        ]),
        metaDescription:
          'Priel stoneware teapot with a removable stainless steel infuser, 0.5 and 1 l, in mist and seaweed.',
        keywords: 'teapot with infuser, loose tea pot, stoneware, Priel',
        urlPath: 'tableware/cups-mugs/pots-jugs/priel-teapot',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [4, 1],
    variations: [
      sold(30105, 'TW-1133-050-NE', [423, 180], '26.90', [620, 120, 195, 118], { ...inStock(58), pictures: [0] }),
      sold(30106, 'TW-1133-100-NE', [425, 180], '36.50', [960, 148, 235, 146], { ...inStock(33), pictures: [0] }),
      sold(30107, 'TW-1133-050-AL', [423, 182], '26.90', [620, 120, 195, 118], {
        stock: 11,
        availabilityId: 2,
        pictures: [1],
      }),
      sold(30108, 'TW-1133-100-AL', [425, 182], '36.50', [960, 148, 235, 146], {
        stock: 0,
        canOversell: true,
        availabilityId: 7,
        pictures: [1],
      }),
    ],
    properties: [stoneware, dishwasherSafe, fact(3, 'Ja, ohne Sieb', 'Yes, without the infuser')],
    orderPropertyIds: [6],
    facetValueIds: [5102, 5201, 5301, 5402, 5667, 5703, 5705, 5707],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1014, relation: 'Similar' },
      { itemId: 1129, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('teapot', '#D9D6CC', 'Teekanne Priel in Nebel', 'Priel teapot in mist'),
      pictureOf('teapot', '#59674A', 'Teekanne Priel in Algengrün', 'Priel teapot in seaweed'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-07',
        'Teehaus Nordlicht',
        'Sieb groß genug',
        'Endlich eine Kanne, in der sich Oolong entfalten kann. Die Rille im Deckel ist klug, kein Tropfen auf dem Tablett.',
      ),
      review(
        4,
        'en',
        '2026-07-28',
        'A. Merriweather',
        'Heavy when full',
        'The litre pot weighs nearly two kilos with tea. For guest rooms take the half litre.',
      ),
    ],
  },
];
