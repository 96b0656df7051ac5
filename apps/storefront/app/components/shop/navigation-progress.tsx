import { useState } from 'react';
import { useNavigation } from 'react-router';

/** Outlives the frame, which an error page brings anew: it shows the end of the line too. */
let isSeen = false;

/** A line at the top of the screen while the next page is on its way; not seen where it is there in an instant. Its times are rules of app.css. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  const [, setEnds] = useState(0);
  if (!isLoading && !isSeen) return null;
  return (
    <div
      key={String(isLoading)}
      aria-hidden="true"
      className={`navigation-progress fixed inset-x-0 top-0 z-50 bg-primary-edge ${isLoading ? '' : 'is-over'}`}
      onAnimationStart={() => {
        isSeen = true;
      }}
      onAnimationEnd={() => {
        isSeen = isLoading;
        setEnds((ends) => ends + 1);
      }}
    />
  );
}
