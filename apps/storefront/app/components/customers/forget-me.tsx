import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { useEffect, useState } from 'react';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { forgetTab } from '#app/session/forget-tab.ts';
import { hasSession } from '#app/session/has-session.ts';
import { leavePage } from '#app/session/leave-page.ts';

/** For a guest of whom the shop keeps something: leaves nothing of it, on a shared device for example. In two steps. */
export function ForgetMe() {
  const text = useText();
  const locale = useLocale();
  const [isGuest, setIsGuest] = useState(false);
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  // Only the browser knows: the page is the same for whoever was never here.
  useEffect(() => setIsGuest(hasSession()), []);

  async function forget(): Promise<void> {
    setStep('busy');
    try {
      await client.doForgetMe();
      forgetTab();
      await leavePage(pathTo.home(locale));
    } catch (error) {
      setStep('asking');
      await showError(error);
    }
  }

  if (!isGuest) return null;
  return (
    <section aria-labelledby="forget-me" className="mt-6 border-t border-line pt-4 text-ink-muted">
      <h2 id="forget-me" className="font-semibold text-ink">
        {text('login.forgetTitle')}
      </h2>
      <p className="mt-1 mb-3 max-w-prose">{text('login.forgetHint')}</p>
      {step === 'idle' ? (
        <Button variant="secondary" onClick={() => setStep('asking')}>
          {text('login.forget')}
        </Button>
      ) : (
        <p className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={step === 'busy'} onClick={forget} ref={focus}>
            {text('login.forgetConfirm')}
          </Button>
          <Button variant="quiet" disabled={step === 'busy'} onClick={() => setStep('idle')}>
            {text('login.forgetCancel')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The button that was pressed is gone: the keyboard goes on at the one in its place. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
