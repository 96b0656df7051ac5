import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';

/** An address that waits to be confirmed, and the way to another mail. */
export function ConfirmationNotice({ email }: { email: string }) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);

  async function sendAgain(): Promise<void> {
    setIsBusy(true);
    try {
      await client.doRequestEmailConfirmation();
      notify({ type: 'positive', message: text('account.sentAgain', { email }) });
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Alert tone="warning" className="mb-6">
      <p className="[overflow-wrap:anywhere]">{text('account.unconfirmed', { email })}</p>
      <Button variant="secondary" isBusy={isBusy} onClick={sendAgain} className="mt-3">
        {text('account.sendAgain')}
      </Button>
    </Alert>
  );
}
