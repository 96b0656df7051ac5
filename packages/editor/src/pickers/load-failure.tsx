import { useEffect, useState } from 'react';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';

/** Says why something could not be loaded, which an error or words tell, and tries again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { text, errorText } = useHost();
  const [reason, setReason] = useState(typeof error === 'string' ? error : '');
  useEffect(() => {
    if (typeof error !== 'string') errorText(error).then(setReason);
  }, [error, errorText]);
  return (
    <div role="alert" className="ed:flex ed:flex-col ed:items-start ed:gap-2 ed:py-2 ed:text-sm ed:text-red-700">
      <p>{reason}</p>
      <TextButton onClick={onRetry}>{text('editor.retry')}</TextButton>
    </div>
  );
}
