import { Spinner } from '@mise/ui/spinner.tsx';
import type { ReactNode } from 'react';
import { useHost } from '../host.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { useMayPublish } from '../store/use-may-publish.ts';
import { useSettings } from './use-settings.ts';

/** What a drawer shows of the settings of the shop, as soon as they are there. */
export function SettingsForm({ children }: { children: ReactNode }) {
  const { text } = useHost();
  const mayPublish = useMayPublish();
  const { isLoaded, failure, retry } = useSettings();
  if (isLoaded) {
    return (
      <div className="ed:flex ed:flex-col ed:gap-6 ed:p-4">
        {!mayPublish && <p className="ed:text-amber-700">{text('editor.mayNotPublish')}</p>}
        {children}
      </div>
    );
  }
  if (!failure) return <Spinner className="ed:m-4" />;
  return (
    <div className="ed:p-4">
      <LoadFailure error={failure} onRetry={retry} />
    </div>
  );
}
