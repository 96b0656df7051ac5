import type { Texts } from '../../types.ts';
import { company } from '../company.ts';
import { rateTable } from './rate-table.ts';

const german = { weight: 'Gewicht', upTo: (kilograms: string) => `bis ${kilograms}\u00a0kg`, locale: 'de-DE' };
const english = { weight: 'Weight', upTo: (kilograms: string) => `up to ${kilograms}\u00a0kg`, locale: 'en-GB' };

/** Delivery times and costs; the amounts outside the tables are those of `demo/shop/shipping.ts` (a test compares them). */
export const shippingInformation: Texts = {
  de: `
<h2>Versand und Lieferung</h2>
<p>Wir versenden an Werktagen aus unserem Lager in Hamburg. Wann Ihre Bestellung kommt, steht mit Datum am Artikel, im Warenkorb, an der Kasse und in der Bestätigung; Sonn- und Feiertage sind darin berücksichtigt. Bei Vorkasse sagen wir dazu, bis wann Ihre Zahlung dafür eingehen muss. Alle Versandkosten enthalten die gesetzliche Umsatzsteuer; in Zone 4 fällt keine an, und der Versand kostet entsprechend weniger.</p>
<h3>Zonen</h3>
<ul>
<li>Zone 1: Deutschland</li>
<li>Zone 2: Belgien, Dänemark, Luxemburg, Niederlande, Österreich, Polen, Tschechien</li>
<li>Zone 3: Frankreich, Irland, Italien, Portugal, Schweden, Spanien</li>
<li>Zone 4: Schweiz, Vereinigtes Königreich</li>
</ul>
<h3>Paket</h3>
<p>Ein Paket wiegt höchstens 31,5 kg; schwerere Bestellungen teilen wir auf. Bis 63 kg ist die Lieferung in Zone 1 ab 250 € und in Zone 2 ab 500 € Warenwert kostenlos.</p>
${rateTable(1, german)}
<p>Wo kein Preis steht, kommt Ihre Bestellung mit der Spedition. In Zone 1 können Sie an der Kasse einen Wunschtag wählen (1,90 €) und ohne Aufpreis einen Ablageort, einen Nachbarn, eine Packstation oder eine Filiale.</p>
<h3>Express</h3>
<p>Zustellung bis 12 Uhr: innerhalb Deutschlands 19,90 € bis 10 kg und 34,90 € bis 31,5 kg, nach Österreich 34,90 € bis 10 kg. Express ist nicht mit Vorkasse möglich.</p>
<h3>Spedition</h3>
<p>Schwere und sperrige Bestellungen kommen auf einer Palette, frei Bordsteinkante. Der Preis richtet sich nach Gewicht und Zone und ist verbindlich. In Zone 1 ist die Lieferung bis 300 kg ab 1.500 € Warenwert kostenlos.</p>
${rateTable(3, german)}
<p>Für noch schwerere Bestellungen nennen wir Ihnen einen Preis: <a href="mailto:${company.email}">${company.email}</a>, Telefon ${company.phone}. Ihr Warenkorb bleibt so lange erhalten.</p>
<p>Dazu können Sie an der Kasse wählen:</p>
<ul>
<li>Hebebühne, wenn Sie keine Rampe haben: in Zone 1 29,00 €, in Zone 2 49,00 €</li>
<li>Lieferfenster von drei Stunden: in Zone 1 19,00 €</li>
<li>Anruf vor der Anlieferung: in den Zonen 1 bis 3 kostenlos</li>
</ul>
<h3>Abholung</h3>
<p>Sie können Ihre Bestellung kostenlos bei uns abholen: ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Montag bis Freitag von 7 bis 16 Uhr. Wann sie abholbereit ist, steht vor der Bestellung an der Kasse und danach in der Bestellbestätigung.</p>
<h3>Lieferungen in Länder außerhalb der EU</h3>
<p>Lieferungen in die Schweiz und in das Vereinigte Königreich sind von der deutschen Umsatzsteuer befreit: An der Kasse stehen Ware und Versand ohne sie. Einfuhrumsatzsteuer, Zoll und die Gebühren des Versanddienstes trägt der Empfänger.</p>
<h3>Bruch und Transportschäden</h3>
<p>Glas und Porzellan verpacken wir in Kartons, die für den Paketversand geprüft sind. Sollte trotzdem etwas zu Bruch gehen, schicken Sie uns innerhalb von sieben Tagen ein Foto an <a href="mailto:${company.email}">${company.email}</a>: Wir ersetzen die Stücke, ohne dass Sie die Scherben zurückschicken müssen. Ihre gesetzlichen Rechte bleiben davon unberührt.</p>
<h3>Verpackung zurückgeben</h3>
<p>Versandkartons, Folien und Füllmaterial gehören leer in Altpapier und Wertstoffsammlung. Transportverpackungen, die nur in Betrieben anfallen, etwa Paletten und Palettenfolie, nehmen wir unentgeltlich zurück: Die Spedition nimmt sie bei der nächsten Lieferung mit, oder Sie geben sie in unserem Lager ab. So werden sie wiederverwendet oder verwertet.</p>`,
  en: `
<h2>Shipping and delivery</h2>
<p>We dispatch on working days from our warehouse in Hamburg. When your order arrives is stated as a date with the item, in the cart, at checkout and in the confirmation; Sundays and public holidays are taken into account. For payment in advance we also say by when your payment has to arrive. All shipping costs include VAT; in zone 4 none is due, and shipping costs correspondingly less.</p>
<h3>Zones</h3>
<ul>
<li>Zone 1: Germany</li>
<li>Zone 2: Austria, Belgium, Czechia, Denmark, Luxembourg, Netherlands, Poland</li>
<li>Zone 3: France, Ireland, Italy, Portugal, Spain, Sweden</li>
<li>Zone 4: Switzerland, United Kingdom</li>
</ul>
<h3>Parcel</h3>
<p>A parcel weighs no more than 31.5 kg; we split heavier orders. Up to 63 kg, delivery is free for orders of €250 or more in zone 1 and of €500 or more in zone 2.</p>
${rateTable(1, english)}
<p>Where there is no price, your order is delivered by freight. In zone 1 you can choose a preferred day at checkout (€1.90) and, at no extra charge, a drop-off place, a neighbour, a parcel locker or a post office.</p>
<h3>Express</h3>
<p>Delivery by noon: within Germany €19.90 up to 10 kg and €34.90 up to 31.5 kg, to Austria €34.90 up to 10 kg. Express is not available with payment in advance.</p>
<h3>Freight</h3>
<p>Heavy and bulky orders arrive on a pallet, delivered to the kerb. The rate depends on weight and zone and is binding. In zone 1, delivery of up to 300 kg is free for orders of €1,500 or more.</p>
${rateTable(3, english)}
<p>For still heavier orders we will quote you a rate: <a href="mailto:${company.email}">${company.email}</a>, telephone ${company.phone}. Your cart is kept until then.</p>
<p>At checkout you can add:</p>
<ul>
<li>a tail lift, if you have no loading bay: €29.00 in zone 1, €49.00 in zone 2</li>
<li>a delivery window of three hours: €19.00 in zone 1</li>
<li>a call before delivery: free in zones 1 to 3</li>
</ul>
<h3>Collection</h3>
<p>You can collect your order from us free of charge: ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany, Monday to Friday from 7 am to 4 pm. When it is ready is said at the checkout before you order, and in the order confirmation.</p>
<h3>Deliveries outside the EU</h3>
<p>Deliveries to Switzerland and the United Kingdom are exempt from German VAT: at checkout, goods and shipping are shown without it. The recipient bears import VAT, customs duty and the carrier’s fees.</p>
<h3>Breakage and transport damage</h3>
<p>We pack glass and porcelain in cartons that are tested for parcel shipment. Should something break all the same, send a photograph to <a href="mailto:${company.email}">${company.email}</a> within seven days: we replace the pieces and you need not return the shards. Your statutory rights are not affected.</p>
<h3>Returning packaging</h3>
<p>Empty shipping cartons, film and filling material belong in the collections of paper and recyclables. Transport packaging that arises in businesses only, such as pallets and pallet wrap, is taken back free of charge: the freight carrier takes it along with the next delivery, or you hand it in at our warehouse. It is then reused or recycled.</p>`,
};
