import type { DemoItem } from '../../types.ts';
import { crystalGlass, dishwasherSafe, fact, glasswasherOnly, sodaLimeGlass, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

export const cocktailGlasses: DemoItem[] = [
  {
    id: 1151,
    manufacturerId: 10,
    categoryIds: [222, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Nick-und-Nora-Glas Steelyard, 150 ml',
        shortName: 'Nick-und-Nora-Glas',
        shortDescription:
          'Kleine Glocke auf langem Stiel für gerührte Drinks. Schwappt nicht, sieht auch halb gefüllt richtig aus.',
        description:
          '<p>Die Glockenform wurde für Drinks von 7 bis 10 cl entworfen, wie sie heute wieder serviert werden. Der Rand zieht 3 mm ein: Der Drink bleibt im Glas, auch wenn das Tablett schwankt.</p><ul><li>Stiel 78 mm, die Hand wärmt den Drink nicht</li><li>25 Gläser passen in einen Gläserfroster mit 500 mm Breite</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Fassungsvermögen', '150 ml randvoll'],
          ['Größter Durchmesser', '72 mm'],
          ['Höhe', '158 mm'],
          ['Gewicht', '130 g'],
          ['Spülmaschine', 'Ja, Gläserspülprogramm'],
          ['Passender Spülkorb', '36 Fächer'],
        ]),
        metaDescription:
          'Nick-und-Nora-Glas Steelyard, 150 ml, bleifreies Kristallglas für gerührte Cocktails. Karton zu 6 Stück.',
        keywords: 'Nick and Nora, Cocktailglas, Martiniglas klein, Manhattan, Bar, Steelyard',
        urlPath: 'glaeser/bar-wasserglaeser/cocktailglaeser/nick-und-nora-glas-steelyard',
      },
      en: {
        name: 'Steelyard Nick and Nora glass, 150 ml',
        shortName: 'Steelyard Nick and Nora',
        shortDescription:
          'Small bell on a long stem for stirred drinks. Does not spill and looks right even when half full.',
        description:
          '<p>The bell was designed for drinks of 70 to 100 ml, the size that is served again today. The rim draws in by 3 mm: the drink stays in the glass even when the tray sways.</p><ul><li>Stem of 78 mm, so the hand does not warm the drink</li><li>25 glasses fit into a 500 mm glass froster</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity', '150 ml to the brim'],
          ['Largest diameter', '72 mm'],
          ['Height', '158 mm'],
          ['Weight', '130 g'],
          ['Dishwasher', 'Yes, glass programme'],
          ['Matching rack', '36 compartments'],
        ]),
        metaDescription:
          'Steelyard Nick and Nora glass, 150 ml, lead-free crystal for stirred cocktails. In cartons of 6.',
        keywords: 'Nick and Nora, cocktail glass, small martini glass, Manhattan, bar, Steelyard',
        urlPath: 'glassware/bar-water-glasses/cocktail-glasses/steelyard-nick-and-nora-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(30156, 'TW-1151-K6', [], graduated('31.80', [4, '29.70'], [12, '27.90']), [980, 165, 240, 170], {
        ...inStock(118),
        content: 6,
        model: 'PL-NN15',
      }),
      sold(30155, 'TW-1151-1', [], '5.80', [130, 72, 72, 158], { ...inStock(430), model: 'PL-NN15' }),
    ],
    properties: [crystalGlass, glasswasherOnly],
    orderPropertyIds: [68, 69],
    facetValueIds: [5103, 5202, 5302, 5402, 5501, 5608, 5704],
    tagIds: [1],
    crossSelling: [
      { itemId: 1186, relation: 'Accessory' },
      { itemId: 1025, relation: 'Similar' },
    ],
    pictures: [
      pictureOf(
        'cocktail-glass',
        '#B7472A',
        'Nick-und-Nora-Glas mit gerührtem Drink',
        'Nick and Nora glass with a stirred drink',
      ),
      pictureOf('champagne-glass', '#D8E0DA', 'Nick-und-Nora-Glas, leer', 'Nick and Nora glass, empty'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-17',
        'Bar im Kesselhaus',
        'Unser Standardglas',
        'Alles, was gerührt wird, geht hier hinein. Im Froster beschlägt es gleichmäßig und steht sicher auf dem Tablett.',
      ),
      review(
        4,
        'en',
        '2026-08-07',
        'Juniper & Jones',
        'Right size at last',
        'Ninety millilitres look like a full drink. A pack of twelve would save us some cardboard.',
      ),
    ],
  },
  {
    id: 1152,
    manufacturerId: 10,
    categoryIds: [222, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Whiskytumbler Steelyard, 320 ml',
        shortName: 'Whiskytumbler Steelyard',
        shortDescription:
          'Niedriger Tumbler mit 12 mm Eisboden für Whisky, Negroni und Old Fashioned, passend zum Longdrinkglas der Serie.',
        description:
          '<p>Ein Eiswürfel von 55 mm fällt gerade hinein und lässt ringsum 11 mm Platz, genug für 6 cl und die Zeste. Der Boden ist plan geschliffen, der Würfel dreht sich frei.</p><ul><li>Klar oder in Rauchgrau durchgefärbt</li><li>Rand feuerpoliert, 2,2 mm</li><li>Widersteht dem Muddler: im Fallversuch mit 500 g geprüft</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas'],
          ['Fassungsvermögen', '320 ml randvoll'],
          ['Durchmesser', '84 mm'],
          ['Höhe', '90 mm'],
          ['Gewicht', '345 g'],
          ['Spülmaschine', 'Ja'],
          ['Passender Spülkorb', '25 Fächer'],
        ]),
        metaDescription:
          'Whiskytumbler Steelyard mit schwerem Eisboden, 320 ml, klar oder rauchgrau. Karton zu 6 und 12 Stück.',
        keywords: 'Whiskyglas, Tumbler, Old-Fashioned-Glas, Negroniglas, Eisboden, Steelyard',
        urlPath: 'glaeser/bar-wasserglaeser/cocktailglaeser/whiskytumbler-steelyard',
      },
      en: {
        name: 'Steelyard old fashioned tumbler, 320 ml',
        shortName: 'Steelyard tumbler',
        shortDescription:
          'Low tumbler with a 12 mm base for whisky, Negroni and old fashioned, matching the highball of the range.',
        description:
          '<p>A 55 mm ice cube drops straight in and leaves 11 mm all round, enough for 60 ml and the twist. The base is ground level, so the cube turns freely.</p><ul><li>Clear or coloured throughout in smoke grey</li><li>Fire-polished rim of 2.2 mm</li><li>Withstands the muddler: drop-tested with 500 g</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass'],
          ['Capacity', '320 ml to the brim'],
          ['Diameter', '84 mm'],
          ['Height', '90 mm'],
          ['Weight', '345 g'],
          ['Dishwasher', 'Yes'],
          ['Matching rack', '25 compartments'],
        ]),
        metaDescription:
          'Steelyard old fashioned tumbler with a heavy base, 320 ml, clear or smoke grey. In cartons of 6 and 12.',
        keywords: 'whisky glass, tumbler, old fashioned glass, Negroni glass, heavy base, Steelyard',
        urlPath: 'glassware/bar-water-glasses/cocktail-glasses/steelyard-old-fashioned-tumbler',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '70133799',
    attributeIds: [1],
    variations: [
      sold(30157, 'TW-1152-KL-K6', [117], graduated('20.40', [8, '19.20']), [2280, 185, 270, 102], {
        ...inStock(196),
        content: 6,
        model: 'PL-OF32',
        pictures: [0],
      }),
      sold(30158, 'TW-1152-KL-K12', [117], graduated('38.40', [4, '36.00'], [16, '33.60']), [4480, 270, 355, 102], {
        ...inStock(77),
        content: 12,
        model: 'PL-OF32',
        pictures: [0],
      }),
      sold(30159, 'TW-1152-RG-K6', [118], { price: '24.60', recommended: '28.80' }, [2280, 185, 270, 102], {
        stock: 0,
        availabilityId: 9,
        content: 6,
        model: 'PL-OF32-S',
        pictures: [1],
      }),
    ],
    properties: [sodaLimeGlass, dishwasherSafe, fact(5, '12.0')],
    orderPropertyIds: [68, 69],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5608, 5704],
    tagIds: [2, 5],
    crossSelling: [
      { itemId: 1188, relation: 'Accessory' },
      { itemId: 1023, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#D9E3E1', 'Whiskytumbler Steelyard, klar', 'Steelyard tumbler, clear'),
      pictureOf('tumbler', '#6E7477', 'Whiskytumbler Steelyard, rauchgrau', 'Steelyard tumbler, smoke grey'),
    ],
  },
  {
    id: 1153,
    manufacturerId: 10,
    categoryIds: [222, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Gin-Tonic-Ballon Steelyard, 620 ml',
        shortName: 'Gin-Tonic-Ballon',
        shortDescription: 'Bauchiger Kelch auf kurzem Stiel für Gin Tonic und Spritz mit viel Eis und Garnitur.',
        description:
          '<p>Sieben Eiswürfel, 4 cl Gin und 0,2 l Tonic füllen den Ballon zu drei Vierteln, die Garnitur liegt frei oben. Der Kelch ist 1,4 mm stark und damit kräftiger als ein Weinballon.</p><ul><li>Durchmesser 108 mm: im 16er-Korb spülen</li><li>Bodenplatte 80 mm, sicher auf Kies und Holzdeck</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Fassungsvermögen', '620 ml randvoll'],
          ['Größter Durchmesser', '108 mm'],
          ['Höhe', '198 mm'],
          ['Gewicht', '245 g'],
          ['Spülmaschine', 'Ja'],
          ['Passender Spülkorb', '16 Fächer'],
        ]),
        metaDescription:
          'Gin-Tonic-Ballon Steelyard, 620 ml, kräftiges Kristallglas für Gin Tonic und Spritz. Karton zu 6 Stück.',
        keywords: 'Gin-Tonic-Glas, Copa, Ballonglas, Spritzglas, Terrasse, Steelyard',
        urlPath: 'glaeser/bar-wasserglaeser/cocktailglaeser/gin-tonic-ballon-steelyard',
      },
      en: {
        name: 'Steelyard gin balloon, 620 ml',
        shortName: 'Steelyard gin balloon',
        shortDescription: 'Rounded bowl on a short stem for gin and tonic and spritzes with plenty of ice and garnish.',
        description:
          '<p>Seven ice cubes, 40 ml of gin and 0.2 l of tonic fill the balloon to three quarters, with the garnish lying free on top. At 1.4 mm the bowl is sturdier than a wine balloon.</p><ul><li>Diameter 108 mm: wash in a 16-compartment rack</li><li>Foot of 80 mm, stands safely on gravel and decking</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity', '620 ml to the brim'],
          ['Largest diameter', '108 mm'],
          ['Height', '198 mm'],
          ['Weight', '245 g'],
          ['Dishwasher', 'Yes'],
          ['Matching rack', '16 compartments'],
        ]),
        metaDescription:
          'Steelyard gin balloon, 620 ml, sturdy crystal for gin and tonic and spritzes. In cartons of 6.',
        keywords: 'gin glass, copa glass, balloon glass, spritz glass, terrace, Steelyard',
        urlPath: 'glassware/bar-water-glasses/cocktail-glasses/steelyard-gin-balloon',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      sold(
        30160,
        'TW-1153-K6',
        [],
        { price: '37.20', recommended: '43.80', offer: { price: '31.80', lowest30Days: '34.90' } },
        [1740, 235, 350, 212],
        { ...inStock(83), content: 6, model: 'PL-GB62' },
      ),
    ],
    properties: [crystalGlass, dishwasherSafe, fact(5, '1.4')],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5608, 5704, 5708],
    tagIds: [4, 5],
    crossSelling: [
      { itemId: 1023, relation: 'Similar' },
      { itemId: 1026, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('wine-glass', '#CFE3D2', 'Gin-Tonic-Ballon Steelyard', 'Steelyard gin balloon'),
      pictureOf('wine-glass', '#CFE3D2', 'Zwei Gin-Tonic-Ballons', 'Two gin balloons'),
    ],
  },
  {
    id: 1154,
    manufacturerId: 3,
    categoryIds: [222, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Schnapsglas mit Eichstrich, 2 und 4 cl',
        shortName: 'Schnapsglas mit Eichstrich',
        shortDescription: 'Standfestes Schnapsglas mit dickem Boden, geeicht bei 2 oder 4 cl, im Karton zu 12 Stück.',
        description:
          '<p>Der Boden macht ein Drittel der Höhe aus: Das Glas fällt nicht um, wenn es auf die Theke gestellt wird, und klingt dabei satt. Der Eichstrich liegt 12 mm unter dem Rand, so schwappt nichts über.</p><ul><li>Gestapelt in der Schublade: bis drei Gläser</li><li>Frosterfest bis −20 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas'],
          ['Füllmenge am Eichstrich', '2 / 4 cl'],
          ['Randvolumen', '32 / 58 ml'],
          ['Durchmesser', '42 / 48 mm'],
          ['Höhe', '62 / 74 mm'],
          ['Gewicht', '85 / 120 g'],
          ['Spülmaschine', 'Ja, im Korb mit Abdeckgitter'],
        ]),
        metaDescription: 'Schnapsglas mit Eichstrich 2 oder 4 cl und dickem Boden, frosterfest, im Karton zu 12 Stück.',
        keywords: 'Schnapsglas, Shotglas, Stamper, Eichstrich 2 cl, Eichstrich 4 cl',
        urlPath: 'glaeser/bar-wasserglaeser/cocktailglaeser/schnapsglas-mit-eichstrich',
      },
      en: {
        name: 'Shot glass with fill line, 20 and 40 ml',
        shortName: 'Shot glass with fill line',
        shortDescription: 'Firm shot glass with a thick base, lined at 20 or 40 ml, in cartons of 12.',
        description:
          '<p>The base makes up a third of the height: the glass does not topple when put down on the bar, and makes a solid sound. The line sits 12 mm below the rim so that nothing spills.</p><ul><li>Stacks up to three in a drawer</li><li>Freezer-safe to −20 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass'],
          ['Capacity at the fill line', '20 / 40 ml'],
          ['Capacity to the brim', '32 / 58 ml'],
          ['Diameter', '42 / 48 mm'],
          ['Height', '62 / 74 mm'],
          ['Weight', '85 / 120 g'],
          ['Dishwasher', 'Yes, in a rack with cover grid'],
        ]),
        metaDescription: 'Shot glass with fill line at 20 or 40 ml and a thick base, freezer-safe, in cartons of 12.',
        keywords: 'shot glass, fill line 20 ml, fill line 40 ml, spirits glass',
        urlPath: 'glassware/bar-water-glasses/cocktail-glasses/shot-glass-with-fill-line',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70133799',
    attributeIds: [4],
    variations: [
      sold(30161, 'TW-1154-2-K12', [493], graduated('13.80', [6, '12.90'], [24, '11.70']), [1130, 140, 185, 72], {
        ...inStock(264),
        content: 12,
        model: 'VL-SH2',
      }),
      sold(30162, 'TW-1154-4-K12', [494], graduated('16.20', [6, '15.00'], [24, '13.80']), [1560, 160, 210, 84], {
        ...inStock(190),
        content: 12,
        model: 'VL-SH4',
      }),
    ],
    properties: [
      sodaLimeGlass,
      dishwasherSafe,
      fact(16, '2014/32/EU (MI-008)'),
      fact(11, 'Ja, bis 3 Stück', 'Yes, up to 3'),
    ],
    orderPropertyIds: [15],
    facetValueIds: [5103, 5201, 5302, 5401, 5501, 5704],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1184, relation: 'Accessory' },
      { itemId: 1152, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#E3ECEE', 'Schnapsglas mit Eichstrich', 'Shot glass with fill line'),
      pictureOf('tumbler', '#E3ECEE', 'Zwei Schnapsgläser', 'Two shot glasses'),
      pictureOf('box', '#C9A77A', 'Karton mit zwölf Schnapsgläsern', 'Carton of twelve shot glasses'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-14',
        'Brennerei Haselgrund',
        'Steht wie angeklebt',
        'Für unsere Verkostungen ideal, auch beim Auftragen auf dem Brett. Eichstrich gut zu sehen.',
      ),
      review(
        3,
        'de',
        '2026-06-11',
        'Kneipe Zum Anker',
        'Zwei Zentiliter wirken wenig',
        'Der dicke Boden täuscht mehr Inhalt vor, manche Gäste beschweren sich. Für 4 cl passt das Verhältnis.',
      ),
    ],
  },
  {
    id: 1155,
    manufacturerId: 10,
    categoryIds: [222, 22],
    type: 'default',
    texts: {
      de: {
        name: 'Kupferbecher Steelyard für Moscow Mule, 500 ml',
        shortName: 'Kupferbecher Steelyard',
        shortDescription:
          'Gehämmerter Becher aus Kupfer mit Edelstahlfutter: kalt in der Hand, sicher mit Ingwer und Limette.',
        description:
          '<p>Reines Kupfer löst sich in sauren Getränken. Deshalb ist der Becher innen mit Edelstahl ausgekleidet und außen mit einem Klarlack gegen Anlaufen geschützt, der sich auf Wunsch abbeizen lässt.</p><ul><li>Hammerschlag von Hand, jeder Becher ein wenig anders</li><li>Henkel aus Messing, genietet und verlötet</li><li>Von Hand spülen, mit weichem Tuch trocknen</li></ul>',
        technicalData: factTable([
          ['Material', 'Kupfer, innen Edelstahl 18/8; Henkel Messing'],
          ['Fassungsvermögen', '500 ml randvoll'],
          ['Durchmesser', '85 mm'],
          ['Höhe', '95 mm'],
          ['Gewicht', '215 g'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Gehämmerter Kupferbecher für Moscow Mule, 500 ml, innen Edelstahl, mit Messinghenkel. Ab 2 Stück, Gravur möglich.',
        keywords: 'Kupferbecher, Moscow-Mule-Becher, Mule Mug, gehämmert, Bar, Gravur',
        urlPath: 'glaeser/bar-wasserglaeser/cocktailglaeser/kupferbecher-steelyard',
      },
      en: {
        name: 'Steelyard copper mug for Moscow mules, 500 ml',
        shortName: 'Steelyard copper mug',
        shortDescription:
          'Hammered copper mug with a stainless steel lining: cold in the hand, safe with ginger and lime.',
        description:
          '<p>Bare copper dissolves in acidic drinks. The mug is therefore lined with stainless steel and protected outside by a clear lacquer against tarnishing, which can be stripped if you prefer.</p><ul><li>Hammered by hand, every mug slightly different</li><li>Brass handle, riveted and soldered</li><li>Wash by hand and dry with a soft cloth</li></ul>',
        technicalData: factTable([
          ['Material', 'Copper, 18/8 stainless steel inside; brass handle'],
          ['Capacity', '500 ml to the brim'],
          ['Diameter', '85 mm'],
          ['Height', '95 mm'],
          ['Weight', '215 g'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Hammered copper mug for Moscow mules, 500 ml, stainless steel inside, brass handle. From 2, engraved on request.',
        keywords: 'copper mug, Moscow mule mug, hammered, bar, engraving',
        urlPath: 'glassware/bar-water-glasses/cocktail-glasses/steelyard-copper-mug',
      },
    },
    vatId: 0,
    producingCountryIso: 'IN',
    customsTariffNumber: '74181090',
    attributeIds: [],
    variations: [
      sold(
        30163,
        'TW-1155-1',
        [],
        { ...graduated('14.90', [12, '13.50'], [48, '12.20']), recommended: '18.90' },
        [215, 85, 125, 95],
        {
          stock: 70,
          availabilityId: 2,
          minimumOrderQuantity: 2,
          intervalOrderQuantity: 2,
          model: 'PL-CU50',
        },
      ),
    ],
    properties: [
      fact(1, 'Kupfer, innen Edelstahl', 'Copper, stainless steel inside'),
      washedByHand,
      fact(6, 'Gehämmert, lackiert', 'Hammered, lacquered'),
    ],
    orderPropertyIds: [1, 2, 6],
    facetValueIds: [5117, 5203, 5302, 5402, 5501, 5608, 5704],
    tagIds: [2],
    crossSelling: [
      { itemId: 1023, relation: 'Similar' },
      { itemId: 1026, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('mug', '#B87349', 'Gehämmerter Kupferbecher', 'Hammered copper mug'),
      pictureOf('mug', '#B87349', 'Zwei Kupferbecher', 'Two copper mugs'),
      pictureOf('mug', '#B87349', 'Messinghenkel des Kupferbechers', 'Brass handle of the copper mug'),
    ],
    reviews: [
      review(
        4,
        'en',
        '2026-03-02',
        'Foxglove Lounge',
        'Keep them out of the washer',
        'Beautiful, and guests do order the drink because of it. One went through the glasswasher and came out dull.',
      ),
      review(
        5,
        'de',
        '2026-07-25',
        'Rooftop Speicher 9',
        'Gravur lohnt sich',
        'Mit unserem Namen graviert. Seitdem verschwinden allerdings auch mehr davon, das war abzusehen.',
        { reply: 'Ein schönes Kompliment. Für Nachbestellungen ist die Gravurvorlage gespeichert.' },
      ),
    ],
  },
];
