import { type ComponentType, lazy } from 'react';

/** Makes those parts be asked for again that could not be loaded. */
const renewals = new Set<() => void>();

/** As `lazy`, which keeps a failure for good; here `forgetFailures` makes the next one that is drawn ask again. */
export function loadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part: ComponentType<Props>;
  function renew(): void {
    Part = lazy(() =>
      load().catch((error: unknown) => {
        renewals.add(renew);
        throw error;
      }),
    ) as unknown as ComponentType<Props>;
  }
  renew();
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module begins, as `lazy` is
  return function Loadable(props) {
    return <Part {...props} />;
  };
}

/** For boundaries, which have drawn that something failed. */
export function forgetFailures(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
