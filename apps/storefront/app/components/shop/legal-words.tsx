import { Trans } from '@lingui/react';
import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { Fragment, type ReactNode } from 'react';
import type { MessageId } from '#app/i18n/message-ids.ts';
import { LegalTextLink } from './legal-link.tsx';

/** `whole` links all texts, in the order of `parts`, each of which is a sentence on one of them. */
type LegalWords = { whole: MessageId; parts: readonly (readonly [LegalPage, MessageId])[] };

/** What is said of those legal texts that the shop has (`pages`); null where it has none of them. */
export function legalWords({ whole, parts }: LegalWords, pages: readonly LegalPage[]): ReactNode {
  const there = parts.filter(([page]) => pages.includes(page));
  if (there.length === 0) return null;
  if (there.length === parts.length) {
    const links = Object.fromEntries(parts.map(([page], at) => [at, <LegalTextLink key={page} page={page} />]));
    return <Trans id={whole} components={links} />;
  }
  return there.map(([page, id]) => (
    <Fragment key={page}>
      <Trans id={id} components={{ 0: <LegalTextLink page={page} /> }} />{' '}
    </Fragment>
  ));
}
