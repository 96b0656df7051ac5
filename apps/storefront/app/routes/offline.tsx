import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { use } from 'react';
import { PhoneLink } from '#app/components/shop/phone-link.tsx';
import { pageContext } from '#app/page/page-context.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useHtml } from '#app/page/use-html.ts';
import { useShopFrame } from '#app/page/use-shop-frame.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { DocumentParts } from '#app/start/document-parts.ts';
import { returnScript } from '#app/start/return-script.ts';
import type { Route } from './+types/offline.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, origin, i18n } = context.get(pageContext);
  return { head: pageHead({ origin, locale, path: '/offline', title: i18n._('offline.title'), robots: 'noindex' }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Offline() {
  const text = useText();
  const locale = useLocale();
  const frame = useShopFrame();
  return (
    <main id="content" className="mx-auto max-w-3xl px-4 py-16 md:py-24">
      <p className="text-xl font-bold tracking-tight text-primary-ink">{frame?.shopName}</p>
      <h1 className="mt-10 text-2xl font-semibold md:text-3xl">{text('offline.title')}</h1>
      <p className="mt-4 max-w-prose text-lg">{text('offline.message')}</p>
      <p className="mt-2 max-w-prose text-ink-muted">{text('offline.hint')}</p>
      <p className="mt-8">
        <a id="again" href={pathTo.home(locale)} className={buttonClasses({ size: 'large' })}>
          {text('offline.again')}
        </a>
      </p>
      {frame && frame.company.phone !== '' && (
        <p className="mt-8">
          {text('offline.phone')} <PhoneLink phone={frame.company.phone} className="underline underline-offset-4" />
        </p>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={use(DocumentParts).mark} dangerouslySetInnerHTML={useHtml(returnScript)} />
    </main>
  );
}
