import type { LegalPage } from '@mise/rules/legal-pages.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Dialog } from '@mise/ui/dialog.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RichText } from '#app/components/content/rich-text.tsx';
import { legalTextTypes } from '#app/page/legal-pages.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { toLegalText } from '#app/views/legal-page.ts';

type LegalDrawerProps = { page: LegalPage; href: string; onClose: () => void };

type Content = ReturnType<typeof toLegalText>;

/** A legal text beside the page. The page behind it stays as it is: what the text links opens on a page of its own, but for places in the text itself. */
export default function LegalDrawer({ page, href, onClose }: LegalDrawerProps) {
  const text = useText();
  const locale = useLocale();
  const name = text(`legal.${page}`);
  const [content, setContent] = useState<Content | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    client.getLegalTexts({ type: legalTextTypes[page] }).then(
      ({ data }) => setContent(toLegalText({ html: data.htmlText, title: name, locale })),
      () => setFailed(true),
    );
  }, [page, name, locale]);

  // Within the label of a checkbox it would be a part of its name.
  return createPortal(
    <Dialog
      isOpen
      shape="sheet"
      onClose={onClose}
      title={content?.title ?? name}
      closeLabel={text('legal.close')}
      footer={
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-primary-ink underline underline-offset-4"
        >
          {text('legal.ownPage')}
        </a>
      }
    >
      {hasFailed && <Alert tone="negative">{text('legal.failed')}</Alert>}
      <div aria-busy={!content && !hasFailed} onClickCapture={follow}>
        {content && <RichText html={content.html} />}
        {!content && !hasFailed && <Lines />}
      </div>
    </Dialog>,
    document.body,
  );
}

function follow(event: MouseEvent): void {
  const { target, currentTarget } = event;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.protocol === 'mailto:' || link.protocol === 'tel:') return;
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) {
    event.preventDefault();
    goToPlace(currentTarget, href.slice(1));
    return;
  }
  link.target = '_blank';
  link.rel = 'noreferrer';
}

function goToPlace(text: Element, name: string): void {
  const place = text.querySelector<HTMLElement>(`[id="${CSS.escape(name)}"]`);
  if (!place) return;
  // The keyboard goes on there, and still comes to what is a link itself.
  if (!place.matches('[href]')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}

/** As what comes will look. */
function Lines() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
