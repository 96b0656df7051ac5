import type { DemoItem } from '../../types.ts';
import { factTable } from '../fact-table.ts';
import { gtinOf } from '../gtin.ts';

export const barGlasses: DemoItem[] = [
  {
    id: 1024,
    manufacturerId: 3,
    categoryIds: [22, 221],
    type: 'default',
    texts: {
      de: {
        name: 'Willibecher mit Eichstrich, Mehrwegkiste mit 25 Gläsern',
        shortName: 'Willibecher, Kiste 25 Stück',
        shortDescription:
          'Klassischer Bierbecher mit geeichtem Füllstrich, geliefert in der stapelbaren Mehrwegkiste mit Facheinteilung.',
        description:
          '<p>Der Willibecher ist am Rand leicht eingezogen und hält den Schaum. Gläser und Kiste bleiben zusammen: Die Kiste dient als Transport-, Spül- und Lagerkorb und passt in Durchschubmaschinen mit 500 × 500 mm.</p><ul><li>Eichstrich mit CE-Kennzeichnung nach Richtlinie 2014/32/EU</li><li>Rand gehärtet, Stapelhöhe bis acht Kisten</li><li>Pfand für die Kiste, Rücknahme mit jeder Lieferung</li></ul>',
        technicalData: factTable([
          ['Material', 'Natron-Kalk-Glas, Rand gehärtet'],
          ['Füllmenge am Eichstrich', '0,3 / 0,4 / 0,5 l'],
          ['Randvolumen', '385 / 495 / 610 ml'],
          ['Höhe', '140 / 150 / 163 mm'],
          ['Gewicht je Glas', '260 / 320 / 390 g'],
          ['Kiste', '500 × 500 mm, Polypropylen, 1,9 kg'],
          ['Spülmaschine', 'Ja, in der Kiste'],
        ]),
        metaDescription:
          'Willibecher mit Eichstrich 0,3, 0,4 oder 0,5 l in der Mehrwegkiste mit 25 Gläsern. Transport-, Spül- und Lagerkorb in einem.',
        keywords: 'Willibecher, Bierglas, Eichstrich, Ausschankglas, Mehrwegkiste',
        urlPath: 'glaeser/bar-wasserglaeser/willibecher-mit-eichstrich',
      },
      en: {
        name: 'Willi tumbler with fill line, returnable crate of 25 beer glasses',
        shortName: 'Willi beer glass, crate of 25',
        shortDescription:
          'Classic German beer glass with a certified fill line, delivered in a stackable returnable crate with compartments.',
        description:
          '<p>The Willi tumbler is slightly drawn in at the rim and holds the head. Glasses and crate stay together: the crate serves for transport, washing and storage and fits pass-through machines of 500 × 500 mm.</p><ul><li>Fill line with CE marking under Directive 2014/32/EU</li><li>Toughened rim, crates stack up to eight high</li><li>Deposit on the crate, taken back with every delivery</li></ul>',
        technicalData: factTable([
          ['Material', 'Soda-lime glass, toughened rim'],
          ['Capacity at the fill line', '0.3 / 0.4 / 0.5 l'],
          ['Capacity to the brim', '385 / 495 / 610 ml'],
          ['Height', '140 / 150 / 163 mm'],
          ['Weight per glass', '260 / 320 / 390 g'],
          ['Crate', '500 × 500 mm, polypropylene, 1.9 kg'],
          ['Dishwasher', 'Yes, in the crate'],
        ]),
        metaDescription:
          'Willi beer glass with fill line at 0.3, 0.4 or 0.5 l in a returnable crate of 25. For transport, washing and storage.',
        keywords: 'Willi tumbler, beer glass, fill line, draught glass, returnable crate',
        urlPath: 'glassware/bar-water-glasses/willi-beer-glass-with-fill-line',
      },
    },
    vatId: 0,
    producingCountryIso: 'FR',
    customsTariffNumber: '70133799',
    attributeIds: [4],
    variations: [
      {
        id: 10241,
        number: 'TW-1024-04-K25',
        attributeValueIds: [422],
        unitId: 1,
        content: 25,
        price: {
          price: '45.00',
          graduated: [
            { from: 5, price: '42.50' },
            { from: 10, price: '40.00' },
          ],
        },
        stock: 86,
        availabilityId: 1,
        maximumOrderQuantity: 40,
        weightG: 9900,
        widthMm: 500,
        lengthMm: 500,
        heightMm: 185,
        gtin: gtinOf(10241),
        model: 'VL-WB04-E',
      },
      {
        id: 10240,
        number: 'TW-1024-03-K25',
        attributeValueIds: [421],
        unitId: 1,
        content: 25,
        price: {
          price: '40.00',
          graduated: [
            { from: 5, price: '37.50' },
            { from: 10, price: '35.00' },
          ],
        },
        stock: 120,
        availabilityId: 1,
        maximumOrderQuantity: 40,
        weightG: 8400,
        widthMm: 500,
        lengthMm: 500,
        heightMm: 175,
        gtin: gtinOf(10240),
        model: 'VL-WB03-E',
      },
      {
        id: 10242,
        number: 'TW-1024-05-K25',
        attributeValueIds: [423],
        unitId: 1,
        content: 25,
        price: { price: '50.00', graduated: [{ from: 5, price: '47.50' }] },
        stock: 9,
        availabilityId: 4,
        maximumOrderQuantity: 40,
        weightG: 11650,
        widthMm: 500,
        lengthMm: 500,
        heightMm: 198,
        gtin: gtinOf(10242),
        model: 'VL-WB05-E',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Natron-Kalk-Glas', en: 'Soda-lime glass' } },
      { propertyId: 2, value: { de: 'Ja, in der Kiste', en: 'Yes, in the crate' } },
      { propertyId: 16, value: { de: '2014/32/EU (MI-008)', en: '2014/32/EU (MI-008)' } },
      { propertyId: 33, value: { de: 'Mehrwegkiste aus Polypropylen', en: 'Returnable polypropylene crate' } },
    ],
    orderPropertyIds: [9, 15],
    facetValueIds: [5103, 5201, 5302, 5402, 5501, 5702, 5704, 5708],
    tagIds: [3, 5, 6],
    crossSelling: [
      { itemId: 1022, relation: 'Similar' },
      { itemId: 1027, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'beer-glass',
        tint: '#D9A441',
        alt: { de: 'Willibecher mit Eichstrich', en: 'Willi beer glass with fill line' },
      },
      {
        family: 'rack',
        tint: '#4A5560',
        alt: { de: 'Mehrwegkiste für 25 Gläser', en: 'Returnable crate for 25 glasses' },
      },
    ],
  },
  {
    id: 1025,
    manufacturerId: 10,
    categoryIds: [22, 222],
    type: 'default',
    texts: {
      de: {
        name: 'Cocktailschale Steelyard, 210 ml',
        shortName: 'Cocktailschale Steelyard',
        shortDescription:
          'Konische Schale für geschüttelte und gerührte Drinks ohne Eis. Öffnungswinkel 60 Grad, damit nichts überschwappt.',
        description:
          '<p>Die Schale ist steiler als ein klassisches Martiniglas: Ein Drink von 9 cl reicht bis rund 20 mm unter den Rand und bleibt beim Tragen im Glas. Im Gläserfroster beschlägt die Wand gleichmäßig.</p><ul><li>Verkauf paarweise</li><li>Gezogener Stiel, 66 mm</li></ul>',
        technicalData: factTable([
          ['Material', 'Kristallglas, bleifrei'],
          ['Fassungsvermögen', '210 ml randvoll'],
          ['Durchmesser', '102 mm'],
          ['Höhe', '158 mm'],
          ['Gewicht', '170 g'],
          ['Spülmaschine', 'Ja, Gläserspülprogramm'],
        ]),
        metaDescription:
          'Cocktailschale Steelyard aus bleifreiem Kristallglas, 210 ml, für Drinks ohne Eis. Verkauf paarweise ab 2 Stück.',
        keywords: 'Cocktailschale, Martiniglas, Cocktailglas, Bar, Steelyard',
        urlPath: 'glaeser/bar-wasserglaeser/cocktailschale-steelyard',
      },
      en: {
        name: 'Steelyard cocktail glass, 210 ml',
        shortName: 'Steelyard cocktail glass',
        shortDescription:
          'Conical glass for shaken and stirred drinks served up. Opening angle of 60 degrees so that nothing spills.',
        description:
          '<p>The bowl is steeper than a classic martini glass: a drink of 90 ml reaches to about 20 mm below the rim and stays in the glass when carried. The wall frosts evenly in a glass froster.</p><ul><li>Sold in pairs</li><li>Pulled stem of 66 mm</li></ul>',
        technicalData: factTable([
          ['Material', 'Crystal glass, lead-free'],
          ['Capacity', '210 ml to the brim'],
          ['Diameter', '102 mm'],
          ['Height', '158 mm'],
          ['Weight', '170 g'],
          ['Dishwasher', 'Yes, glass programme'],
        ]),
        metaDescription:
          'Steelyard cocktail glass in lead-free crystal, 210 ml, for drinks served up. Sold in pairs, from 2 pieces.',
        keywords: 'cocktail glass, martini glass, bar, Steelyard',
        urlPath: 'glassware/bar-water-glasses/steelyard-cocktail-glass',
      },
    },
    vatId: 0,
    producingCountryIso: 'GB',
    customsTariffNumber: '70132890',
    attributeIds: [],
    variations: [
      {
        id: 10250,
        number: 'TW-1025-1',
        attributeValueIds: [],
        unitId: 1,
        content: 1,
        price: { price: '5.90', recommended: '6.90', graduated: [{ from: 24, price: '5.40' }] },
        stock: 46,
        canOversell: true,
        availabilityId: 4,
        minimumOrderQuantity: 2,
        intervalOrderQuantity: 2,
        weightG: 170,
        widthMm: 102,
        lengthMm: 102,
        heightMm: 158,
        gtin: gtinOf(10250),
        model: 'PL-CT21',
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Kristallglas, bleifrei', en: 'Crystal glass, lead-free' } },
      { propertyId: 2, value: { de: 'Gläserspülprogramm', en: 'Glass programme' } },
    ],
    facetValueIds: [5103, 5202, 5302, 5402, 5501, 5608, 5704],
    tagIds: [1],
    crossSelling: [
      { itemId: 1023, relation: 'Similar' },
      { itemId: 1019, relation: 'Similar' },
    ],
    pictures: [
      {
        family: 'cocktail-glass',
        tint: '#D8E0DA',
        alt: { de: 'Cocktailschale Steelyard', en: 'Steelyard cocktail glass' },
      },
      {
        family: 'shaker',
        tint: '#C4C8CB',
        alt: { de: 'Shaker zur Zubereitung, nicht im Lieferumfang', en: 'Shaker for mixing, not included' },
      },
    ],
  },
  {
    id: 1026,
    manufacturerId: 10,
    categoryIds: [22, 8],
    type: 'default',
    texts: {
      de: {
        name: 'Papiertrinkhalm, lose, 6 × 200 mm',
        shortName: 'Papiertrinkhalm',
        shortDescription:
          'Dreilagig gewickelter Trinkhalm aus Frischfaserpapier, ohne Kunststoff und ohne Beschichtung. Ab 500 Stück.',
        description:
          '<p>Der Halm bleibt in kalten Getränken mindestens drei Stunden formstabil. Kleber und Druckfarbe sind für den Kontakt mit Lebensmitteln geeignet, die Halme sind nach EN 13432 kompostierbar.</p><ul><li>Abgabe in Schritten von 500 Stück, lose im Spenderkarton</li><li>Nicht für Heißgetränke</li></ul>',
        technicalData: factTable([
          ['Material', 'Frischfaserpapier, 3 Lagen, 210 g/m²'],
          ['Durchmesser', '6 mm'],
          ['Länge', '200 mm'],
          ['Gewicht', '0,9 g'],
          ['Formstabil', 'Mindestens 3 Stunden bei 5 °C'],
          ['Entsorgung', 'Altpapier oder Bioabfall nach örtlicher Regelung'],
        ]),
        metaDescription:
          'Papiertrinkhalm 6 × 200 mm, dreilagig, ohne Beschichtung, in Natur und Schwarz. Ab 500 Stück, mit Staffelpreisen.',
        keywords: 'Papiertrinkhalm, Strohhalm, Papierhalm, plastikfrei, Bar',
        urlPath: 'glaeser/bar-wasserglaeser/papiertrinkhalm',
      },
      en: {
        name: 'Paper straw, loose, 6 × 200 mm',
        shortName: 'Paper straw',
        shortDescription:
          'Three-ply straw wound from virgin fibre paper, without plastic and without coating. From 500 pieces.',
        description:
          '<p>The straw keeps its shape in cold drinks for at least three hours. Adhesive and ink are suitable for food contact and the straws are compostable to EN 13432.</p><ul><li>Sold in steps of 500, loose in a dispenser box</li><li>Not for hot drinks</li></ul>',
        technicalData: factTable([
          ['Material', 'Virgin fibre paper, 3-ply, 210 g/m²'],
          ['Diameter', '6 mm'],
          ['Length', '200 mm'],
          ['Weight', '0.9 g'],
          ['Keeps its shape', 'At least 3 hours at 5 °C'],
          ['Disposal', 'Waste paper or organic waste, subject to local rules'],
        ]),
        metaDescription:
          'Paper straw 6 × 200 mm, three-ply, without coating, in natural and black. From 500 pieces, with quantity discounts.',
        keywords: 'paper straw, drinking straw, plastic-free, bar',
        urlPath: 'glassware/bar-water-glasses/paper-straw',
      },
    },
    vatId: 0,
    producingCountryIso: 'IT',
    customsTariffNumber: '48239085',
    attributeIds: [1],
    // Prices with four decimal places: only the line amount is rounded to cents.
    variations: [
      {
        id: 10260,
        number: 'TW-1026-NA',
        attributeValueIds: [116],
        unitId: 1,
        content: 1,
        price: {
          price: '0.0249',
          graduated: [
            { from: 2500, price: '0.0224' },
            { from: 10000, price: '0.0198' },
          ],
        },
        stock: 86500,
        availabilityId: 1,
        minimumOrderQuantity: 500,
        intervalOrderQuantity: 500,
        maximumOrderQuantity: 50000,
        weightG: 1,
        widthMm: 6,
        lengthMm: 200,
        heightMm: 6,
        gtin: gtinOf(10260),
        model: 'PL-PS620-N',
        pictures: [0, 2],
      },
      {
        id: 10261,
        number: 'TW-1026-SW',
        attributeValueIds: [103],
        unitId: 1,
        content: 1,
        price: {
          price: '0.0279',
          graduated: [
            { from: 2500, price: '0.0252' },
            { from: 10000, price: '0.0226' },
          ],
        },
        stock: 31000,
        availabilityId: 1,
        minimumOrderQuantity: 500,
        intervalOrderQuantity: 500,
        maximumOrderQuantity: 50000,
        weightG: 1,
        widthMm: 6,
        lengthMm: 200,
        heightMm: 6,
        gtin: gtinOf(10261),
        model: 'PL-PS620-B',
        pictures: [1, 2],
      },
    ],
    properties: [
      { propertyId: 1, value: { de: 'Frischfaserpapier', en: 'Virgin fibre paper' } },
      { propertyId: 16, value: { de: 'EN 13432', en: 'EN 13432' } },
    ],
    facetValueIds: [5112, 5203, 5704, 5708],
    tagIds: [6],
    crossSelling: [{ itemId: 1023, relation: 'Accessory' }],
    pictures: [
      {
        family: 'box',
        tint: '#C9A77A',
        alt: { de: 'Spenderkarton mit Trinkhalmen in Natur', en: 'Dispenser box of natural paper straws' },
      },
      {
        family: 'box',
        tint: '#3B3F42',
        alt: { de: 'Spenderkarton mit schwarzen Trinkhalmen', en: 'Dispenser box of black paper straws' },
      },
      {
        family: 'tumbler',
        tint: '#DDE6E4',
        alt: { de: 'Longdrinkglas, in das der Trinkhalm passt', en: 'Highball glass that suits the straw' },
      },
    ],
  },
];
