import type { DemoItem } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

/** Trays, boards and baskets to serve with, holders for menus. */
export const servingAndMenus: DemoItem[] = [
  {
    id: 1045,
    manufacturerId: 6,
    categoryIds: [5, 515],
    type: 'default',
    texts: {
      de: {
        name: 'Serviertablett rutschfest, rund',
        shortName: 'Serviertablett rund',
        shortDescription:
          'Rundes Tablett aus glasfaserverstärktem Polyester mit rutschfester Oberfläche, hält Gläser bis 20 Grad Neigung.',
        description:
          '<p>Die Oberfläche ist Teil des Laminats und löst sich nicht ab. Auf ihr stehen auch nasse Gläser sicher, ohne Deckchen. Der glatte Rand ist 20 mm hoch und lässt sich von der Handfläche greifen.</p><ul><li>28 cm für zwei Getränke, 36 cm für sechs, 40 cm für das Bankett</li><li>Stapelbar, mit Abstandsnoppen zum Trocknen</li><li>Bruch- und stoßfest</li></ul>',
        technicalData: factTable([
          ['Material', 'Glasfaserverstärktes Polyester, schwarz'],
          ['Ø 28 cm', '380 g'],
          ['Ø 36 cm', '620 g'],
          ['Ø 40 cm', '780 g'],
          ['Temperatur', '−30 bis +85 °C'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Rundes Serviertablett aus Polyester, rutschfest, 28, 36 und 40 cm. Spülmaschinenfest, stapelbar, Staffelpreise ab 10.',
        keywords: 'Serviertablett, Kellnertablett, rutschfest, rund, Tablett, Gastronomie',
        urlPath: 'buffet-bar/serviertablett-rutschfest-rund',
      },
      en: {
        name: 'Non-slip serving tray, round',
        shortName: 'Round serving tray',
        shortDescription:
          'Round tray in glass-fibre reinforced polyester with a non-slip surface that holds glasses up to a tilt of 20 degrees.',
        description:
          '<p>The surface is part of the laminate and does not peel. Even wet glasses stand safely on it without a liner. The smooth rim is 20 mm high and easy to grip from below.</p><ul><li>28 cm for two drinks, 36 cm for six, 40 cm for banquets</li><li>Stackable, with spacers for drying</li><li>Resists breakage and knocks</li></ul>',
        technicalData: factTable([
          ['Material', 'Glass-fibre reinforced polyester, black'],
          ['Ø 28 cm', '380 g'],
          ['Ø 36 cm', '620 g'],
          ['Ø 40 cm', '780 g'],
          ['Temperature', '−30 to +85 °C'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'Round serving tray in polyester, non-slip, 28, 36 and 40 cm. Dishwasher-safe, stackable, quantity discounts from 10.',
        keywords: 'serving tray, waiter tray, bar tray, non-slip, round',
        urlPath: 'buffet-bar/non-slip-serving-tray-round',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '39241000',
    attributeIds: [2],
    variations: [
      {
        id: 20043,
        number: 'TW-1045-28',
        attributeValueIds: [222],
        unitId: 1,
        content: 1,
        price: { price: '13.90', graduated: [{ from: 10, price: '12.50' }] },
        stock: 240,
        availabilityId: 1,
        weightG: 380,
        widthMm: 280,
        heightMm: 24,
        lengthMm: 280,
        gtin: gtinOf(20043),
      },
      {
        id: 20044,
        number: 'TW-1045-36',
        attributeValueIds: [229],
        unitId: 1,
        content: 1,
        price: { price: '17.90', graduated: [{ from: 10, price: '15.90' }] },
        stock: 385,
        availabilityId: 1,
        weightG: 620,
        widthMm: 360,
        heightMm: 24,
        lengthMm: 360,
        gtin: gtinOf(20044),
      },
      {
        id: 20045,
        number: 'TW-1045-40',
        attributeValueIds: [231],
        unitId: 1,
        content: 1,
        price: { price: '21.90', graduated: [{ from: 10, price: '19.50' }] },
        stock: 66,
        availabilityId: 2,
        weightG: 780,
        widthMm: 400,
        heightMm: 24,
        lengthMm: 400,
        gtin: gtinOf(20045),
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Glasfaserverstärktes Polyester', en: 'Glass-fibre reinforced polyester' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '85', en: '85' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
    ],
    facetValueIds: [5109, 5201, 5401, 5501, 5701, 5702, 5704, 5708],
    tagIds: [2, 5, 6],
    pictures: [
      {
        family: 'tray',
        tint: '#1E1E1E',
        alt: { de: 'Rundes schwarzes Serviertablett', en: 'Round black serving tray' },
      },
      {
        family: 'tray',
        tint: '#33363A',
        alt: { de: 'Gestapelte Serviertabletts', en: 'Serving trays, stacked' },
      },
    ],
  },
  {
    id: 1046,
    manufacturerId: 6,
    categoryIds: [5, 512, 515],
    type: 'default',
    texts: {
      de: {
        name: 'Servierbrett Brygga, Eiche geölt',
        shortName: 'Servierbrett Brygga',
        shortDescription:
          'Massives Eichenbrett mit Griffmulden für Brotzeit, Käse und Flammkuchen, auf Wunsch mit Gravur des Hauses.',
        description:
          '<p>Aus durchgehenden Lamellen verleimt und mit lebensmittelechtem Leinöl getränkt. Die Griffmulden an den Stirnseiten reichen unter das Brett, damit es sich vom Tisch aufnehmen lässt. Eine Seite hat eine Saftrille, die andere ist glatt.</p><ul><li>18 mm stark, verzieht sich bei gleichmäßiger Pflege nicht</li><li>Gravur lasergebrannt, mittig am unteren Rand</li></ul><p>Von Hand abwaschen, stehend trocknen, alle vier bis sechs Wochen nachölen. Gravierte Bretter werden nach Kundenwunsch gefertigt und sind vom Widerruf ausgenommen.</p>',
        technicalData: factTable([
          ['Material', 'Eiche massiv, europäische Herkunft, geölt'],
          ['20 × 30 cm', '18 mm, 0,76 kg'],
          ['30 × 40 cm', '18 mm, 1,5 kg'],
          ['Gravur', 'Laser, höchstens 18 Zeichen, Schrifthöhe bis 12 mm'],
          ['Reinigung', 'Von Hand'],
        ]),
        metaDescription:
          'Servierbrett aus massiver Eiche, geölt, 20 × 30 und 30 × 40 cm, mit Saftrille. Auf Wunsch mit Gravur Ihres Hauses.',
        keywords: 'Servierbrett, Brotzeitbrett, Holzbrett, Eiche, Gravur, Käsebrett',
        urlPath: 'buffet-bar/servierbrett-brygga-eiche',
      },
      en: {
        name: 'Brygga serving board, oiled oak',
        shortName: 'Brygga serving board',
        shortDescription:
          'Solid oak board with finger grips for cold cuts, cheese and flatbreads, engraved with your name on request.',
        description:
          '<p>Glued from full-length staves and soaked with food-safe linseed oil. The grips at both ends reach under the board, so it lifts easily from the table. One side has a juice groove, the other is plain.</p><ul><li>18 mm thick, stays flat if cared for evenly</li><li>Laser engraving, centred on the lower edge</li></ul><p>Wash by hand, dry upright, re-oil every four to six weeks. Engraved boards are made to order and exempt from the right of withdrawal.</p>',
        technicalData: factTable([
          ['Material', 'Solid oak of European origin, oiled'],
          ['20 × 30 cm', '18 mm, 0.76 kg'],
          ['30 × 40 cm', '18 mm, 1.5 kg'],
          ['Engraving', 'Laser, 18 characters at most, letters up to 12 mm high'],
          ['Cleaning', 'By hand'],
        ]),
        metaDescription:
          'Serving board in solid oiled oak, 20 × 30 and 30 × 40 cm, with juice groove. Engraved with your name on request.',
        keywords: 'serving board, wooden board, oak, engraving, cheese board, charcuterie board',
        urlPath: 'buffet-bar/brygga-serving-board-oak',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '44199000',
    attributeIds: [3],
    variations: [
      {
        id: 20046,
        number: 'TW-1046-2030',
        attributeValueIds: [325],
        unitId: 1,
        content: 1,
        price: { price: '18.90', graduated: [{ from: 20, price: '16.90' }] },
        stock: 85,
        canOversell: true,
        availabilityId: 3,
        weightG: 780,
        widthMm: 200,
        heightMm: 18,
        lengthMm: 300,
        gtin: gtinOf(20046),
      },
      {
        id: 20047,
        number: 'TW-1046-3040',
        attributeValueIds: [326],
        unitId: 1,
        content: 1,
        price: { price: '29.90', graduated: [{ from: 20, price: '26.90' }] },
        availabilityId: 7,
        minimumOrderQuantity: 5,
        weightG: 1530,
        widthMm: 300,
        heightMm: 18,
        lengthMm: 400,
        gtin: gtinOf(20047),
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Eiche massiv', en: 'Solid oak' } },
      { propertyId: 2, value: { de: 'Nein', en: 'No' } },
      { propertyId: 5, value: { de: '18', en: '18' } },
      { propertyId: 6, value: { de: 'Geölt', en: 'Oiled' } },
    ],
    orderPropertyIds: [1, 2],
    facetValueIds: [5107, 5203, 5503, 5612, 5701, 5702],
    tagIds: [6],
    crossSelling: [
      { itemId: 1042, relation: 'Similar' },
      { itemId: 1035, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'board',
        tint: '#B08A5B',
        alt: { de: 'Servierbrett aus geölter Eiche mit Saftrille', en: 'Serving board in oiled oak with juice groove' },
      },
      {
        family: 'board',
        tint: '#9C7648',
        alt: {
          de: 'Servierbrett Brygga, glatte Seite mit Gravur',
          en: 'Brygga serving board, plain side with engraving',
        },
      },
    ],
  },
  {
    id: 1047,
    manufacturerId: 6,
    categoryIds: [5, 514],
    type: 'default',
    texts: {
      de: {
        name: 'Speisekartenhalter Brygga mit Druck',
        shortName: 'Speisekartenhalter Brygga',
        shortDescription:
          'Tischaufsteller aus Acrylglas mit Eichenfuß, nach Ihrer Druckdatei bedruckt. Für Tageskarte, Weinkarte oder WLAN-Hinweis.',
        description:
          '<p>Die Acryltasche ist oben offen, die Einlage in Sekunden gewechselt. Ihr Logo drucken wir auf den Eichenfuß, ein- bis vierfarbig. Ohne Druckdatei liefern wir unbedruckt.</p><ul><li>Beidseitig lesbar; für windige Terrassen das kleinere A5 wählen</li><li>Acrylglas 2 mm, Kanten poliert</li></ul><h3>Druckdaten</h3><p>PDF oder SVG, Schriften in Pfade umgewandelt, Druckfläche 80 × 20 mm. Sie erhalten binnen zwei Werktagen einen Abzug zur Freigabe; die Lieferzeit beginnt mit Ihrer Freigabe.</p>',
        technicalData: factTable([
          ['Material', 'Acrylglas 2 mm; Fuß Eiche, geölt'],
          ['A5', '148 × 225 mm, Fuß 60 mm tief, 260 g'],
          ['A4', '210 × 312 mm, Fuß 70 mm tief, 430 g'],
          ['Druck', 'Fuß, 80 × 20 mm, ein- bis vierfarbig'],
          ['Mindestmenge', '5 Stück, danach in Schritten von 5'],
        ]),
        metaDescription:
          'Speisekartenhalter A5 und A4 aus Acrylglas mit Eichenfuß, bedruckt nach Ihrer Datei. Ab 5 Stück, Staffelpreise ab 25.',
        keywords: 'Speisekartenhalter, Menükartenhalter, Tischaufsteller, Acryl, Eiche, bedruckt, Logo',
        urlPath: 'buffet-bar/speisekartenhalter-brygga-mit-druck',
      },
      en: {
        name: 'Brygga menu holder with print',
        shortName: 'Brygga menu holder',
        shortDescription:
          'Acrylic table stand with an oak base, printed from your artwork. For daily menus, wine lists or Wi-Fi details.',
        description:
          '<p>The acrylic sleeve is open at the top, so inserts change in seconds. We print your logo on the oak base in one to four colours. Without artwork we supply the holder unprinted.</p><ul><li>Legible from both sides; choose the smaller A5 for windy terraces</li><li>2 mm acrylic, polished edges</li></ul><h3>Artwork</h3><p>PDF or SVG with text converted to outlines, print area 80 × 20 mm. You receive a proof within two working days; delivery time starts with your approval.</p>',
        technicalData: factTable([
          ['Material', '2 mm acrylic; base of oiled oak'],
          ['A5', '148 × 225 mm, base 60 mm deep, 260 g'],
          ['A4', '210 × 312 mm, base 70 mm deep, 430 g'],
          ['Print', 'On the base, 80 × 20 mm, one to four colours'],
          ['Minimum order', '5 pieces, then in steps of 5'],
        ]),
        metaDescription:
          'Menu holder A5 and A4 in acrylic with an oak base, printed from your artwork. From 5 pieces, quantity discounts from 25.',
        keywords: 'menu holder, table stand, menu display, acrylic, oak, printed, logo',
        urlPath: 'buffet-bar/brygga-menu-holder-with-print',
      },
    },
    vatId: 0,
    producingCountryIso: 'SE',
    customsTariffNumber: '39269097',
    attributeIds: [3],
    variations: [
      {
        id: 20048,
        number: 'TW-1047-A5',
        attributeValueIds: [328],
        unitId: 1,
        content: 1,
        price: {
          price: '11.90',
          graduated: [
            { from: 25, price: '10.40' },
            { from: 100, price: '8.90' },
          ],
        },
        availabilityId: 5,
        minimumOrderQuantity: 5,
        intervalOrderQuantity: 5,
        weightG: 260,
        widthMm: 60,
        heightMm: 225,
        lengthMm: 148,
        gtin: gtinOf(20048),
      },
      {
        id: 20049,
        number: 'TW-1047-A4',
        attributeValueIds: [329],
        unitId: 1,
        content: 1,
        price: {
          price: '15.90',
          graduated: [
            { from: 25, price: '13.90' },
            { from: 100, price: '11.90' },
          ],
        },
        availabilityId: 6,
        minimumOrderQuantity: 5,
        intervalOrderQuantity: 5,
        weightG: 430,
        widthMm: 70,
        heightMm: 312,
        lengthMm: 210,
        gtin: gtinOf(20049),
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Acrylglas und Eiche', en: 'Acrylic and oak' } },
      { propertyId: 2, value: { de: 'Nein', en: 'No' } },
    ],
    orderPropertyIds: [5, 4],
    facetValueIds: [5107, 5109, 5203, 5612, 5701, 5704, 5705],
    tagIds: [1],
    crossSelling: [{ itemId: 1046, relation: 'Similar' }],
    pictures: [
      {
        family: 'menu-holder',
        tint: '#B08A5B',
        alt: { de: 'Speisekartenhalter aus Acryl mit Eichenfuß', en: 'Acrylic menu holder with oak base' },
      },
      {
        family: 'menu-holder',
        tint: '#8C6A41',
        alt: { de: 'Speisekartenhalter, Eichenfuß mit Logodruck', en: 'Menu holder, oak base with printed logo' },
      },
    ],
  },
  {
    id: 1048,
    manufacturerId: 6,
    categoryIds: [5, 512, 514],
    type: 'default',
    texts: {
      de: {
        name: 'Brotkorb Brygga, spülmaschinenfestes Geflecht',
        shortName: 'Brotkorb Brygga',
        shortDescription:
          'Handgeflochtener Korb aus Polypropylenband in Weidenoptik, für Tisch und Buffet, hygienisch zu reinigen.',
        description:
          '<p>Sieht aus wie Weide, lässt sich aber bei jedem Spülgang mitwaschen. Ein Edelstahldraht im Rand hält die Form, auch wenn der Korb am Griffrand getragen wird. Das Band ist durchgefärbt, Kratzer bleiben unsichtbar.</p><ul><li><strong>Oval:</strong> für den Tisch, reicht für sechs bis acht Scheiben</li><li><strong>Eckig:</strong> im Maß GN 1/3, drei Körbe füllen einen GN-1/1-Rahmen am Buffet</li><li>Leer stapelbar</li></ul><p>Für warmes Brot eine Stoffserviette einlegen: Das Geflecht lässt Dampf durch, hält aber keine Wärme.</p>',
        technicalData: factTable([
          ['Material', 'Polypropylenband, durchgefärbt; Rand mit Edelstahldraht'],
          ['Oval', '250 × 190 × 75 mm, 150 g'],
          ['Eckig', '325 × 176 × 65 mm (GN 1/3), 190 g'],
          ['Temperatur', 'Bis 90 °C'],
          ['Reinigung', 'Spülmaschinenfest'],
        ]),
        metaDescription:
          'Brotkorb aus spülmaschinenfestem Geflecht in Weidenoptik, oval für den Tisch oder eckig im Maß GN 1/3 für das Buffet.',
        keywords: 'Brotkorb, Brotkörbchen, Buffetkorb, Geflecht, GN 1/3, spülmaschinenfest',
        urlPath: 'buffet-bar/brotkorb-brygga',
      },
      en: {
        name: 'Brygga bread basket, dishwasher-safe weave',
        shortName: 'Brygga bread basket',
        shortDescription:
          'Hand-woven basket of polypropylene strand with a wicker look, for table and buffet, hygienic to clean.',
        description:
          '<p>It looks like wicker but goes through the dishwasher with every wash. A stainless steel wire in the rim keeps the shape, even when the basket is carried by its edge. The strand is coloured all the way through, so scratches do not show.</p><ul><li><strong>Oval:</strong> for the table, holds six to eight slices</li><li><strong>Rectangular:</strong> GN 1/3 size, three baskets fill a GN 1/1 frame on the buffet</li><li>Nests when empty</li></ul><p>Line it with a cloth napkin for warm bread: the weave lets steam out but does not hold heat.</p>',
        technicalData: factTable([
          ['Material', 'Polypropylene strand, coloured throughout; rim with stainless steel wire'],
          ['Oval', '250 × 190 × 75 mm, 150 g'],
          ['Rectangular', '325 × 176 × 65 mm (GN 1/3), 190 g'],
          ['Temperature', 'Up to 90 °C'],
          ['Cleaning', 'Dishwasher-safe'],
        ]),
        metaDescription:
          'Bread basket in dishwasher-safe weave with a wicker look, oval for the table or rectangular in GN 1/3 for the buffet.',
        keywords: 'bread basket, buffet basket, woven basket, GN 1/3, dishwasher-safe',
        urlPath: 'buffet-bar/brygga-bread-basket',
      },
    },
    vatId: 0,
    producingCountryIso: 'VN',
    customsTariffNumber: '46029000',
    attributeIds: [7],
    variations: [
      {
        id: 20050,
        number: 'TW-1048-OV',
        attributeValueIds: [728],
        unitId: 1,
        content: 1,
        price: { price: '8.90', graduated: [{ from: 12, price: '7.90' }] },
        stock: 310,
        availabilityId: 1,
        weightG: 150,
        widthMm: 190,
        heightMm: 75,
        lengthMm: 250,
        gtin: gtinOf(20050),
      },
      {
        id: 20051,
        number: 'TW-1048-EC',
        attributeValueIds: [729],
        unitId: 1,
        content: 1,
        price: { price: '11.90', graduated: [{ from: 12, price: '10.70' }] },
        stock: 144,
        availabilityId: 1,
        weightG: 190,
        widthMm: 176,
        heightMm: 65,
        lengthMm: 325,
        gtin: gtinOf(20051),
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Polypropylenband', en: 'Polypropylene strand' } },
      { propertyId: 2, value: { de: 'Ja', en: 'Yes' } },
      { propertyId: 4, value: { de: '90', en: '90' } },
      { propertyId: 11, value: { de: 'Ja', en: 'Yes' } },
    ],
    facetValueIds: [5109, 5201, 5401, 5612, 5701, 5703],
    tagIds: [5],
    crossSelling: [
      { itemId: 1051, relation: 'Accessory' },
      { itemId: 1042, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'bread-basket',
        tint: '#8A6A48',
        alt: { de: 'Ovaler Brotkorb aus braunem Geflecht', en: 'Oval bread basket in brown weave' },
      },
      {
        family: 'bread-basket',
        tint: '#6A4A34',
        alt: { de: 'Brotkorb Brygga, Rand mit Drahteinlage', en: 'Brygga bread basket, rim with wire core' },
      },
    ],
  },
];
