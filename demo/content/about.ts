import { photographPath } from '../photographs/family-photograph.ts';
import { company } from '../shop/company.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, image, multiGrid, sceneImage, textCard } from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(91, block);
const phoneLink = `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`;

/** "Über uns". */
export const aboutPage: DemoPage = {
  identifier: 91,
  blocks: [
    sceneImage(uuid(1), 'buffet', {
      de: 'Frühstücksbuffet mit Chafing Dish, Buffetständer und Brotkorb',
      en: 'Breakfast buffet with chafing dish, buffet stand and bread basket',
    }),
    textCard(uuid(2), {
      de: {
        title: 'Ein Lager, das aufgeräumt ist',
        html: `<p>Tafelwerk ist aus einer Küche entstanden. Wer zwischen Mittag- und Abendservice zwölf Teller nachbestellen will, hat zehn Minuten: Artikel finden, Preis für die Menge sehen, bestellen, fertig. Genau dafür haben wir unser Sortiment und diesen Shop gebaut.</p>
<p>In Hamburg lagern wir Geschirr, Gläser, Besteck, Küchenbedarf, Textilien und Verbrauchsmaterial. Was wir nicht selbst im Alltag eines Betriebs einsetzen würden, nehmen wir nicht auf.</p>`,
      },
      en: {
        title: 'A storeroom in good order',
        html: `<p>Tafelwerk came out of a kitchen. Anyone who wants to reorder twelve plates between lunch and dinner service has ten minutes: find the item, see the price for the quantity, order, done. That is what we built our range and this shop for.</p>
<p>In Hamburg we stock tableware, glassware, cutlery, kitchen equipment, linen and consumables. What we would not use in the daily work of a business ourselves, we do not list.</p>`,
      },
    }),
    multiGrid(
      uuid(10),
      [6, 6],
      [
        image(uuid(11), photographPath('1003-2') ?? '/media/items/plate-f6f4ef-1.svg', {
          de: 'Stapel weißer Porzellanteller',
          en: 'Stack of white porcelain plates',
        }),
        textCard(uuid(12), {
          de: {
            title: 'Wie wir auswählen',
            html: `<ul>
<li><strong>Nachkaufbar.</strong> Bei vielen Geschirrserien nennen wir, bis wann Sie nachkaufen können. Läuft ein Dekor aus, erfahren Sie es vorher.</li>
<li><strong>Geprüft.</strong> Kantenfestigkeit, Stapelhöhe und Spülmaschinenfestigkeit stehen bei den technischen Daten, nicht in der Werbung.</li>
<li><strong>Ehrlich gemessen.</strong> Durchmesser ist das Außenmaß, Inhalt ist randvoll gemessen, beim Gewicht steht dabei, ob es mit Verpackung gilt.</li>
</ul>`,
          },
          en: {
            title: 'How we choose',
            html: `<ul>
<li><strong>Reorderable.</strong> For many tableware ranges we state how long you can reorder. If a pattern is being discontinued, we tell you beforehand.</li>
<li><strong>Tested.</strong> Edge strength, stacking height and dishwasher resistance are in the technical data, not in the advertising.</li>
<li><strong>Honestly measured.</strong> Diameter is the outer dimension, capacity is measured to the brim, and beside a weight you read whether it includes packaging.</li>
</ul>`,
          },
        }),
      ],
    ),
    multiGrid(
      uuid(20),
      [6, 6],
      [
        textCard(uuid(21), {
          de: {
            title: 'Wie wir liefern',
            html: `<p>Glas und Porzellan gehen in Kartons auf die Reise, die für den Paketversand geprüft sind. Kommt trotzdem etwas zerbrochen an, genügt ein Foto: Wir schicken Ersatz, die Scherben bleiben bei Ihnen. Wie Bestellung, Annahme und Rückgabe ablaufen, steht unter <a href="${categoryLink(911, 'de')}">Lieferung &amp; Service</a>.</p>`,
            button: { label: 'Versand und Lieferung', link: '/shipping' },
          },
          en: {
            title: 'How we deliver',
            html: `<p>Glass and porcelain travel in cartons that are tested for parcel shipment. Should something arrive broken all the same, a photograph is enough: we send a replacement and you keep the shards. How ordering, receiving and returns work is described under <a href="${categoryLink(911, 'en')}">Delivery &amp; service</a>.</p>`,
            button: { label: 'Shipping and delivery', link: '/shipping' },
          },
        }),
        image(uuid(22), photographPath('1002-2') ?? '/media/items/box-c9a77a-0.svg', {
          de: 'Versandkarton',
          en: 'Shipping carton',
        }),
      ],
    ),
    textCard(uuid(30), {
      de: {
        title: 'So erreichen Sie uns',
        html: `<p>Montag bis Freitag von 8 bis 17 Uhr unter <a href="${phoneLink}">${company.phone}</a> oder jederzeit unter <a href="mailto:${company.email}">${company.email}</a>. Für größere Ausstattungen schicken Sie uns am besten Ihre Platzzahl und einen Grundriss, wir melden uns mit einem Vorschlag.</p>
<p>Anschrift und Abholung: ${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}.</p>`,
        button: { label: 'Geschirr ansehen', link: categoryLink(1, 'de') },
      },
      en: {
        title: 'How to reach us',
        html: `<p>Monday to Friday from 8 am to 5 pm (Berlin time) on <a href="${phoneLink}">${company.phone}</a>, or at any time at <a href="mailto:${company.email}">${company.email}</a>. For larger projects, it is best to send us your number of seats and a floor plan; we will come back to you with a proposal.</p>
<p>Address and collection point: ${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany.</p>`,
        button: { label: 'See tableware', link: categoryLink(1, 'en') },
      },
    }),
  ],
};
