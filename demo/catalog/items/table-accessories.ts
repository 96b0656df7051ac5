import type { DemoItem, DemoVariation } from '../../types.ts';
import { dishwasherSafe, fact, smallAppliance, washedByHand } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Attribute value and picture of each leather. */
const leathers = {
  BR: { valueId: 124, picture: 0 },
  SW: { valueId: 103, picture: 1 },
  BX: { valueId: 111, picture: 2 },
};

function menuCover(id: number, format: 'A5' | 'A4', leather: keyof typeof leathers): DemoVariation {
  const { valueId, picture } = leathers[leather];
  const isLarge = format === 'A4';
  return sold(
    id,
    `TW-1191-${format}-${leather}`,
    [isLarge ? 329 : 328, valueId],
    isLarge ? graduated('34.90', [20, '30.90'], [50, '27.50']) : graduated('24.90', [20, '21.90'], [50, '19.50']),
    isLarge ? [310, 224, 310, 12] : [170, 160, 222, 12],
    { availabilityId: 7, minimumOrderQuantity: 5, intervalOrderQuantity: 5, pictures: [picture] },
  );
}

export const tableAccessories: DemoItem[] = [
  {
    id: 1189,
    manufacturerId: 62,
    categoryIds: [514, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Gewürzmühle Eschlohe, 15 cm, für Salz oder Pfeffer',
        shortName: 'Gewürzmühle Eschlohe',
        shortDescription:
          'Gedrechselte Mühle mit Keramik- oder Stahlmahlwerk, oben zu befüllen, mit stufenloser Einstellung am Kopf.',
        description:
          '<p>Salz greift Stahl an, Pfeffer braucht ihn: Deshalb hat die Salzmühle ein Mahlwerk aus Keramik und die Pfeffermühle eines aus gehärtetem Stahl, das die Körner zuerst aufreißt. Außen sind beide gleich, am Boden tragen sie ein eingelassenes S oder P.</p><ul><li>Befüllen ohne Werkzeug: Kopf abziehen, magnetisch gehalten</li><li>Mahlwerk mit 10 Jahren Garantie</li><li>Gravur umlaufend am Sockel</li></ul><h3>Garantie auf das Mahlwerk</h3><p>Bricht ein Mahlwerk oder mahlt es nicht mehr, ersetzt es die Werkstätten Eschlohe eG (Drechslergasse 22, 12681 Berlin) innerhalb von zehn Jahren ab Lieferung kostenlos, in der EU und der Schweiz. Es genügt, uns die Rechnungsnummer zu nennen; das Mahlwerk kommt mit der Post. Ausgenommen ist, was durch Feuchtigkeit oder feuchtes Salz verdorben ist. Ihre gesetzlichen Rechte bei Mängeln bestehen daneben, sie kosten nichts und werden durch die Garantie nicht eingeschränkt.</p>',
        technicalData: factTable([
          ['Material', 'Eiche, Nussbaum oder Buche schwarz, geölt'],
          ['Mahlwerk', 'Salz: Keramik, Pfeffer: gehärteter Stahl'],
          ['Maße', 'Ø 55 mm, Höhe 150 mm'],
          ['Füllmenge', '45 g Pfeffer, 80 g Salz'],
          ['Gewicht', '190 g'],
          ['Reinigung', 'Trocken abwischen'],
        ]),
        metaDescription:
          'Gewürzmühle Eschlohe aus Eiche, Nussbaum oder schwarzer Buche, 15 cm, Keramik- oder Stahlmahlwerk, Gravur möglich.',
        keywords: 'Salzmühle, Pfeffermühle, Gewürzmühle, Eiche, Nussbaum, Gravur, Eschlohe',
        urlPath: 'buffet-bar/tischaccessoires/gewuerzmuehle-eschlohe-15-cm',
      },
      en: {
        name: 'Eschlohe spice mill, 15 cm, for salt or pepper',
        shortName: 'Eschlohe spice mill',
        shortDescription:
          'Turned mill with a ceramic or steel grinder, filled from the top, continuously adjustable at the head.',
        description:
          '<p>Salt attacks steel and pepper needs it: the salt mill therefore has a ceramic grinder and the pepper mill one of hardened steel that cracks the peppercorns first. Outside both are alike; an inlaid S or P marks the base.</p><ul><li>Fills without tools: pull off the head, which is held by a magnet</li><li>Grinder guaranteed for 10 years</li><li>Engraving around the base</li></ul><h3>Guarantee on the grinder</h3><p>Should a grinder break or cease to grind, Werkstätten Eschlohe eG (Drechslergasse 22, 12681 Berlin, Germany) replaces it free of charge within ten years of delivery, in the EU and Switzerland. Just tell us the invoice number; the grinder comes by post. Damage by moisture or damp salt is not covered. Your statutory rights in case of defects exist beside it, cost nothing and are not restricted by the guarantee.</p>',
        technicalData: factTable([
          ['Material', 'Oak, walnut or black beech, oiled'],
          ['Grinder', 'Salt: ceramic, pepper: hardened steel'],
          ['Dimensions', 'Ø 55 mm, height 150 mm'],
          ['Capacity', '45 g of pepper, 80 g of salt'],
          ['Weight', '190 g'],
          ['Cleaning', 'Wipe with a dry cloth'],
        ]),
        metaDescription:
          'Eschlohe spice mill in oak, walnut or black beech, 15 cm, ceramic or steel grinder, engraved on request.',
        keywords: 'salt mill, pepper mill, spice mill, oak, walnut, engraving, Eschlohe',
        urlPath: 'buffet-bar/table-accessories/eschlohe-spice-mill-15-cm',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '82100000',
    attributeIds: [7, 1],
    variations: [
      sold(30266, 'TW-1189-P-EI', [722, 128], graduated('24.90', [12, '22.50'], [48, '20.50']), [210, 55, 55, 150], {
        ...inStock(214),
        pictures: [0],
      }),
      sold(30267, 'TW-1189-S-EI', [721, 128], graduated('24.90', [12, '22.50'], [48, '20.50']), [210, 55, 55, 150], {
        ...inStock(198),
        pictures: [0],
      }),
      sold(30268, 'TW-1189-P-NU', [722, 129], graduated('27.90', [12, '25.20']), [210, 55, 55, 150], {
        ...inStock(76),
        pictures: [1],
      }),
      sold(30269, 'TW-1189-S-NU', [721, 129], graduated('27.90', [12, '25.20']), [210, 55, 55, 150], {
        ...inStock(71),
        pictures: [1],
      }),
      sold(
        30270,
        'TW-1189-P-SW',
        [722, 103],
        { price: '24.90', offer: { price: '19.90', lowest30Days: '22.90' } },
        [210, 55, 55, 150],
        { ...inStock(40), pictures: [2] },
      ),
      sold(
        30271,
        'TW-1189-S-SW',
        [721, 103],
        { price: '24.90', offer: { price: '19.90', lowest30Days: '22.90' } },
        [210, 55, 55, 150],
        { stock: 0, availabilityId: 9, pictures: [2] },
      ),
    ],
    properties: [
      fact(1, 'Holz, Keramik oder Stahl', 'Wood, ceramic or steel'),
      washedByHand,
      fact(6, 'Geölt', 'Oiled'),
    ],
    orderPropertyIds: [1, 2, 6],
    facetValueIds: [5107, 5203, 5501, 5701, 5703],
    tagIds: [4, 6],
    crossSelling: [
      { itemId: 1048, relation: 'Similar' },
      { itemId: 1191, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('salt-mill', '#B08A5B', 'Gewürzmühle aus Eiche', 'Spice mill in oak'),
      pictureOf('salt-mill', '#5C4033', 'Gewürzmühle aus Nussbaum', 'Spice mill in walnut'),
      pictureOf('salt-mill', '#26221F', 'Gewürzmühle aus schwarzer Buche', 'Spice mill in black beech'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-29',
        'Restaurant Alte Schmiede',
        'Mahlt und mahlt',
        'Zwei Jahre, 36 Mühlen, kein Mahlwerk getauscht. Der Magnetkopf geht auch mit fettigen Fingern ab.',
      ),
      review(
        4,
        'de',
        '2026-07-16',
        'Bistro Hafenblick',
        'S und P schwer zu sehen',
        'Im Stehen sieht man nicht, was Salz ist. Wir nehmen jetzt Eiche für Salz und Nussbaum für Pfeffer.',
      ),
      review(
        5,
        'en',
        '2026-05-30',
        'Tithe Barn Dining',
        'Engraved for a wedding',
        'Sixty mills with the date as guest favours, delivered a week early and nicely wrapped.',
      ),
      review(
        3,
        'de',
        '2026-01-23',
        'Landgasthof Zur Post',
        'Füllen dauert',
        '80 g Salz sind bei uns nach vier Tagen leer. Eine größere Ausführung für das Buffet wäre schön.',
      ),
      review(
        5,
        'en',
        '2026-08-28',
        'Fenwick Tavern',
        'Grind stays put',
        'The setting does not wander when guests fiddle with it. Walnut has darkened nicely.',
      ),
    ],
  },
  {
    id: 1190,
    manufacturerId: 6,
    categoryIds: [514, 5],
    type: 'default',
    texts: {
      de: {
        name: 'LED-Tischkerze Brygga, wiederaufladbar, mit Ladestation',
        shortName: 'LED-Tischkerze Brygga',
        shortDescription:
          'Akkukerzen mit warmweißem Flackerlicht für Tisch und Flur, im Satz zu 6 oder 12 mit gemeinsamer Ladestation.',
        description:
          '<p>Offenes Feuer ist in vielen Häusern nicht mehr erlaubt. Diese Kerzen leuchten 14 Stunden je Ladung mit 1.800 K, dem Ton von Wachskerzen, und schalten sich beim Abstellen in die Ladestation von selbst aus.</p><ul><li>Fernbedienung für alle Kerzen im Raum</li><li>Spritzwassergeschützt, auch für die Terrasse</li><li>Akku vom Betrieb austauschbar, Ersatz fünf Jahre gesichert</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonat, mattiert'],
          ['Maße', 'Ø 52 mm, Höhe 88 mm'],
          ['Leuchtdauer', '14 Stunden, Ladezeit 4 Stunden'],
          ['Farbtemperatur', '1.800 K'],
          ['Ladestation', '12 V, Netzteil 24 W'],
          ['Schutzart', 'IP44'],
          ['Gewicht je Kerze', '92 g'],
        ]),
        metaDescription:
          'LED-Tischkerzen Brygga mit Akku, 14 Stunden Licht, IP44, Satz zu 6 oder 12 Stück mit Ladestation und Fernbedienung.',
        keywords: 'LED-Kerze, Akkukerze, Tischkerze wiederaufladbar, Gastronomie, Terrasse, Brygga',
        urlPath: 'buffet-bar/tischaccessoires/led-tischkerze-brygga',
      },
      en: {
        name: 'Brygga LED table candle, rechargeable, with charging station',
        shortName: 'Brygga LED table candle',
        shortDescription:
          'Rechargeable candles with a warm flicker for tables and corridors, in sets of 6 or 12 with one charging station.',
        description:
          '<p>Naked flames are no longer allowed in many venues. These candles give light for 14 hours per charge at 1,800 K, the tone of wax candles, and switch themselves off when put in the charging station.</p><ul><li>Remote control for all candles in the room</li><li>Splash-proof, fit for terraces too</li><li>Battery can be changed on site, spares assured for five years</li></ul>',
        technicalData: factTable([
          ['Material', 'Polycarbonate, frosted'],
          ['Dimensions', 'Ø 52 mm, height 88 mm'],
          ['Burning time', '14 hours, charging time 4 hours'],
          ['Colour temperature', '1,800 K'],
          ['Charging station', '12 V, 24 W power supply'],
          ['IP rating', 'IP44'],
          ['Weight per candle', '92 g'],
        ]),
        metaDescription:
          'Brygga LED table candles, rechargeable, 14 hours of light, IP44, sets of 6 or 12 with charging station and remote.',
        keywords: 'LED candle, rechargeable candle, table candle, restaurant, terrace, Brygga',
        urlPath: 'buffet-bar/table-accessories/brygga-led-table-candle',
      },
    },
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '94052190',
    attributeIds: [],
    // One form, two sizes of the set: only the content tells them apart.
    variations: [
      sold(30272, 'TW-1190-S12', [], { price: '169.00', recommended: '199.00' }, [2300, 260, 360, 140], {
        ...inStock(38),
        content: 12,
        model: 'BR-LED12',
      }),
      sold(30273, 'TW-1190-S6', [], { price: '94.00', recommended: '109.00' }, [1350, 200, 280, 140], {
        ...inStock(57),
        content: 6,
        model: 'BR-LED6',
      }),
    ],
    properties: [
      fact(1, 'Polycarbonat', 'Polycarbonate'),
      fact(21, '24'),
      fact(22, '100–240 V, 50/60 Hz'),
      fact(23, 'IP44'),
      smallAppliance,
      fact(26, 'Li-Ion-Akkus, austauschbar', 'Li-ion batteries, replaceable'),
    ],
    orderPropertyIds: [66],
    facetValueIds: [5109, 5203, 5501, 5612, 5701, 5704, 5708],
    tagIds: [2],
    crossSelling: [
      { itemId: 1191, relation: 'Similar' },
      { itemId: 1047, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('candle', '#E9D8A6', 'LED-Tischkerze Brygga', 'Brygga LED table candle'),
      pictureOf('candle', '#E9D8A6', 'Zwei LED-Tischkerzen', 'Two LED table candles'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-10-01',
        'Klosterkeller',
        'Brandschutz zufrieden',
        'Der Brandschutzbeauftragte auch. Das Flackern ist dezent, aus einem Meter hält man sie für echt.',
      ),
      review(
        3,
        'de',
        '2026-08-29',
        'Terrasse am See',
        'Bei Wind prima, bei Sonne blass',
        'Am Abend sehr schön. Ein Akku war nach drei Monaten schwach und wurde ersetzt.',
        { reply: 'Danke für Ihre Geduld. Die betroffene Charge haben wir aus dem Lager genommen.' },
      ),
      review(
        4,
        'en',
        '2026-05-12',
        'Cellar Door',
        'Staff love the station',
        'No more melted wax on linen. The remote reaches about eight metres, not the whole room.',
      ),
    ],
  },
  {
    id: 1191,
    manufacturerId: 62,
    categoryIds: [514, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Speisekartenmappe Eschlohe, Leder',
        shortName: 'Speisekartenmappe Eschlohe',
        shortDescription:
          'Mappe aus pflanzlich gegerbtem Rindleder mit Gummikordel für Einlegeblätter. A5 und A4, auf Wunsch mit Prägung.',
        description:
          '<p>Leder darf altern: Die Mappe dunkelt an den Griffstellen nach und wird mit den Jahren weicher. Die Kordel hält bis zu acht gefalzte Blätter, ein Wechsel der Karte dauert je Mappe zehn Sekunden.</p><ul><li>Kanten geschliffen und gewachst, Ecken nicht vernietet</li><li>Blindprägung nach Ihrer Datei, einmalige Klischeekosten sind enthalten</li><li>Auf Wunsch fortlaufend nummeriert für das Inventar</li></ul><p>Geprägte Mappen werden nach Kundenwunsch gefertigt und sind vom Widerruf ausgenommen.</p>',
        technicalData: factTable([
          ['Material', 'Rindleder 2,2 mm, pflanzlich gegerbt'],
          ['Für Format', 'A5: 148 × 210 mm, A4: 210 × 297 mm'],
          ['Außenmaße', '160 × 222, 224 × 310 mm'],
          ['Gewicht', '170 / 310 g'],
          ['Prägung', 'Höchstens 80 × 40 mm'],
          ['Reinigung', 'Trocken abwischen, zweimal im Jahr Lederfett'],
        ]),
        metaDescription:
          'Speisekartenmappe Eschlohe aus pflanzlich gegerbtem Leder, A5 und A4, drei Farben, auf Wunsch geprägt. Ab 5 Stück.',
        keywords: 'Speisekartenmappe, Menükarte Leder, Weinkartenmappe, Prägung, Eschlohe',
        urlPath: 'buffet-bar/tischaccessoires/speisekartenmappe-eschlohe-leder',
      },
      en: {
        name: 'Eschlohe menu cover, leather',
        shortName: 'Eschlohe menu cover',
        shortDescription:
          'Cover in vegetable-tanned cowhide with an elastic cord for insert sheets. A5 and A4, embossed on request.',
        description:
          '<p>Leather may age: the cover darkens where it is held and grows softer over the years. The cord holds up to eight folded sheets; changing the menu takes ten seconds per cover.</p><ul><li>Edges sanded and waxed, corners not riveted</li><li>Blind embossing from your file, with the one-off cost of the die included</li><li>Numbered in sequence on request for the inventory</li></ul><p>Embossed covers are made to order and exempt from the right of withdrawal.</p>',
        technicalData: factTable([
          ['Material', 'Cowhide 2.2 mm, vegetable-tanned'],
          ['For sheets', 'A5: 148 × 210 mm, A4: 210 × 297 mm'],
          ['Outer dimensions', '160 × 222, 224 × 310 mm'],
          ['Weight', '170 / 310 g'],
          ['Embossing', '80 × 40 mm at most'],
          ['Cleaning', 'Wipe with a dry cloth, leather grease twice a year'],
        ]),
        metaDescription:
          'Eschlohe menu cover in vegetable-tanned leather, A5 and A4, in three colours, embossed on request. From 5 pieces.',
        keywords: 'menu cover, leather menu, wine list cover, embossing, Eschlohe',
        urlPath: 'buffet-bar/table-accessories/eschlohe-menu-cover-leather',
      },
    },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '42050090',
    attributeIds: [3, 1],
    // Burgundy is made in A4 alone; all are made to order, so stock does not limit them.
    variations: [
      menuCover(30275, 'A4', 'BR'),
      menuCover(30274, 'A5', 'BR'),
      menuCover(30276, 'A5', 'SW'),
      menuCover(30277, 'A4', 'SW'),
      menuCover(30278, 'A4', 'BX'),
    ],
    properties: [
      fact(1, 'Rindleder', 'Cowhide'),
      washedByHand,
      fact(5, '2.2'),
      fact(6, 'Pflanzlich gegerbt', 'Vegetable-tanned'),
    ],
    orderPropertyIds: [70, 5, 66],
    facetValueIds: [5166, 5203, 5701, 5704, 5705],
    tagIds: [1, 6],
    crossSelling: [
      { itemId: 1047, relation: 'Similar' },
      { itemId: 1189, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('menu-holder', '#6A4A34', 'Speisekartenmappe in Braun', 'Menu cover in brown'),
      pictureOf('menu-holder', '#1E1E1E', 'Speisekartenmappe in Schwarz', 'Menu cover in black'),
      pictureOf('menu-holder', '#6B1F2E', 'Speisekartenmappe in Bordeaux', 'Menu cover in burgundy'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-20',
        'Weinwirtschaft Kelter',
        'Prägung sitzt',
        'Logo gestochen, das Leder riecht gut. Nach vier Monaten sehen sie besser aus als am ersten Tag.',
      ),
      review(
        4,
        'en',
        '2026-04-24',
        'Harcourt Club',
        'Worth the wait',
        'Eight weeks for forty covers with numbers. Two corners curled a little and came back flat after greasing.',
      ),
    ],
  },
  {
    id: 1192,
    manufacturerId: 6,
    categoryIds: [515, 5],
    type: 'default',
    texts: {
      de: {
        name: 'Tablett Brygga im GN-Maß, rutschfest, Holzfurnier',
        shortName: 'Tablett Brygga GN',
        shortDescription:
          'Leichtes Tablett aus geformtem Furnier mit rutschfester Melaminoberfläche, spülmaschinenfest, in drei GN-Größen.',
        description:
          '<p>Sieben Lagen Furnier, in der Form verpresst: Das Tablett ist bei GN 1/1 nur 760 g schwer und verwindet sich nicht. Die Oberfläche ist Teil des Laminats und hält Gläser bis 15 Grad Neigung.</p><ul><li>Ecken gerundet, Rand 18 mm hoch und ringsum greifbar</li><li>Passt in Tablettwagen und Schienen mit GN-Maß</li><li>Stapelbar, 20 Tabletts sind 250 mm hoch</li></ul>',
        technicalData: factTable([
          ['Material', 'Birkenfurnier, melaminbeschichtet'],
          ['Maße', '530 × 325, 354 × 325, 325 × 265 mm'],
          ['Randhöhe', '18 mm'],
          ['Gewicht', '760 / 520 / 390 g'],
          ['Temperatur', '−20 bis +110 °C'],
          ['Spülmaschine', 'Ja, bis 85 °C, 1.000 Spülgänge'],
        ]),
        metaDescription:
          'Rutschfestes Tablett Brygga aus Holzfurnier im GN-Maß 1/1, 2/3 und 1/2, in Eiche, Nussbaum und Schwarz.',
        keywords: 'Tablett, GN-Tablett, Kantinentablett, rutschfest, Holztablett, Brygga',
        urlPath: 'buffet-bar/tabletts/tablett-brygga-gn',
      },
      en: {
        name: 'Brygga GN tray, non-slip, wood veneer',
        shortName: 'Brygga GN tray',
        shortDescription:
          'Light tray in moulded veneer with a non-slip melamine surface, dishwasher-safe, in three GN sizes.',
        description:
          '<p>Seven layers of veneer, pressed in a mould: in GN 1/1 the tray weighs just 760 g and does not twist. The surface is part of the laminate and holds glasses up to a tilt of 15 degrees.</p><ul><li>Rounded corners, rim of 18 mm that can be gripped all round</li><li>Fits tray trolleys and runners in GN sizes</li><li>Stackable, 20 trays are 250 mm high</li></ul>',
        technicalData: factTable([
          ['Material', 'Birch veneer, melamine-coated'],
          ['Dimensions', '530 × 325, 354 × 325, 325 × 265 mm'],
          ['Height of rim', '18 mm'],
          ['Weight', '760 / 520 / 390 g'],
          ['Temperature', '−20 to +110 °C'],
          ['Dishwasher', 'Yes, up to 85 °C, 1,000 cycles'],
        ]),
        metaDescription: 'Brygga non-slip tray in wood veneer in GN 1/1, 2/3 and 1/2, in oak, walnut and black.',
        keywords: 'tray, GN tray, canteen tray, non-slip, wooden tray, Brygga',
        urlPath: 'buffet-bar/trays/brygga-gn-tray',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '44199000',
    attributeIds: [8, 1],
    variations: [
      sold(30279, 'TW-1192-11-EI', [802, 128], graduated('22.90', [10, '20.90'], [50, '18.90']), [760, 325, 530, 22], {
        ...inStock(166),
        pictures: [0],
      }),
      sold(30280, 'TW-1192-11-SW', [802, 103], graduated('22.90', [10, '20.90'], [50, '18.90']), [760, 325, 530, 22], {
        ...inStock(120),
        pictures: [2],
      }),
      sold(30281, 'TW-1192-23-EI', [803, 128], graduated('18.50', [10, '16.90']), [520, 325, 354, 22], {
        ...inStock(84),
        pictures: [0],
      }),
      sold(30282, 'TW-1192-12-EI', [804, 128], graduated('14.90', [10, '13.50']), [390, 265, 325, 22], {
        ...inStock(92),
        pictures: [0],
      }),
      sold(30283, 'TW-1192-12-NU', [804, 129], graduated('16.50', [10, '14.90']), [390, 265, 325, 22], {
        stock: 24,
        availabilityId: 2,
        pictures: [1],
      }),
    ],
    properties: [
      fact(1, 'Birkenfurnier, Melamin', 'Birch veneer, melamine'),
      dishwasherSafe,
      fact(4, '110'),
      fact(11, 'Ja', 'Yes'),
    ],
    orderPropertyIds: [66, 65],
    facetValueIds: [5107, 5201, 5401, 5503, 5612, 5702, 5703, 5707],
    tagIds: [5, 6],
    crossSelling: [
      { itemId: 1045, relation: 'Similar' },
      { itemId: 1136, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tray', '#B08A5B', 'Tablett Brygga in Eiche', 'Brygga tray in oak'),
      pictureOf('tray', '#5C4033', 'Tablett Brygga in Nussbaum', 'Brygga tray in walnut'),
      pictureOf('tray', '#26282A', 'Tablett Brygga in Schwarz', 'Brygga tray in black'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-07-19',
        'Kantine Technologiepark',
        'Leiser als Kunststoff',
        '250 Stück auf dem Band. Es klappert weniger, und die Leute stellen sie ordentlich zurück, weil sie schön sind.',
      ),
      review(
        4,
        'de',
        '2026-09-16',
        'Hotel Kleine Freiheit',
        'Für Zimmerservice',
        'Passt auf den Wagen, hält die Kanne auf dem Teppich. Kante bei einem Tablett leicht aufgequollen nach einem Jahr.',
      ),
    ],
  },
];
