import type { MultiSelectProps } from '@mise/ui/multi-select.tsx';
import { Skeleton } from '@mise/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { withMessages } from '#app/i18n/browser-messages.ts';
import { asPart } from '#app/start/first-intent.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';

const MultiSelectWithTexts = lazy(asPart(withMessages(['select'], () => import('./multi-select-with-texts.tsx'))));

/** Several of many, for a filter with more values than a row of boxes holds: component and words come when it is shown. */
export function ChooseMany(props: Omit<MultiSelectProps, 'texts'>) {
  const isHydrated = useHydrated();
  const placeholder = (
    <div className={props.className}>
      <p className="mb-1 text-sm font-medium">{props.label}</p>
      <Skeleton className="h-12" />
    </div>
  );
  if (!isHydrated) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <MultiSelectWithTexts {...props} />
    </Suspense>
  );
}
