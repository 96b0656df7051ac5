import { classNames } from '@mise/ui/class-names.ts';

/** HTML that an owner wrote and the server cleaned when it was saved. */
export function RichText({ html, className }: { html: string; className?: string }) {
  if (html === '') return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it is saved
    <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
