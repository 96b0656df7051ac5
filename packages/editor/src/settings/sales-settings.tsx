import { useHost } from '../host.ts';
import { CheckedSetting } from './checked-setting.tsx';
import { FormSection } from './form-section.tsx';
import { SettingField } from './setting-field.tsx';

/** What buyers are asked and shown on their way to an order. */
export function CheckoutSettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.shop.checkout')}>
      <SettingField setting="isTermsConsentRequired" kind="flag" />
      <SettingField setting="isOrderContactWishShown" kind="flag" />
      <SettingField setting="isOrderCustomerSignShown" kind="flag" />
      <SettingField setting="isLastSeenShown" kind="flag" />
    </FormSection>
  );
}

/** Until when money is there, and how much may be ordered before. */
export function PaymentSettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.shop.payment')}>
      <CheckedSetting setting="prepaymentDays" hint="editor.shop.daysHint" form="numberOrNone" maximum={4} />
      <CheckedSetting setting="invoiceDueDays" hint="editor.shop.daysHint" form="numberOrNone" maximum={4} />
      <CheckedSetting setting="pickupHoldDays" hint="editor.shop.pickupHoldDaysHint" form="number" maximum={4} />
      <CheckedSetting setting="guestUnpaidMaximum" hint="editor.shop.guestUnpaidHint" form="number" maximum={9} />
      <CheckedSetting setting="guestUnpaidStockPercent" hint="editor.shop.guestStockHint" form="percent" maximum={3} />
    </FormSection>
  );
}

/** What search engines are told of giving goods back. */
export function ReturnSettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.shop.returns')}>
      <CheckedSetting setting="returnDays" hint="editor.shop.returnDaysHint" form="number" maximum={4} />
      <SettingField setting="areReturnsFree" kind="flag" />
    </FormSection>
  );
}

/** Who may review, and when a review is seen. */
export function ReviewSettings() {
  const { text } = useHost();
  return (
    <FormSection title={text('editor.shop.reviews')}>
      <SettingField setting="areReviewsForBuyersOnly" kind="flag" />
      <SettingField setting="areGuestReviewsAllowed" kind="flag" />
      <SettingField setting="areReviewsShownAtOnce" kind="flag" />
    </FormSection>
  );
}
