import type { DemoItem } from '../../types.ts';
import { fact, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const stainless = fact(1, 'Edelstahl 18/8', 'Stainless steel 18/8');

export const barTools: DemoItem[] = [
  {
    id: 1184,
    manufacturerId: 10,
    categoryIds: [513, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Barmaß Steelyard, 2 und 4 cl',
        shortName: 'Barmaß Steelyard',
        shortDescription:
          'Schlankes Doppelmaß mit Innenmarken bei 1, 1,5 und 3 cl. Zum schnellen, genauen Arbeiten an der Bar.',
        description:
          '<p>Ein hohes, enges Maß misst genauer als ein breites: Ein Millimeter Füllhöhe sind hier 0,6 ml, beim kegeligen Maß mehr als das Doppelte. Der Rand ist gerollt und gießt sauber ab.</p><ul><li>Marken gelasert, auch in den beschichteten Ausführungen lesbar</li><li>Beide Maße bis zum Rand gefüllt: genau 2 und 4 cl</li><li>Liegt mit 30 mm Durchmesser sicher zwischen Zeige- und Mittelfinger</li></ul><p>Kein geeichtes Maß im Sinne der Messgeräteverordnung.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, 0,8 mm'],
          ['Inhalt', '2 und 4 cl, Marken bei 1, 1,5 und 3 cl'],
          ['Durchmesser', '30 mm'],
          ['Höhe', '110 mm'],
          ['Gewicht', '75 g'],
          ['Spülmaschine', 'Edelstahl ja, beschichtete Ausführungen nein'],
        ]),
        metaDescription:
          'Barmaß Steelyard, schlankes Doppelmaß mit 2 und 4 cl und Innenmarken, in Edelstahl, Kupfer und Schwarz.',
        keywords: 'Barmaß, Jigger, Messbecher Bar, 2 cl, 4 cl, Barzubehör, Steelyard',
        urlPath: 'buffet-bar/barwerkzeug/barmass-steelyard',
      },
      en: {
        name: 'Steelyard jigger, 20 and 40 ml',
        shortName: 'Steelyard jigger',
        shortDescription:
          'Slim double measure with marks inside at 10, 15 and 30 ml. For fast, accurate work behind the bar.',
        description:
          '<p>A tall, narrow measure is more accurate than a wide one: a millimetre of height is 0.6 ml here and more than twice that in a conical jigger. The rim is rolled and pours cleanly.</p><ul><li>Lasered marks, legible on the coated versions too</li><li>Filled to the rim, the measures are exactly 20 and 40 ml</li><li>At 30 mm across it sits firmly between two fingers</li></ul><p>Not a verified capacity serving measure under weights and measures law.</p>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, 0.8 mm'],
          ['Capacity', '20 and 40 ml, marks at 10, 15 and 30 ml'],
          ['Diameter', '30 mm'],
          ['Height', '110 mm'],
          ['Weight', '75 g'],
          ['Dishwasher', 'Stainless steel yes, coated versions no'],
        ]),
        metaDescription:
          'Steelyard jigger, slim double measure of 20 and 40 ml with marks inside, in stainless steel, copper and black.',
        keywords: 'jigger, bar measure, 20 ml, 40 ml, barware, Steelyard',
        urlPath: 'buffet-bar/bar-tools/steelyard-jigger',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '73239300',
    attributeIds: [1],
    variations: [
      sold(30254, 'TW-1184-ES', [115], { price: '11.90', recommended: '13.90' }, [75, 30, 30, 110], {
        ...inStock(264),
        model: 'SY-J24-ES',
        pictures: [0],
      }),
      sold(30255, 'TW-1184-KU', [114], { price: '14.90', recommended: '17.50' }, [75, 30, 30, 110], {
        ...inStock(90),
        model: 'SY-J24-KU',
        pictures: [1],
      }),
      sold(30256, 'TW-1184-SW', [103], { price: '14.90', recommended: '17.50' }, [75, 30, 30, 110], {
        stock: 16,
        availabilityId: 2,
        model: 'SY-J24-SW',
        pictures: [2],
      }),
    ],
    properties: [stainless, fact(5, '0.8')],
    facetValueIds: [5104, 5608, 5704],
    tagIds: [2],
    crossSelling: [
      { itemId: 1043, relation: 'Accessory' },
      { itemId: 1185, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('shaker', '#C0C5C8', 'Barmaß in Edelstahl', 'Jigger in stainless steel'),
      pictureOf('shaker', '#B4703F', 'Barmaß in Kupfer', 'Jigger in copper'),
      pictureOf('shaker', '#222426', 'Barmaß in Schwarz', 'Jigger in black'),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-04-12',
        'The Lantern Room',
        'Accurate, we checked',
        'Weighed ten pours with water: all within half a gram. The inside marks save a second tool.',
      ),
      review(
        3,
        'de',
        '2026-09-03',
        'Kellerbar Rondell',
        'Nicht geeicht',
        'Für unseren Ausschank brauchten wir ein geeichtes Maß. Steht da, haben wir überlesen. Als Arbeitsgerät sehr gut.',
      ),
    ],
  },
  {
    id: 1185,
    manufacturerId: 10,
    categoryIds: [513, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Barlöffel Steelyard, gedreht',
        shortName: 'Barlöffel Steelyard',
        shortDescription: 'Rührlöffel mit gedrehtem Stiel und tropfenförmigem Gewicht, 30 und 40 cm, drei Oberflächen.',
        description:
          '<p>Die Drehung lässt den Löffel zwischen den Fingern um sich selbst laufen: Das Eis dreht sich mit, ohne zu splittern. Der Tropfen am Ende wiegt 14 g und hält den Stiel an der Wand des Rührglases.</p><ul><li><strong>30 cm</strong>: für Tumbler und Shaker</li><li><strong>40 cm</strong>: für das Rührglas</li><li>Löffel fasst gestrichen 5 ml</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, aus einem Stück geschmiedet'],
          ['Länge', '30 / 40 cm'],
          ['Gewicht', '42 / 52 g'],
          ['Beschichtung', 'Kupfer und Schwarz: PVD'],
          ['Spülmaschine', 'Edelstahl ja, beschichtete Ausführungen nein'],
        ]),
        metaDescription:
          'Barlöffel Steelyard mit gedrehtem Stiel, 30 und 40 cm, Edelstahl, Kupfer oder Schwarz. Aus einem Stück.',
        keywords: 'Barlöffel, Rührlöffel, Barspoon, Cocktailzubehör, Steelyard',
        urlPath: 'buffet-bar/barwerkzeug/barloeffel-steelyard',
      },
      en: {
        name: 'Steelyard bar spoon, twisted',
        shortName: 'Steelyard bar spoon',
        shortDescription: 'Stirring spoon with a twisted stem and teardrop weight, 30 and 40 cm, three finishes.',
        description:
          '<p>The twist lets the spoon spin between the fingers: the ice turns with it and does not splinter. The drop at the end weighs 14 g and keeps the stem against the wall of the mixing glass.</p><ul><li><strong>30 cm</strong>: for tumblers and shakers</li><li><strong>40 cm</strong>: for the mixing glass</li><li>The bowl holds a level 5 ml</li></ul>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, forged in one piece'],
          ['Length', '30 / 40 cm'],
          ['Weight', '42 / 52 g'],
          ['Coating', 'Copper and black: PVD'],
          ['Dishwasher', 'Stainless steel yes, coated versions no'],
        ]),
        metaDescription:
          'Steelyard bar spoon with a twisted stem, 30 and 40 cm, stainless steel, copper or black. Forged in one piece.',
        keywords: 'bar spoon, stirring spoon, cocktail spoon, barware, Steelyard',
        urlPath: 'buffet-bar/bar-tools/steelyard-bar-spoon',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '82159910',
    attributeIds: [6, 1],
    variations: [
      sold(30258, 'TW-1185-40-ES', [620, 115], '11.90', [52, 28, 400, 14], { ...inStock(152), pictures: [0] }),
      sold(30257, 'TW-1185-30-ES', [615, 115], '9.90', [42, 26, 300, 14], { ...inStock(210), pictures: [0] }),
      sold(30259, 'TW-1185-40-KU', [620, 114], '14.50', [52, 28, 400, 14], { ...inStock(64), pictures: [1] }),
      sold(30260, 'TW-1185-40-SW', [620, 103], '14.50', [52, 28, 400, 14], { ...inStock(58), pictures: [2] }),
    ],
    properties: [stainless],
    facetValueIds: [5104, 5608, 5704],
    tagIds: [1],
    crossSelling: [
      { itemId: 1186, relation: 'Accessory' },
      { itemId: 1184, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('spoon', '#C0C5C8', 'Barlöffel in Edelstahl', 'Bar spoon in stainless steel'),
      pictureOf('spoon', '#B4703F', 'Barlöffel in Kupfer', 'Bar spoon in copper'),
      pictureOf('spoon', '#222426', 'Barlöffel in Schwarz', 'Bar spoon in black'),
    ],
  },
  {
    id: 1186,
    manufacturerId: 10,
    categoryIds: [513, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Rührglas Steelyard mit Rautenschliff',
        shortName: 'Rührglas Steelyard',
        shortDescription:
          'Schweres Rührglas mit Ausguss für gerührte Drinks, 600 und 750 ml. Nahtlos, mit dickem Boden.',
        description:
          '<p>Der Rautenschliff gibt der kalten, nassen Hand Halt. Das Glas ist nahtlos geblasen: Eine Naht bricht bei Eis und Wärmewechsel zuerst. Der Boden wiegt ein Drittel des Ganzen und ruht beim Rühren auf der Matte.</p><ul><li><strong>600 ml</strong>: zwei Drinks</li><li><strong>750 ml</strong>: drei Drinks, passend zum Barsieb 95 mm</li></ul><p>Von Hand spülen. Auf Wunsch mit graviertem Motiv.</p>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Fassungsvermögen', '600 / 750 ml randvoll'],
          ['Durchmesser', '92 / 98 mm'],
          ['Höhe', '150 / 165 mm'],
          ['Gewicht', '720 / 860 g'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Rührglas Steelyard mit Rautenschliff und Ausguss, 600 und 750 ml, nahtloses Kristallglas, auf Wunsch graviert.',
        keywords: 'Rührglas, Mixing Glass, Barglas, Martini rühren, Steelyard',
        urlPath: 'buffet-bar/barwerkzeug/ruehrglas-steelyard',
      },
      en: {
        name: 'Steelyard mixing glass, diamond cut',
        shortName: 'Steelyard mixing glass',
        shortDescription:
          'Heavy mixing glass with a lip for stirred drinks, 600 and 750 ml. Seamless, with a thick base.',
        description:
          '<p>The diamond cut gives a cold, wet hand a grip. The glass is blown without a seam: a seam is what breaks first with ice and changes of temperature. The base is a third of the weight and stays on the mat while stirring.</p><ul><li><strong>600 ml</strong>: two drinks</li><li><strong>750 ml</strong>: three drinks, fits the 95 mm strainer</li></ul><p>Wash by hand. Engraved with a motif on request.</p>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity', '600 / 750 ml to the brim'],
          ['Diameter', '92 / 98 mm'],
          ['Height', '150 / 165 mm'],
          ['Weight', '720 / 860 g'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Steelyard mixing glass with diamond cut and lip, 600 and 750 ml, seamless crystal, engraved on request.',
        keywords: 'mixing glass, stirring glass, bar glass, martini, Steelyard',
        urlPath: 'buffet-bar/bar-tools/steelyard-mixing-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '70134999',
    attributeIds: [4],
    variations: [
      sold(30261, 'TW-1186-600', [416], { price: '27.90', recommended: '33.90' }, [920, 105, 120, 165], {
        ...inStock(72),
        model: 'SY-MG60',
      }),
      sold(30262, 'TW-1186-750', [418], { price: '32.90', recommended: '39.90' }, [1080, 110, 125, 180], {
        ...inStock(35),
        model: 'SY-MG75',
      }),
    ],
    properties: [fact(1, 'Kristallglas, bleifrei', 'Crystal glass, lead-free'), washedByHand],
    orderPropertyIds: [68, 69],
    facetValueIds: [5103, 5203, 5402, 5501, 5608, 5704],
    crossSelling: [
      { itemId: 1151, relation: 'Accessory' },
      { itemId: 1185, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tumbler', '#CFDAD6', 'Rührglas mit Rautenschliff', 'Mixing glass with diamond cut'),
      pictureOf('tumbler', '#CFDAD6', 'Zwei Rührgläser', 'Two mixing glasses'),
      pictureOf('tumbler', '#CFDAD6', 'Rautenschliff aus der Nähe', 'Close-up of the diamond cut'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-27',
        'Bar Nachtfalter',
        'Steht wie ein Fels',
        'Beim Rühren rutscht nichts. Der Ausguss tropft nicht, das haben wir bei teureren schon anders erlebt.',
      ),
      review(
        2,
        'de',
        '2026-03-11',
        'H. Dreesmann',
        'Im Spüler gesprungen',
        'Nach vier Wochen Gläserspüler gesprungen. Handwäsche steht dabei, im Betrieb ist das aber unrealistisch.',
        {
          reply:
            'Wir verstehen den Einwand. Für den Spüler empfehlen wir den kleinen Becher des Boston Shakers aus Edelstahl.',
        },
      ),
    ],
  },
  {
    id: 1187,
    manufacturerId: 10,
    categoryIds: [513, 5],
    type: 'set',
    texts: {
      de: {
        name: 'Bar-Set Steelyard, 4-teilig',
        shortName: 'Bar-Set Steelyard',
        shortDescription:
          'Boston Shaker, Barmaß, Barlöffel und Rührglas: die Grundausstattung für einen Arbeitsplatz hinter der Bar.',
        description:
          '<p>Alles, womit eine Hotelbar oder ein Restaurant die Cocktailkarte beginnt, in blankem Edelstahl und im Set günstiger. Jedes Teil ist auch einzeln erhältlich und ersetzbar.</p><ul><li>Boston Shaker, zweiteilig, 800 und 530 ml</li><li>Barmaß 2 und 4 cl</li><li>Barlöffel 40 cm</li><li>Rührglas 600 ml</li></ul>',
        technicalData: factTable([
          ['Inhalt', '4 Teile'],
          ['Material', 'Edelstahl 18/8, Kristallglas'],
          ['Gewicht mit Verpackung', '1,7 kg'],
        ]),
        metaDescription:
          'Bar-Set Steelyard: Boston Shaker, Barmaß, Barlöffel und Rührglas in Edelstahl, günstiger als einzeln.',
        keywords: 'Bar-Set, Cocktailset, Shaker-Set, Barausstattung, Steelyard',
        urlPath: 'buffet-bar/barwerkzeug/bar-set-steelyard-4-teilig',
      },
      en: {
        name: 'Steelyard bar set, 4 pieces',
        shortName: 'Steelyard bar set',
        shortDescription:
          'Boston shaker, jigger, bar spoon and mixing glass: the basic outfit for one station behind the bar.',
        description:
          '<p>Everything a hotel bar or restaurant needs to start a cocktail list, in plain stainless steel and cheaper as a set. Each piece is available and replaceable individually.</p><ul><li>Boston shaker, two-piece, 800 and 530 ml</li><li>Jigger 20 and 40 ml</li><li>Bar spoon 40 cm</li><li>Mixing glass 600 ml</li></ul>',
        technicalData: factTable([
          ['Contents', '4 pieces'],
          ['Material', '18/8 stainless steel, crystal glass'],
          ['Weight including packaging', '1.7 kg'],
        ]),
        metaDescription:
          'Steelyard bar set: Boston shaker, jigger, bar spoon and mixing glass in stainless steel, cheaper than bought individually.',
        keywords: 'bar set, cocktail set, shaker set, bar equipment, Steelyard',
        urlPath: 'buffet-bar/bar-tools/steelyard-bar-set-4-pieces',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '73239300',
    attributeIds: [],
    variations: [
      sold(30263, 'TW-1187-SET', [], { price: '69.90', recommended: '81.60' }, [1700, 220, 420, 190], {
        ...inStock(33),
        unitId: 2,
        model: 'SY-SET4',
      }),
    ],
    properties: [stainless],
    orderPropertyIds: [6, 7],
    facetValueIds: [5104, 5608, 5704],
    tagIds: [1],
    bundle: [
      { variationId: 20039, quantity: 1 },
      { variationId: 30254, quantity: 1 },
      { variationId: 30258, quantity: 1 },
      { variationId: 30261, quantity: 1 },
    ],
    crossSelling: [
      { itemId: 1043, relation: 'ReplacementPart' },
      { itemId: 1184, relation: 'ReplacementPart' },
      { itemId: 1185, relation: 'ReplacementPart' },
      { itemId: 1186, relation: 'ReplacementPart' },
    ],
    pictures: [
      pictureOf(
        'shaker',
        '#C4C8CB',
        'Bar-Set Steelyard: Shaker, Rührglas, Barmaß und Barlöffel',
        'Steelyard bar set: shaker, mixing glass, jigger and bar spoon',
      ),
      pictureOf('spoon', '#C4C8CB', 'Barlöffel des Bar-Sets', 'Bar spoon of the bar set'),
      pictureOf('tumbler', '#CFDAD6', 'Rührglas des Bar-Sets', 'Mixing glass of the bar set'),
    ],
  },
  {
    id: 1188,
    manufacturerId: 10,
    categoryIds: [513, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Eisbehälter Steelyard mit Zange',
        shortName: 'Eisbehälter Steelyard',
        shortDescription:
          'Doppelwandiger Eisbehälter mit Deckel, Siebeinsatz und Eiszange für Tisch, Suite und Bar, 1,5 und 3 l.',
        description:
          '<p>Unter dem Siebeinsatz sammelt sich das Schmelzwasser, das Eis bleibt trocken und klebt nicht zusammen. Bei 22 °C sind nach vier Stunden noch drei Viertel des Eises da. Die Zange hat ihren Platz im Deckel.</p><ul><li><strong>1,5 l</strong>: für Suite und Tisch</li><li><strong>3 l</strong>: für die Bar, fasst gut 1,6 kg Würfel</li></ul>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/8, doppelwandig'],
          ['Fassungsvermögen', '1,5 / 3 l'],
          ['Maße', 'Ø 145 × 165, Ø 180 × 205 mm'],
          ['Gewicht', '0,95 / 1,4 kg'],
          ['Reinigung', 'Von Hand, Sieb und Zange spülmaschinenfest'],
        ]),
        metaDescription:
          'Doppelwandiger Eisbehälter Steelyard mit Deckel, Sieb und Eiszange, 1,5 und 3 l, aus gebürstetem Edelstahl.',
        keywords: 'Eisbehälter, Eiseimer, Eiswürfelbehälter, Eiszange, Bar, Suite, Steelyard',
        urlPath: 'buffet-bar/barwerkzeug/eisbehaelter-steelyard-mit-zange',
      },
      en: {
        name: 'Steelyard ice bucket with tongs',
        shortName: 'Steelyard ice bucket',
        shortDescription:
          'Double-walled ice bucket with lid, strainer and tongs for table, suite and bar, 1.5 and 3 l.',
        description:
          '<p>Meltwater collects below the strainer, so the ice stays dry and does not stick together. At 22 °C three quarters of the ice are left after four hours. The tongs have their place in the lid.</p><ul><li><strong>1.5 l</strong>: for suites and tables</li><li><strong>3 l</strong>: for the bar, holds a good 1.6 kg of cubes</li></ul>',
        technicalData: factTable([
          ['Material', '18/8 stainless steel, double-walled'],
          ['Capacity', '1.5 / 3 l'],
          ['Dimensions', 'Ø 145 × 165, Ø 180 × 205 mm'],
          ['Weight', '0.95 / 1.4 kg'],
          ['Cleaning', 'By hand, strainer and tongs dishwasher-safe'],
        ]),
        metaDescription:
          'Steelyard double-walled ice bucket with lid, strainer and tongs, 1.5 and 3 l, in brushed stainless steel.',
        keywords: 'ice bucket, ice cube bucket, ice tongs, bar, suite, Steelyard',
        urlPath: 'buffet-bar/bar-tools/steelyard-ice-bucket-with-tongs',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '73239300',
    attributeIds: [4],
    variations: [
      sold(
        30264,
        'TW-1188-15',
        [427],
        { ...graduated('38.90', [6, '35.90'], [24, '32.90']), recommended: '46.00' },
        [1150, 165, 165, 190],
        { ...inStock(96), model: 'SY-IB15' },
      ),
      sold(30265, 'TW-1188-30', [430], { price: '54.00', recommended: '64.00' }, [1650, 200, 200, 230], {
        stock: 8,
        availabilityId: 2,
        model: 'SY-IB30',
      }),
    ],
    properties: [stainless, washedByHand, fact(6, 'Gebürstet', 'Brushed')],
    orderPropertyIds: [1, 2],
    facetValueIds: [5104, 5203, 5501, 5608, 5704, 5707],
    crossSelling: [
      { itemId: 1044, relation: 'Similar' },
      { itemId: 1152, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('ice-bucket', '#BFC4C7', 'Eisbehälter mit Deckel und Zange', 'Ice bucket with lid and tongs'),
      pictureOf('ice-bucket', '#BFC4C7', 'Zwei Größen des Eisbehälters', 'Two sizes of the ice bucket'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-08-04',
        'Parkhotel Adlersruh',
        'Auf jeder Suite',
        '24 Stück mit Gravur. Das Eis vom Check-in ist am Abend noch brauchbar, die Zange verschwindet nicht mehr.',
      ),
      review(
        4,
        'en',
        '2026-06-12',
        'Moorings Bar',
        'Strainer is the point',
        'No more cubes frozen to a lump. The lid is a little loose on the small one.',
      ),
    ],
  },
];
