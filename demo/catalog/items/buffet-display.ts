import type { DemoItem } from '../../types.ts';
import { fact, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** What gives a buffet its height and its order. */
export const buffetDisplay: DemoItem[] = [
  {
    id: 1180,
    manufacturerId: 6,
    categoryIds: [512, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Saftspender Brygga mit Kühlakku',
        shortName: 'Saftspender Brygga',
        shortDescription:
          'Getränkespender mit klarem Tank, tropffreiem Hahn und Kühlrohr für Saft, Wasser mit Früchten und Milch.',
        description:
          '<p>Das Kühlrohr steht mitten im Tank und hält den Saft vier Stunden unter 10 °C, ohne ihn mit Schmelzwasser zu verdünnen. Der Hahn schließt von selbst und lässt sich ohne Werkzeug zerlegen; alle Teile passen in einen Spülkorb.</p><ul><li><strong>5 l</strong>: einer für Milch, einer für Saft am kleinen Buffet</li><li><strong>8 l</strong>: für bis zu 60 Gäste</li></ul><p>Fruchtstücke gehören in das Siebrohr, das statt des Kühlrohrs eingesetzt werden kann.</p>',
        technicalData: factTable([
          ['Material', 'Tank Copolyester, Gestell Edelstahl, Hahn Polyacetal'],
          ['Inhalt', '5 / 8 l'],
          ['Maße', '210 × 320 × 480, 240 × 350 × 570 mm'],
          ['Kühlung', 'Kühlrohr mit Gelakku, 4 Stunden'],
          ['Tropfschale', 'Edelstahl, abnehmbar'],
          ['Reinigung', 'Spülmaschinenfest bis 65 °C, Gelakku von Hand'],
        ]),
        metaDescription:
          'Saftspender Brygga, 5 und 8 l, mit Kühlrohr und selbstschließendem Hahn, zerlegbar und spülmaschinenfest.',
        keywords: 'Saftspender, Saftdispenser, Getränkespender, Milchspender, Frühstücksbuffet, Brygga',
        urlPath: 'buffet-bar/praesentation/saftspender-brygga',
      },
      en: {
        name: 'Brygga juice dispenser with ice core',
        shortName: 'Brygga juice dispenser',
        shortDescription:
          'Drinks dispenser with a clear tank, drip-free tap and cooling core for juice, fruit water and milk.',
        description:
          '<p>The core stands in the middle of the tank and keeps juice below 10 °C for four hours without diluting it. The tap closes by itself and comes apart without tools; all parts fit into one rack.</p><ul><li><strong>5 l</strong>: one for milk, one for juice at a small buffet</li><li><strong>8 l</strong>: for up to 60 guests</li></ul><p>Pieces of fruit go into the strainer tube, which replaces the core.</p>',
        technicalData: factTable([
          ['Material', 'Copolyester tank, stainless steel frame, polyacetal tap'],
          ['Capacity', '5 / 8 l'],
          ['Dimensions', '210 × 320 × 480, 240 × 350 × 570 mm'],
          ['Cooling', 'Core with gel pack, 4 hours'],
          ['Drip tray', 'Stainless steel, removable'],
          ['Cleaning', 'Dishwasher-safe to 65 °C, gel pack by hand'],
        ]),
        metaDescription:
          'Brygga juice dispenser, 5 and 8 l, with cooling core and self-closing tap, comes apart, dishwasher-safe.',
        keywords: 'juice dispenser, drinks dispenser, milk dispenser, breakfast buffet, Brygga',
        urlPath: 'buffet-bar/presentation/brygga-juice-dispenser',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '39241000',
    attributeIds: [4],
    variations: [
      sold(30246, 'TW-1180-8', [434], { price: '129.00', recommended: '159.00' }, [4900, 260, 370, 600], {
        ...inStock(31),
        model: 'BR-SD8',
      }),
      sold(30245, 'TW-1180-5', [432], { price: '99.00', recommended: '124.00' }, [3900, 230, 340, 510], {
        stock: 17,
        availabilityId: 2,
        model: 'BR-SD5',
      }),
    ],
    properties: [
      fact(1, 'Copolyester, Edelstahl', 'Copolyester, stainless steel'),
      fact(2, 'Ja, bis 65 °C', 'Yes, to 65 °C'),
    ],
    facetValueIds: [5104, 5109, 5201, 5501, 5612, 5702, 5703],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1022, relation: 'Accessory' },
      { itemId: 1162, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('carafe', '#E49B3C', 'Saftspender mit Orangensaft', 'Juice dispenser with orange juice'),
      pictureOf('carafe', '#EFE9DC', 'Saftspender mit Milch', 'Dispenser with milk'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-04-07',
        'Jugendherberge Felsental',
        'Hahn endlich dicht',
        'Der dritte Spendertyp bei uns und der erste, der nicht tropft. Das Kühlrohr muss über Nacht in den Froster.',
      ),
      review(
        5,
        'de',
        '2026-08-19',
        'Hotel Birkenallee',
        'In fünf Minuten sauber',
        'Zerlegen, in den Korb, fertig. Früher hat das eine Kraft eine Viertelstunde gekostet.',
      ),
    ],
  },
  {
    id: 1182,
    manufacturerId: 6,
    categoryIds: [512, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Tortenplatte Brygga auf Fuß, mit Haube',
        shortName: 'Tortenplatte Brygga',
        shortDescription:
          'Drehbare Platte aus Eiche auf Fuß mit klarer Haube, für Torten bis 28 cm. Für Café und Vitrine.',
        description:
          '<p>Die Platte läuft auf einem Kugellager und bleibt nach dem Drehen stehen, wo sie soll. Die Haube fasst 150 mm hohe Torten; ihr Griff ist aus derselben Eiche. Zwei Lüftungslöcher verhindern, dass sie beschlägt.</p><ul><li>Nutzfläche 290 mm, Höhe mit Haube 310 mm</li><li>Haube von Hand spülen, Platte feucht abwischen</li></ul>',
        technicalData: factTable([
          ['Material', 'Eiche, geölt; Haube Acrylglas'],
          ['Durchmesser', 'Platte 320 mm, Haube innen 295 mm'],
          ['Höhe', '125 mm, mit Haube 310 mm'],
          ['Tragkraft', '6 kg'],
          ['Gewicht', '2,3 kg'],
        ]),
        metaDescription:
          'Drehbare Tortenplatte Brygga aus Eiche auf Fuß mit klarer Haube, für Torten bis 28 cm. Für Café und Vitrine.',
        keywords: 'Tortenplatte, Tortenständer, Kuchenplatte mit Haube, drehbar, Café, Brygga',
        urlPath: 'buffet-bar/praesentation/tortenplatte-brygga-mit-haube',
      },
      en: {
        name: 'Brygga footed cake stand with dome',
        shortName: 'Brygga cake stand',
        shortDescription:
          'Revolving oak plate on a foot with a clear dome, for cakes of up to 28 cm. For cafés and display cases.',
        description:
          '<p>The plate runs on a ball bearing and stays where you leave it. The dome takes cakes 150 mm high; its knob is made of the same oak. Two vents keep it from misting up.</p><ul><li>Usable diameter 290 mm, height 310 mm with dome</li><li>Wash the dome by hand, wipe the plate with a damp cloth</li></ul>',
        technicalData: factTable([
          ['Material', 'Oak, oiled; acrylic dome'],
          ['Diameter', 'Plate 320 mm, dome 295 mm inside'],
          ['Height', '125 mm, 310 mm with dome'],
          ['Carries', '6 kg'],
          ['Weight', '2.3 kg'],
        ]),
        metaDescription:
          'Brygga revolving cake stand in oak on a foot with a clear dome, for cakes of up to 28 cm. For cafés and display.',
        keywords: 'cake stand, cake dome, turning cake plate, café, Brygga',
        urlPath: 'buffet-bar/presentation/brygga-cake-stand-with-dome',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '44199000',
    attributeIds: [],
    variations: [
      sold(30248, 'TW-1182-1', [], { price: '64.00', recommended: '79.00' }, [2900, 340, 340, 330], {
        ...inStock(28),
        model: 'BR-TP32',
      }),
    ],
    properties: [fact(1, 'Eiche, Acrylglas', 'Oak, acrylic'), washedByHand, fact(6, 'Geölt', 'Oiled')],
    orderPropertyIds: [1, 2, 6],
    facetValueIds: [5107, 5203, 5501, 5612, 5703, 5705],
    tagIds: [6],
    crossSelling: [
      { itemId: 1042, relation: 'Similar' },
      { itemId: 1172, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cake-stand', '#B08A5B', 'Tortenplatte auf Fuß', 'Footed cake stand'),
      pictureOf('cake-stand', '#B08A5B', 'Tortenplatte mit Haube', 'Cake stand with dome'),
    ],
  },
  {
    id: 1183,
    manufacturerId: 62,
    categoryIds: [512, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Buffetkiste Eschlohe, Eiche, stapelbar',
        shortName: 'Buffetkiste Eschlohe',
        shortDescription: 'Offene Kiste als Podest, Brotkiste oder Regal am Buffet. Drei Größen im GN-Raster.',
        description:
          '<p>Mit der Öffnung nach unten trägt die Kiste Schalen und Platten, nach oben nimmt sie Brot und Obst auf, auf der Seite wird sie zum Regal. Die Zinken sind durchgehend gefräst und verleimt, keine Schraube ist zu sehen.</p><ul><li><strong>S</strong>: GN 1/3, 120 mm hoch</li><li><strong>M</strong>: GN 1/2, 180 mm hoch</li><li><strong>L</strong>: GN 1/1, 240 mm hoch</li></ul><p>Beim Transport nimmt die große Kiste eine der kleineren auf. Mit Gravur des Hauses oder fortlaufender Nummer für das Inventar.</p>',
        technicalData: factTable([
          ['Material', 'Eiche massiv, 11 mm, geölt oder schwarz gebeizt'],
          ['Maße', '325 × 176 × 120, 325 × 265 × 180, 530 × 325 × 240 mm'],
          ['Tragkraft', '15 / 20 / 30 kg'],
          ['Gewicht', '1,3 / 2,2 / 4,4 kg'],
          ['Reinigung', 'Feucht abwischen'],
        ]),
        metaDescription:
          'Buffetkiste aus massiver Eiche in GN-Maßen, drei Größen, natur oder schwarz, als Podest, Brotkiste und Regal.',
        keywords: 'Buffetkiste, Holzkiste, Buffetpodest, Brotkiste, Eiche, Eschlohe',
        urlPath: 'buffet-bar/praesentation/buffetkiste-eschlohe-eiche',
      },
      en: {
        name: 'Eschlohe buffet crate, oak, stackable',
        shortName: 'Eschlohe buffet crate',
        shortDescription: 'Open crate as a riser, bread box or shelf on the buffet. Three sizes on the GN grid.',
        description:
          '<p>Opening down, the crate carries bowls and platters; opening up, it holds bread and fruit; on its side it becomes a shelf. The finger joints are milled right through and glued, and no screw shows.</p><ul><li><strong>S</strong>: GN 1/3, 120 mm high</li><li><strong>M</strong>: GN 1/2, 180 mm high</li><li><strong>L</strong>: GN 1/1, 240 mm high</li></ul><p>For transport the large crate takes one of the smaller ones. With your name engraved, or a consecutive number for the inventory.</p>',
        technicalData: factTable([
          ['Material', 'Solid oak, 11 mm, oiled or stained black'],
          ['Dimensions', '325 × 176 × 120, 325 × 265 × 180, 530 × 325 × 240 mm'],
          ['Carries', '15 / 20 / 30 kg'],
          ['Weight', '1.3 / 2.2 / 4.4 kg'],
          ['Cleaning', 'Wipe with a damp cloth'],
        ]),
        metaDescription:
          'Buffet crate in solid oak in GN sizes, three sizes, natural or black, as a riser, bread box and shelf.',
        keywords: 'buffet crate, wooden crate, buffet riser, bread box, oak, Eschlohe',
        urlPath: 'buffet-bar/presentation/eschlohe-buffet-crate-oak',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '44219999',
    attributeIds: [3, 1],
    // Black is made in the two larger sizes.
    variations: [
      sold(30250, 'TW-1183-M-NA', [303, 128], graduated('46.00', [6, '42.00']), [2300, 265, 325, 180], {
        ...inStock(44),
        pictures: [0],
      }),
      sold(30249, 'TW-1183-S-NA', [302, 128], graduated('34.00', [6, '31.00']), [1400, 176, 325, 120], {
        ...inStock(61),
        pictures: [0],
      }),
      sold(30251, 'TW-1183-L-NA', [304, 128], graduated('72.00', [6, '66.00']), [4600, 325, 530, 240], {
        stock: 13,
        availabilityId: 2,
        pictures: [0],
      }),
      sold(30252, 'TW-1183-M-SW', [303, 103], graduated('52.00', [6, '47.50']), [2300, 265, 325, 180], {
        stock: 0,
        canOversell: true,
        availabilityId: 6,
        pictures: [1],
      }),
      sold(30253, 'TW-1183-L-SW', [304, 103], graduated('79.00', [6, '72.50']), [4600, 325, 530, 240], {
        stock: 3,
        availabilityId: 2,
        pictures: [1],
      }),
    ],
    properties: [
      fact(1, 'Eiche massiv', 'Solid oak'),
      washedByHand,
      fact(5, '11'),
      fact(11, 'Ja, ineinander', 'Yes, nested'),
    ],
    orderPropertyIds: [1, 2, 66],
    facetValueIds: [5107, 5203, 5401, 5503, 5702, 5703],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1136, relation: 'Accessory' },
      { itemId: 1048, relation: 'Similar' },
      { itemId: 1042, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('box', '#B08A5B', 'Buffetkiste aus geölter Eiche', 'Buffet crate in oiled oak'),
      pictureOf('box', '#2B2622', 'Buffetkiste aus schwarz gebeizter Eiche', 'Buffet crate in black-stained oak'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-09-05',
        'Catering Holunder',
        'Ein Satz, drei Aufgaben',
        'Auf der Hinfahrt ineinander, am Buffet Podest, auf der Rückfahrt Brotkiste. Die Nummern helfen beim Zählen.',
      ),
      review(
        4,
        'en',
        '2026-06-21',
        'Orchard Barn Weddings',
        'Solid, and priced like it',
        'Not cheap but built to last. After a wet summer outdoors the joints have not moved.',
      ),
    ],
  },
];
