import { phoneHref } from '@mise/rules/phone-number.ts';
import { classNames } from '@mise/ui/class-names.ts';

/** A number that is called, on one line: only where it is longer than a line it breaks. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={phoneHref(phone)} className={classNames('inline-block max-w-full [overflow-wrap:anywhere]', className)}>
      {phone}
    </a>
  );
}
