import { useEffect } from 'react';

/** While a page is edited its language stays: another one would be another document, without what was not saved. */
export function useFixedLanguage(): void {
  useEffect(() => {
    const links = document.querySelectorAll('a[hreflang]');
    for (const link of links) link.setAttribute('aria-disabled', 'true');
    const listening = new AbortController();
    window.addEventListener('click', refuse, { capture: true, signal: listening.signal });
    return () => {
      for (const link of links) link.removeAttribute('aria-disabled');
      listening.abort();
    };
  }, []);
}

function refuse(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a[hreflang]')) return;
  event.preventDefault();
  event.stopPropagation();
}
