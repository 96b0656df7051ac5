import { Outlet } from 'react-router';
import { useText } from '#app/page/use-text.ts';

/** One narrow column for the forms by which somebody says who they are. */
export default function AuthLayout() {
  const text = useText();
  return (
    <div className="mx-auto max-w-2xl pt-6 md:pt-10">
      <noscript>
        <p className="mb-6 rounded border border-warning bg-warning-soft p-4">{text('login.needsScripts')}</p>
      </noscript>
      <Outlet />
    </div>
  );
}
