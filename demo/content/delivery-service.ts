import { photographPath } from '../photographs/family-photograph.ts';
import { company } from '../shop/company.ts';
import type { DemoPage } from '../types.ts';
import { blockUuid, image, multiGrid, textCard } from './blocks.ts';
import { categoryLink } from './links.ts';

const uuid = (block: number) => blockUuid(911, block);

/** "Lieferung & Service": what happens between the order and the shelf, and afterwards. Costs stand on /shipping alone. */
export const deliveryServicePage: DemoPage = {
  identifier: 911,
  blocks: [
    textCard(uuid(1), {
      de: {
        title: 'Von der Bestellung bis ins Regal',
        subtitle: 'Was Sie erwarten dürfen, wenn Sie bei uns bestellen',
        html: '<p>Die meisten Bestellungen sind klein und eilig, einige groß und lange geplant. Für beide gibt es denselben Weg: Sie sehen am Artikel, was vorrätig ist, bestellen online und bekommen eine Bestätigung mit allen Mengen. Was es kostet, steht auf der Seite zum Versand; hier steht, wie es abläuft.</p>',
        button: { label: 'Versandkosten ansehen', link: '/shipping' },
      },
      en: {
        title: 'From the order to the shelf',
        subtitle: 'What you may expect when you order from us',
        html: '<p>Most orders are small and urgent, some are large and planned long ahead. Both take the same path: the item shows what is in stock, you order online and receive a confirmation with all quantities. What it costs is on the shipping page; how it works is here.</p>',
        button: { label: 'See shipping costs', link: '/shipping' },
      },
    }),
    multiGrid(
      uuid(10),
      [4, 4, 4],
      [
        textCard(uuid(11), {
          de: {
            title: '1. Verfügbarkeit lesen',
            html: '<p><strong>Grün</strong> heißt: liegt im Lager oder ist bald da. <strong>Gelb</strong> heißt: kommt vom Hersteller. <strong>Rot</strong> heißt: wird für Sie gefertigt, oder der Termin ist auf Anfrage. Wann es bei Ihnen ist, steht mit Datum daneben, für genau die Menge, die Sie eingeben; ist weniger da, auch für den Rest.</p>',
          },
          en: {
            title: '1. Read the availability',
            html: '<p><strong>Green</strong> means in our warehouse, or there shortly. <strong>Amber</strong> means coming from the maker. <strong>Red</strong> means made to order, or dated on request. The date on which it reaches you stands beside it, for exactly the quantity that you enter; if there is less than you need, for the rest as well.</p>',
          },
        }),
        textCard(uuid(12), {
          de: {
            title: '2. Bestellen und prüfen',
            html: '<p>Die Bestätigung kommt sofort. Prüfen Sie bitte Mengeneinheit und Ausführung: Neben jeder Menge steht im Warenkorb, wie viele Stück das sind. Änderungen nehmen wir telefonisch an, solange die Bestellung nicht verpackt ist.</p>',
          },
          en: {
            title: '2. Order and check',
            html: '<p>The confirmation arrives at once. Please check the unit and the variant: beside every quantity the cart says how many pieces that is. We accept changes by telephone as long as the order is not packed.</p>',
          },
        }),
        textCard(uuid(13), {
          de: {
            title: '3. Annehmen',
            html: '<p>Pakete brauchen nur eine Unterschrift. Paletten stellt die Spedition an der Bordsteinkante ab; halten Sie einen Hubwagen bereit. Einen Anruf vorher und eine Hebebühne wählen Sie an der Kasse. Vermerken Sie sichtbare Schäden auf dem Lieferschein, bevor Sie unterschreiben.</p>',
          },
          en: {
            title: '3. Receive',
            html: '<p>Parcels need no more than a signature. Pallets are set down at the kerb; have a pallet truck ready. A call beforehand and a tail lift can be chosen at checkout. Note visible damage on the delivery note before you sign.</p>',
          },
        }),
      ],
    ),
    multiGrid(
      uuid(20),
      [6, 6],
      [
        image(uuid(21), photographPath('1009-2') ?? '/media/items/box-c9a77a-1.svg', {
          de: 'Geöffneter Versandkarton',
          en: 'Opened shipping carton',
        }),
        textCard(uuid(22), {
          de: {
            title: 'Bruch, Fehlmengen, Rückgabe',
            html: `<ul>
<li><strong>Bruch:</strong> Foto von Scherben und Karton binnen sieben Tagen genügt, der Ersatz geht mit der nächsten Tour hinaus.</li>
<li><strong>Fehlt etwas?</strong> Nennen Sie die Nummer vom Kartonaufkleber, dann finden wir das Wiegeprotokoll dazu.</li>
<li><strong>Zu viel bestellt?</strong> Unbenutzte Lagerware nehmen wir von Betrieben nach Absprache zurück; Graviertes, Besticktes und Gekürztes nicht.</li>
<li><strong>Leergut:</strong> Kanister und Kisten mit Pfand nimmt die Spedition bei der nächsten Lieferung mit, oder Sie geben sie in unserem Lager ab. Das Pfand erstatten wir.</li>
</ul>`,
          },
          en: {
            title: 'Breakage, shortages, returns',
            html: `<ul>
<li><strong>Breakage:</strong> a photograph of shards and carton within seven days is enough; the replacement leaves on the next run.</li>
<li><strong>Something missing?</strong> Quote the number on the carton label and we find its weighing record.</li>
<li><strong>Ordered too much?</strong> By arrangement we take unused stock items back from businesses; engraved, embroidered and shortened goods we cannot.</li>
<li><strong>Empties:</strong> canisters and crates with a deposit are taken along by the freight carrier with the next delivery, or you hand them in at our warehouse. We refund the deposit.</li>
</ul>`,
          },
        }),
      ],
    ),
    textCard(uuid(30), {
      de: {
        title: 'Eröffnung, Umbau, Wechsel der Serie',
        html: `<p>Komplettausstattungen liefern wir zu einem festen Termin, zimmer- oder stationsweise gepackt und beschriftet. Schicken Sie uns acht Wochen vorher Platz- und Zimmerzahl; Sie bekommen eine Mengenliste, Muster und einen Festpreis, der drei Monate gilt.</p><p>Ansprechpartner: <a href="mailto:${company.email}">${company.email}</a>.</p>`,
        button: { label: 'Zum Ratgeber', link: categoryLink(92, 'de') },
      },
      en: {
        title: 'Openings, refits, changes of range',
        html: `<p>For complete fit-outs we deliver on a fixed date, packed and labelled by room or station. Send us the number of seats and rooms eight weeks ahead; you receive a list of quantities, samples and a fixed price that holds for three months.</p><p>Your contact: <a href="mailto:${company.email}">${company.email}</a>.</p>`,
        button: { label: 'Read the guide', link: categoryLink(92, 'en') },
      },
    }),
  ],
};
