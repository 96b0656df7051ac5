import { useNavigation } from 'react-router';

/** A line at the top of the screen while the next page is on its way; not seen where it is there in an instant. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return <div aria-hidden="true" className="navigation-progress fixed inset-x-0 top-0 z-50 h-0.5 bg-primary-edge" />;
}
