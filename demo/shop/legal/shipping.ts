import type { Texts } from '../../types.ts';
import { company } from '../company.ts';

/** Delivery times and costs; the amounts are those of `demo/shop/shipping.ts` (a test compares them). */
export const shippingInformation: Texts = {
  de: `
<h2>Versand und Lieferung</h2>
<p>Wir versenden an Werktagen aus unserem Lager in Hamburg. Wann Ihre Bestellung kommt, steht mit Datum am Artikel, im Warenkorb, in der Kasse und in der Bestätigung; Sonn- und Feiertage sind darin berücksichtigt. Bei Vorkasse sagen wir dazu, bis wann Ihre Zahlung dafür eingehen muss. Alle Versandkosten enthalten die gesetzliche Umsatzsteuer.</p>
<h3>Paket</h3>
<p>Ein Paket wiegt höchstens 31,5 kg; schwerere Bestellungen teilen wir auf.</p>
<table>
<thead><tr><th scope="col">Lieferland</th><th scope="col">bis 31,5 kg</th><th scope="col">bis 63 kg</th><th scope="col">bis 126 kg</th></tr></thead>
<tbody>
<tr><th scope="row">Deutschland</th><td>6,90 €</td><td>12,90 €</td><td>24,90 €</td></tr>
<tr><th scope="row">Deutschland, ab 250 € Warenwert</th><td>kostenlos</td><td>kostenlos</td><td>24,90 €</td></tr>
<tr><th scope="row">Belgien, Dänemark, Luxemburg, Niederlande, Österreich, Polen, Tschechien</th><td>12,90 €</td><td>24,90 €</td><td>mit der Spedition</td></tr>
<tr><th scope="row">dieselben Länder, ab 500 € Warenwert</th><td>kostenlos</td><td>kostenlos</td><td>mit der Spedition</td></tr>
<tr><th scope="row">Frankreich, Irland, Italien, Portugal, Schweden, Spanien</th><td>18,90 €</td><td>36,90 €</td><td>mit der Spedition</td></tr>
<tr><th scope="row">Schweiz, Vereinigtes Königreich</th><td>29,90 €</td><td>mit der Spedition</td><td>mit der Spedition</td></tr>
</tbody>
</table>
<h3>Express</h3>
<p>Zustellung bis 12 Uhr: innerhalb Deutschlands 19,90 € bis 10 kg und 34,90 € bis 31,5 kg, nach Österreich 34,90 € bis 10 kg. Express ist nicht mit Vorkasse möglich.</p>
<h3>Spedition</h3>
<p>Schwere und sperrige Bestellungen kommen auf einer Palette, frei Bordsteinkante. Der Fahrer ruft vorher an. Innerhalb Deutschlands kostet die Lieferung 49,00 € bis 150 kg, 69,00 € bis 300 kg und 89,00 € bis 600 kg; ab 1.500 € Warenwert ist sie kostenlos. In die Nachbarländer der EU zahlen Sie ab 119,00 €, in die übrigen EU-Länder ab 179,00 €, in die Schweiz und das Vereinigte Königreich ab 219,00 €.</p>
<h3>Abholung</h3>
<p>Sie können Ihre Bestellung kostenlos bei uns abholen: ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Montag bis Freitag von 7 bis 16 Uhr. Wir schreiben Ihnen, sobald sie abholbereit ist.</p>
<h3>Lieferungen in Länder außerhalb der EU</h3>
<p>Lieferungen in die Schweiz und in das Vereinigte Königreich sind von der deutschen Umsatzsteuer befreit. Einfuhrumsatzsteuer, Zoll und die Gebühren des Zustellers trägt der Empfänger.</p>
<h3>Bruch und Transportschäden</h3>
<p>Glas und Porzellan verpacken wir in Kartons, die für den Paketversand geprüft sind. Sollte trotzdem etwas zu Bruch gehen, schicken Sie uns innerhalb von sieben Tagen ein Foto an <a href="mailto:${company.email}">${company.email}</a>: Wir ersetzen die Stücke, ohne dass Sie die Scherben zurückschicken müssen. Ihre gesetzlichen Rechte bleiben davon unberührt.</p>`,
  en: `
<h2>Shipping and delivery</h2>
<p>We dispatch on working days from our warehouse in Hamburg. When your order arrives is stated as a date with the item, in the cart, at checkout and in the confirmation; Sundays and public holidays are taken into account. For payment in advance we also say by when your payment has to arrive. All shipping costs include VAT.</p>
<h3>Parcel</h3>
<p>A parcel weighs no more than 31.5 kg; we split heavier orders.</p>
<table>
<thead><tr><th scope="col">Country</th><th scope="col">up to 31.5 kg</th><th scope="col">up to 63 kg</th><th scope="col">up to 126 kg</th></tr></thead>
<tbody>
<tr><th scope="row">Germany</th><td>€6.90</td><td>€12.90</td><td>€24.90</td></tr>
<tr><th scope="row">Germany, orders of €250 or more</th><td>free</td><td>free</td><td>€24.90</td></tr>
<tr><th scope="row">Austria, Belgium, Czechia, Denmark, Luxembourg, Netherlands, Poland</th><td>€12.90</td><td>€24.90</td><td>by freight</td></tr>
<tr><th scope="row">the same countries, orders of €500 or more</th><td>free</td><td>free</td><td>by freight</td></tr>
<tr><th scope="row">France, Ireland, Italy, Portugal, Spain, Sweden</th><td>€18.90</td><td>€36.90</td><td>by freight</td></tr>
<tr><th scope="row">Switzerland, United Kingdom</th><td>€29.90</td><td>by freight</td><td>by freight</td></tr>
</tbody>
</table>
<h3>Express</h3>
<p>Delivery by noon: within Germany €19.90 up to 10 kg and €34.90 up to 31.5 kg, to Austria €34.90 up to 10 kg. Express is not available with payment in advance.</p>
<h3>Freight</h3>
<p>Heavy and bulky orders arrive on a pallet, delivered to the kerb. The driver calls beforehand. Within Germany, delivery costs €49.00 up to 150 kg, €69.00 up to 300 kg and €89.00 up to 600 kg; it is free for orders of €1,500 or more. To the neighbouring EU countries you pay from €119.00, to the other EU countries from €179.00, to Switzerland and the United Kingdom from €219.00.</p>
<h3>Collection</h3>
<p>You can collect your order from us free of charge: ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany, Monday to Friday from 7 am to 4 pm. We will write to you as soon as it is ready for collection.</p>
<h3>Deliveries outside the EU</h3>
<p>Deliveries to Switzerland and the United Kingdom are exempt from German VAT. The recipient bears import VAT, customs duty and the carrier’s fees.</p>
<h3>Breakage and transport damage</h3>
<p>We pack glass and porcelain in cartons that are tested for parcel shipment. Should something break all the same, send a photograph to <a href="mailto:${company.email}">${company.email}</a> within seven days: we replace the pieces and you need not return the shards. Your statutory rights are not affected.</p>`,
};
