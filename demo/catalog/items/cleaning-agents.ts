import type { DemoItem, DemoPrice, DemoVariation } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { hazardLabels } from '../hazard-labels.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, type Measures, type Supply, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** A liquid by the litre: bottle, carton or canister differ in nothing but their content. */
function liquid(
  id: number,
  itemId: number,
  liters: number,
  price: DemoPrice | string,
  measures: Measures,
  supply: Supply,
): DemoVariation {
  const number = `TW-${itemId}-${String(liters).replace('.', '')}L`;
  return sold(id, number, [], price, measures, { unitId: 4, content: liters, ...supply });
}

/** Cleaners and disinfectants that everyone may buy. */
export const cleaningAgents: DemoItem[] = [
  {
    id: 1279,
    manufacturerId: 4,
    categoryIds: [811],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029010',
    attributeIds: [],
    texts: {
      de: {
        name: 'Allzweckreiniger Klarspur, Konzentrat',
        shortName: 'Allzweckreiniger Klarspur',
        shortDescription: 'Schaumarmer Reiniger für Böden, Tische und abwaschbare Flächen, im Pfandkanister.',
        description:
          '<p>Für die tägliche Unterhaltsreinigung: trocknet streifenfrei auf Stein, lackiertem Holz, Kunststoff und Glas. Der Zusatz von Alkohol lässt Flächen rasch abtrocknen, sodass der Boden bald wieder begehbar ist.</p><ul><li>50 ml auf 10 Liter Wasser für Böden, 5 ml auf 1 Liter in der Sprühflasche</li><li>Auch für Scheuersaugmaschinen</li><li>Nicht auf Aluminium und ungewachstem Holz</li></ul>',
        technicalData: factTable([
          ['Inhaltsstoffe', '5–15 % nichtionische Tenside, unter 5 % anionische Tenside, Alkohol, Duftstoffe (Citral)'],
          ['Dosierung', '50 ml auf 10 l Wasser'],
          ['pH-Wert', '7,5 (Konzentrat)'],
          ['Gebinde', 'Kanister 5 und 10 l, Polyethylen, Pfand'],
        ]),
        metaDescription:
          'Allzweckreiniger-Konzentrat für Böden und Flächen, streifenfrei, 5 und 10 Liter im Pfandkanister, 50 ml auf 10 l.',
        keywords: 'Allzweckreiniger, Neutralreiniger, Bodenreiniger, Wischpflege, Konzentrat, Kanister',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/allzweckreiniger-klarspur',
      },
      en: {
        name: 'Klarspur all-purpose cleaner, concentrate',
        shortName: 'Klarspur all-purpose cleaner',
        shortDescription: 'Low-foam cleaner for floors, tables and washable surfaces, in deposit canisters.',
        description:
          '<p>For daily maintenance: dries streak-free on stone, lacquered wood, plastic and glass. Added alcohol makes surfaces dry fast, so floors can be walked on soon after mopping.</p><ul><li>50 ml to 10 litres of water for floors, 5 ml to 1 litre in the spray bottle</li><li>Also for scrubber-driers</li><li>Not for aluminium or unwaxed wood</li></ul>',
        technicalData: factTable([
          ['Ingredients', '5–15% non-ionic surfactants, less than 5% anionic surfactants, alcohol, perfumes (citral)'],
          ['Dosage', '50 ml to 10 l of water'],
          ['pH', '7.5 (concentrate)'],
          ['Containers', 'Polyethylene canisters of 5 and 10 l, with deposit'],
        ]),
        metaDescription:
          'All-purpose cleaner concentrate for floors and surfaces, streak-free, 5 and 10 litres in deposit canisters, 50 ml to 10 l.',
        keywords: 'all-purpose cleaner, neutral cleaner, floor cleaner, concentrate, canister',
        urlPath: 'cleaning-consumables/cleaning-agents/klarspur-all-purpose-cleaner',
      },
    },
    properties: [
      fact(51, '7.5'),
      fact(52, '50 ml auf 10 l Wasser', '50 ml to 10 l of water'),
      { propertyId: 53, value: hazardLabels.irritant },
      fact(54, '2'),
    ],
    orderPropertyIds: [14],
    facetValueIds: [5615, 5709],
    tagIds: [2, 3, 6],
    crossSelling: [
      { itemId: 1059, relation: 'Similar' },
      { itemId: 1291, relation: 'Accessory' },
      { itemId: 1060, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf(
        'cleaner-bottle',
        '#7FA7B8',
        'Kanister mit 5 Litern Allzweckreiniger',
        '5-litre canister of all-purpose cleaner',
      ),
      pictureOf(
        'cleaner-bottle',
        '#7FA7B8',
        'Kanister mit 10 Litern Allzweckreiniger',
        '10-litre canister of all-purpose cleaner',
      ),
      pictureOf('cleaner-bottle', '#7FA7B8', 'Allzweckreiniger in zwei Gebinden', 'All-purpose cleaner in two sizes'),
    ],
    variations: [
      liquid(40346, 1279, 5, '13.90', [5350, 190, 145, 250], { ...inStock(230), pictures: [0, 2] }),
      liquid(40347, 1279, 10, graduated('24.90', [4, '22.90'], [12, '21.50']), [10600, 230, 190, 310], {
        ...inStock(164),
        pictures: [1, 2],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-02-24',
        'Objektleitung, Seminarzentrum Eiche',
        'Streifenfrei auch auf dunklem Stein',
        'Mit 30 statt 50 ml dosiert und trotzdem sauber. Riecht dezent.',
      ),
      review(
        4,
        'en',
        '2026-05-17',
        'Mill Lane Café',
        'Does everything but the oven',
        'Tables, floor, windows. For grease you need something stronger.',
      ),
    ],
  },
  {
    id: 1280,
    manufacturerId: 4,
    categoryIds: [811],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029090',
    attributeIds: [7],
    texts: {
      de: {
        name: 'Sanitärreiniger Klarspur auf Basis von Zitronensäure',
        shortName: 'Sanitärreiniger Klarspur',
        shortDescription:
          'Saurer Reiniger gegen Kalk und Seifenreste im Bad, in der Dosierflasche mit abgewinkeltem Hals.',
        description:
          '<p>Zitronensäure löst Kalk langsamer als Salzsäure, schont dafür Chrom. Zementfugen vorher wässern und danach gut nachspülen. Der abgewinkelte Hals erreicht die Stelle unter dem WC-Rand; aufgetragen bleibt das Mittel als Film haften und wirkt fünf Minuten.</p><ul><li>Pur im WC, 30 ml auf 1 Liter für Armaturen und Fliesen</li><li>Nicht auf Marmor, Kalkstein und Emaille ohne Säureschutz</li><li>Niemals mit chlorhaltigen Mitteln mischen: Es entsteht giftiges Gas</li></ul>',
        technicalData: factTable([
          ['Inhaltsstoffe', 'Unter 5 % nichtionische Tenside, Zitronensäure, Duftstoffe'],
          ['Dosierung', 'Pur oder 30 ml auf 1 l Wasser'],
          ['pH-Wert', '2,0 (Konzentrat)'],
          ['Gebinde', 'Flasche 1 l, Karton mit 12 Flaschen'],
        ]),
        metaDescription:
          'Sanitärreiniger mit Zitronensäure gegen Kalk und Seife, 1-l-Flasche mit gebogenem Hals, einzeln und im Karton zu 12.',
        keywords: 'Sanitärreiniger, Badreiniger, WC-Reiniger, Kalklöser, Zitronensäure',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/sanitaerreiniger-klarspur',
      },
      en: {
        name: 'Klarspur bathroom cleaner based on citric acid',
        shortName: 'Klarspur bathroom cleaner',
        shortDescription: 'Acidic cleaner against limescale and soap residue, in a bottle with angled neck.',
        description:
          '<p>Citric acid dissolves limescale more slowly than hydrochloric acid but is gentle on chrome. Wet cement joints first and rinse them well afterwards. The angled neck reaches below the rim of the toilet; once applied, the product clings as a film and works for five minutes.</p><ul><li>Undiluted in toilets, 30 ml to 1 litre for taps and tiles</li><li>Not for marble, limestone or enamel without acid protection</li><li>Never mix with products containing chlorine: toxic gas develops</li></ul>',
        technicalData: factTable([
          ['Ingredients', 'Less than 5% non-ionic surfactants, citric acid, perfumes'],
          ['Dosage', 'Undiluted or 30 ml to 1 l of water'],
          ['pH', '2.0 (concentrate)'],
          ['Containers', '1 l bottle, carton of 12 bottles'],
        ]),
        metaDescription:
          'Bathroom cleaner with citric acid against limescale and soap, 1 l bottle with angled neck, individually and by 12.',
        keywords: 'bathroom cleaner, sanitary cleaner, toilet cleaner, descaler, citric acid',
        urlPath: 'cleaning-consumables/cleaning-agents/klarspur-bathroom-cleaner',
      },
    },
    properties: [
      fact(51, '2.0'),
      fact(52, 'Pur oder 30 ml auf 1 l', 'Undiluted or 30 ml to 1 l'),
      { propertyId: 53, value: hazardLabels.irritant },
      fact(54, '2'),
    ],
    facetValueIds: [5615, 5707, 5709],
    tagIds: [6],
    crossSelling: [
      { itemId: 1279, relation: 'Similar' },
      { itemId: 1294, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cleaner-bottle', '#A3271F', 'Flasche mit Sanitärreiniger', 'Bottle of bathroom cleaner'),
      pictureOf('box', '#C9A77A', 'Karton mit 12 Flaschen', 'Carton of 12 bottles'),
    ],
    variations: [
      liquid(40348, 1280, 1, '3.90', [1120, 80, 80, 290], { ...inStock(540), attributeValueIds: [790], pictures: [0] }),
      liquid(40349, 1280, 12, graduated('41.40', [3, '38.90']), [13700, 260, 340, 300], {
        ...inStock(96),
        attributeValueIds: [791],
        pictures: [1],
      }),
    ],
  },
  {
    id: 1281,
    manufacturerId: 4,
    categoryIds: [811],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029090',
    attributeIds: [],
    texts: {
      de: {
        name: 'Fettlöser Klarspur für Küche und Dunstabzug',
        shortName: 'Fettlöser Klarspur',
        shortDescription: 'Alkalischer Schaumreiniger gegen verharztes Fett auf Edelstahl, Fliesen und Filtern.',
        description:
          '<p>Der Schaum haftet auch an senkrechten Flächen und gibt dem Alkali die fünf Minuten, die verharztes Fett braucht. Danach mit warmem Wasser abnehmen und Flächen mit Lebensmittelkontakt nachspülen.</p><ul><li>Pur auf Filter und Haube, 1:10 auf Wände und Geräte</li><li>Nicht auf Aluminium, Holz und lackierten Flächen</li><li>Nachfüllkanister mit 5 Litern, Schaumkopf wiederverwenden</li></ul><p>Nur für den gewerblichen Gebrauch.</p>',
        technicalData: factTable([
          ['Inhaltsstoffe', 'Unter 5 % nichtionische Tenside, unter 5 % Seife, Kaliumhydroxid unter 2 %'],
          ['Dosierung', 'Pur bis 1:10'],
          ['pH-Wert', '12,5 (Konzentrat)'],
          ['Gebinde', 'Schaumflasche 0,75 l, Kanister 5 l'],
        ]),
        metaDescription:
          'Alkalischer Fettlöser für Küche und Dunstabzug, Schaumflasche 0,75 l und Nachfüllkanister 5 l, bis 1:10 verdünnbar.',
        keywords: 'Fettlöser, Küchenreiniger, Grillreiniger, Dunstabzug, Entfetter, alkalisch',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/fettloeser-klarspur',
      },
      en: {
        name: 'Klarspur degreaser for kitchens and hoods',
        shortName: 'Klarspur degreaser',
        shortDescription: 'Alkaline foam cleaner against baked-on grease on stainless steel, tiles and filters.',
        description:
          '<p>The foam clings to vertical surfaces and gives the alkali the five minutes that baked-on grease needs. Then wipe off with warm water and rinse food-contact surfaces.</p><ul><li>Undiluted on filters and hoods, 1:10 on walls and equipment</li><li>Not for aluminium, wood or painted surfaces</li><li>Refill canister of 5 litres, reuse the foam head</li></ul><p>For professional use only.</p>',
        technicalData: factTable([
          ['Ingredients', 'Less than 5% non-ionic surfactants, less than 5% soap, potassium hydroxide below 2%'],
          ['Dosage', 'Undiluted to 1:10'],
          ['pH', '12.5 (concentrate)'],
          ['Containers', 'Foam bottle 0.75 l, canister 5 l'],
        ]),
        metaDescription:
          'Alkaline degreaser for kitchens and extractor hoods, foam bottle 0.75 l and refill canister 5 l, down to 1:10.',
        keywords: 'degreaser, kitchen cleaner, grill cleaner, extractor hood, alkaline',
        urlPath: 'cleaning-consumables/cleaning-agents/klarspur-degreaser',
      },
    },
    properties: [
      fact(51, '12.5'),
      fact(52, 'Pur bis 1:10', 'Undiluted to 1:10'),
      { propertyId: 53, value: hazardLabels.alkaline },
      fact(54, '2'),
    ],
    facetValueIds: [5615, 5706, 5709],
    tagIds: [2, 6],
    crossSelling: [
      { itemId: 1059, relation: 'Similar' },
      { itemId: 1294, relation: 'Accessory' },
      { itemId: 1292, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cleaner-bottle', '#E4BC3A', 'Schaumflasche mit Fettlöser', 'Foam bottle of degreaser'),
      pictureOf('cleaner-bottle', '#E4BC3A', 'Nachfüllkanister Fettlöser', 'Refill canister of degreaser'),
    ],
    variations: [
      liquid(40350, 1281, 0.75, '6.90', [860, 95, 95, 265], { ...inStock(388), pictures: [0] }),
      liquid(40351, 1281, 5, graduated('24.90', [4, '22.50']), [5650, 190, 145, 250], {
        ...inStock(142),
        pictures: [1],
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-01-18',
        'Imbiss Deichtor',
        'Haube seit Jahren wieder blank',
        'Einsprühen, fünf Minuten, abwischen. Handschuhe nicht vergessen.',
      ),
      review(
        4,
        'de',
        '2026-06-27',
        'Mensa Ost',
        'Wirkt, riecht kräftig',
        'Nur mit laufender Abluft benutzen. Schaumkopf hält mehrere Füllungen.',
      ),
      review(
        2,
        'en',
        '2026-08-16',
        'Jerome W.',
        'Ruined an aluminium tray',
        'It does say so in the text, but the warning on the bottle is small.',
        {
          reply:
            'Thank you for telling us. From the next batch the label carries a crossed-out aluminium symbol at the front.',
        },
      ),
    ],
  },
  {
    id: 1282,
    manufacturerId: 4,
    categoryIds: [811],
    type: 'default',
    maximumOrderQuantity: 60,
    soldTo: { countryIsos: ['DE', 'AT'] },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '38089490',
    attributeIds: [],
    texts: {
      de: {
        name: 'Händedesinfektion Klarspur, ethanolisch, rückfettend',
        shortName: 'Händedesinfektion Klarspur',
        shortDescription: 'Gebrauchsfertiges Händedesinfektionsmittel für Küche, Service und Empfang.',
        description:
          '<p>Dreißig Sekunden und drei Milliliter, das ist das Maß, auf das die Wirksamkeit geprüft wurde. Glycerin und Panthenol halten die Haut auch bei zwanzig Anwendungen je Schicht geschmeidig; Duft- und Farbstoffe fehlen.</p><ul><li>0,5 l mit Pumpe, 1 l als Euroflasche für Wandspender, 5 l zum Nachfüllen</li><li>Wirksam gegen Bakterien (EN 13727), Hefen (EN 13624) und behüllte Viren (EN 14476)</li><li>0,5 und 1 l reisen als begrenzte Menge, 5 l als Gefahrgut, deshalb nicht per Express</li></ul><p>Biozidprodukte vorsichtig verwenden. Vor Gebrauch stets Etikett und Produktinformationen lesen.</p>',
        technicalData: factTable([
          ['Wirkstoff', '100 g enthalten 70 g Ethanol'],
          ['Einwirkzeit', '30 Sekunden, 3 ml'],
          ['Wirksamkeit', 'EN 1500, EN 13727, EN 13624, EN 14476 (behüllte Viren)'],
          ['Gebinde', '0,5 l, 1 l, 5 l'],
          ['Registrierung', 'BAuA-Registriernummer auf dem Etikett'],
        ]),
        metaDescription:
          'Händedesinfektionsmittel auf Ethanolbasis, 30 Sekunden, rückfettend, 0,5, 1 und 5 Liter, geprüft nach EN 1500.',
        keywords: 'Händedesinfektion, Desinfektionsmittel, Ethanol, EN 1500, Euroflasche, HACCP',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/haendedesinfektion-klarspur',
      },
      en: {
        name: 'Klarspur hand disinfectant, ethanol-based, skin-caring',
        shortName: 'Klarspur hand disinfectant',
        shortDescription: 'Ready-to-use hand disinfectant for kitchen, service and reception.',
        description:
          '<p>Thirty seconds and three millilitres: that is the measure at which its efficacy was tested. Glycerin and panthenol keep the skin supple even at twenty applications a shift; fragrance and dye are left out.</p><ul><li>0.5 l with pump, 1 l as a Euro bottle for wall dispensers, 5 l for refilling</li><li>Effective against bacteria (EN 13727), yeasts (EN 13624) and enveloped viruses (EN 14476)</li><li>0.5 and 1 l travel as limited quantities, 5 l as dangerous goods, therefore not by express</li></ul><p>Use biocides safely. Always read the label and product information before use.</p>',
        technicalData: factTable([
          ['Active substance', '100 g contain 70 g ethanol'],
          ['Contact time', '30 seconds, 3 ml'],
          ['Efficacy', 'EN 1500, EN 13727, EN 13624, EN 14476 (enveloped viruses)'],
          ['Containers', '0.5 l, 1 l, 5 l'],
          ['Registration', 'BAuA registration number on the label'],
        ]),
        metaDescription:
          'Ethanol-based hand disinfectant, 30 seconds, skin-caring, 0.5, 1 and 5 litres, tested to EN 1500.',
        keywords: 'hand disinfectant, hand sanitiser, ethanol, EN 1500, Euro bottle, HACCP',
        urlPath: 'cleaning-consumables/cleaning-agents/klarspur-hand-disinfectant',
      },
    },
    properties: [
      { propertyId: 53, value: hazardLabels.flammable },
      fact(54, '3'),
      fact(106, 'Bakterien, Hefen, behüllte Viren', 'Bacteria, yeasts, enveloped viruses'),
    ],
    facetValueIds: [5615, 5706, 5709],
    tagIds: [6],
    crossSelling: [
      { itemId: 1283, relation: 'Similar' },
      { itemId: 1294, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf(
        'soap-dispenser',
        '#DCE8EC',
        'Händedesinfektion, 500 ml mit Pumpe',
        'Hand disinfectant, 500 ml with pump',
      ),
      pictureOf(
        'soap-dispenser',
        '#DCE8EC',
        'Händedesinfektion, 1 Liter mit Pumpe',
        'Hand disinfectant, 1 litre with pump',
      ),
      pictureOf(
        'cleaner-bottle',
        '#DCE8EC',
        'Nachfüllkanister Händedesinfektion',
        'Refill canister of hand disinfectant',
      ),
    ],
    variations: [
      liquid(40352, 1282, 0.5, graduated('5.90', [12, '5.20']), [480, 75, 75, 200], { ...inStock(620), pictures: [0] }),
      liquid(40353, 1282, 1, graduated('9.50', [10, '8.60']), [950, 90, 70, 240], { ...inStock(410), pictures: [1] }),
      liquid(40354, 1282, 5, graduated('39.90', [4, '36.50']), [4500, 190, 145, 250], {
        stock: 75,
        availabilityId: 1,
        maximumOrderQuantity: 12,
        pictures: [2],
      }),
    ],
  },
  {
    id: 1283,
    manufacturerId: 4,
    categoryIds: [811],
    type: 'default',
    soldTo: { languages: ['de'] },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '38089490',
    attributeIds: [],
    texts: {
      de: {
        name: 'Desinfektionstücher Klarspur für Flächen, alkoholfrei',
        shortName: 'Desinfektionstücher',
        shortDescription:
          'Getränkte Tücher für Speisekarten, Kartenterminals und Tische, die keinen Alkohol vertragen.',
        description:
          '<p>Acryl, lackierte Speisekarten und Touchscreens trüben durch Alkohol ein. Diese Tücher sind mit quartären Ammoniumverbindungen getränkt und greifen die Oberflächen nicht an. Ein Tuch reicht für gut einen Quadratmeter.</p><ul><li>Dose mit 100 Tüchern, Nachfüllbeutel im Karton zu 600</li><li>Einwirkzeit fünf Minuten, Fläche feucht halten</li><li>Flächen mit Lebensmittelkontakt danach mit Trinkwasser nachwischen</li></ul><p>Biozidprodukte vorsichtig verwenden. Vor Gebrauch stets Etikett und Produktinformationen lesen.</p>',
        technicalData: factTable([
          ['Wirkstoff', '100 g Tränklösung: 0,4 g Didecyldimethylammoniumchlorid'],
          ['Tuch', 'Vlies aus Viskose und Polyester, 20 × 20 cm, 45 g/m²'],
          ['Wirksamkeit', 'EN 13697, EN 14476 (behüllte Viren)'],
          ['Packung', 'Dose 100 Tücher, Karton 6 × 100 Tücher'],
          ['Registrierung', 'BAuA-Registriernummer auf dem Etikett'],
        ]),
        metaDescription:
          'Alkoholfreie Desinfektionstücher für empfindliche Flächen, Dose mit 100 oder Karton mit 600 Tüchern.',
        keywords: 'Desinfektionstücher, Flächendesinfektion, alkoholfrei, Kartenterminal, Speisekarte',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/desinfektionstuecher-klarspur',
      },
      en: {
        name: 'Klarspur surface disinfectant wipes, alcohol-free',
        shortName: 'Disinfectant wipes',
        shortDescription: 'Wet wipes for menus, card terminals and tables that do not tolerate alcohol.',
        description:
          '<p>Acrylic, lacquered menus and touchscreens turn cloudy from alcohol. These wipes are soaked with quaternary ammonium compounds and leave the surfaces unharmed. One wipe covers a good square metre.</p><ul><li>Tub with 100 wipes, refill pouches in cartons of 600</li><li>Contact time five minutes, keep the surface wet</li><li>Wipe food-contact surfaces with drinking water afterwards</li></ul><p>Use biocides safely. Always read the label and product information before use.</p>',
        technicalData: factTable([
          ['Active substance', '100 g of solution: 0.4 g didecyldimethylammonium chloride'],
          ['Wipe', 'Viscose and polyester non-woven, 20 × 20 cm, 45 g/m²'],
          ['Efficacy', 'EN 13697, EN 14476 (enveloped viruses)'],
          ['Pack', 'Tub of 100 wipes, carton of 6 × 100 wipes'],
          ['Registration', 'BAuA registration number on the label'],
        ]),
        metaDescription: 'Alcohol-free disinfectant wipes for delicate surfaces, tub of 100 or carton of 600 wipes.',
        keywords: 'disinfectant wipes, surface disinfection, alcohol-free, card terminal, menu',
        urlPath: 'cleaning-consumables/cleaning-agents/klarspur-disinfectant-wipes',
      },
    },
    properties: [
      fact(1, 'Viskose und Polyester', 'Viscose and polyester'),
      fact(41, '45'),
      fact(54, '2'),
      fact(106, 'Bakterien, Hefen, behüllte Viren', 'Bacteria, yeasts, enveloped viruses'),
    ],
    facetValueIds: [5615, 5701, 5709],
    tagIds: [6],
    crossSelling: [{ itemId: 1282, relation: 'Similar' }],
    pictures: [
      pictureOf('bin', '#DCE8EC', 'Spenderdose mit Tüchern', 'Dispenser tub of wipes'),
      pictureOf('box', '#C9A77A', 'Karton mit Nachfüllbeuteln', 'Carton of refill pouches'),
    ],
    variations: [
      sold(40355, 'TW-1283-100', [], '8.90', [620, 130, 130, 220], { ...inStock(310), content: 100, pictures: [0] }),
      sold(40356, 'TW-1283-600', [], graduated('39.90', [4, '36.90']), [3300, 260, 400, 220], {
        stock: 44,
        availabilityId: 2,
        content: 600,
        pictures: [1],
      }),
    ],
  },
];
