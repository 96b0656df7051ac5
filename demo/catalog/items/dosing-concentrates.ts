import type { DemoItem } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { hazardLabels } from '../hazard-labels.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { inStock, sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** Corrosive concentrates for dosing systems: sold to trade customers who are logged in. */
export const dosingConcentrates: DemoItem[] = [
  {
    id: 1284,
    manufacturerId: 4,
    categoryIds: [812],
    type: 'default',
    soldTo: { customerClassIds: [2, 3] },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029010',
    attributeIds: [],
    texts: {
      de: {
        name: 'Maschinengeschirrreiniger Klarspur, alkalisch, chlorfrei',
        shortName: 'Maschinenreiniger Klarspur',
        shortDescription: 'Flüssiger Geschirrreiniger für Hauben-, Korb- und Bandspülmaschinen mit Dosieranlage.',
        description:
          '<p>Der Reiniger löst Stärke, Eiweiß und Fett bei 55 bis 65 °C und kommt ohne Chlor aus, sodass Gummidichtungen und Dekore geschont werden. Bei mittlerer Wasserhärte genügen 2 g je Liter; ab 14 °dH (2,5 mmol/l) empfehlen wir eine Enthärtung statt höherer Dosis.</p><ul><li>Nur über automatische Dosierung, nicht von Hand</li><li>Nicht für Aluminium und Kupfer</li><li>Anpassung der Dosieranlage durch unseren Techniker, Termin nach Bestellung</li></ul><p>Nur für den gewerblichen Gebrauch.</p>',
        technicalData: factTable([
          ['Inhaltsstoffe', '5–15 % Phosphonate, unter 5 % Polycarboxylate, Kaliumhydroxid 10–20 %'],
          ['Dosierung', '2 bis 4 g/l nach Wasserhärte'],
          ['pH-Wert', '13,5 (Konzentrat)'],
          ['Dichte', '1,28 g/ml'],
          ['Gebinde', 'Kanister 12 und 25 kg, Pfand, UN 1814'],
        ]),
        metaDescription:
          'Alkalischer, chlorfreier Geschirrreiniger für Dosieranlagen, 12 und 25 kg im Pfandkanister, nur für Gewerbekunden.',
        keywords: 'Maschinenreiniger, Geschirrreiniger flüssig, Spülmaschine gewerblich, Dosieranlage',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/dosieranlagen/maschinengeschirrreiniger-klarspur',
      },
      en: {
        name: 'Klarspur dishwasher detergent, alkaline, chlorine-free',
        shortName: 'Klarspur machine detergent',
        shortDescription: 'Liquid detergent for hood-type, rack and flight dishwashers with dosing system.',
        description:
          '<p>The detergent dissolves starch, protein and fat at 55 to 65 °C and contains no chlorine, which spares rubber seals and decorations. At medium water hardness 2 g per litre are enough; from 14 °dH (2.5 mmol/l) we recommend softening instead of a higher dose.</p><ul><li>For automatic dosing only, not by hand</li><li>Not for aluminium and copper</li><li>Dosing system adjusted by our technician, appointment after the order</li></ul><p>For professional use only.</p>',
        technicalData: factTable([
          ['Ingredients', '5–15% phosphonates, less than 5% polycarboxylates, potassium hydroxide 10–20%'],
          ['Dosage', '2 to 4 g/l depending on water hardness'],
          ['pH', '13.5 (concentrate)'],
          ['Density', '1.28 g/ml'],
          ['Containers', 'Canisters of 12 and 25 kg, with deposit, UN 1814'],
        ]),
        metaDescription:
          'Alkaline, chlorine-free detergent for dosing systems, 12 and 25 kg in deposit canisters, for trade customers only.',
        keywords: 'dishwasher detergent, liquid detergent, commercial dishwasher, dosing system',
        urlPath: 'cleaning-consumables/cleaning-agents/dosing-systems/klarspur-dishwasher-detergent',
      },
    },
    properties: [
      fact(51, '13.5'),
      fact(52, '2 bis 4 g/l', '2 to 4 g/l'),
      { propertyId: 53, value: hazardLabels.corrosive },
      fact(54, '2'),
    ],
    orderPropertyIds: [14],
    facetValueIds: [5615, 5706, 5709],
    tagIds: [3, 6],
    crossSelling: [
      { itemId: 1285, relation: 'Accessory' },
      { itemId: 1289, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('cleaner-bottle', '#2F5E9E', '12-kg-Kanister Maschinenreiniger', '12 kg canister of machine detergent'),
      pictureOf('cleaner-bottle', '#2F5E9E', '25-kg-Kanister Maschinenreiniger', '25 kg canister of machine detergent'),
      pictureOf('cleaner-bottle', '#2F5E9E', 'Maschinenreiniger in zwei Gebinden', 'Machine detergent in two sizes'),
    ],
    variations: [
      sold(40357, 'TW-1284-12', [], graduated('34.90', [4, '32.50']), [12600, 230, 190, 310], {
        ...inStock(120),
        pictures: [0, 2],
        unitId: 3,
        content: 12,
      }),
      sold(40358, 'TW-1284-25', [], graduated('64.90', [4, '59.90'], [16, '55.90']), [26200, 290, 240, 400], {
        ...inStock(74),
        pictures: [1, 2],
        unitId: 3,
        content: 25,
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-03-04',
        'Küchenleitung, Klinikum West',
        'Weniger Verbrauch nach der Einstellung',
        'Techniker kam in derselben Woche. Seither 2,1 g statt 3 g je Liter, Ergebnis gleich.',
      ),
      review(
        3,
        'de',
        '2026-07-22',
        'Campus-Mensa Südring',
        'Gut, bei hartem Wasser teuer',
        'Bei 19 °dH brauchen wir fast die doppelte Menge, bis keine Schleier mehr zu sehen sind.',
        { reply: 'Bei 19 °dH lohnt sich eine Enthärtung nach wenigen Monaten. Wir rechnen Ihnen das gern einmal vor.' },
      ),
    ],
  },
  {
    id: 1285,
    manufacturerId: 4,
    categoryIds: [812],
    type: 'default',
    soldTo: { customerClassIds: [2, 3] },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029090',
    attributeIds: [],
    texts: {
      de: {
        name: 'Klarspüler Klarspur, sauer, für weiches und mittelhartes Wasser',
        shortName: 'Klarspüler sauer',
        shortDescription: 'Klarspüler für gewerbliche Maschinen, der Gläser und Besteck fleckenfrei trocknen lässt.',
        description:
          '<p>Klarspüler senkt die Oberflächenspannung: Das Wasser läuft als Film ab statt als Tropfen. Die Säure neutralisiert Reste des alkalischen Reinigers, die sonst als Schleier trocknen.</p><ul><li>0,2 bis 0,4 g je Liter, am Dosiergerät einzustellen</li><li>Zu viel erkennt man an Schlieren und Schaum, zu wenig an Tropfen</li><li>Auf Reiniger Klarspur abgestimmt, auch mit anderen Reinigern verträglich</li></ul><p>Nur für den gewerblichen Gebrauch.</p>',
        technicalData: factTable([
          ['Inhaltsstoffe', '5–15 % nichtionische Tenside, Zitronensäure, Konservierungsmittel (Methylisothiazolinon)'],
          ['Dosierung', '0,2 bis 0,4 g/l'],
          ['pH-Wert', '2,5 (Konzentrat)'],
          ['Gebinde', 'Kanister 10 und 20 l, Pfand'],
        ]),
        metaDescription:
          'Saurer Klarspüler für gewerbliche Spülmaschinen, 10 und 20 Liter im Pfandkanister, 0,2 bis 0,4 g je Liter.',
        keywords: 'Klarspüler, Klartrockner, gewerbliche Spülmaschine, Dosieranlage, fleckenfrei',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/dosieranlagen/klarspueler-klarspur-sauer',
      },
      en: {
        name: 'Klarspur rinse aid, acidic, for soft and medium-hard water',
        shortName: 'Acidic rinse aid',
        shortDescription: 'Rinse aid for commercial machines that lets glasses and cutlery dry without spots.',
        description:
          '<p>Rinse aid lowers the surface tension: water runs off as a film instead of drops. The acid neutralises traces of alkaline detergent, which would otherwise dry as a haze.</p><ul><li>0.2 to 0.4 g per litre, set at the dosing unit</li><li>Too much shows as streaks and foam, too little as drops</li><li>Matched to Klarspur detergent, works with others too</li></ul><p>For professional use only.</p>',
        technicalData: factTable([
          ['Ingredients', '5–15% non-ionic surfactants, citric acid, preservative (methylisothiazolinone)'],
          ['Dosage', '0.2 to 0.4 g/l'],
          ['pH', '2.5 (concentrate)'],
          ['Containers', 'Canisters of 10 and 20 l, with deposit'],
        ]),
        metaDescription:
          'Acidic rinse aid for commercial dishwashers, 10 and 20 litres in deposit canisters, 0.2 to 0.4 g per litre.',
        keywords: 'rinse aid, drying agent, commercial dishwasher, dosing system, spot-free',
        urlPath: 'cleaning-consumables/cleaning-agents/dosing-systems/klarspur-rinse-aid-acidic',
      },
    },
    properties: [
      fact(51, '2.5'),
      fact(52, '0,2 bis 0,4 g/l', '0.2 to 0.4 g/l'),
      { propertyId: 53, value: hazardLabels.irritant },
      fact(54, '3'),
    ],
    orderPropertyIds: [14],
    facetValueIds: [5615, 5706, 5709],
    tagIds: [3, 6],
    crossSelling: [{ itemId: 1284, relation: 'Accessory' }],
    pictures: [
      pictureOf('cleaner-bottle', '#6FA8C9', 'Kanister mit 10 Litern Klarspüler', '10-litre canister of rinse aid'),
      pictureOf('cleaner-bottle', '#6FA8C9', 'Kanister mit 20 Litern Klarspüler', '20-litre canister of rinse aid'),
      pictureOf('cleaner-bottle', '#6FA8C9', 'Klarspüler in zwei Gebinden', 'Rinse aid in two sizes'),
    ],
    variations: [
      sold(40359, 'TW-1285-10', [], graduated('39.90', [4, '36.90']), [10500, 190, 230, 310], {
        ...inStock(88),
        pictures: [0, 2],
        unitId: 4,
        content: 10,
      }),
      sold(40360, 'TW-1285-20', [], graduated('74.90', [4, '69.90']), [20900, 240, 290, 390], {
        stock: 6,
        availabilityId: 3,
        pictures: [1, 2],
        unitId: 4,
        content: 20,
      }),
    ],
  },
  {
    id: 1286,
    manufacturerId: 4,
    categoryIds: [812],
    type: 'default',
    soldTo: { customerClassIds: [2, 3] },
    vatId: 0,
    producingCountryIso: 'DE',
    customsTariffNumber: '34029090',
    attributeIds: [],
    texts: {
      de: {
        name: 'Schnellentkalker Klarspur für Spülmaschinen und Kombidämpfer',
        shortName: 'Schnellentkalker',
        shortDescription: 'Kräftiger Entkalker mit Farbindikator, der zeigt, wann die Säure verbraucht ist.',
        description:
          '<p>Phosphorsäure löst Kalk in einer halben Stunde und bildet auf Edelstahl eine Schutzschicht, statt ihn anzugreifen. Der Indikator schlägt von Rosa nach Gelb um, sobald die Säure aufgebraucht ist: erst dann nachdosieren.</p><ul><li>1:10 für Spülmaschinen, 1:20 für Kombidämpfer und Kaffeemaschinen</li><li>Danach zweimal mit klarem Wasser spülen</li><li>Niemals mit Chlor oder alkalischem Reiniger mischen</li></ul><p>Nur für den gewerblichen Gebrauch.</p>',
        technicalData: factTable([
          ['Inhaltsstoffe', 'Phosphorsäure 25–35 %, Korrosionsschutz, Farbindikator'],
          ['Dosierung', '1:10 bis 1:20'],
          ['pH-Wert', '1,0 (Konzentrat)'],
          ['Gebinde', 'Kanister 5 und 10 l, Pfand, UN 1805'],
        ]),
        metaDescription:
          'Schnellentkalker mit Phosphorsäure und Farbindikator für gewerbliche Geräte, 5 und 10 Liter im Pfandkanister.',
        keywords: 'Entkalker, Schnellentkalker, Kombidämpfer entkalken, Spülmaschine entkalken',
        urlPath: 'reinigung-verbrauch/reinigungsmittel/dosieranlagen/schnellentkalker-klarspur',
      },
      en: {
        name: 'Klarspur rapid descaler for dishwashers and combi ovens',
        shortName: 'Rapid descaler',
        shortDescription: 'Strong descaler with colour indicator that shows when the acid is spent.',
        description:
          '<p>Phosphoric acid dissolves limescale in half an hour and forms a protective layer on stainless steel instead of attacking it. The indicator turns from pink to yellow as soon as the acid is spent: only then add more.</p><ul><li>1:10 for dishwashers, 1:20 for combi ovens and coffee machines</li><li>Then rinse twice with clear water</li><li>Never mix with chlorine or alkaline detergent</li></ul><p>For professional use only.</p>',
        technicalData: factTable([
          ['Ingredients', 'Phosphoric acid 25–35%, corrosion inhibitor, colour indicator'],
          ['Dosage', '1:10 to 1:20'],
          ['pH', '1.0 (concentrate)'],
          ['Containers', 'Canisters of 5 and 10 l, with deposit, UN 1805'],
        ]),
        metaDescription:
          'Rapid descaler with phosphoric acid and colour indicator for commercial machines, 5 and 10 litres, with deposit.',
        keywords: 'descaler, rapid descaler, combi oven descaling, dishwasher descaling',
        urlPath: 'cleaning-consumables/cleaning-agents/dosing-systems/klarspur-rapid-descaler',
      },
    },
    properties: [
      fact(51, '1.0'),
      fact(52, '1:10 bis 1:20', '1:10 to 1:20'),
      { propertyId: 53, value: hazardLabels.corrosive },
      fact(54, '3'),
    ],
    orderPropertyIds: [14],
    facetValueIds: [5615, 5706, 5709],
    tagIds: [3, 6],
    crossSelling: [{ itemId: 1284, relation: 'Similar' }],
    pictures: [
      pictureOf('cleaner-bottle', '#C9798B', 'Kanister mit 5 Litern Entkalker', '5-litre canister of descaler'),
      pictureOf('cleaner-bottle', '#C9798B', 'Kanister mit 10 Litern Entkalker', '10-litre canister of descaler'),
      pictureOf('cleaner-bottle', '#C9798B', 'Entkalker in zwei Gebinden', 'Descaler in two sizes'),
    ],
    variations: [
      sold(40361, 'TW-1286-5', [], '22.90', [6100, 145, 190, 250], {
        stock: 66,
        availabilityId: 2,
        pictures: [0, 2],
        unitId: 4,
        content: 5,
      }),
      sold(40362, 'TW-1286-10', [], graduated('39.90', [4, '36.50']), [12000, 190, 230, 310], {
        ...inStock(41),
        pictures: [1, 2],
        unitId: 4,
        content: 10,
      }),
    ],
  },
];
