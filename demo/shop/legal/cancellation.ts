import type { Texts } from '../../types.ts';
import { company } from '../company.ts';

const address = `${company.name}, ${company.street} ${company.houseNumber}, ${company.postcode} ${company.town}`;

/** Right of withdrawal of consumers (§§ 312g, 355 BGB), after the model instructions of the law. */
export const cancellationRights: Texts = {
  de: `
<h2>Widerrufsbelehrung</h2>
<p>Verbraucherinnen und Verbrauchern steht ein Widerrufsrecht nach der folgenden Belehrung zu. Verbraucher ist jede natürliche Person, die ein Rechtsgeschäft zu Zwecken abschließt, die überwiegend weder ihrer gewerblichen noch ihrer selbstständigen beruflichen Tätigkeit zugerechnet werden können. Unternehmer haben kein gesetzliches Widerrufsrecht; unbenutzte Ware nehmen wir von ihnen nach Absprache zurück.</p>
<h3>Widerrufsrecht</h3>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>
<p>Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat. Bei einem Geschenkgutschein, der per E-Mail kommt, beträgt sie vierzehn Tage ab dem Tag des Vertragsabschlusses.</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${address}, Telefon ${company.phone}, E-Mail <a href="mailto:${company.email}">${company.email}</a>) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das <a href="/cancellation-form">Muster-Widerrufsformular</a> verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Sie können Ihr Widerrufsrecht auch online ausüben, auf der Seite <a href="/cancellation-form">Vertrag widerrufen</a>. Nutzen Sie diese Funktion, so senden wir Ihnen unverzüglich per E-Mail eine Bestätigung des Eingangs, mit dem Inhalt Ihrer Erklärung sowie Datum und Uhrzeit ihres Eingangs.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h3>Folgen des Widerrufs</h3>
<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.</p>
<p>Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.</p>
<p>Sie tragen die unmittelbaren Kosten der Rücksendung paketversandfähiger Waren. Waren, die wegen ihrer Größe oder ihres Gewichts mit der Spedition geliefert wurden, holen wir auf unsere Kosten ab.</p>
<p>Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>
<h3>Ausschluss des Widerrufsrechts</h3>
<p>Das Widerrufsrecht besteht nicht bei Verträgen</p>
<ul>
<li>zur Lieferung von Waren, die nach Ihren Vorgaben angefertigt sind, etwa gravierte oder bedruckte Artikel,</li>
<li>zur Lieferung von Waren, die schnell verderben können,</li>
<li>zur Lieferung versiegelter Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde.</li>
</ul>`,
  en: `
<h2>Right of withdrawal</h2>
<p>Consumers have a right of withdrawal as set out below. A consumer is any natural person who enters into a transaction for purposes that are mainly outside their trade, business or profession. Businesses have no statutory right of withdrawal; by arrangement, we take unused goods back from them.</p>
<h3>Your right to withdraw</h3>
<p>You have the right to withdraw from this contract within 14 days without giving any reason.</p>
<p>The withdrawal period expires 14 days after the day on which you, or a third party named by you who is not the carrier, take possession of the last of the goods. For a gift card sent by email, it expires 14 days after the day on which the contract was concluded.</p>
<p>To exercise the right of withdrawal, you must inform us (${address}, Germany, telephone ${company.phone}, email <a href="mailto:${company.email}">${company.email}</a>) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an email). You may use the <a href="/cancellation-form">model withdrawal form</a>, but it is not obligatory.</p>
<p>You can also exercise your right of withdrawal online, on the page <a href="/cancellation-form">Withdraw from contract</a>. If you use this function, we will send you without undue delay a confirmation of receipt by email, with the content of your statement and the date and time of its receipt.</p>
<p>To meet the deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p>
<h3>Effects of withdrawal</h3>
<p>If you withdraw from this contract, we shall reimburse all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed of your decision. We will use the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; you will not incur any fees as a result of the reimbursement.</p>
<p>We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent them back, whichever is the earlier.</p>
<p>You shall send back the goods or hand them over to us without undue delay and in any event not later than 14 days from the day on which you tell us of your withdrawal. The deadline is met if you send the goods back before the period of 14 days has expired.</p>
<p>You bear the direct cost of returning goods that can be sent as a parcel. Goods that were delivered by freight because of their size or weight are collected at our expense.</p>
<p>You are only liable for any diminished value of the goods resulting from handling other than what is necessary to establish the nature, characteristics and functioning of the goods.</p>
<h3>Exceptions</h3>
<p>The right of withdrawal does not apply to contracts</p>
<ul>
<li>for goods made to your specifications, such as engraved or printed items,</li>
<li>for goods that are liable to deteriorate rapidly,</li>
<li>for sealed goods that are not suitable for return for reasons of hygiene, if they were unsealed after delivery.</li>
</ul>`,
};

/** The model withdrawal form (annex 2 to art. 246a § 1 EGBGB), to be copied or printed. */
export const withdrawalForm: Texts = {
  de: `
<h2>Muster-Widerrufsformular</h2>
<p>Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück. Die Frist und die Folgen des Widerrufs stehen in der <a href="/cancellation-rights">Widerrufsbelehrung</a>.</p>
<p>An<br>${company.name}<br>${company.street} ${company.houseNumber}<br>${company.postcode} ${company.town}<br>
Fax: ${company.fax}<br>E-Mail: <a href="mailto:${company.email}">${company.email}</a></p>
<p>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*):</p>
<table>
<tbody>
<tr><th scope="row">Waren oder Dienstleistung</th><td></td></tr>
<tr><th scope="row">Bestellt am (*) / erhalten am (*)</th><td></td></tr>
<tr><th scope="row">Bestellnummer (wenn bekannt)</th><td></td></tr>
<tr><th scope="row">Name des/der Verbraucher(s)</th><td></td></tr>
<tr><th scope="row">Anschrift des/der Verbraucher(s)</th><td></td></tr>
<tr><th scope="row">Datum</th><td></td></tr>
<tr><th scope="row">Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</th><td></td></tr>
</tbody>
</table>
<p>(*) Unzutreffendes streichen.</p>`,
  en: `
<h2>Model withdrawal form</h2>
<p>Complete and return this form only if you wish to withdraw from the contract. The period and the effects of withdrawal are explained under <a href="/cancellation-rights">right of withdrawal</a>.</p>
<p>To<br>${company.name}<br>${company.street} ${company.houseNumber}<br>${company.postcode} ${company.town}<br>Germany<br>
Fax: ${company.fax}<br>Email: <a href="mailto:${company.email}">${company.email}</a></p>
<p>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):</p>
<table>
<tbody>
<tr><th scope="row">Goods or service</th><td></td></tr>
<tr><th scope="row">Ordered on (*) / received on (*)</th><td></td></tr>
<tr><th scope="row">Order number (if known)</th><td></td></tr>
<tr><th scope="row">Name of consumer(s)</th><td></td></tr>
<tr><th scope="row">Address of consumer(s)</th><td></td></tr>
<tr><th scope="row">Date</th><td></td></tr>
<tr><th scope="row">Signature of consumer(s) (only if this form is sent on paper)</th><td></td></tr>
</tbody>
</table>
<p>(*) Delete as appropriate.</p>`,
};
