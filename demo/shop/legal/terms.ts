import type { Texts } from '../../types.ts';
import { company } from '../company.ts';

/** General terms and conditions. */
export const termsAndConditions: Texts = {
  de: `
<h2>Allgemeine Geschäftsbedingungen</h2>
<p>Stand: November 2026. Tafelwerk ist ein Vorführshop; diese Bedingungen zeigen, wie die eines solchen Shops aussehen.</p>
<h3>1. Geltungsbereich</h3>
<p>Diese Bedingungen gelten für alle Bestellungen, die über diesen Shop bei der ${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, aufgegeben werden. Unser Sortiment richtet sich an Hotels, Restaurants und Caterer; Verbraucherinnen und Verbraucher können ebenfalls bestellen. Abweichende Bedingungen von Unternehmern werden nur Vertragsbestandteil, wenn wir ihnen ausdrücklich zustimmen.</p>
<h3>2. Vertragspartner und Vertragsschluss</h3>
<p>Die Darstellung der Artikel im Shop ist kein bindendes Angebot. Mit dem Klick auf „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung über die Artikel im Warenkorb ab. Wir bestätigen den Eingang sofort per E-Mail; diese Bestätigung ist zugleich die Annahme, wenn sie die Bankverbindung zur Zahlung nennt. Zahlen Sie mit Kreditkarte, PayPal oder eps-Überweisung, kommt der Vertrag zustande, sobald Sie die Zahlung ausgelöst haben. Sonst kommt der Vertrag zustande, sobald wir die Ware versenden, spätestens jedoch mit unserer Auftragsbestätigung binnen zwei Werktagen.</p>
<p>Vor dem Absenden können Sie alle Eingaben prüfen und ändern. Der Vertragstext wird bei uns gespeichert und Ihnen mit der Bestellbestätigung zugesandt. Vertragssprachen sind Deutsch und Englisch.</p>
<h3>3. Preise und Versandkosten</h3>
<p>Es gelten die Preise zum Zeitpunkt der Bestellung. Die angezeigten Preise enthalten die gesetzliche Umsatzsteuer, solange Sie nicht selbst auf Nettopreise umschalten; angemeldete Geschäftskunden sehen Nettopreise. Vor dem Absenden der Bestellung steht in jedem Fall der Gesamtbetrag mit der Umsatzsteuer, die darauf anfällt. Maßgeblich für Staffelpreise ist die Menge je Artikel und Ausführung in einer Bestellung. Versandkosten kommen hinzu; sie stehen auf der Seite <a href="/shipping">Versand und Lieferung</a> und werden vor dem Absenden der Bestellung ausgewiesen.</p>
<h3>4. Zahlung</h3>
<p>Wir bieten die folgenden Zahlungsarten an. Welche davon für Ihre Bestellung möglich sind, hängt vom Lieferland, von der Versandart und vom Betrag ab und steht an der Kasse.</p>
<ul>
<li>Vorkasse (Überweisung): Bitte überweisen Sie den Betrag innerhalb von sieben Tagen auf das in der Bestellbestätigung genannte Konto. Wir reservieren die Ware so lange.</li>
<li>Rechnung: bei Lieferung nach Deutschland und Österreich. Der Betrag ist innerhalb von 14 Tagen nach Erhalt der Rechnung ohne Abzug zu zahlen.</li>
<li>Kreditkarte und PayPal: Sie zahlen unmittelbar nach der Bestellung, auf der gesicherten Seite unseres Zahlungsdienstleisters Mollie. Bis die Zahlung bestätigt ist, reservieren wir die Ware für eine Stunde.</li>
<li>eps-Überweisung: für Bestellungen aus Österreich, über das Online-Banking Ihrer Bank.</li>
<li>Bar bei Abholung: Sie zahlen bar oder mit Karte, wenn Sie die Ware in unserem Lager abholen.</li>
<li>Geschenkgutschein: Sie lösen den Code im Warenkorb oder an der Kasse ein. Reicht das Guthaben nicht, zahlen Sie den Rest mit einer anderen Zahlungsart; was übrig ist, bleibt als Guthaben erhalten.</li>
</ul>
<p>Unternehmer dürfen nur mit unbestrittenen, rechtskräftig festgestellten oder gegenseitigen Forderungen aus demselben Vertrag aufrechnen.</p>
<h3>5. Lieferung</h3>
<p>Wir liefern in die Länder, die an der Kasse zur Wahl stehen. Die Lieferzeit steht am Artikel und an der Kasse. Teillieferungen sind zulässig, wenn sie für Sie zumutbar sind; zusätzliche Versandkosten entstehen dadurch nicht. Ist ein Artikel unerwartet nicht lieferbar, sagen wir Ihnen das sofort und erstatten bereits geleistete Zahlungen.</p>
<h3>6. Widerrufsrecht</h3>
<p>Verbraucherinnen und Verbrauchern steht ein <a href="/cancellation-rights">Widerrufsrecht</a> zu.</p>
<h3>7. Eigentumsvorbehalt</h3>
<p>Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum. Für Unternehmer gilt ergänzend: Das Eigentum geht erst über, wenn alle Forderungen aus der laufenden Geschäftsbeziehung beglichen sind; Vorbehaltsware darf im ordentlichen Geschäftsbetrieb weiterverkauft werden, die daraus entstehenden Forderungen werden in Höhe des Rechnungsbetrags an uns abgetreten.</p>
<h3>8. Gewährleistung</h3>
<p>Es gilt das gesetzliche Mängelhaftungsrecht. Mängelansprüche von Verbraucherinnen und Verbrauchern verjähren in zwei Jahren ab Ablieferung der Ware. Gegenüber Unternehmern beträgt die Verjährungsfrist bei neuen Sachen ein Jahr ab Gefahrübergang; ausgenommen sind Schadensersatzansprüche, arglistig verschwiegene Mängel und der gesetzliche Rückgriff. Kaufleute müssen die Ware unverzüglich nach § 377 HGB untersuchen und erkennbare Mängel anzeigen.</p>
<p>Handgefertigte Keramik fällt in Farbe, Glasur und Maß leicht unterschiedlich aus. Solche Abweichungen sind kein Mangel, soweit sie in der Artikelbeschreibung genannt sind.</p>
<h3>9. Haftung</h3>
<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, bei übernommenen Garantien und nach dem Produkthaftungsgesetz. Bei leicht fahrlässiger Verletzung wesentlicher Vertragspflichten ist die Haftung auf den vertragstypischen, vorhersehbaren Schaden begrenzt. Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen.</p>
<h3>10. Individuell gefertigte Artikel</h3>
<p>Für Drucke und Motive brauchen wir eine druckfähige Vorlage. Sie versichern, dass Sie die Rechte an der Vorlage haben, und stellen uns von Ansprüchen Dritter frei. Vor der Fertigung nach einer Vorlage erhalten Sie einen Korrekturabzug. Der genannte Liefertermin setzt voraus, dass Sie ihn binnen eines Werktags freigeben; sonst verschiebt er sich entsprechend.</p>
<h3>11. Schlussbestimmungen</h3>
<p>Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts; Verbraucherinnen und Verbrauchern bleibt der Schutz zwingender Vorschriften ihres Aufenthaltsstaates erhalten. Gerichtsstand für Kaufleute, juristische Personen des öffentlichen Rechts und öffentlich-rechtliche Sondervermögen ist Hamburg. Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil.</p>`,
  en: `
<h2>General terms and conditions</h2>
<p>As of November 2026. Tafelwerk is a demonstration shop; these terms show what those of such a shop look like. The German version prevails.</p>
<h3>1. Scope</h3>
<p>These terms apply to all orders placed through this shop with ${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}, Germany. Our range is aimed at hotels, restaurants and caterers; consumers may order as well. Differing terms of businesses become part of the contract only if we expressly agree to them.</p>
<h3>2. Contracting party and conclusion of contract</h3>
<p>The presentation of items in the shop is not a binding offer. By clicking “Buy now” you place a binding order for the items in your cart. We confirm receipt by email at once; this confirmation is also our acceptance if it states the bank details for payment. If you pay by credit card, PayPal or eps transfer, the contract is concluded as soon as you have initiated the payment. Otherwise the contract is concluded when we dispatch the goods, and at the latest with our order acknowledgement within two working days.</p>
<p>You can check and change all entries before submitting your order. The text of the contract is stored by us and sent to you with the order confirmation. The languages of the contract are German and English.</p>
<h3>3. Prices and shipping costs</h3>
<p>The prices at the time of ordering apply. The prices shown include VAT unless you switch to net prices yourself; business customers who are logged in see net prices. In any case the total with the VAT that is due is shown before you submit your order. For quantity discounts, the quantity per item and variant within one order counts. Shipping costs are added; they are listed under <a href="/shipping">shipping and delivery</a> and shown before you submit your order.</p>
<h3>4. Payment</h3>
<p>We offer the following payment methods. Which of them are available for your order depends on the country of delivery, the shipping method and the amount, and is shown at checkout.</p>
<ul>
<li>Bank transfer in advance: please transfer the amount within seven days to the account stated in the order confirmation. We reserve the goods until then.</li>
<li>Invoice: for deliveries to Germany and Austria. The amount is payable within 14 days of receiving the invoice, without deduction.</li>
<li>Credit card and PayPal: you pay immediately after ordering, on the secure page of our payment provider Mollie. Until the payment is confirmed we reserve the goods for one hour.</li>
<li>eps transfer: for orders from Austria, through the online banking of your bank.</li>
<li>Cash on collection: you pay in cash or by card when you collect the goods from our warehouse.</li>
<li>Gift card: you redeem the code in the cart or at checkout. If the credit is not enough, you pay the rest by another method; whatever remains stays on the card as credit.</li>
</ul>
<p>Businesses may only set off claims that are undisputed, legally established or arise from the same contract.</p>
<h3>5. Delivery</h3>
<p>We deliver to the countries that can be chosen at checkout. The delivery time is stated with the item and at checkout. Partial deliveries are permitted where they are reasonable for you; they cause no additional shipping costs. If an item is unexpectedly unavailable, we tell you at once and refund any payment already made.</p>
<h3>6. Right of withdrawal</h3>
<p>Consumers have a <a href="/cancellation-rights">right of withdrawal</a>.</p>
<h3>7. Retention of title</h3>
<p>The goods remain our property until they have been paid for in full. For businesses the following also applies: title passes only when all claims from the current business relationship have been settled; goods under retention of title may be resold in the ordinary course of business, and the claims arising from the resale are assigned to us up to the invoice amount.</p>
<h3>8. Liability for defects</h3>
<p>The statutory provisions apply. Consumers’ claims for defects become time-barred two years after delivery of the goods. Towards businesses, claims for defects in new goods become time-barred one year after the passing of risk; claims for damages, defects concealed fraudulently and statutory recourse are excepted. Merchants must inspect the goods without delay and report visible defects (section 377 of the German Commercial Code).</p>
<p>Handmade ceramics vary slightly in colour, glaze and size. Such variations are not a defect where the item description mentions them.</p>
<h3>9. Liability</h3>
<p>Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under guarantees we have given and under the German Product Liability Act. For slightly negligent breaches of essential contractual duties, liability is limited to the foreseeable damage typical of the contract. Otherwise liability for slight negligence is excluded.</p>
<h3>10. Items made to order</h3>
<p>For prints and motifs we need artwork that is ready for production. You warrant that you hold the rights to the artwork and indemnify us against claims by third parties. Where we work from artwork, you receive a proof before production. The delivery date stated assumes that you approve it within one working day; otherwise it moves back accordingly.</p>
<h3>11. Final provisions</h3>
<p>German law applies, excluding the UN Convention on Contracts for the International Sale of Goods; consumers keep the protection of the mandatory provisions of their country of residence. The place of jurisdiction for merchants, legal entities under public law and special funds under public law is Hamburg. We do not take part in proceedings before a consumer arbitration board.</p>`,
};
