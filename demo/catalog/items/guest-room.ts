import type { DemoItem } from '../../types.ts';
import { fact, smallAppliance } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Wardrobe, door and tea tray of the guest room. */
export const guestRoom: DemoItem[] = [
  {
    id: 1273,
    manufacturerId: 6,
    categoryIds: [735],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '44211000',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Kleiderbügel Brygga aus Buche, diebstahlgesichert, 10 Stück',
        shortName: 'Kleiderbügel Brygga',
        shortDescription: 'Breiter Bügel mit Hosensteg, der nur in den mitgelieferten Ring an der Stange passt.',
        description:
          '<p>Statt eines Hakens trägt der Bügel einen Knopf, der in einen geschlossenen Ring auf der Kleiderstange eingehängt wird. Zu Hause ist er damit nutzlos, im Schrank hängt er ordentlich. Die Schultern sind 45 mm breit und halten auch einen nassen Mantel in Form.</p><ul><li>Steg mit Filz, Hosen rutschen nicht</li><li>Ringe für Stangen bis Ø 28 mm, zehn liegen bei</li><li>Oberfläche mit Wasserlack, kein Abfärben auf helle Hemden</li></ul>',
        technicalData: factTable([
          ['Material', 'Buche massiv, Wasserlack; Knopf und Ring Stahl verchromt'],
          ['Maße', '445 mm breit, Schulter 45 mm'],
          ['Gewicht', '235 g je Bügel mit Ring'],
          ['Packung', '10 Bügel, 10 Ringe'],
        ]),
        metaDescription:
          'Diebstahlgesicherte Kleiderbügel aus Buche mit Ringen und Hosensteg, natur, nussbaumfarben und schwarz, zu 10.',
        keywords: 'Kleiderbügel Hotel, Diebstahlsicherung, Hotelbügel, Ringbügel, Buche',
        urlPath: 'hotel-bad/zimmerausstattung/kleiderbuegel-brygga-diebstahlgesichert',
      },
      en: {
        name: 'Brygga beech hangers, anti-theft, 10 pieces',
        shortName: 'Brygga hangers',
        shortDescription: 'Wide hanger with trouser bar that fits only the ring supplied for the rail.',
        description:
          '<p>Instead of a hook the hanger has a knob that goes into a closed ring on the wardrobe rail. At home it is of no use, in the wardrobe it hangs in order. Shoulders are 45 mm wide and keep even a wet coat in shape.</p><ul><li>Felted bar, trousers do not slip</li><li>Rings for rails up to Ø 28 mm, ten included</li><li>Water-based lacquer that does not stain light shirts</li></ul>',
        technicalData: factTable([
          ['Material', 'Solid beech, water-based lacquer; knob and ring chromed steel'],
          ['Dimensions', '445 mm wide, shoulder 45 mm'],
          ['Weight', '235 g per hanger with ring'],
          ['Pack', '10 hangers, 10 rings'],
        ]),
        metaDescription:
          'Anti-theft hangers in beech with rings and trouser bar, natural, walnut colour and black, pack of 10.',
        keywords: 'hotel hangers, anti-theft hanger, ring hanger, beech',
        urlPath: 'hotel-bathroom/room-equipment/brygga-hangers-anti-theft',
      },
    },
    properties: [fact(1, 'Buche', 'Beech'), fact(6, 'Wasserlack', 'Water-based lacquer')],
    facetValueIds: [5107, 5612, 5707],
    tagIds: [6],
    crossSelling: [{ itemId: 1055, relation: 'Accessory' }],
    pictures: [
      pictureOf('board', '#C9A77A', 'Kleiderbügel aus Buche, natur', 'Natural beech hangers'),
      pictureOf('board', '#5C4033', 'Kleiderbügel aus Buche, nussbaumfarben', 'Beech hangers in walnut colour'),
      pictureOf('board', '#26282B', 'Kleiderbügel aus Buche, schwarz lackiert', 'Beech hangers lacquered black'),
    ],
    variations: [
      sold(40333, 'TW-1273-NA-10', [116], graduated('39.90', [5, '36.90'], [20, '33.90']), [2500, 460, 300, 120], {
        ...inStock(140),
        content: 10,
        pictures: [0],
      }),
      sold(40334, 'TW-1273-NU-10', [129], graduated('42.90', [5, '39.50'], [20, '36.50']), [2500, 460, 300, 120], {
        ...inStock(95),
        content: 10,
        pictures: [1],
      }),
      sold(40335, 'TW-1273-SW-10', [103], '42.90', [2500, 460, 300, 120], {
        stock: 18,
        availabilityId: 3,
        content: 10,
        pictures: [2],
      }),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-02-07',
        'Altstadthotel Turmblick',
        'Schwund gestoppt',
        'Vorher fehlten im Jahr rund achtzig Bügel, jetzt keiner. Einhängen braucht etwas Übung.',
      ),
      review(
        5,
        'en',
        '2026-05-28',
        'Thornbury Lodge',
        'Solid wood, fair price',
        'Beech feels far better than the plastic ones they replaced.',
      ),
    ],
  },
  {
    id: 1274,
    manufacturerId: 118,
    categoryIds: [735],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '49119900',
    attributeIds: [26],
    texts: {
      de: {
        name: 'Türhänger „Bitte nicht stören“, 50 Stück',
        shortName: 'Türhänger, 50 Stück',
        shortDescription: 'Beidseitig bedruckter Türhänger aus reißfestem Synthetikpapier, mit Ihrem Logo lieferbar.',
        description:
          '<p>Vorderseite „Bitte nicht stören“, Rückseite „Bitte Zimmer reinigen“. Synthetikpapier knickt an der Klinke nicht um und lässt sich feucht abwischen; ein Satz hält rund ein Jahr. Die Rückseite hat ein Feld, auf dem Gäste den Verzicht auf Handtuchwechsel ankreuzen können.</p><ul><li>Stanzung Ø 65 mm mit Schlitz, passt auf Klinken und Knäufe</li><li>Schrift 28 Punkt, auch im dunklen Flur zu lesen</li><li>Eigenes Logo ab einer Packung: Druckdaten als PDF</li></ul>',
        technicalData: factTable([
          ['Material', 'Synthetikpapier 300 µm, reißfest, abwischbar'],
          ['Maße', '90 × 240 mm'],
          ['Druck', 'Beidseitig, zweifarbig'],
          ['Packung', '50 Stück'],
        ]),
        metaDescription:
          'Türhänger aus Synthetikpapier, beidseitig bedruckt, in drei Sprachfassungen, Packung zu 50, auf Wunsch mit Logo.',
        keywords: 'Türhänger, Bitte nicht stören, Zimmer reinigen, Hotel, bedruckt',
        urlPath: 'hotel-bad/zimmerausstattung/tuerhaenger-bitte-nicht-stoeren-50',
      },
      en: {
        name: 'Door hangers “Do not disturb”, 50 pieces',
        shortName: 'Door hangers, 50 pieces',
        shortDescription: 'Door hanger printed on both sides in tear-proof synthetic paper, available with your logo.',
        description:
          '<p>Front “Do not disturb”, back “Please make up the room”. Synthetic paper does not crease at the handle and wipes clean; a set lasts about a year. The back has a field where guests can tick that they do not need fresh towels.</p><ul><li>Ø 65 mm cut-out with slit, fits handles and knobs</li><li>28-point type, legible in a dark corridor</li><li>Your logo from a single pack: artwork as PDF</li></ul>',
        technicalData: factTable([
          ['Material', 'Synthetic paper 300 µm, tear-proof, wipeable'],
          ['Dimensions', '90 × 240 mm'],
          ['Print', 'Both sides, two colours'],
          ['Pack', '50 pieces'],
        ]),
        metaDescription:
          'Door hangers in synthetic paper, printed on both sides, in three language versions, pack of 50, your logo on request.',
        keywords: 'door hanger, do not disturb, make up room, hotel, printed',
        urlPath: 'hotel-bathroom/room-equipment/door-hangers-do-not-disturb-50',
      },
    },
    properties: [fact(1, 'Synthetikpapier', 'Synthetic paper'), fact(31, '50')],
    orderPropertyIds: [103, 4, 5],
    facetValueIds: [5109, 5503, 5707],
    tagIds: [4, 6],
    pictures: [
      pictureOf('menu-holder', '#14493B', 'Türhänger, Vorderseite', 'Door hanger, front'),
      pictureOf('menu-holder', '#A3271F', 'Türhänger, Rückseite', 'Door hanger, back'),
    ],
    variations: [
      sold(40336, 'TW-1274-DE-50', [2601], '24.90', [760, 100, 250, 40], { ...inStock(210), content: 50 }),
      sold(40337, 'TW-1274-DEF-50', [2602], '26.90', [760, 100, 250, 40], { ...inStock(88), content: 50 }),
      sold(
        40338,
        'TW-1274-PIK-50',
        [2603],
        { price: '24.90', offer: { price: '19.90', lowest30Days: '23.90' } },
        [760, 100, 250, 40],
        {
          ...inStock(130),
          content: 50,
        },
      ),
    ],
  },
  {
    id: 1275,
    manufacturerId: 7,
    categoryIds: [735],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '83030090',
    attributeIds: [3],
    texts: {
      de: {
        name: 'Zimmersafe Kernzone mit Notöffnung und Steckdose',
        shortName: 'Zimmersafe Kernzone',
        shortDescription: 'Elektronischer Möbelsafe für das Gästezimmer, Notöffnung per Handgerät und Schlüssel.',
        description:
          '<p>Der Gast vergibt seinen Code selbst; vergisst er ihn, öffnet das Haus mit Mastercode, Handgerät oder mechanischem Schlüssel und kann jede Öffnung mit Uhrzeit auslesen. Innen liegen eine Steckdose und Licht: Der Laptop lädt, während er eingeschlossen ist.</p><ul><li>M für Laptops bis 15 Zoll, L bis 17 Zoll und mit Fachboden</li><li>Verankerung in Boden oder Rückwand, Material liegt bei</li><li>Batteriewarnung in der Anzeige, 4 × AA, Notstrom über USB-C</li></ul><p>Wählen Sie die Schließung vor der Bestellung: Verschiedenschließend ist üblich, gleichschließend nur bei Ausgabe durch die Hausdame.</p>',
        technicalData: factTable([
          ['M', 'Außen 200 × 430 × 370 mm, Laptop bis 15 Zoll, 12 kg'],
          ['L', 'Außen 230 × 480 × 430 mm, Laptop bis 17 Zoll, 16 kg'],
          ['Tür', 'Stahl 4 mm, zwei Bolzen Ø 18 mm'],
          ['Steckdose', '230 V Schuko und USB-C 45 W'],
          ['Protokoll', '100 Öffnungen, auslesbar'],
        ]),
        metaDescription:
          'Elektronischer Zimmersafe mit Innensteckdose, Notöffnung und Protokoll, für Laptops bis 15 und 17 Zoll.',
        keywords: 'Zimmersafe, Hotelsafe, Möbelsafe, Laptopsafe, Notöffnung, Innensteckdose',
        urlPath: 'hotel-bad/zimmerausstattung/zimmersafe-kernzone',
      },
      en: {
        name: 'Kernzone room safe with override and socket',
        shortName: 'Kernzone room safe',
        shortDescription: 'Electronic furniture safe for guest rooms, override by handset and key.',
        description:
          '<p>Guests set their own code; if they forget it, the hotel opens it with master code, handset or mechanical key and can read out every opening with its time. Inside are a socket and a light: the laptop charges while it is locked away.</p><ul><li>M for laptops up to 15 inches, L up to 17 inches and with shelf</li><li>Anchored in floor or back panel, fittings included</li><li>Battery warning in the display, 4 × AA, emergency power by USB-C</li></ul><p>Choose the keying before you order: keyed differently is usual, keyed alike only where housekeeping hands keys out.</p>',
        technicalData: factTable([
          ['M', 'Outside 200 × 430 × 370 mm, laptop to 15 inches, 12 kg'],
          ['L', 'Outside 230 × 480 × 430 mm, laptop to 17 inches, 16 kg'],
          ['Door', 'Steel 4 mm, two bolts Ø 18 mm'],
          ['Socket', '230 V Schuko and USB-C 45 W'],
          ['Log', '100 openings, readable'],
        ]),
        metaDescription:
          'Electronic room safe with inside socket, override and log, for laptops up to 15 and 17 inches.',
        keywords: 'room safe, hotel safe, laptop safe, override, furniture safe, inside socket',
        urlPath: 'hotel-bathroom/room-equipment/kernzone-room-safe',
      },
    },
    properties: [
      fact(1, 'Stahl, pulverbeschichtet', 'Steel, powder-coated'),
      fact(22, '230 V, 50 Hz', '230 V AC, 50 Hz'),
      fact(24, '1.5'),
      smallAppliance,
      fact(26, '4 × AA'),
    ],
    orderPropertyIds: [104, 105],
    facetValueIds: [5503, 5609, 5707],
    crossSelling: [{ itemId: 1276, relation: 'Accessory' }],
    pictures: [
      pictureOf('box', '#3B3F42', 'Karton mit dem Zimmersafe', 'Carton with the room safe'),
      pictureOf('box', '#3B3F42', 'Geöffneter Karton des Zimmersafes', 'Opened carton of the room safe'),
    ],
    variations: [
      sold(40339, 'TW-1275-M', [303], graduated('119.00', [10, '109.00'], [50, '98.00']), [13500, 470, 410, 240], {
        stock: 64,
        availabilityId: 3,
        model: 'RT-ZS15',
      }),
      sold(40340, 'TW-1275-L', [304], graduated('149.00', [10, '137.00']), [17800, 520, 470, 270], {
        stock: 0,
        canOversell: true,
        availabilityId: 7,
        model: 'RT-ZS17',
        maximumOrderQuantity: 200,
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-11',
        'Businesshotel Messeturm',
        'Steckdose innen überzeugt',
        'Gäste laden den Laptop im Safe. Auslesen der Öffnungen hat uns schon einmal geholfen.',
      ),
      review(
        2,
        'de',
        '2026-06-08',
        'Pension Waldrand',
        'Zwei von zehn mit leerer Batterie',
        'Bei Lieferung meldeten zwei Safes schwache Batterien, eingelegt waren sie ab Werk.',
        { reply: 'Das hätte die Endkontrolle merken müssen. Vierzig frische Batterien sind zu Ihnen unterwegs.' },
      ),
    ],
  },
  {
    id: 1276,
    manufacturerId: 7,
    categoryIds: [735],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'CN',
    customsTariffNumber: '85161080',
    attributeIds: [1],
    texts: {
      de: {
        name: 'Wasserkocher Kernzone 0,8 l für das Gästezimmer',
        shortName: 'Wasserkocher 0,8 l',
        shortDescription: 'Kleiner doppelwandiger Wasserkocher mit kurzem Kabel, außen kühl, innen ohne Kunststoff.',
        description:
          '<p>Im Zimmer zählt anderes als in der Küche: Die doppelte Wand bleibt unter 45 °C, der Deckel öffnet nur halb und spritzt nicht, und das Kabel ist 75 cm lang, damit es nicht über die Kante hängt. Innen berührt das Wasser ausschließlich Edelstahl.</p><ul><li>Füllt zwei Becher oder eine kleine Kanne</li><li>Trockengeh- und Überhitzungsschutz, Abschaltung bei Kochen</li><li>Sockel 360°, für Links- und Rechtshänder</li></ul><p>Altgeräte nehmen wir unentgeltlich zurück.</p>',
        technicalData: factTable([
          ['Inhalt', '0,8 l'],
          ['Leistung', '1.000 W, 220–240 V'],
          ['Material', 'Innen Edelstahl 18/10, außen Edelstahl oder Polypropylen'],
          ['Maße', 'Ø 145 mm, Höhe 195 mm, Kabel 75 cm'],
          ['Gewicht', '0,86 kg'],
        ]),
        metaDescription:
          'Doppelwandiger Zimmer-Wasserkocher 0,8 l, 1.000 W, innen Edelstahl, kurzes Kabel, weiß, schwarz und Edelstahl.',
        keywords: 'Wasserkocher Hotelzimmer, Wasserkocher 0,8 l, doppelwandig, Teestation',
        urlPath: 'hotel-bad/zimmerausstattung/wasserkocher-kernzone-0-8-l',
      },
      en: {
        name: 'Kernzone kettle 0.8 l for guest rooms',
        shortName: 'Kettle 0.8 l',
        shortDescription: 'Small double-walled kettle with short cord, cool outside, no plastic inside.',
        description:
          '<p>In a room other things matter than in a kitchen: the double wall stays below 45 °C, the lid opens half-way and does not splash, and the cord is 75 cm long so that it does not hang over the edge. Inside, the water touches stainless steel only.</p><ul><li>Fills two mugs or a small pot</li><li>Boil-dry and overheating protection, switches off at the boil</li><li>360° base, for left and right hand</li></ul><p>We take back old appliances free of charge.</p>',
        technicalData: factTable([
          ['Capacity', '0.8 l'],
          ['Power', '1,000 W, 220–240 V'],
          ['Material', 'Inside 18/10 stainless steel, outside stainless steel or polypropylene'],
          ['Dimensions', 'Ø 145 mm, height 195 mm, cord 75 cm'],
          ['Weight', '0.86 kg'],
        ]),
        metaDescription:
          'Double-walled guest-room kettle 0.8 l, 1,000 W, stainless steel inside, short cord, white, black and steel.',
        keywords: 'hotel room kettle, kettle 0.8 l, double-walled, tea tray',
        urlPath: 'hotel-bathroom/room-equipment/kernzone-kettle-0-8-l',
      },
    },
    properties: [
      fact(1, 'Edelstahl 18/10, Polypropylen', 'Stainless steel 18/10, polypropylene'),
      fact(21, '1000'),
      fact(22, '220–240 V, 50/60 Hz', '220–240 V AC, 50/60 Hz'),
      fact(24, '0.75'),
      smallAppliance,
    ],
    facetValueIds: [5104, 5501, 5609, 5707],
    tagIds: [2],
    crossSelling: [
      { itemId: 1278, relation: 'Accessory' },
      { itemId: 1277, relation: 'Bundle' },
    ],
    pictures: [
      pictureOf('teapot', '#C4C8CB', 'Wasserkocher in Edelstahl', 'Kettle in stainless steel'),
      pictureOf('teapot', '#F6F4EF', 'Wasserkocher in Weiß', 'Kettle in white'),
      pictureOf('teapot', '#1E1E1E', 'Wasserkocher in Schwarz', 'Kettle in black'),
    ],
    variations: [
      sold(40341, 'TW-1276-ES', [115], graduated('34.90', [10, '31.50'], [50, '28.90']), [1150, 170, 210, 230], {
        ...inStock(240),
        pictures: [0],
      }),
      sold(40342, 'TW-1276-WS', [101], graduated('29.90', [10, '26.90'], [50, '24.50']), [1050, 170, 210, 230], {
        ...inStock(310),
        pictures: [1],
      }),
      sold(40343, 'TW-1276-SW', [103], graduated('29.90', [10, '26.90'], [50, '24.50']), [1050, 170, 210, 230], {
        stock: 20,
        availabilityId: 2,
        pictures: [2],
      }),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-01-25',
        'Guesthouse on the Green',
        'Safe and tidy',
        'Short cord, cool wall, no plastic taste. Our guests drink a lot of tea.',
      ),
      review(
        4,
        'de',
        '2026-07-28',
        'Hotel am Wall',
        'Braucht etwas länger',
        'Fünf Minuten für 0,8 Liter, dafür fliegt bei sechzig Zimmern keine Sicherung.',
      ),
    ],
  },
  {
    id: 1277,
    manufacturerId: 7,
    categoryIds: [735],
    type: 'set',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '85161080',
    attributeIds: [],
    texts: {
      de: {
        name: 'Teestation für das Gästezimmer, 4-teilig',
        shortName: 'Teestation 4-teilig',
        shortDescription: 'Wasserkocher, zwei Becher Watt und eine Schachtel Teebeutel, aufeinander abgestimmt.',
        description:
          '<p>Was ein Zimmer braucht, damit Gäste sich am Abend einen Tee machen: zusammengestellt und günstiger als einzeln. Die Becher fassen je 300 ml, der Kocher füllt beide in einem Durchgang.</p><ul><li>1 Wasserkocher 0,8 l, weiß</li><li>2 Becher Watt mit Henkel, Farbe nach Wahl</li><li>1 Schachtel Teebeutel, 100 Stück in fünf Sorten</li></ul><p>Jedes Teil ist einzeln nachzukaufen; Ersatzbecher gibt es in vier Farben.</p>',
        technicalData: factTable([
          ['Umfang', '4 Teile'],
          ['Wasserkocher', '0,8 l, 1.000 W'],
          ['Becher', 'Steinzeug, je 300 ml, spülmaschinenfest'],
          ['Versand', 'Ein Karton, 420 × 320 × 260 mm, 2,6 kg'],
        ]),
        metaDescription:
          'Teestation für Hotelzimmer: Wasserkocher 0,8 l, zwei Becher aus Steinzeug und 100 Teebeutel, günstiger im Set.',
        keywords: 'Teestation, Hotelzimmer, Wasserkocher-Set, Welcome Tray, Tee Set',
        urlPath: 'hotel-bad/zimmerausstattung/teestation-4-teilig',
      },
      en: {
        name: 'Tea station for guest rooms, 4 pieces',
        shortName: 'Tea station 4 pieces',
        shortDescription: 'Kettle, two Watt mugs and a box of tea bags, put together to match.',
        description:
          '<p>What a room needs for guests to make tea in the evening: put together and cheaper than bought individually. The mugs hold 300 ml each, and the kettle fills both in one go.</p><ul><li>1 kettle 0.8 l, white</li><li>2 Watt mugs with handle, colour of your choice</li><li>1 box of tea bags, 100 in five kinds</li></ul><p>Every piece can be reordered individually; spare mugs come in four colours.</p>',
        technicalData: factTable([
          ['Contents', '4 pieces'],
          ['Kettle', '0.8 l, 1,000 W'],
          ['Mugs', 'Stoneware, 300 ml each, dishwasher-safe'],
          ['Shipping', 'One carton, 420 × 320 × 260 mm, 2.6 kg'],
        ]),
        metaDescription:
          'Tea station for hotel rooms: kettle 0.8 l, two stoneware mugs and 100 tea bags, cheaper as a set.',
        keywords: 'tea station, hotel room, kettle set, welcome tray, tea set',
        urlPath: 'hotel-bathroom/room-equipment/tea-station-4-pieces',
      },
    },
    properties: [fact(2, 'Becher: ja', 'Mugs: yes'), fact(21, '1000'), smallAppliance],
    orderPropertyIds: [6],
    facetValueIds: [5102, 5201, 5707],
    bundle: [
      { variationId: 40342, quantity: 1 },
      { variationId: 10130, quantity: 2, isChoosable: true },
      { variationId: 40344, quantity: 1 },
    ],
    crossSelling: [
      { itemId: 1013, relation: 'Similar' },
      { itemId: 1276, relation: 'Similar' },
    ],
    pictures: [
      pictureOf(
        'teapot',
        '#F6F4EF',
        'Teestation: Wasserkocher, zwei Becher in Sand und Teebeutel',
        'Tea station: kettle, two mugs in sand and tea bags',
      ),
      pictureOf('mug', '#D3C2A3', 'Becher der Teestation in Sand', 'Mugs of the tea station in sand'),
    ],
    variations: [
      sold(40345, 'TW-1277-SET', [], { price: '54.90', recommended: '60.60' }, [2600, 320, 420, 260], {
        stock: 42,
        availabilityId: 1,
        unitId: 2,
      }),
    ],
  },
  {
    id: 1278,
    manufacturerId: 11,
    categoryIds: [735],
    type: 'default',
    // Food: the reduced rate.
    vatId: 1,
    producingCountryIso: 'DE',
    customsTariffNumber: '21069092',
    attributeIds: [],
    texts: {
      de: {
        name: 'Teebeutel im Kuvert, fünf Sorten, 100 Stück',
        shortName: 'Teebeutel, 100 Stück',
        shortDescription: 'Einzeln kuvertierte Teebeutel für Zimmer und Frühstück, je zwanzig von fünf Sorten.',
        description:
          '<p>Einzeln verschlossen hält jeder Beutel sein Aroma auch auf dem Zimmertablett. Das Kuvert ist aus Papier ohne Folie; der Beutel ist gefaltet und genäht, nicht geklammert.</p><ul><li>20 × Englischer Frühstückstee, Assam und Ceylon</li><li>20 × Grüner Tee, 20 × Pfefferminze</li><li>20 × Früchte, 20 × Kamille</li></ul><p>Ziehzeit und Temperatur stehen in drei Sprachen auf dem Kuvert. Kühl und trocken lagern, getrennt von Kaffee.</p>',
        technicalData: factTable([
          [
            'Zutaten',
            'Englischer Frühstückstee: Schwarztee. Grüner Tee: Grüntee. Pfefferminze: Pfefferminzblätter. Früchte: Hibiskus, Apfel, Hagebutte, Orangenschalen. Kamille: Kamillenblüten',
          ],
          ['Nettofüllmenge', '185 g (100 Beutel zu 1,5 bis 2,25 g)'],
          ['Nährwerte je 100 ml', 'Aufguss ohne Zusätze: unter 4 kJ / 1 kcal'],
          ['Herkunft', 'Schwarztee Indien und Sri Lanka, Grüntee China, Kräuter EU und Nicht-EU'],
          ['Mindestens haltbar', '24 Monate'],
        ]),
        metaDescription:
          'Einzeln kuvertierte Teebeutel in fünf Sorten, Schachtel mit 100 Stück, ohne Folie und Klammer, für Hotelzimmer.',
        keywords: 'Teebeutel einzeln, Tee Hotelzimmer, Kuvert, Kamille, Pfefferminze, Frühstückstee',
        urlPath: 'hotel-bad/zimmerausstattung/teebeutel-fuenf-sorten-100',
      },
      en: {
        name: 'Tea bags in envelopes, five kinds, 100 pieces',
        shortName: 'Tea bags, 100 pieces',
        shortDescription: 'Individually sealed tea bags for room and breakfast, twenty of each of five kinds.',
        description:
          '<p>Sealed one by one, every bag keeps its aroma on the room tray as well. The envelope is paper without film; the bag is folded and stitched, not stapled.</p><ul><li>20 × English breakfast, Assam and Ceylon</li><li>20 × green tea, 20 × peppermint</li><li>20 × fruit, 20 × camomile</li></ul><p>Brewing time and temperature are printed on the envelope in three languages. Store cool and dry, apart from coffee.</p>',
        technicalData: factTable([
          [
            'Ingredients',
            'English breakfast: black tea. Green tea: green tea. Peppermint: peppermint leaves. Fruit: hibiscus, apple, rose hip, orange peel. Camomile: camomile flowers',
          ],
          ['Net quantity', '185 g (100 bags of 1.5 to 2.25 g)'],
          ['Nutrition per 100 ml', 'Infusion without additions: less than 4 kJ / 1 kcal'],
          ['Origin', 'Black tea India and Sri Lanka, green tea China, herbs EU and non-EU'],
          ['Best before', '24 months'],
        ]),
        metaDescription:
          'Individually sealed tea bags in five kinds, box of 100, without film or staples, for hotel rooms.',
        keywords: 'tea bags, sealed tea bags, hotel room tea, camomile, peppermint, breakfast tea',
        urlPath: 'hotel-bathroom/room-equipment/tea-bags-five-kinds-100',
      },
    },
    properties: [fact(54, '2'), fact(33, 'Papier', 'Paper')],
    facetValueIds: [5703, 5707],
    crossSelling: [
      { itemId: 1276, relation: 'Accessory' },
      { itemId: 1016, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('box', '#6F7F52', 'Schachtel mit 100 Teebeuteln', 'Box of 100 tea bags'),
      pictureOf('cup', '#F8F7F3', 'Tasse für den Tee', 'Cup for the tea'),
    ],
    variations: [
      sold(40344, 'TW-1278-100', [], graduated('12.90', [6, '11.90'], [24, '10.90']), [310, 180, 260, 90], {
        ...inStock(380),
        unitId: 6,
        content: 185,
      }),
    ],
  },
];
