import { classNames } from '@mise/ui/class-names.ts';
import { useHtml } from '#app/page/use-html.ts';

/** HTML of the shop's own texts. No operation saves any yet: the first that does has to sanitise it. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const content = useHtml(html);
  if (html === '') return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: comes from the shop's own data, which nobody else can write
    <div className={classNames('prose', className)} dangerouslySetInnerHTML={content} />
  );
}
