import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { TextField } from '@mise/ui/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useText } from '#app/page/use-text.ts';
import { longDay } from '#app/views/moment-text.ts';

export type SharedLink = { token: string; validUntil: string };

/** The link to a cart, to be copied or sent on. Its field takes the focus: it was asked for. */
export default function SharePanel({ link: { token, validUntil } }: { link: SharedLink }) {
  const text = useText();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const address = window.location.origin + pathTo.sharedCart(locale, token);

  useEffect(() => {
    if (token !== '') field.current?.select();
  }, [token]);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setMessage(text('share.copied'));
    } catch {
      setMessage(text('share.notCopied'));
    }
  }

  return (
    <div className="mb-6 max-w-2xl rounded border border-line bg-surface p-4 print:hidden">
      <TextField
        ref={field}
        label={text('share.label')}
        hint={text('share.hint', { date: longDay(validUntil, locale) })}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{text('share.copy')}</Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            // Whoever changes their mind has not failed.
            onClick={() => void navigator.share({ url: address }).catch(() => {})}
          >
            {text('share.send')}
          </Button>
        )}
        <p role="status" className="text-sm">
          {message}
        </p>
      </div>
    </div>
  );
}
