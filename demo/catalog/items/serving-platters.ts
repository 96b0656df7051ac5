import type { DemoItem } from '../../types.ts';
import {
  dishwasherSafe,
  fact,
  hardPorcelain,
  microwaveSafe,
  notForMicrowaves,
  stackable,
  stoneware,
  washedByHand,
} from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { graduated, variationOf } from '../variation-of.ts';

export const servingPlatters: DemoItem[] = [
  {
    id: 1111,
    manufacturerId: 1,
    categoryIds: [113, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Rechteckplatte Ebene',
        shortName: 'Rechteckplatte Ebene',
        shortDescription:
          'Schmale, ebene Platte mit 8 mm hohem Rand für Sushi, Käse und Dessertvariation. Drei Längen.',
        description:
          '<p>Drei Platten nebeneinander finden auf einem Tisch von 60 × 60 cm Platz und lassen noch Raum für Gläser. Die Platte liegt auf vier Füßen statt auf einem Ring, deshalb lässt sie sich mit zwei Fingern vom Tisch heben.</p><ul><li>Vollkommen eben: Abweichung höchstens 1 mm auf ganzer Länge</li><li>30 cm liegt quer in einem GN-1/1-Rahmen</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Maße', '240 × 120, 300 × 140, 360 × 160 mm'],
          ['Höhe', '20 mm'],
          ['Gewicht', '480 / 730 / 1.040 g'],
          ['Spülmaschine', 'Ja, geprüft nach EN 12875-1'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Rechteckplatte Ebene aus weißem Hartporzellan, 24, 30 und 36 cm lang. Für Sushi, Käse und Dessert, ab 2 Stück.',
        keywords: 'Rechteckplatte, Sushiplatte, Käseplatte, Dessertplatte, Ebene',
        urlPath: 'geschirr/teller/platten/rechteckplatte-ebene',
      },
      en: {
        name: 'Ebene rectangular platter',
        shortName: 'Ebene rectangular platter',
        shortDescription:
          'Narrow level platter with an 8 mm edge for sushi, cheese and dessert selections. Three lengths.',
        description:
          '<p>Three platters fit side by side on a 60 × 60 cm table and still leave room for glasses. The platter rests on four feet rather than a ring, so two fingers lift it off the table.</p><ul><li>Perfectly level: no more than 1 mm of deviation over its length</li><li>30 cm lies across a GN 1/1 frame</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Dimensions', '240 × 120, 300 × 140, 360 × 160 mm'],
          ['Height', '20 mm'],
          ['Weight', '480 / 730 / 1,040 g'],
          ['Dishwasher', 'Yes, tested to EN 12875-1'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Ebene rectangular platter in white hard porcelain, 24, 30 and 36 cm long. For sushi, cheese and desserts, from 2 pieces.',
        keywords: 'rectangular platter, sushi platter, cheese platter, dessert platter, Ebene',
        urlPath: 'tableware/plates/platters/ebene-rectangular-platter',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '69111000',
    attributeIds: [6],
    variations: [
      variationOf(30036, 'TW-1111-30', {
        values: [615],
        price: graduated('13.40', [12, '12.40']),
        stock: 176,
        availabilityId: 1,
        minimumOrderQuantity: 2,
        intervalOrderQuantity: 2,
        weightG: 730,
        sizeMm: [140, 300, 20],
        model: 'EB-R30',
      }),
      variationOf(30035, 'TW-1111-24', {
        values: [611],
        price: graduated('9.90', [12, '9.20']),
        stock: 230,
        availabilityId: 1,
        minimumOrderQuantity: 2,
        intervalOrderQuantity: 2,
        weightG: 480,
        sizeMm: [120, 240, 20],
        model: 'EB-R24',
      }),
      variationOf(30037, 'TW-1111-36', {
        values: [619],
        price: graduated('18.20', [12, '16.90']),
        stock: 54,
        availabilityId: 2,
        minimumOrderQuantity: 2,
        intervalOrderQuantity: 2,
        weightG: 1040,
        sizeMm: [160, 360, 20],
        model: 'EB-R36',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, microwaveSafe, stackable],
    facetValueIds: [5101, 5201, 5301, 5401, 5503, 5601, 5701, 5702],
    tagIds: [5, 6, 7],
    crossSelling: [
      { itemId: 1175, relation: 'Accessory' },
      { itemId: 1116, relation: 'Accessory' },
      { itemId: 1105, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#F6F4EF', 'Rechteckplatte Ebene', 'Ebene rectangular platter'),
      pictureOf('tray', '#F6F4EF', 'Rechteckplatten Ebene im Stapel', 'Ebene platters, stacked'),
    ],
  },
  {
    id: 1112,
    manufacturerId: 1,
    categoryIds: [113, 11, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Fischplatte Hallhof, 60 cm',
        shortName: 'Fischplatte Hallhof 60 cm',
        shortDescription: 'Lange ovale Platte für den ganzen Fisch und das kalte Buffet. Wird auf Bestellung gebrannt.',
        description:
          '<p>Auf 60 cm liegt ein Lachs oder ein Steinbutt im Ganzen. Die Platte wird stehend gebrannt, damit sie sich nicht verzieht, und erhält zwei Querrippen auf der Unterseite.</p><ul><li>Tragkraft 8 kg, an beiden Enden zu fassen</li><li>Passt nicht in Haubenspülmaschinen mit 500er-Korb; im Korb 600 × 500 schräg stellen</li></ul><p>Gebrannt wird erst nach Ihrer Bestellung, daher die längere Lieferzeit.</p>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Maße', '600 × 285 × 42 mm'],
          ['Gewicht', '3,6 kg'],
          ['Temperaturbeständig', 'Bis 220 °C'],
          ['Spülmaschine', 'Ja, in Korb 600 × 500'],
        ]),
        metaDescription:
          'Fischplatte Hallhof aus Hartporzellan, oval, 60 × 28,5 cm, für ganzen Fisch und Buffet. Auftragsfertigung.',
        keywords: 'Fischplatte, Lachsplatte, Buffetplatte, ovale Platte 60 cm, Hallhof',
        urlPath: 'geschirr/teller/platten/fischplatte-hallhof-60-cm',
      },
      en: {
        name: 'Hallhof fish platter, 60 cm',
        shortName: 'Hallhof fish platter 60 cm',
        shortDescription: 'Long oval platter for whole fish and cold buffets. Fired to order.',
        description:
          '<p>A salmon or a turbot fits whole on 60 cm. The platter is fired upright so that it does not warp, and has two cross ribs underneath.</p><ul><li>Carries 8 kg, to be carried by both ends</li><li>Does not fit hood-type machines with a 500 mm rack; stand it at an angle in a 600 × 500 rack</li></ul><p>It is fired only once you have ordered, hence the longer delivery time.</p>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Dimensions', '600 × 285 × 42 mm'],
          ['Weight', '3.6 kg'],
          ['Heat-resistant', 'Up to 220 °C'],
          ['Dishwasher', 'Yes, in a 600 × 500 rack'],
        ]),
        metaDescription:
          'Hallhof fish platter in hard porcelain, oval, 60 × 28.5 cm, for whole fish and buffets. Made to order.',
        keywords: 'fish platter, salmon platter, buffet platter, oval platter 60 cm, Hallhof',
        urlPath: 'tableware/plates/platters/hallhof-fish-platter-60-cm',
      },
    },
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      variationOf(30038, 'TW-1112-60', {
        price: { price: '98.00', recommended: '124.00' },
        stock: 0,
        canOversell: true,
        availabilityId: 7,
        maximumOrderQuantity: 6,
        weightG: 3600,
        sizeMm: [285, 600, 42],
        model: 'HH-FP60',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, notForMicrowaves, fact(4, '220')],
    facetValueIds: [5101, 5201, 5302, 5402, 5502, 5602, 5702],
    tagIds: [7],
    crossSelling: [
      { itemId: 1169, relation: 'Accessory' },
      { itemId: 1006, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#F8F7F3', 'Lange ovale Fischplatte', 'Long oval fish platter'),
      pictureOf('tray', '#F8F7F3', 'Fischplatte Hallhof, gestapelt gelagert', 'Hallhof fish platters in storage'),
    ],
  },
  {
    id: 1113,
    manufacturerId: 6,
    categoryIds: [512, 113],
    type: 'default',
    texts: {
      de: {
        name: 'Schieferplatte Brygga, rund',
        shortName: 'Schieferplatte Brygga',
        shortDescription:
          'Spaltraue Naturschieferplatte mit gebrochener Kante, passend zu den Ebenen des Buffetständers Brygga.',
        description:
          '<p>Die drei Durchmesser entsprechen den Eichenplatten des Buffetständers und ersetzen sie, wo feuchte Speisen liegen. Einzeln dienen sie als Käse- und Servierplatte. Die Oberseite ist mit Lebensmittelöl eingelassen.</p><ul><li>Beschriftbar mit Kreide, abwischbar mit feuchtem Tuch</li><li>Vier Filzpunkte auf der Unterseite liegen bei</li><li>Bleibt 30 Minuten kühl, wenn sie vorher eine Stunde im Kühlschrank lag</li></ul>',
        technicalData: factTable([
          ['Material', 'Naturschiefer, geölt'],
          ['Durchmesser', '20 / 26 / 32 cm'],
          ['Stärke', '5 bis 7 mm'],
          ['Gewicht', '550 / 930 / 1.400 g'],
          ['Reinigung', 'Von Hand, nicht einweichen'],
        ]),
        metaDescription:
          'Runde Schieferplatte, 20, 26 und 32 cm, geölt, für Käse und Buffet. Passt auf den Buffetständer Brygga.',
        keywords: 'Schieferplatte, Käseplatte, Servierplatte, Buffet, Schiefer rund, Brygga',
        urlPath: 'buffet-bar/praesentation/schieferplatte-brygga-rund',
      },
      en: {
        name: 'Brygga slate board, round',
        shortName: 'Brygga slate board',
        shortDescription: 'Natural slate board with a chipped edge, made to fit the tiers of the Brygga buffet stand.',
        description:
          '<p>The three diameters match the oak boards of the buffet stand and replace them where moist food is shown. On their own they serve as cheese and serving boards. The top is treated with food-grade oil.</p><ul><li>Takes chalk, wipes clean with a damp cloth</li><li>Four felt pads for the underside are supplied</li><li>Stays cool for 30 minutes after an hour in the fridge</li></ul>',
        technicalData: factTable([
          ['Material', 'Natural slate, oiled'],
          ['Diameter', '20 / 26 / 32 cm'],
          ['Thickness', '5 to 7 mm'],
          ['Weight', '550 / 930 / 1,400 g'],
          ['Cleaning', 'By hand, do not soak'],
        ]),
        metaDescription:
          'Round slate board, 20, 26 and 32 cm, oiled, for cheese and buffets. Fits the Brygga buffet stand.',
        keywords: 'slate board, cheese board, serving slate, buffet, round slate, Brygga',
        urlPath: 'buffet-bar/presentation/brygga-slate-board-round',
      },
    },
    vatId: 0,
    producingCountryIso: 'ES',
    customsTariffNumber: '68030090',
    attributeIds: [2],
    variations: [
      variationOf(30041, 'TW-1113-32', {
        values: [226],
        price: graduated('15.90', [10, '14.40']),
        stock: 73,
        availabilityId: 1,
        weightG: 1400,
        sizeMm: [320, 320, 7],
        model: 'BR-SP32',
      }),
      variationOf(30039, 'TW-1113-20', {
        values: [214],
        price: graduated('7.90', [10, '7.10']),
        stock: 120,
        availabilityId: 1,
        weightG: 550,
        sizeMm: [200, 200, 7],
        model: 'BR-SP20',
      }),
      variationOf(30040, 'TW-1113-26', {
        values: [220],
        price: graduated('11.40', [10, '10.30']),
        stock: 98,
        availabilityId: 1,
        weightG: 930,
        sizeMm: [260, 260, 7],
        model: 'BR-SP26',
      }),
    ],
    properties: [fact(1, 'Naturschiefer', 'Natural slate'), washedByHand, fact(6, 'Spaltrau, geölt', 'Riven, oiled')],
    facetValueIds: [5165, 5203, 5401, 5501, 5612, 5702, 5703],
    tagIds: [6],
    crossSelling: [
      { itemId: 1042, relation: 'ReplacementPart' },
      { itemId: 1046, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('plate', '#4B5157', 'Runde Schieferplatte', 'Round slate board'),
      pictureOf('plate', '#4B5157', 'Schieferplatten übereinander', 'Slate boards, stacked'),
    ],
    reviews: [
      {
        rating: 4,
        author: 'Käsekeller Ambach',
        title: 'Sieht gut aus, Kante vorsichtig behandeln',
        text: 'Passt auf den Ständer. Beim Abräumen sollte man die Platten nicht hochkant stellen, bei einer ist ein Stück Kante abgesprungen.',
        language: 'de',
        day: '2026-04-09',
        verified: true,
      },
      {
        rating: 5,
        author: 'Fold & Fig Catering',
        title: 'Chalk writes well',
        text: 'We write the names of the cheeses straight on to the board. It washes off with a cloth and leaves no ghosting.',
        language: 'en',
        day: '2026-09-17',
        verified: true,
      },
    ],
  },
  {
    id: 1114,
    manufacturerId: 7,
    categoryIds: [113, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Servierpfanne aus Gusseisen mit Holzuntersetzer',
        shortName: 'Servierpfanne Gusseisen',
        shortDescription:
          'Ovale Gusspfanne zum Anbraten und Servieren, mit passgenauem Untersetzer aus Buche. Für Fajitas, Steak und Käsespätzle.',
        description:
          '<p>Die Pfanne kommt mit über 200 °C an den Tisch und brutzelt noch zehn Minuten weiter. Der Untersetzer aus gedämpfter Buche fasst sie in einer gefrästen Mulde; zwischen Eisen und Holz liegt Luft, das Holz bleibt unter 70 °C.</p><ul><li>Ab Werk mit Leinöl eingebrannt</li><li>Für Gas, Induktion, Ofen und Grill</li><li>Abnehmbarer Griff, ein Griff je Pfanne liegt bei</li></ul><p>Weisen Sie Ihre Gäste auf die heiße Pfanne hin.</p>',
        technicalData: factTable([
          ['Material', 'Gusseisen 4 mm; Untersetzer Buche, geölt'],
          ['Pfanne', '240 × 140 × 25 mm, 1,25 kg'],
          ['Mit Untersetzer', '290 × 175 × 42 mm, 1,75 kg'],
          ['Temperaturbeständig', 'Pfanne bei jeder Ofentemperatur, Untersetzer bis 120 °C'],
          ['Reinigung', 'Von Hand, ohne Spülmittel, danach ölen'],
        ]),
        metaDescription:
          'Ovale Servierpfanne aus Gusseisen mit Untersetzer aus Buche und abnehmbarem Griff, für Induktion, Ofen und Grill.',
        keywords: 'Servierpfanne, Gusspfanne, Fajitapfanne, Steakpfanne, heiße Platte, Untersetzer',
        urlPath: 'geschirr/teller/platten/servierpfanne-gusseisen',
      },
      en: {
        name: 'Cast iron sizzle platter with wooden base',
        shortName: 'Cast iron sizzle platter',
        shortDescription:
          'Oval cast iron pan for searing and serving, with a fitted beech base. For fajitas, steak and baked pasta.',
        description:
          '<p>The pan reaches the table at more than 200 °C and goes on sizzling for ten minutes. The steamed beech base holds it in a milled recess; there is air between iron and wood, and the wood stays below 70 °C.</p><ul><li>Pre-seasoned with linseed oil</li><li>For gas, induction, oven and grill</li><li>Detachable handle, one supplied with every pan</li></ul><p>Warn guests that the pan is hot.</p>',
        technicalData: factTable([
          ['Material', 'Cast iron 4 mm; base of oiled beech'],
          ['Pan', '240 × 140 × 25 mm, 1.25 kg'],
          ['With base', '290 × 175 × 42 mm, 1.75 kg'],
          ['Heat-resistant', 'Pan at any oven temperature, base up to 120 °C'],
          ['Cleaning', 'By hand, without detergent, then oil'],
        ]),
        metaDescription:
          'Oval cast iron sizzle platter with a beech base and detachable handle, for induction, oven and grill.',
        keywords: 'sizzle platter, cast iron pan, fajita pan, steak platter, hot plate, wooden base',
        urlPath: 'tableware/plates/platters/cast-iron-sizzle-platter',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '73239100',
    attributeIds: [],
    variations: [
      variationOf(30042, 'TW-1114-SET', {
        unitId: 2,
        price: { ...graduated('26.90', [10, '24.50'], [30, '22.90']), recommended: '32.90' },
        stock: 132,
        availabilityId: 1,
        weightG: 1950,
        sizeMm: [180, 300, 60],
        model: 'RT-SP24',
      }),
    ],
    properties: [
      fact(1, 'Gusseisen, Buche', 'Cast iron, beech'),
      washedByHand,
      notForMicrowaves,
      fact(15, 'Gas, Induktion, Elektro, Ofen', 'Gas, induction, electric, oven'),
    ],
    orderPropertyIds: [1, 2],
    facetValueIds: [5106, 5203, 5302, 5401, 5502, 5701, 5708, 5801],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1168, relation: 'Accessory' },
      { itemId: 1029, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('pan', '#2B2B2B', 'Servierpfanne aus Gusseisen', 'Cast iron sizzle platter'),
      pictureOf('board', '#C9A77A', 'Untersetzer aus Buche', 'Beech base'),
    ],
    reviews: [
      {
        rating: 5,
        author: 'Steakhaus Ranzenberg',
        title: 'Zischt bis zum letzten Bissen',
        text: '40 Stück, jeden Abend im Einsatz. Wer sie nach dem Spülen sofort trocknet und ölt, hat keinen Rost.',
        language: 'de',
        day: '2026-03-28',
        verified: true,
      },
      {
        rating: 2,
        author: 'L. Penhale',
        title: 'Base cracked in the dishwasher',
        text: 'Our night porter put three of the wooden bases through the machine and all of them split. A warning branded into the wood would help.',
        language: 'en',
        day: '2026-07-04',
        verified: true,
        reply:
          'Thank you for the idea: from this autumn the underside says “hand wash”. We have sent you three bases at cost price.',
      },
    ],
  },
  {
    id: 1115,
    manufacturerId: 2,
    categoryIds: [113, 11],
    type: 'default',
    texts: {
      de: {
        name: 'Servierplatte Priel, oval, Steinzeug',
        shortName: 'Servierplatte Priel',
        shortDescription:
          'Ovale Platte zum Teilen mit hochgezogenem Rand, in Nebel und Ocker. Zwei Längen für zwei bis vier Personen.',
        description:
          '<p>Für Gerichte, die in der Mitte des Tisches stehen. Der Rand ist ringsum 22 mm hoch, die Platte nimmt also auch Schmorgemüse mit Saft auf. Die Enden sind breiter ausgezogen und dienen als Griff.</p><ul><li><strong>28 cm</strong>: Beilage für zwei bis drei</li><li><strong>35 cm</strong>: Hauptgericht für vier, 1,1 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Maße', '280 × 190, 350 × 235 mm'],
          ['Höhe', '34 / 38 mm'],
          ['Gewicht', '980 / 1.560 g'],
          ['Temperaturbeständig', 'Bis 200 °C'],
          ['Spülmaschine', 'Ja'],
        ]),
        metaDescription:
          'Ovale Servierplatte Priel aus gesprenkeltem Steinzeug, 28 und 35 cm, in Nebel und Ocker. Zum Teilen am Tisch.',
        keywords: 'Servierplatte, Sharing, ovale Platte, Steinzeug, Priel',
        urlPath: 'geschirr/teller/platten/servierplatte-priel-oval',
      },
      en: {
        name: 'Priel serving platter, oval, stoneware',
        shortName: 'Priel serving platter',
        shortDescription:
          'Oval sharing platter with a raised edge, in mist and ochre. Two lengths for two to four people.',
        description:
          '<p>For dishes that stand in the middle of the table. The edge is 22 mm high all round, so the platter takes braised vegetables with their juices too. The ends are drawn out wider and serve as handles.</p><ul><li><strong>28 cm</strong>: side dish for two to three</li><li><strong>35 cm</strong>: main course for four, 1.1 l</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Dimensions', '280 × 190, 350 × 235 mm'],
          ['Height', '34 / 38 mm'],
          ['Weight', '980 / 1,560 g'],
          ['Heat-resistant', 'Up to 200 °C'],
          ['Dishwasher', 'Yes'],
        ]),
        metaDescription:
          'Priel oval serving platter in speckled stoneware, 28 and 35 cm, in mist and ochre. For sharing at the table.',
        keywords: 'serving platter, sharing platter, oval platter, stoneware, Priel',
        urlPath: 'tableware/plates/platters/priel-serving-platter-oval',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [6, 1],
    variations: [
      variationOf(30044, 'TW-1115-35-NE', {
        values: [618, 180],
        price: { price: '26.50', recommended: '31.00' },
        stock: 62,
        availabilityId: 1,
        weightG: 1560,
        sizeMm: [235, 350, 38],
        model: 'PR-O35-NE',
        pictures: [0],
      }),
      variationOf(30043, 'TW-1115-28-NE', {
        values: [614, 180],
        price: { price: '18.90', recommended: '22.00' },
        stock: 105,
        availabilityId: 1,
        weightG: 980,
        sizeMm: [190, 280, 34],
        model: 'PR-O28-NE',
        pictures: [0],
      }),
      variationOf(30045, 'TW-1115-28-OC', {
        values: [614, 181],
        price: { price: '18.90', recommended: '22.00' },
        stock: 41,
        availabilityId: 2,
        weightG: 980,
        sizeMm: [190, 280, 34],
        model: 'PR-O28-OC',
        pictures: [1],
      }),
      variationOf(30046, 'TW-1115-35-OC', {
        values: [618, 181],
        price: { price: '26.50', recommended: '31.00' },
        stock: 0,
        availabilityId: 9,
        weightG: 1560,
        sizeMm: [235, 350, 38],
        model: 'PR-O35-OC',
        pictures: [1],
      }),
    ],
    properties: [stoneware, dishwasherSafe, microwaveSafe, fact(4, '200')],
    facetValueIds: [5102, 5201, 5301, 5402, 5502, 5667, 5701],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1172, relation: 'Accessory' },
      { itemId: 1102, relation: 'Accessory' },
      { itemId: 1006, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#D9D6CC', 'Servierplatte Priel in Nebel', 'Priel serving platter in mist'),
      pictureOf('tray', '#B98A3E', 'Servierplatte Priel in Ocker', 'Priel serving platter in ochre'),
    ],
  },
];
