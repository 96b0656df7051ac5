import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact, sodaLimeGlass } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

const fillLine = fact(16, '2014/32/EU (MI-008)');

/** Glasses for beer on draught, all with a certified fill line. */
export const draughtGlasses: DemoItem[] = [
  {
    id: 1146,
    manufacturerId: 3,
    categoryIds: [221, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Pilstulpe mit Eichstrich',
        shortName: 'Pilstulpe',
        shortDescription:
          'Schlanke Tulpe auf kurzem Stiel für gezapftes Pils, geeicht bei 0,2, 0,3 oder 0,4 l. Karton zu 6 Stück.',
        description:
          '<p>Über dem Eichstrich bleiben 45 mm für die Blume. Der Rand ist gehärtet und leicht eingezogen, so bleibt der Schaum stehen; der kurze Stiel hält die Hand vom Bier.</p><ul><li>Moussierpunkt am Boden für feine Perlung</li><li>Brauereilogo auf Wunsch, eingebrannt in Gold oder Farbe</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, Rand gehärtet'],
          ['Füllmenge am Eichstrich', '0,2 / 0,3 / 0,4 l'],
          ['Randvolumen', '275 / 395 / 510 ml'],
          ['Höhe', '168 / 190 / 206 mm'],
          ['Gewicht je Glas', '210 / 265 / 320 g'],
          ['Spülmaschine', 'Ja, Gläserspüler mit Frischwasser'],
        ]),
        metaDescription:
          'Pilstulpe mit Eichstrich 0,2, 0,3 oder 0,4 l und gehärtetem Rand, Karton zu 6 Stück, auf Wunsch mit Logo.',
        keywords: 'Pilsglas, Pilstulpe, Bierglas mit Eichstrich, Ausschank, Biertulpe',
        urlPath: 'glaeser/bar-wasserglaeser/bierglaeser/pilstulpe-mit-eichstrich',
      },
      en: {
        name: 'Pilsner tulip with fill line',
        shortName: 'Pilsner tulip',
        shortDescription:
          'Slender tulip on a short stem for draught pilsner, lined at 0.2, 0.3 or 0.4 l. In cartons of 6.',
        description:
          '<p>Above the line 45 mm are left for the head. The rim is toughened and slightly drawn in so that the foam stands; the short stem keeps the hand off the beer.</p><ul><li>Nucleation point in the base for fine bubbles</li><li>Brewery logo on request, fired in gold or colour</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, toughened rim'],
          ['Capacity at the fill line', '0.2 / 0.3 / 0.4 l'],
          ['Capacity to the brim', '275 / 395 / 510 ml'],
          ['Height', '168 / 190 / 206 mm'],
          ['Weight per glass', '210 / 265 / 320 g'],
          ['Dishwasher', 'Yes, glasswasher with fresh-water rinse'],
        ]),
        metaDescription:
          'Pilsner tulip with fill line at 0.2, 0.3 or 0.4 l and toughened rim, in cartons of 6, with your logo on request.',
        keywords: 'pilsner glass, beer tulip, beer glass with fill line, draught beer',
        urlPath: 'glassware/bar-water-glasses/beer-glasses/pilsner-tulip-with-fill-line',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70132890',
    attributeIds: [4],
    variations: [
      sold(30147, 'TW-1146-03-K6', [421], graduated('14.40', [10, '13.20'], [40, '12.30']), [1780, 165, 245, 202], {
        ...inStock(640),
        content: 6,
        model: 'VL-PT03',
      }),
      sold(30146, 'TW-1146-02-K6', [419], graduated('13.20', [10, '12.30'], [40, '11.40']), [1430, 150, 225, 180], {
        ...inStock(410),
        content: 6,
        model: 'VL-PT02',
      }),
      sold(30148, 'TW-1146-04-K6', [422], graduated('16.20', [10, '15.00']), [2140, 180, 265, 218], {
        ...inStock(175),
        content: 6,
        model: 'VL-PT04',
      }),
    ],
    properties: [sodaLimeGlass, dishwasherSafe, fillLine],
    orderPropertyIds: [3, 4, 5, 15],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5701, 5704],
    tagIds: [2, 5, 6],
    crossSelling: [
      { itemId: 1024, relation: 'Similar' },
      { itemId: 1149, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('beer-glass', '#E0B04A', 'Pilstulpe mit Eichstrich', 'Pilsner tulip with fill line'),
      pictureOf('beer-glass', '#E0B04A', 'Zwei Pilstulpen', 'Two pilsner tulips'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-06-06',
        'Brauhaus Ankerplatz',
        'Schaum steht',
        'Sechs Minuten nach dem Zapfen ist noch eine Krone da. Der Logodruck unserer Hausmarke ist nach einem Jahr unverändert.',
      ),
      review(
        4,
        'de',
        '2026-04-11',
        'Vereinsheim TSV Ufer',
        'Kippelt im alten Korb',
        'Gute Gläser, nur im 36er-Korb stehen sie schief. Mit dem 25er geht es.',
      ),
    ],
  },
  {
    id: 1147,
    manufacturerId: 3,
    categoryIds: [221, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Weizenbierglas mit Eichstrich',
        shortName: 'Weizenbierglas',
        shortDescription:
          'Hohes, tailliertes Glas mit schwerem Boden für Hefeweizen, 0,3 und 0,5 l, im Karton zu 6 Stück.',
        description:
          '<p>Die Taille liegt auf Höhe des unteren Drittels und gibt der nassen Hand Halt. Der Boden ist 14 mm stark: Das Glas steht auch auf dem Biertisch im Gras und verzeiht das Anstoßen mit dem Fuß.</p><ul><li>Außen am Boden geriffelt, rutscht nicht vom Tablett</li><li>0,5 l passt in Körbe mit 25 Fächern und drei Aufsatzrahmen</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas'],
          ['Füllmenge am Eichstrich', '0,3 / 0,5 l'],
          ['Randvolumen', '430 / 690 ml'],
          ['Höhe', '205 / 252 mm'],
          ['Gewicht je Glas', '350 / 480 g'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Weizenbierglas mit schwerem Boden und Eichstrich, 0,3 und 0,5 l, Karton zu 6 Stück, für Biergarten und Ausschank.',
        keywords: 'Weizenglas, Weizenbierglas, Hefeweizen, Bierglas 0,5, Eichstrich, Biergarten',
        urlPath: 'glaeser/bar-wasserglaeser/bierglaeser/weizenbierglas-mit-eichstrich',
      },
      en: {
        name: 'Wheat beer glass with fill line',
        shortName: 'Wheat beer glass',
        shortDescription: 'Tall waisted glass with a heavy base for wheat beer, 0.3 and 0.5 l, in cartons of 6.',
        description:
          '<p>The waist sits in the lower third and gives a wet hand a grip. The base is 14 mm thick: the glass stands on a beer table on grass and survives toasts, which are clinked foot to foot.</p><ul><li>Ribbed around the base, does not slide on a tray</li><li>0.5 l fits 25-compartment racks with three extenders</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass'],
          ['Capacity at the fill line', '0.3 / 0.5 l'],
          ['Capacity to the brim', '430 / 690 ml'],
          ['Height', '205 / 252 mm'],
          ['Weight per glass', '350 / 480 g'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Wheat beer glass with a heavy base and fill line, 0.3 and 0.5 l, in cartons of 6, for beer gardens and bars.',
        keywords: 'wheat beer glass, weizen glass, beer glass 0.5, fill line, beer garden',
        urlPath: 'glassware/bar-water-glasses/beer-glasses/wheat-beer-glass-with-fill-line',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70133799',
    attributeIds: [4],
    variations: [
      sold(30150, 'TW-1147-05-K6', [423], graduated('18.00', [10, '16.80'], [40, '15.60']), [3120, 185, 275, 266], {
        ...inStock(358),
        content: 6,
        model: 'VL-WB05',
      }),
      sold(30149, 'TW-1147-03-K6', [421], graduated('15.60', [10, '14.40']), [2330, 165, 245, 218], {
        stock: 62,
        availabilityId: 2,
        content: 6,
        model: 'VL-WB03',
      }),
    ],
    properties: [sodaLimeGlass, dishwasherSafe, fillLine, fact(5, '14')],
    orderPropertyIds: [3, 4, 5],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5704, 5708],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1146, relation: 'Similar' },
      { itemId: 1148, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('beer-glass', '#D08F2E', 'Weizenbierglas mit Eichstrich', 'Wheat beer glass with fill line'),
      pictureOf('beer-glass', '#D08F2E', 'Zwei Weizenbiergläser', 'Two wheat beer glasses'),
    ],
  },
  {
    id: 1148,
    manufacturerId: 3,
    categoryIds: [221, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Bierseidel mit Augen, mit Eichstrich',
        shortName: 'Bierseidel',
        shortDescription:
          'Klassischer Krug aus dickem Pressglas mit Henkel, 0,5 und 1 l. Für Biergarten, Festzelt und Märkte.',
        description:
          '<p>Die eingepressten Augen sind mehr als Zier: Sie versteifen die Wand und verhindern, dass Krüge beim Stapeln aneinanderreiben. Der Henkel ist angesetzt und im Ofen verschmolzen; geprüft mit dem dreifachen Füllgewicht.</p><ul><li><strong>0,5 l</strong>: 760 g, 12 Krüge auf einem Tablett</li><li><strong>1 l</strong>: 1.330 g, der Maßkrug</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, gepresst'],
          ['Füllmenge am Eichstrich', '0,5 / 1 l'],
          ['Randvolumen', '640 / 1.220 ml'],
          ['Höhe', '152 / 202 mm'],
          ['Gewicht je Krug', '760 / 1.330 g'],
          ['Spülmaschine', 'Ja, Haubenspülmaschine'],
        ]),
        metaDescription:
          'Bierseidel mit Augen und Eichstrich, 0,5 und 1 l, dickes Pressglas mit Henkel, für Biergarten und Festzelt.',
        keywords: 'Bierkrug, Seidel, Maßkrug, Bierglas mit Henkel, Festzelt, Biergarten',
        urlPath: 'glaeser/bar-wasserglaeser/bierglaeser/bierseidel-mit-eichstrich',
      },
      en: {
        name: 'Dimpled beer mug with fill line',
        shortName: 'Dimpled beer mug',
        shortDescription:
          'Classic mug in thick pressed glass with a handle, 0.5 and 1 l. For beer gardens, marquees and markets.',
        description:
          '<p>The pressed dimples are more than decoration: they stiffen the wall and keep mugs from rubbing when stacked. The handle is applied and fused in the furnace, tested at three times the filled weight.</p><ul><li><strong>0.5 l</strong>: 760 g, 12 mugs on a tray</li><li><strong>1 l</strong>: 1,330 g, the Maß of the Oktoberfest</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, pressed'],
          ['Capacity at the fill line', '0.5 / 1 l'],
          ['Capacity to the brim', '640 / 1,220 ml'],
          ['Height', '152 / 202 mm'],
          ['Weight per mug', '760 / 1,330 g'],
          ['Dishwasher', 'Yes, hood-type machine'],
        ]),
        metaDescription:
          'Dimpled beer mug with fill line, 0.5 and 1 l, thick pressed glass with a handle, for beer gardens and marquees.',
        keywords: 'beer mug, dimpled mug, stein, Maß, beer glass with handle, beer garden',
        urlPath: 'glassware/bar-water-glasses/beer-glasses/dimpled-beer-mug-with-fill-line',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '70133791',
    attributeIds: [4],
    variations: [
      sold(30152, 'TW-1148-10-K6', [425], graduated('33.00', [10, '30.60'], [60, '28.20']), [8400, 260, 400, 215], {
        ...inStock(210),
        content: 6,
        maximumOrderQuantity: 300,
      }),
      sold(30151, 'TW-1148-05-K6', [423], graduated('24.60', [10, '22.80'], [60, '21.00']), [4850, 230, 350, 165], {
        ...inStock(330),
        content: 6,
        maximumOrderQuantity: 300,
      }),
    ],
    properties: [sodaLimeGlass, dishwasherSafe, fillLine, fact(32, '180')],
    orderPropertyIds: [3, 4, 5, 65],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5702, 5708],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1147, relation: 'Similar' },
      { itemId: 1024, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('beer-glass', '#C9822A', 'Bierseidel mit Augen', 'Dimpled beer mug'),
      pictureOf('beer-glass', '#C9822A', 'Zwei Bierseidel', 'Two dimpled beer mugs'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-09-28',
        'Festwirt K. Lechner',
        'Für zehn Tage Festzelt',
        '1.800 Maßkrüge, unter ein Prozent Bruch und kein einziger abgerissener Henkel. Die Eichung wurde geprüft und war in Ordnung.',
      ),
      review(
        4,
        'en',
        '2026-07-21',
        'Old Mill Beer Garden',
        'Proper mugs',
        'Solid and easy to hold with gloves on in autumn. A case of six litre mugs is heavy, lift with two.',
      ),
    ],
  },
  {
    id: 1149,
    manufacturerId: 3,
    categoryIds: [221, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Stangenglas 0,2 l mit Eichstrich',
        shortName: 'Stangenglas 0,2 l',
        shortDescription:
          'Dünnwandiges, gerades Stangenglas für Kölsch und Altbier, im Karton zu 12 Stück oder auf der Palette.',
        description:
          '<p>Gerade, dünn und schnell leer: Die Stange hält das Bier frisch, weil wenig davon auf einmal im Glas ist. Die Wand misst 1,6 mm, der Boden 7 mm, so steht sie sicher in den Aussparungen üblicher Kränze mit 62 mm.</p><ul><li>Eichstrich 0,2 l, 25 mm unter dem Rand</li><li>Palette mit 1.728 Gläsern auf Anfrage, Abruf in Teilmengen</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas'],
          ['Füllmenge am Eichstrich', '0,2 l'],
          ['Randvolumen', '245 ml'],
          ['Durchmesser', '54 mm'],
          ['Höhe', '150 mm'],
          ['Gewicht', '125 g'],
          ['Spülmaschine', 'Ja'],
          ['Passender Spülkorb', '49 Fächer'],
        ]),
        metaDescription:
          'Stangenglas 0,2 l mit Eichstrich, gerade und dünnwandig, für Kölsch und Altbier. Karton zu 12 Stück.',
        keywords: 'Stangenglas, Kölschglas, Kölschstange, Altbierglas, Eichstrich 0,2',
        urlPath: 'glaeser/bar-wasserglaeser/bierglaeser/stangenglas-mit-eichstrich',
      },
      en: {
        name: 'Straight beer glass 0.2 l with fill line',
        shortName: 'Straight beer glass 0.2 l',
        shortDescription: 'Thin-walled straight glass for Kölsch and Altbier, in cartons of 12 or by the pallet.',
        description:
          '<p>Straight, thin and quickly emptied: the glass keeps beer fresh because little of it is poured at a time. The wall measures 1.6 mm and the base 7 mm, so it stands firmly in the openings of common 62 mm carriers.</p><ul><li>Fill line 0.2 l, 25 mm below the rim</li><li>Pallet of 1,728 glasses on request, called off in part lots</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass'],
          ['Capacity at the fill line', '0.2 l'],
          ['Capacity to the brim', '245 ml'],
          ['Diameter', '54 mm'],
          ['Height', '150 mm'],
          ['Weight', '125 g'],
          ['Dishwasher', 'Yes'],
          ['Matching rack', '49 compartments'],
        ]),
        metaDescription:
          'Straight beer glass 0.2 l with fill line, thin-walled, for Kölsch and Altbier. In cartons of 12.',
        keywords: 'Kölsch glass, stange, Altbier glass, straight beer glass, fill line',
        urlPath: 'glassware/bar-water-glasses/beer-glasses/straight-beer-glass-with-fill-line',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70133799',
    attributeIds: [],
    // Delivered by the maker every week, so stock does not limit it.
    variations: [
      sold(
        30153,
        'TW-1149-K12',
        [],
        graduated('14.40', [12, '13.20'], [48, '12.00'], [144, '10.80']),
        [1720, 175, 230, 160],
        {
          availabilityId: 1,
          content: 12,
          minimumOrderQuantity: 2,
          model: 'VL-ST02',
        },
      ),
    ],
    properties: [sodaLimeGlass, dishwasherSafe, fillLine, fact(5, '1.6'), fact(32, '1728')],
    orderPropertyIds: [3, 4, 5],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5704],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1146, relation: 'Similar' },
      { itemId: 1027, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('beer-glass', '#E8C56A', 'Stangenglas mit Eichstrich', 'Straight beer glass with fill line'),
      pictureOf('box', '#C9A77A', 'Karton mit zwölf Stangengläsern', 'Carton of twelve straight beer glasses'),
    ],
  },
  {
    id: 1150,
    manufacturerId: 10,
    categoryIds: [221, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Craft-Beer-Glas Steelyard, 0,3 l',
        shortName: 'Craft-Beer-Glas Steelyard',
        shortDescription:
          'Bauchiges Aromaglas mit kurzem Stiel für IPA, Stout und Saison. Geeicht bei 0,3 l, Karton zu 6 Stück.',
        description:
          '<p>Hopfenaromen sammeln sich in der Weitung und treten durch die 62 mm enge Öffnung. Das Glas fasst randvoll 480 ml, damit auch ein kräftiger Schaum Platz hat, und ist dennoch nur 165 mm hoch.</p><ul><li>Für Verkostungen: Markierung bei 0,1 l als feiner Punkt unter dem Eichstrich</li><li>Mundrand lasergeschnitten</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Füllmenge am Eichstrich', '0,3 l'],
          ['Randvolumen', '480 ml'],
          ['Größter Durchmesser', '92 mm'],
          ['Höhe', '165 mm'],
          ['Gewicht', '190 g'],
          ['Spülmaschine', 'Ja, Gläserspülprogramm'],
        ]),
        metaDescription:
          'Craft-Beer-Glas Steelyard mit Eichstrich 0,3 l, bauchiges Aromaglas aus bleifreiem Kristallglas, Karton zu 6.',
        keywords: 'Craft-Beer-Glas, IPA-Glas, Bierverkostung, Aromaglas, Steelyard',
        urlPath: 'glaeser/bar-wasserglaeser/bierglaeser/craft-beer-glas-steelyard',
      },
      en: {
        name: 'Steelyard craft beer glass, 0.3 l',
        shortName: 'Steelyard craft beer glass',
        shortDescription:
          'Rounded aroma glass on a short stem for IPA, stout and saison. Lined at 0.3 l, in cartons of 6.',
        description:
          '<p>Hop aromas gather in the wide part and leave through the narrow opening of 62 mm. The glass holds 480 ml to the brim so that a generous head has room, yet it is only 165 mm high.</p><ul><li>For tastings: a fine dot below the line marks 0.1 l</li><li>Laser-cut rim</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity at the fill line', '0.3 l'],
          ['Capacity to the brim', '480 ml'],
          ['Largest diameter', '92 mm'],
          ['Height', '165 mm'],
          ['Weight', '190 g'],
          ['Dishwasher', 'Yes, glass programme'],
        ]),
        metaDescription:
          'Steelyard craft beer glass with fill line at 0.3 l, rounded aroma glass in lead-free crystal, cartons of 6.',
        keywords: 'craft beer glass, IPA glass, tasting glass, aroma glass, Steelyard',
        urlPath: 'glassware/bar-water-glasses/beer-glasses/steelyard-craft-beer-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(
        30154,
        'TW-1150-K6',
        [],
        { price: '29.40', recommended: '34.80', offer: { price: '24.90', lowest30Days: '27.90' } },
        [1360, 200, 300, 178],
        { ...inStock(90), content: 6, model: 'PL-CB03' },
      ),
    ],
    properties: [
      fact(1, 'Kristallglas, bleifrei', 'Crystal glass, lead-free'),
      fact(2, 'Gläserspülprogramm', 'Glass programme'),
      fillLine,
    ],
    facetValueIds: [5103, 5202, 5302, 5402, 5501, 5608, 5704],
    tagIds: [1, 4],
    crossSelling: [
      { itemId: 1146, relation: 'Similar' },
      { itemId: 1140, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('wine-glass', '#B5651D', 'Craft-Beer-Glas Steelyard', 'Steelyard craft beer glass'),
      pictureOf('wine-glass', '#B5651D', 'Zwei Craft-Beer-Gläser', 'Two craft beer glasses'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-05-05',
        'Hopfenkeller',
        'Gutes Glas, Punkt zu fein',
        'Aroma wirklich besser als im Pint. Die Marke für die Probe sieht man bei Kellerlicht kaum.',
      ),
      review(
        5,
        'en',
        '2026-06-18',
        'Three Tuns Taproom',
        'Our flight glass now',
        'We pour flights to the dot; pints go into another glass. They survive the glasswasher without clouding.',
      ),
      review(
        2,
        'de',
        '2026-08-30',
        'S. Bartels',
        'Zwei von sechs gebrochen',
        'Der Karton kam beschädigt an. Ersatz ging schnell, aber die Einlage ist für Kristallglas zu dünn.',
        { reply: 'Sie haben recht. Seit September steht jedes Glas in einer eigenen Wabe.' },
      ),
    ],
  },
];
