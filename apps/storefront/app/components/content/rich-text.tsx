import { classNames } from '@mise/ui/class-names.ts';
import { wholeAmounts } from '#app/format/whole-amounts.ts';
import { useHtml } from '#app/page/use-html.ts';

/** HTML that the shop has cleaned by its allow-list, when it was saved and when it was read (apps/server/src/texts/shown-html.ts). */
export function RichText({ html, className }: { html: string; className?: string }) {
  const content = useHtml(html, wholeAmounts);
  if (html === '') return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the shop, see above
    <div className={classNames('prose', className)} dangerouslySetInnerHTML={content} />
  );
}
