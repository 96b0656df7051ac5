import { isApiError } from '@mise/contract/api-error.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { Button } from '@mise/ui/button.tsx';
import { useState } from 'react';
import { browserI18n } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { useText } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { showPasskey } from '#app/session/passkeys.ts';

type PasskeyButtonProps = { ticket: string; options: Record<string, unknown>; onDone: () => void };

/** Lets the browser show a passkey. A dialog that was closed says the same as a passkey that does not fit: try again. */
export function PasskeyButton({ ticket, options, onDone }: PasskeyButtonProps) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function confirm(): Promise<void> {
    setIsBusy(true);
    setFailure('');
    try {
      const passkey = await showPasskey(options);
      await operatorClient.doConfirmOperatorLogin({ ticket, proof: { kind: 'passkey', passkey } });
      onDone();
    } catch (error) {
      setFailure(isApiError(error) ? errorMessage(error, browserI18n()) : text('operator.factor.passkeyFailed'));
      setIsBusy(false);
    }
  }

  return (
    <div>
      <div role="alert" className="mb-4 empty:hidden">
        {failure !== '' && <Alert tone="negative">{failure}</Alert>}
      </div>
      <Button size="large" className="w-full" isBusy={isBusy} onClick={confirm}>
        {text('operator.factor.passkey')}
      </Button>
    </div>
  );
}
