import type { DemoItem } from '../../types.ts';
import { fact, largeAppliance, smallAppliance, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { hazardLabels } from '../hazard-labels.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** What keeps food hot or cold on its way to the guest. */
export const foodService: DemoItem[] = [
  {
    id: 1177,
    manufacturerId: 6,
    categoryIds: [511, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Suppenwärmer Brygga, elektrisch, 10 l',
        shortName: 'Suppenwärmer Brygga 10 l',
        shortDescription:
          'Trocken beheizter Suppentopf mit Klappdeckel für Frühstück, Mittagstisch und Glühwein. Stufenlos von 35 bis 95 °C.',
        description:
          '<p>Der Suppenwärmer heizt ohne Wasserbad: Ein Heizband umschließt den Einsatz und verteilt die Wärme über die ganze Wand, damit sich am Boden nichts anlegt. Das spart das Nachfüllen und den Dampf am Buffet.</p><ul><li>Einsatz aus Edelstahl, spülmaschinenfest</li><li>Klappdeckel mit Kellenausschnitt, bleibt offen stehen</li><li>Auf Wunsch stellen wir ab Werk eine feste Höchsttemperatur ein, für Selbstbedienung mit Kindern etwa 65 °C</li></ul><p>Heiß einfüllen: Das Gerät hält warm, es kocht nicht auf.</p>',
        technicalData: factTable([
          ['Material', 'Stahl, schwarz pulverbeschichtet, oder Edelstahl; Einsatz Edelstahl 18/10'],
          ['Inhalt', '10 l'],
          ['Maße', 'Ø 340 mm, Höhe 360 mm'],
          ['Leistung', '400 W, 220–240 V, 50 Hz'],
          ['Regelung', '35 bis 95 °C, stufenlos'],
          ['Kabel', '1,4 m, Schutzkontaktstecker'],
          ['Gewicht', '5,2 kg'],
        ]),
        metaDescription:
          'Elektrischer Suppenwärmer Brygga, 10 l, trocken beheizt, 35 bis 95 °C, in Schwarz oder Edelstahl, mit Klappdeckel.',
        keywords: 'Suppenwärmer, Suppentopf elektrisch, Hot Pot, Glühweintopf, Buffet, Brygga',
        urlPath: 'buffet-bar/warmhalten-kuehlen/suppenwaermer-brygga-10-l',
      },
      en: {
        name: 'Brygga soup kettle, electric, 10 l',
        shortName: 'Brygga soup kettle 10 l',
        shortDescription:
          'Dry-heated soup kettle with a hinged lid for breakfast, lunch and mulled wine. Adjustable from 35 to 95 °C.',
        description:
          '<p>The kettle heats without a water bath: a heating band surrounds the insert and spreads the heat over the whole wall, so nothing catches at the bottom. That saves topping up and steam at the buffet.</p><ul><li>Stainless steel insert, dishwasher-safe</li><li>Hinged lid with ladle notch, stays open</li><li>On request we set a fixed maximum temperature at the factory, such as 65 °C for self-service with children</li></ul><p>Fill it with hot food: the kettle keeps food warm, it does not bring it to the boil.</p>',
        technicalData: factTable([
          ['Material', 'Steel, powder-coated black, or stainless steel; insert in 18/10 stainless steel'],
          ['Capacity', '10 l'],
          ['Dimensions', 'Ø 340 mm, height 360 mm'],
          ['Power', '400 W, 220–240 V, 50 Hz'],
          ['Control', '35 to 95 °C, continuously variable'],
          ['Cable', '1.4 m, Schuko plug'],
          ['Weight', '5.2 kg'],
        ]),
        metaDescription:
          'Brygga electric soup kettle, 10 l, dry-heated, 35 to 95 °C, in black or stainless steel, with a hinged lid.',
        keywords: 'soup kettle, electric soup pot, mulled wine pot, buffet, Brygga',
        urlPath: 'buffet-bar/hot-cold-holding/brygga-soup-kettle-10-l',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '85167970',
    attributeIds: [1],
    variations: [
      sold(30240, 'TW-1177-SW', [103], { price: '94.00', recommended: '119.00' }, [5900, 360, 360, 390], {
        ...inStock(47),
        model: 'BR-SW10-B',
        pictures: [0],
      }),
      sold(
        30241,
        'TW-1177-ES',
        [115],
        { price: '119.00', recommended: '149.00', offer: { price: '99.00', lowest30Days: '112.00' } },
        [5900, 360, 360, 390],
        { ...inStock(12), model: 'BR-SW10-S', pictures: [1] },
      ),
    ],
    properties: [
      fact(1, 'Stahl, Edelstahl 18/10', 'Steel, stainless steel 18/10'),
      fact(2, 'Einsatz: ja', 'Insert: yes'),
      fact(21, '400'),
      fact(22, '220–240 V, 50 Hz'),
      fact(23, 'IPX3'),
      fact(24, '1.4'),
      smallAppliance,
    ],
    orderPropertyIds: [67, 15],
    facetValueIds: [5104, 5203, 5501, 5612, 5702, 5703],
    tagIds: [2, 4, 6],
    crossSelling: [
      { itemId: 1110, relation: 'Accessory' },
      { itemId: 1041, relation: 'Similar' },
      { itemId: 1172, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('pot', '#26282A', 'Suppenwärmer Brygga in Schwarz', 'Brygga soup kettle in black'),
      pictureOf('pot', '#C4C8CB', 'Suppenwärmer Brygga in Edelstahl', 'Brygga soup kettle in stainless steel'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-08',
        'Hotel Seeblick',
        'Nichts brennt an',
        'Kürbissuppe von 11 bis 15 Uhr, am Boden kein Rand. Mit dem alten Wasserbad mussten wir ständig nachgießen.',
      ),
      review(
        4,
        'de',
        '2026-03-22',
        'Marktküche Petersen',
        'Deckel hält offen',
        'Der Deckel bleibt stehen, das ist für Selbstbedienung wichtig. Kabel dürfte länger sein.',
      ),
      review(
        2,
        'en',
        '2026-02-16',
        'Highfell Lodge',
        'Takes a long time to warm up',
        'Filled cold by mistake, it needed three hours to reach 60 degrees. Instructions say so, but guests were waiting.',
        { reply: 'Thank you for your honesty. The label on the lid now says “fill hot” in four languages.' },
      ),
    ],
  },
  {
    id: 1178,
    manufacturerId: 4,
    categoryIds: [511, 5, 8],
    type: 'default',
    texts: {
      de: {
        name: 'Brennpaste Klarspur, Ethanol, Dose zu 200 g',
        shortName: 'Brennpaste Klarspur 200 g',
        shortDescription:
          'Gelierter Brennstoff aus Agrarethanol für Chafing Dishes, Brenndauer rund drei Stunden je Dose.',
        description:
          '<p>Das Gel bleibt in der Dose stehen, auch wenn sie kippt, und brennt ohne Ruß. Die Dose mit 85 mm Durchmesser passt in die Brennerhalter gängiger Chafing Dishes; der Deckel löscht die Flamme und verschließt angebrochene Dosen.</p><ul><li>Einzeln zum Probieren, im Karton zu 24 Dosen für den Betrieb</li><li>Vergällt, nicht für Lebensmittel</li></ul><p>Nicht in die Flamme nachfüllen. Darf nicht in die Hände von Kindern gelangen.</p>',
        technicalData: factTable([
          ['Inhalt', '200 g'],
          ['Brennstoff', 'Ethanol, vergällt, 80 %'],
          ['Brenndauer', 'Rund 3 Stunden'],
          ['Dose', 'Ø 85 mm, Höhe 65 mm'],
          ['UN-Nummer', 'UN 3175, begrenzte Menge'],
          ['Lagerung', 'Kühl, verschlossen, höchstens 36 Monate'],
        ]),
        metaDescription:
          'Brennpaste Klarspur aus Ethanol, 200-g-Dose für Chafing Dishes, drei Stunden Brenndauer. Einzeln oder 24 Dosen.',
        keywords: 'Brennpaste, Brenngel, Chafing Dish Brennstoff, Ethanolgel, Sicherheitsbrennpaste',
        urlPath: 'buffet-bar/warmhalten-kuehlen/brennpaste-klarspur-200-g',
      },
      en: {
        name: 'Klarspur fuel gel, ethanol, tin of 200 g',
        shortName: 'Klarspur fuel gel 200 g',
        shortDescription:
          'Gelled fuel made from agricultural ethanol for chafing dishes, about three hours of burning per tin.',
        description:
          '<p>The gel stays in the tin even when tipped and burns without soot. The tin of 85 mm fits the burner holders of common chafing dishes; the lid puts out the flame and closes opened tins.</p><ul><li>Individually for a trial, in cartons of 24 tins for daily use</li><li>Denatured, not for food</li></ul><p>Never refill while burning. Keep out of reach of children.</p>',
        technicalData: factTable([
          ['Contents', '200 g'],
          ['Fuel', 'Ethanol, denatured, 80%'],
          ['Burning time', 'About 3 hours'],
          ['Tin', 'Ø 85 mm, height 65 mm'],
          ['UN number', 'UN 3175, limited quantity'],
          ['Storage', 'Cool, closed, 36 months at most'],
        ]),
        metaDescription:
          'Klarspur ethanol fuel gel, 200 g tin for chafing dishes, three hours of burning. Individually or 24 tins.',
        keywords: 'fuel gel, chafing fuel, ethanol gel, chafing dish fuel',
        urlPath: 'buffet-bar/hot-cold-holding/klarspur-fuel-gel-200-g',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '36069090',
    attributeIds: [7],
    // Sold by weight, so that the base price is that of a kilogram: 0.2 kg a tin, 4.8 kg a carton.
    variations: [
      sold(30243, 'TW-1178-K24', [789], graduated('45.60', [5, '42.00'], [20, '38.40']), [6200, 270, 360, 145], {
        ...inStock(188),
        unitId: 3,
        content: 4.8,
        maximumOrderQuantity: 60,
        model: 'KS-BP200',
      }),
      sold(30242, 'TW-1178-1', [788], '2.40', [248, 85, 85, 65], {
        ...inStock(620),
        unitId: 3,
        content: 0.2,
        maximumOrderQuantity: 48,
        model: 'KS-BP200',
      }),
    ],
    properties: [
      fact(52, 'Eine Dose je Brenner', 'One tin per burner'),
      { propertyId: 53, value: hazardLabels.solid },
      fact(54, '3'),
    ],
    orderPropertyIds: [15],
    facetValueIds: [5615, 5702, 5703],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1041, relation: 'Accessory' },
      { itemId: 1179, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('candle', '#9AA3A8', 'Offene Dose Brennpaste', 'Open tin of fuel gel'),
      pictureOf('box', '#C9A77A', 'Karton mit 24 Dosen Brennpaste', 'Carton of 24 tins of fuel gel'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-15',
        'Partyservice Rabe',
        'Drei Stunden sind drei Stunden',
        'Mit der Uhr geprüft: 2:55 bis 3:10. Kein Geruch im Raum.',
      ),
      review(
        4,
        'en',
        '2026-07-07',
        'Tidewater Events',
        'Reliable, delivery restricted',
        'Burns evenly. Note that it ships as limited quantity, our parcel shop refused to hold it.',
      ),
    ],
  },
  {
    id: 1179,
    manufacturerId: 6,
    categoryIds: [511, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Wärmeplatte Brygga GN 1/1, Glaskeramik',
        shortName: 'Wärmeplatte Brygga GN 1/1',
        shortDescription:
          'Flache, regelbare Wärmeplatte für Buffet und Pass. Warm, wo sie soll: vier Zonen, Rand bleibt unter 45 °C.',
        description:
          '<p>Die Platte ist 55 mm hoch und lässt sich in einen Ausschnitt von 532 × 327 mm bündig einlassen. Vier Heizzonen werden einzeln geregelt: Links bleibt der Auflauf heiß, rechts das Brot lauwarm.</p><ul><li>Oberfläche 4 mm Glaskeramik, kratzfest, mit Spachtel zu reinigen</li><li>Restwärmeanzeige je Zone</li><li>Überhitzungsschutz bei 110 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Glaskeramik, Rahmen Edelstahl'],
          ['Maße', '530 × 325 × 55 mm'],
          ['Leistung', '600 W, 220–240 V, 50 Hz'],
          ['Regelung', '40 bis 95 °C, vier Zonen'],
          ['Schutzart', 'IPX4'],
          ['Gewicht', '6,4 kg'],
        ]),
        metaDescription:
          'Wärmeplatte Brygga GN 1/1 aus Glaskeramik mit vier Zonen, 40 bis 95 °C, 600 W, einbaubar, für Buffet und Pass.',
        keywords: 'Wärmeplatte, Warmhalteplatte, Rechaud elektrisch, GN 1/1, Glaskeramik, Brygga',
        urlPath: 'buffet-bar/warmhalten-kuehlen/waermeplatte-brygga-gn-1-1',
      },
      en: {
        name: 'Brygga GN 1/1 hot plate, glass ceramic',
        shortName: 'Brygga hot plate GN 1/1',
        shortDescription:
          'Flat adjustable hot plate for buffet and pass. Warm where it should be: four zones, the edge stays below 45 °C.',
        description:
          '<p>The plate is 55 mm high and can be set flush into a cut-out of 532 × 327 mm. Four heating zones are controlled individually: the gratin stays hot on the left and the bread lukewarm on the right.</p><ul><li>4 mm glass ceramic surface, scratch-resistant, cleaned with a scraper</li><li>Residual heat display for each zone</li><li>Overheating protection at 110 °C</li></ul>',
        technicalData: factTable([
          ['Material', 'Glass ceramic, stainless steel frame'],
          ['Dimensions', '530 × 325 × 55 mm'],
          ['Power', '600 W, 220–240 V, 50 Hz'],
          ['Control', '40 to 95 °C, four zones'],
          ['IP rating', 'IPX4'],
          ['Weight', '6.4 kg'],
        ]),
        metaDescription:
          'Brygga GN 1/1 hot plate in glass ceramic with four zones, 40 to 95 °C, 600 W, can be built in, for buffet and pass.',
        keywords: 'hot plate, plate warmer, food warmer, GN 1/1, glass ceramic, Brygga',
        urlPath: 'buffet-bar/hot-cold-holding/brygga-hot-plate-gn-1-1',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '85166050',
    attributeIds: [],
    variations: [
      sold(30244, 'TW-1179-11', [], { price: '249.00', recommended: '299.00' }, [7600, 360, 570, 110], {
        stock: 4,
        canOversell: true,
        availabilityId: 5,
        maximumOrderQuantity: 10,
        model: 'BR-WP11',
      }),
    ],
    properties: [
      fact(1, 'Glaskeramik, Edelstahl', 'Glass ceramic, stainless steel'),
      washedByHand,
      fact(21, '600'),
      fact(22, '220–240 V, 50 Hz'),
      fact(23, 'IPX4'),
      fact(24, '1.8'),
      largeAppliance,
    ],
    orderPropertyIds: [67, 15],
    facetValueIds: [5103, 5104, 5203, 5503, 5612, 5702, 5703],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1041, relation: 'Similar' },
      { itemId: 1121, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('tray', '#1F2022', 'Wärmeplatte aus schwarzer Glaskeramik', 'Hot plate in black glass ceramic'),
      pictureOf('tray', '#1F2022', 'Wärmeplatten für das Lager gestapelt', 'Hot plates stacked for storage'),
    ],
  },
  {
    id: 1181,
    manufacturerId: 6,
    categoryIds: [511, 512],
    type: 'default',
    texts: {
      de: {
        name: 'Kühlwanne Brygga GN 1/1 mit zwei Kühlakkus',
        shortName: 'Kühlwanne Brygga GN 1/1',
        shortDescription:
          'Edelstahlwanne mit Akkus, auf der Aufschnitt, Lachs und Milchprodukte am Buffet unter 8 °C bleiben.',
        description:
          '<p>Zwei flache Akkus füllen die Wanne auf ganzer Fläche und liegen direkt unter der Auflage: Gekühlt wird von unten, ohne Strom und ohne Eiswasser. Bei 23 °C Raumtemperatur bleiben belegte Platten drei Stunden unter 8 °C.</p><ul><li>Trägt GN-1/1-Behälter bis 40 mm Tiefe, Platten, auch in Schieferoptik</li><li>Antirutschfüße, Höhe 75 mm</li><li>Ersatzakkus auf Anfrage</li></ul><p>Akkus zwölf Stunden bei −18 °C durchfrieren.</p>',
        technicalData: factTable([
          ['Material', 'Edelstahl 18/10, Akkus Polyethylen'],
          ['Maße', '530 × 325 × 75 mm'],
          ['Kühldauer', '3 Stunden unter 8 °C bei 23 °C Raumtemperatur'],
          ['Gewicht', '2,1 kg, mit Akkus 5,3 kg'],
          ['Reinigung', 'Wanne spülmaschinenfest, Akkus von Hand'],
        ]),
        metaDescription:
          'Kühlwanne Brygga GN 1/1 aus Edelstahl mit zwei Kühlakkus, hält Buffetplatten drei Stunden unter 8 °C, ohne Strom.',
        keywords: 'Kühlwanne, Kühlplatte, Buffetkühlung, Kühlakku GN, Frühstücksbuffet, Brygga',
        urlPath: 'buffet-bar/warmhalten-kuehlen/kuehlwanne-brygga-gn-1-1',
      },
      en: {
        name: 'Brygga GN 1/1 cooling tray with two ice packs',
        shortName: 'Brygga cooling tray GN 1/1',
        shortDescription:
          'Stainless steel tray with ice packs that keeps cold cuts, salmon and dairy below 8 °C on the buffet.',
        description:
          '<p>Two flat packs fill the whole tray and lie directly below what is shown: cooling comes from beneath, without electricity and without ice water. At a room temperature of 23 °C filled platters stay below 8 °C for three hours.</p><ul><li>Takes GN 1/1 containers up to 40 mm deep, platters and slate-look boards</li><li>Non-slip feet, 75 mm high</li><li>Spare packs on request</li></ul><p>Freeze the packs for twelve hours at −18 °C.</p>',
        technicalData: factTable([
          ['Material', '18/10 stainless steel, polyethylene packs'],
          ['Dimensions', '530 × 325 × 75 mm'],
          ['Cooling time', '3 hours below 8 °C at a room temperature of 23 °C'],
          ['Weight', '2.1 kg, 5.3 kg with packs'],
          ['Cleaning', 'Tray dishwasher-safe, packs by hand'],
        ]),
        metaDescription:
          'Brygga GN 1/1 cooling tray in stainless steel with two ice packs, keeps platters below 8 °C for three hours.',
        keywords: 'cooling tray, buffet cooling, ice pack GN, breakfast buffet, Brygga',
        urlPath: 'buffet-bar/hot-cold-holding/brygga-cooling-tray-gn-1-1',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '73239300',
    attributeIds: [],
    variations: [
      sold(30247, 'TW-1181-SET', [], graduated('74.00', [4, '69.00'], [10, '64.00']), [5600, 340, 550, 100], {
        ...inStock(52),
        unitId: 2,
        model: 'BR-KW11',
      }),
    ],
    properties: [fact(1, 'Edelstahl 18/10', 'Stainless steel 18/10'), fact(2, 'Wanne: ja', 'Tray: yes')],
    facetValueIds: [5104, 5201, 5401, 5503, 5612, 5702, 5703],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1136, relation: 'Accessory' },
      { itemId: 1038, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('gn-container', '#BFC9D1', 'Kühlwanne Brygga', 'Brygga cooling tray'),
      pictureOf('gn-container', '#BFC9D1', 'Kühlwannen gestapelt', 'Cooling trays, stacked'),
    ],
  },
];
