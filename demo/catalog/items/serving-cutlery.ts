import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

export const servingCutlery: DemoItem[] = [
  {
    id: 1172,
    manufacturerId: 5,
    categoryIds: [313, 3],
    type: 'default',
    texts: {
      de: {
        name: 'Vorlegebesteck Schilf, Edelstahl 18/10',
        shortName: 'Vorlegebesteck Schilf',
        shortDescription:
          'Löffel, Gabel, Kellen und Tortenheber für Vorlegeservice und Buffet, passend zum Tafelbesteck Schilf.',
        description:
          '<p>Im Vorlegeservice werden Löffel und Gabel mit einer Hand als Zange geführt. Beide Teile sind dafür gleich lang und so gebogen, dass die Laffen aufeinanderliegen. Die Kellen haben beidseitig einen Ausguss.</p><ul><li>Vorlegelöffel 30 ml, Saucenkelle 40 ml, Suppenkelle 110 ml</li><li>Tortenheber mit Sägekante links und rechts</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10'],
          ['Materialstärke', '3,5 mm, Tortenheber 2 mm'],
          ['Länge', 'Löffel und Gabel 235, Saucenkelle 178, Suppenkelle 275, Tortenheber 250 mm'],
          ['Gewicht', '88 / 78 / 74 / 165 / 92 g'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Vorlegebesteck Schilf aus poliertem Edelstahl 18/10: Vorlegelöffel und -gabel, Kellen und Tortenheber.',
        keywords: 'Vorlegebesteck, Vorlegelöffel, Suppenkelle, Saucenkelle, Tortenheber, Schilf',
        urlPath: 'besteck/servierbesteck/vorlegebesteck-schilf',
      },
      en: {
        name: 'Schilf serving cutlery, stainless steel 18/10',
        shortName: 'Schilf serving cutlery',
        shortDescription:
          'Spoon, fork, ladles and cake server for silver service and buffets, matching the Schilf table cutlery.',
        description:
          '<p>In silver service, spoon and fork are used as tongs in one hand. Both are therefore the same length and curved so that the bowls lie on each other. The ladles pour on both sides.</p><ul><li>Serving spoon 30 ml, sauce ladle 40 ml, soup ladle 110 ml</li><li>Cake server with a saw edge on the left and right</li></ul>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/10'],
          ['Material thickness', '3.5 mm, cake server 2 mm'],
          ['Length', 'Spoon and fork 235, sauce ladle 178, soup ladle 275, cake server 250 mm'],
          ['Weight', '88 / 78 / 74 / 165 / 92 g'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Schilf serving cutlery in polished 18/10 stainless steel: serving spoon and fork, ladles and cake server.',
        keywords: 'serving cutlery, serving spoon, soup ladle, sauce ladle, cake server, Schilf',
        urlPath: 'cutlery/serving-cutlery/schilf-serving-cutlery',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82159910',
    attributeIds: [7],
    variations: [
      sold(30226, 'TW-1172-VL', [777], graduated('8.90', [12, '8.20']), [88, 62, 235, 26], {
        ...inStock(210),
        pictures: [0],
      }),
      sold(30227, 'TW-1172-VG', [778], graduated('8.90', [12, '8.20']), [78, 48, 235, 24], {
        ...inStock(190),
        pictures: [1],
      }),
      sold(30228, 'TW-1172-SK', [781], graduated('9.80', [12, '9.00']), [74, 62, 178, 60], {
        ...inStock(84),
        pictures: [2],
      }),
      sold(30229, 'TW-1172-SU', [780], { price: '18.90', recommended: '22.90' }, [165, 92, 275, 90], {
        stock: 21,
        availabilityId: 2,
        pictures: [2],
      }),
      sold(30231, 'TW-1172-TH', [779], { price: '13.90', recommended: '16.90' }, [92, 62, 250, 26], {
        stock: 0,
        availabilityId: 9,
        pictures: [3],
      }),
    ],
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), dishwasherSafe, fact(5, '3.5'), fact(14, '15')],
    orderPropertyIds: [1, 2],
    facetValueIds: [5104, 5201, 5302, 5606, 5701, 5702],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1028, relation: 'Accessory' },
      { itemId: 1006, relation: 'Accessory' },
      { itemId: 1173, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('spoon', '#C4C8CB', 'Vorlegelöffel Schilf', 'Schilf serving spoon'),
      pictureOf('fork', '#C4C8CB', 'Vorlegegabel Schilf', 'Schilf serving fork'),
      pictureOf('ladle', '#C4C8CB', 'Kelle der Serie Schilf', 'Ladle of the Schilf range'),
      pictureOf('knife', '#C4C8CB', 'Tortenheber Schilf', 'Schilf cake server'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-28',
        'Hotelfachschule Am Kai',
        'Für den Unterricht',
        'Unsere Klassen lernen das Vorlegen damit. Löffel und Gabel liegen aufeinander, das ist bei billigen Sets nie so.',
      ),
      review(
        4,
        'de',
        '2026-08-14',
        'Gutsküche Ellern',
        'Kelle schwer',
        'Die Suppenkelle ist massiv, für die Terrine auf dem Tisch fast zu groß. Saucenkelle perfekt.',
      ),
    ],
  },
  {
    id: 1173,
    manufacturerId: 6,
    categoryIds: [313, 3, 512],
    type: 'default',
    texts: {
      de: {
        name: 'Buffetzange Brygga, Edelstahl mit Arretierung',
        shortName: 'Buffetzange Brygga',
        shortDescription:
          'Leichtgängige Zange für Salat, Brot und Fleisch. Drei Längen, mit Ring zum Aufhängen und Arretieren.',
        description:
          '<p>Die Feder ist weich genug für Kinderhände und Dauerbetrieb: 4,5 N am Griff statt der üblichen 9. Die Backen sind gewellt und treffen auf ganzer Breite aufeinander, damit auch Blattsalat nicht durchrutscht.</p><ul><li><strong>24 cm</strong>: Gebäck, Käse</li><li><strong>30 cm</strong>: Salat, Chafing Dish</li><li><strong>40 cm</strong>: Grill</li></ul><p>Kein Niet im Scharnier, sondern ein durchgehender Bolzen: für die Reinigung zu öffnen.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/0, 0,9 mm'],
          ['Länge', '24 / 30 / 40 cm'],
          ['Gewicht', '110 / 145 / 205 g'],
          ['Federkraft', '4,5 N'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Buffetzange Brygga aus Edelstahl, 24, 30 und 40 cm, leichtgängig, mit Arretierring und zu öffnendem Scharnier.',
        keywords: 'Buffetzange, Servierzange, Salatzange, Grillzange, Edelstahl, Brygga',
        urlPath: 'besteck/servierbesteck/buffetzange-brygga',
      },
      en: {
        name: 'Brygga buffet tongs, stainless steel with lock',
        shortName: 'Brygga buffet tongs',
        shortDescription:
          'Light-action tongs for salad, bread and meat. Three lengths, with a ring for hanging and locking.',
        description:
          '<p>The spring is soft enough for children’s hands and continuous use: 4.5 N at the handle instead of the usual 9. The jaws are scalloped and meet over their whole width, so leaves of salad do not slip through.</p><ul><li><strong>24 cm</strong>: pastries, cheese</li><li><strong>30 cm</strong>: salad, chafing dish</li><li><strong>40 cm</strong>: grill</li></ul><p>The hinge has a through-bolt instead of a rivet and opens for cleaning.</p>',
        technicalData: factTable([
          ['Material', 'Stainless steel 18/0, 0.9 mm'],
          ['Length', '24 / 30 / 40 cm'],
          ['Weight', '110 / 145 / 205 g'],
          ['Spring force', '4.5 N'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Brygga buffet tongs in stainless steel, 24, 30 and 40 cm, light action, with locking ring and opening hinge.',
        keywords: 'buffet tongs, serving tongs, salad tongs, grill tongs, stainless steel, Brygga',
        urlPath: 'cutlery/serving-cutlery/brygga-buffet-tongs',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '82055100',
    attributeIds: [6],
    variations: [
      sold(30232, 'TW-1173-24', [611], graduated('6.90', [12, '6.20']), [110, 40, 240, 60], inStock(286)),
      sold(30233, 'TW-1173-30', [615], graduated('7.90', [12, '7.10'], [48, '6.40']), [145, 42, 300, 65], inStock(412)),
      sold(30234, 'TW-1173-40', [620], graduated('9.90', [12, '8.90']), [205, 46, 400, 70], inStock(74)),
    ],
    properties: [fact(1, 'Edelstahl 18/0', 'Stainless steel 18/0'), dishwasherSafe, fact(5, '0.9')],
    facetValueIds: [5104, 5201, 5302, 5612, 5702, 5703],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1041, relation: 'Accessory' },
      { itemId: 1172, relation: 'Similar' },
      { itemId: 1048, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('fork', '#AEB4B8', 'Buffetzange aus Edelstahl', 'Buffet tongs in stainless steel'),
      pictureOf('fork', '#AEB4B8', 'Drei Längen der Buffetzange', 'The three lengths of tongs'),
    ],
  },
];
