import type { DemoItem } from '../../types.ts';
import { fact } from '../fact.ts';
import { factTable } from '../fact-table.ts';
import { pictureOf } from '../picture-of.ts';
import { review } from '../review.ts';
import { sold } from '../sold.ts';
import { graduated } from '../variation-of.ts';

/** What is cooled in the guest room. */
export const minibars: DemoItem[] = [
  {
    id: 1299,
    manufacturerId: 7,
    categoryIds: [735],
    type: 'default',
    vatId: 0,
    producingCountryIso: 'PL',
    customsTariffNumber: '84182191',
    attributeIds: [4],
    texts: {
      de: {
        name: 'Minibar Kernzone für das Gästezimmer',
        shortName: 'Minibar Kernzone',
        shortDescription: 'Leiser Kompressor-Kühlschrank für Zimmer und Suite, frei stehend oder im Möbel.',
        description:
          '<p>Neben dem Bett zählt, was man nicht hört: Der Kompressor läuft langsam und selten, 27 dB sind kaum lauter als ruhiger Atem. Gegenüber einer Absorber-Minibar gleicher Größe braucht die Kernzone weniger als ein Drittel des Stroms und kühlt auch in einem warmen Zimmer auf 5 °C.</p><ul><li>30 l für das Einzelzimmer, 40 l mit zweitem Türfach für Flaschen bis 1 l</li><li>Türanschlag ohne Werkzeug wechselbar, Gleitschienen für die Möbelfront liegen bei</li><li>Innenlicht mit LED, Boden als Wanne, Abtauen von selbst</li></ul><p>Für den Einbau braucht das Möbel unten und hinten je 200 cm² Lüftung. Altgeräte nehmen wir unentgeltlich zurück.</p>',
        technicalData: factTable([
          ['30 l', 'Außen 402 × 500 × 420 mm, 58 kWh im Jahr, 13,5 kg'],
          ['40 l', 'Außen 402 × 560 × 450 mm, 76 kWh im Jahr, 15,5 kg'],
          ['Temperatur', '4 bis 12 °C, einstellbar'],
          ['Geräusch', '27 dB(A)'],
          ['Kältemittel', 'R600a, 18 g'],
          ['Klimaklasse', 'SN–ST, 10 bis 38 °C'],
        ]),
        metaDescription:
          'Leise Kompressor-Minibar mit 30 oder 40 l für Hotelzimmer, 27 dB, Türanschlag wechselbar, frei stehend oder im Möbel.',
        keywords: 'Minibar, Hotelkühlschrank, Zimmerkühlschrank, Kühlschrank klein, leise',
        urlPath: 'hotel-bad/zimmerausstattung/minibar-kernzone',
      },
      en: {
        name: 'Kernzone minibar for guest rooms',
        shortName: 'Kernzone minibar',
        shortDescription: 'Quiet compressor refrigerator for room and suite, freestanding or in furniture.',
        description:
          '<p>Next to a bed what counts is what nobody hears: the compressor runs slowly and rarely, and 27 dB is barely louder than calm breathing. Compared with an absorption minibar of the same size, the Kernzone takes less than a third of the electricity and cools to 5 °C even in a warm room.</p><ul><li>30 l for the single room, 40 l with a second door shelf for bottles up to 1 l</li><li>Door hinge reversible without tools, sliding brackets for the furniture front included</li><li>LED light inside, floor shaped as a tray, defrosts by itself</li></ul><p>For building in, the furniture needs 200 cm² of ventilation both below and behind. We take back old appliances free of charge.</p>',
        technicalData: factTable([
          ['30 l', 'Outside 402 × 500 × 420 mm, 58 kWh a year, 13.5 kg'],
          ['40 l', 'Outside 402 × 560 × 450 mm, 76 kWh a year, 15.5 kg'],
          ['Temperature', '4 to 12 °C, adjustable'],
          ['Noise', '27 dB(A)'],
          ['Refrigerant', 'R600a, 18 g'],
          ['Climate class', 'SN–ST, 10 to 38 °C'],
        ]),
        metaDescription:
          'Quiet compressor minibar with 30 or 40 l for hotel rooms, 27 dB, reversible door, freestanding or in furniture.',
        keywords: 'minibar, hotel refrigerator, room fridge, small refrigerator, quiet',
        urlPath: 'hotel-bathroom/room-equipment/kernzone-minibar',
      },
    },
    properties: [
      fact(1, 'Stahl, pulverbeschichtet; innen ABS', 'Steel, powder-coated; inside ABS'),
      fact(21, '55'),
      fact(22, '220–240 V, 50 Hz', '220–240 V AC, 50 Hz'),
      fact(24, '1.8'),
      fact(25, 'Wärmeüberträger, Kategorie 1', 'Temperature exchange equipment, category 1'),
    ],
    facetValueIds: [5503, 5609, 5707],
    crossSelling: [
      { itemId: 1275, relation: 'Similar' },
      { itemId: 1276, relation: 'Accessory' },
    ],
    pictures: [
      pictureOf('box', '#26282B', 'Minibar mit geschlossener Tür', 'Minibar with its door closed'),
      pictureOf('box', '#26282B', 'Geöffnete Minibar mit Flaschen', 'Open minibar with bottles'),
    ],
    variations: [
      sold(40395, 'TW-1299-30', [440], graduated('189.00', [5, '179.00'], [20, '165.00']), [14800, 450, 470, 560], {
        stock: 46,
        availabilityId: 3,
        model: 'RT-MB30',
        energy: { efficiencyClass: 'D', kwhAYear: 58, index: 73.8, liters: 30, decibels: 27, sizeMm: [402, 500, 420] },
      }),
      sold(40396, 'TW-1299-40', [441], graduated('219.00', [5, '207.00'], [20, '189.00']), [16900, 450, 500, 620], {
        stock: 22,
        availabilityId: 3,
        model: 'RT-MB40',
        energy: { efficiencyClass: 'E', kwhAYear: 76, index: 95.2, liters: 40, decibels: 27, sizeMm: [402, 560, 450] },
      }),
    ],
    reviews: [
      review(
        5,
        'de',
        '2026-04-19',
        'Hotel Fährhaus Nord',
        'Endlich Ruhe',
        'Achtzehn alte Absorber getauscht. Kein Gast hat seitdem den Stecker gezogen, und die Nebenkosten sind spürbar gesunken.',
      ),
      review(
        4,
        'en',
        '2026-08-02',
        'The Mill House',
        'Quiet and cold',
        'The 40 l takes a one-litre bottle of milk in the door. Mind the ventilation gap when you build it in.',
      ),
    ],
  },
];
