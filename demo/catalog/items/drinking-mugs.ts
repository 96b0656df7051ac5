import type { DemoItem } from '../../types.ts';
import { dishwasherSafe, fact, hardPorcelain, microwaveSafe, notForMicrowaves, stackable, stoneware } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

export const drinkingMugs: DemoItem[] = [
  {
    id: 1126,
    manufacturerId: 1,
    categoryIds: [132, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Werbebecher Hallhof, 300 ml, mit Logo',
        shortName: 'Werbebecher Hallhof',
        shortDescription:
          'Gerader Henkelbecher mit großer Druckfläche. Weiß ab Lager, bedruckt nach drei Wochen, ab 12 Stück.',
        description:
          '<p>Die zylindrische Wand lässt sich ringsum bedrucken: 200 × 70 mm ohne Unterbrechung, nur der Henkel bleibt frei. Gebrannt wird bei 820 °C, der Druck verschmilzt dabei mit der Glasur.</p><h3>So läuft der Druck</h3><ul><li>Druckdaten mit der Bestellung hochladen und die Zahl der Farben angeben</li><li>Korrekturabzug binnen zwei Werktagen</li><li>Lieferung drei Wochen nach Freigabe, Übermenge bis 3 % wird nicht berechnet</li></ul>',
        technicalData: factTable([
          ['Material', 'Hartporzellan, weiß glasiert'],
          ['Fassungsvermögen', '300 ml randvoll'],
          ['Durchmesser', '81 mm'],
          ['Höhe', '95 mm'],
          ['Gewicht', '335 g'],
          ['Druckfläche', '200 × 70 mm'],
          ['Spülmaschine', 'Ja, auch bedruckt'],
        ]),
        metaDescription:
          'Henkelbecher Hallhof, 300 ml, weißes Hartporzellan mit eingebranntem Logo, Druckfläche 200 × 70 mm. Ab 12 Stück.',
        keywords: 'Becher mit Logo, Werbebecher, Henkelbecher, bedruckter Kaffeebecher, Hallhof',
        urlPath: 'geschirr/tassen-becher/becher/werbebecher-hallhof',
      },
      en: {
        name: 'Hallhof logo mug, 300 ml',
        shortName: 'Hallhof logo mug',
        shortDescription:
          'Straight mug with a large print area. White from stock, printed after three weeks, from 12 pieces.',
        description:
          '<p>The cylindrical wall can be printed all round: 200 × 70 mm without a break, with only the handle left free. It is fired at 820 °C, which fuses the print with the glaze.</p><h3>How printing works</h3><ul><li>Upload your artwork with the order and state the number of colours</li><li>Proof within two working days</li><li>Delivery three weeks after approval; up to 3% surplus is not charged</li></ul>',
        technicalData: factTable([
          ['Material', 'Hard porcelain, white glaze'],
          ['Capacity', '300 ml to the brim'],
          ['Diameter', '81 mm'],
          ['Height', '95 mm'],
          ['Weight', '335 g'],
          ['Print area', '200 × 70 mm'],
          ['Dishwasher', 'Yes, printed mugs too'],
        ]),
        metaDescription:
          'Hallhof mug, 300 ml, white hard porcelain with a fired logo, print area 200 × 70 mm. From 12 pieces.',
        keywords: 'logo mug, promotional mug, printed coffee mug, handled mug, Hallhof',
        urlPath: 'tableware/cups-mugs/mugs/hallhof-logo-mug',
      },
    },
    sharesStock: true,
    vatId: 0,
    producingCountryIso: 'CZ',
    customsTariffNumber: '69111000',
    attributeIds: [],
    variations: [
      sold(30082, 'TW-1126-1', [], graduated('5.40', [72, '4.90'], [144, '4.50'], [504, '3.95']), [335, 81, 112, 95], {
        ...inStock(3960),
        minimumOrderQuantity: 12,
        intervalOrderQuantity: 12,
        model: 'HH-B30',
      }),
      sold(30083, 'TW-1126-K12', [], graduated('61.80', [6, '56.40'], [12, '52.20']), [4320, 270, 360, 210], {
        ...inStock(130),
        content: 12,
        model: 'HH-B30',
      }),
    ],
    properties: [hardPorcelain, dishwasherSafe, fact(3, 'Ja, unbedruckt', 'Yes, without print'), fact(31, '36')],
    orderPropertyIds: [3, 4, 5, 65],
    facetValueIds: [5101, 5201, 5301, 5402, 5501, 5602, 5703, 5705],
    tagIds: [5, 7],
    crossSelling: [
      { itemId: 1011, relation: 'Similar' },
      { itemId: 1013, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('mug', '#F8F7F3', 'Becher Hallhof ohne Druck', 'Hallhof mug without print'),
      pictureOf('mug', '#14493B', 'Becher Hallhof mit Druck rundum', 'Hallhof mug with all-round print'),
      pictureOf('box', '#C9A77A', 'Karton mit zwölf Bechern', 'Carton of twelve mugs'),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-05-20',
        'Stadtwerke Betriebskantine',
        'Logo gestochen scharf',
        '504 Stück mit zweifarbigem Logo. Ein einziger Becher war verdruckt, Ersatz lag schon als Übermenge im Karton.',
      ),
      review(
        4,
        'de',
        '2026-02-08',
        'Agentur Halbmast',
        'Abzug prüfen lohnt sich',
        'Unser Grün kam beim Brand dunkler heraus als auf dem Bildschirm. Der Abzug hat es gezeigt, nach Korrektur passt es.',
        {
          reply:
            'Keramikfarben treffen einen Pantone-Ton nie ganz genau. Für Hausfarben senden wir gern einen gebrannten Musterbecher.',
        },
      ),
      review(
        3,
        'en',
        '2026-07-17',
        'Wharfside Hostel',
        'Handle is a bit tight',
        'Print and glaze are very good. With larger hands only two fingers fit, I would have liked a wider handle.',
      ),
    ],
  },
  {
    id: 1127,
    manufacturerId: 61,
    categoryIds: [132, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Emaillebecher Fernhill, 350 ml',
        shortName: 'Emaillebecher Fernhill',
        shortDescription:
          'Stahlbecher mit doppelter Emailleschicht und Edelstahlrand, für Terrasse, Feuerplatz und Foodtruck.',
        description:
          '<p>Emaille platzt an der Kante zuerst ab. Hier ist der Rand mit Edelstahl eingefasst, und der Henkel ist vor dem Emaillieren geschweißt, nicht genietet: keine Ritze, in der Wasser steht.</p><ul><li>0,8 mm Stahl, zwei Schichten Emaille</li><li>Darf auf Gasflamme und Grillrost</li><li>Heißgetränke: Der Henkel wird warm, der Rand heiß</li></ul>',
        technicalData: factTable([
          ['Material', 'Stahl 0,8 mm, emailliert; Rand Edelstahl'],
          ['Fassungsvermögen', '350 ml randvoll'],
          ['Durchmesser', '82 mm'],
          ['Höhe', '80 mm'],
          ['Gewicht', '150 g'],
          ['Spülmaschine', 'Ja, nicht zusammen mit Besteck'],
          ['Mikrowelle', 'Nein'],
        ]),
        metaDescription:
          'Emaillebecher Fernhill mit Edelstahlrand, 350 ml, in Weiß, Flaschengrün und Nachtblau. Bruchfest, für draußen.',
        keywords: 'Emaillebecher, Outdoorbecher, Feuerbecher, Blechtasse, Terrasse, Fernhill',
        urlPath: 'geschirr/tassen-becher/becher/emaillebecher-fernhill',
      },
      en: {
        name: 'Fernhill enamel mug, 350 ml',
        shortName: 'Fernhill enamel mug',
        shortDescription:
          'Steel mug with two coats of enamel and a stainless steel rim, for terraces, fire pits and food trucks.',
        description:
          '<p>Enamel chips at the edge first. Here the rim is bound in stainless steel and the handle is welded before enamelling, not riveted: there is no gap for water to stand in.</p><ul><li>0.8 mm steel, two coats of enamel</li><li>May go on a gas flame or a grill</li><li>With hot drinks the handle gets warm and the rim hot</li></ul>',
        technicalData: factTable([
          ['Material', 'Steel 0.8 mm, enamelled; stainless steel rim'],
          ['Capacity', '350 ml to the brim'],
          ['Diameter', '82 mm'],
          ['Height', '80 mm'],
          ['Weight', '150 g'],
          ['Dishwasher', 'Yes, not together with cutlery'],
          ['Microwave', 'No'],
        ]),
        metaDescription:
          'Fernhill enamel mug with a stainless steel rim, 350 ml, in white, bottle green and midnight blue. For outdoors.',
        keywords: 'enamel mug, camping mug, outdoor mug, terrace, Fernhill',
        urlPath: 'tableware/cups-mugs/mugs/fernhill-enamel-mug',
      },
    },
    vatId: 0,
    producingCountryIso: 'TR',
    customsTariffNumber: '73239400',
    attributeIds: [1],
    variations: [
      sold(30084, 'TW-1127-WS', [101], graduated('7.20', [24, '6.60'], [96, '6.10']), [150, 82, 112, 80], {
        ...inStock(324),
        pictures: [0],
      }),
      sold(30085, 'TW-1127-FG', [107], graduated('7.20', [24, '6.60'], [96, '6.10']), [150, 82, 112, 80], {
        ...inStock(208),
        pictures: [1],
      }),
      sold(
        30086,
        'TW-1127-NB',
        [108],
        { price: '7.20', offer: { price: '5.60', lowest30Days: '6.50' } },
        [150, 82, 112, 80],
        { ...inStock(76), pictures: [2] },
      ),
    ],
    properties: [fact(1, 'Stahl, emailliert', 'Enamelled steel'), dishwasherSafe, notForMicrowaves, fact(5, '0.8')],
    orderPropertyIds: [3, 5],
    facetValueIds: [5119, 5201, 5302, 5402, 5501, 5673, 5705, 5708],
    tagIds: [4],
    crossSelling: [
      { itemId: 1013, relation: 'Similar' },
      { itemId: 1134, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('mug', '#F3F1EA', 'Emaillebecher in Weiß', 'Enamel mug in white'),
      pictureOf('mug', '#14493B', 'Emaillebecher in Flaschengrün', 'Enamel mug in bottle green'),
      pictureOf('mug', '#24324A', 'Emaillebecher in Nachtblau', 'Enamel mug in midnight blue'),
    ],
    reviews: [
      review(
        5,
        'en',
        '2026-06-09',
        'Hearth & Hollow Glamping',
        'Survives gravel',
        'Dropped on stone daily by children and adults alike. One dent in a season, no chips at the rim.',
      ),
      review(
        3,
        'de',
        '2026-08-05',
        'Almhütte Steinbock',
        'Becher wird sehr heiß',
        'Für Glühwein muss man die Gäste warnen. Als Wasserbecher am Brunnen sind sie ideal.',
      ),
    ],
  },
  {
    id: 1128,
    manufacturerId: 10,
    categoryIds: [132, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Mehrwegbecher to go, Polypropylen, mit Pfandaufdruck',
        shortName: 'Mehrwegbecher to go',
        shortDescription:
          'Stapelbarer Pfandbecher für Kaffee zum Mitnehmen, für mindestens 500 Spülgänge. Karton zu 50 Stück.',
        description:
          '<p>Mit dem Becher kommen Sie der Pflicht nach, Getränke zum Mitnehmen auch in Mehrweg anzubieten. Seine Wand ist innen gerippt, deshalb lassen sich gespülte Becher nass stapeln und wieder trennen. Am Boden stehen Pfandzeichen und eine Zähllinie für Spülgänge.</p><ul><li>Passt unter den Auslauf üblicher Vollautomaten und in Becherhalter</li><li>Deckel mit Schiebeverschluss getrennt im selben Karton</li><li>Logo: einfarbig ab 250 Stück, Druckdaten hochladen</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylen, BPA-frei'],
          ['Fassungsvermögen', '250 / 350 ml randvoll'],
          ['Durchmesser', '80 / 90 mm'],
          ['Höhe', '94 / 117 mm'],
          ['Gewicht mit Deckel', '48 / 62 g'],
          ['Temperatur', '−20 bis +100 °C'],
          ['Spülmaschine', 'Ja, 500 Spülgänge'],
        ]),
        metaDescription:
          'Mehrwegbecher to go aus Polypropylen, 250 und 350 ml, mit Deckel, nass stapelbar. Karton zu 50 Stück, Logo auf Wunsch.',
        keywords: 'Mehrwegbecher, Pfandbecher, Coffee to go, Mehrwegpflicht, Becher mit Deckel',
        urlPath: 'geschirr/tassen-becher/becher/mehrwegbecher-to-go',
      },
      en: {
        name: 'Reusable to-go cup, polypropylene, marked for deposit',
        shortName: 'Reusable to-go cup',
        shortDescription: 'Stackable deposit cup for takeaway coffee, good for at least 500 washes. Carton of 50.',
        description:
          '<p>With this cup you meet the duty to offer takeaway drinks in reusable cups as well. Its wall is ribbed inside, so washed cups can be stacked wet and still come apart. The base carries a deposit mark and a counting line for washes.</p><ul><li>Fits below the outlet of common bean-to-cup machines and in cup holders</li><li>Lid with a sliding closure, packed separately in the same carton</li><li>Logo: one colour from 250 pieces, upload your artwork</li></ul>',
        technicalData: factTable([
          ['Material', 'Polypropylene, BPA-free'],
          ['Capacity', '250 / 350 ml to the brim'],
          ['Diameter', '80 / 90 mm'],
          ['Height', '94 / 117 mm'],
          ['Weight with lid', '48 / 62 g'],
          ['Temperature', '−20 to +100 °C'],
          ['Dishwasher', 'Yes, 500 cycles'],
        ]),
        metaDescription:
          'Reusable to-go cup in polypropylene, 250 and 350 ml, with lid, stacks wet. Carton of 50, your logo on request.',
        keywords: 'reusable cup, deposit cup, takeaway coffee, to-go cup, cup with lid',
        urlPath: 'tableware/cups-mugs/mugs/reusable-to-go-cup',
      },
    },
    vatId: 0,
    producingCountryIso: 'NL',
    customsTariffNumber: '39241000',
    attributeIds: [4, 1],
    variations: [
      sold(
        30087,
        'TW-1128-250-AN-K50',
        [408, 104],
        graduated('79.00', [5, '74.50'], [10, '69.00']),
        [2700, 330, 410, 300],
        { ...inStock(64), content: 50, pictures: [0] },
      ),
      sold(
        30088,
        'TW-1128-350-AN-K50',
        [412, 104],
        graduated('94.00', [5, '89.00'], [10, '82.50']),
        [3420, 370, 460, 340],
        { ...inStock(48), content: 50, pictures: [0] },
      ),
      sold(30089, 'TW-1128-350-SB-K50', [412, 106], graduated('94.00', [5, '89.00']), [3420, 370, 460, 340], {
        stock: 0,
        canOversell: true,
        availabilityId: 3,
        content: 50,
        pictures: [1],
      }),
    ],
    properties: [fact(1, 'Polypropylen', 'Polypropylene'), dishwasherSafe, microwaveSafe, fact(4, '100'), stackable],
    orderPropertyIds: [5, 65],
    facetValueIds: [5109, 5201, 5301, 5401, 5501, 5705],
    tagIds: [1, 5, 6],
    crossSelling: [
      { itemId: 1157, relation: 'Similar' },
      { itemId: 1011, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#3B3F42', 'Mehrwegbecher in Anthrazit', 'Reusable cup in anthracite'),
      pictureOf('tumbler', '#9CAE94', 'Mehrwegbecher in Salbei', 'Reusable cup in sage'),
      pictureOf('box', '#C9A77A', 'Karton mit 50 Bechern und Deckeln', 'Carton of 50 cups and lids'),
    ],
    reviews: [
      review(
        4,
        'de',
        '2026-03-13',
        'Bäckerei Kornrade',
        'Rücklauf über 80 Prozent',
        'Nach drei Monaten Pfandbetrieb kommen vier von fünf Bechern zurück. Der Schiebeverschluss ist dicht, nur Milchreste muss man vorspülen.',
      ),
      review(
        2,
        'en',
        '2026-04-18',
        'Platform Nine Coffee',
        'Lids come off too easily',
        'The cup is fine, but two lids opened in bags during the first week. We now press them down twice.',
        {
          reply:
            'That batch had lids 0.3 mm too wide. Please write to us with your order number and we will replace all of them.',
        },
      ),
      review(
        5,
        'de',
        '2026-09-24',
        'Uni-Café Mittelbau',
        'Nass stapeln funktioniert',
        'Klingt nebensächlich, spart uns aber jeden Abend eine halbe Stunde Trocknen.',
      ),
    ],
  },
  {
    id: 1129,
    manufacturerId: 2,
    categoryIds: [132, 13],
    type: 'default',
    texts: {
      de: {
        name: 'Becher Priel ohne Henkel',
        shortName: 'Becher Priel ohne Henkel',
        shortDescription:
          'Konischer Steinzeugbecher für Wasser, Flat White oder Dessert, 200 und 300 ml, stapelbar bis vier Stück.',
        description:
          '<p>Ein Becher für drei Aufgaben: Wasser am Tisch, Kaffee mit Milch an der Bar, geschichtetes Dessert in der Küche. Zwei umlaufende Daumenmulden geben Halt, wo sonst der Henkel wäre.</p><ul><li><strong>200 ml</strong>: Flat White, Wasser</li><li><strong>300 ml</strong>: Milchkaffee, Tee, Dessert</li></ul>',
        technicalData: factTable([
          ['Material', 'Steinzeug, bei 1.240 °C gebrannt'],
          ['Fassungsvermögen', '200 / 300 ml randvoll'],
          ['Durchmesser', '80 / 88 mm'],
          ['Höhe', '78 / 94 mm'],
          ['Gewicht', '230 / 310 g'],
          ['Spülmaschine', 'Ja'],
          ['Mikrowelle', 'Ja'],
        ]),
        metaDescription:
          'Becher Priel ohne Henkel aus gesprenkeltem Steinzeug, 200 und 300 ml, in Nebel und Algengrün. Stapelbar.',
        keywords: 'Becher ohne Henkel, Flat-White-Becher, Dessertbecher, Steinzeugbecher, Priel',
        urlPath: 'geschirr/tassen-becher/becher/becher-priel-ohne-henkel',
      },
      en: {
        name: 'Priel tumbler mug without handle',
        shortName: 'Priel mug without handle',
        shortDescription:
          'Tapered stoneware mug for water, flat white or dessert, 200 and 300 ml, stackable up to four.',
        description:
          '<p>One mug for three tasks: water at the table, coffee with milk at the bar, layered desserts in the kitchen. Two thumb grooves all round give a grip where the handle would be.</p><ul><li><strong>200 ml</strong>: flat white, water</li><li><strong>300 ml</strong>: café au lait, tea, desserts</li></ul>',
        technicalData: factTable([
          ['Material', 'Stoneware, fired at 1,240 °C'],
          ['Capacity', '200 / 300 ml to the brim'],
          ['Diameter', '80 / 88 mm'],
          ['Height', '78 / 94 mm'],
          ['Weight', '230 / 310 g'],
          ['Dishwasher', 'Yes'],
          ['Microwave', 'Yes'],
        ]),
        metaDescription:
          'Priel mug without handle in speckled stoneware, 200 and 300 ml, in mist and seaweed. Stackable.',
        keywords: 'handleless mug, flat white cup, dessert cup, stoneware tumbler, Priel',
        urlPath: 'tableware/cups-mugs/mugs/priel-mug-without-handle',
      },
    },
    vatId: 0,
    producingCountryIso: 'PT',
    customsTariffNumber: '69120023',
    attributeIds: [4, 1],
    // The smaller one is made in mist alone.
    variations: [
      sold(30091, 'TW-1129-300-NE', [410, 180], graduated('8.40', [24, '7.70']), [310, 88, 88, 94], {
        ...inStock(264),
        pictures: [0],
      }),
      sold(30090, 'TW-1129-200-NE', [406, 180], graduated('6.90', [24, '6.30']), [230, 80, 80, 78], {
        ...inStock(348),
        pictures: [0],
      }),
      sold(30092, 'TW-1129-300-AL', [410, 182], graduated('8.40', [24, '7.70']), [310, 88, 88, 94], {
        stock: 26,
        availabilityId: 2,
        pictures: [1],
      }),
    ],
    properties: [stoneware, dishwasherSafe, microwaveSafe, fact(11, 'Ja, bis 4 Stück', 'Yes, up to 4')],
    facetValueIds: [5102, 5201, 5301, 5401, 5501, 5667, 5703, 5705],
    tagIds: [6],
    crossSelling: [
      { itemId: 1122, relation: 'Similar' },
      { itemId: 1013, relation: 'Similar' },
    ],
    pictures: [
      pictureOf('tumbler', '#D9D6CC', 'Becher Priel in Nebel', 'Priel mug in mist'),
      pictureOf('tumbler', '#59674A', 'Becher Priel in Algengrün', 'Priel mug in seaweed'),
    ],
  },
];
