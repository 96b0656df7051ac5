import { Button } from '@mise/ui/button.tsx';
import { useText } from '#app/page/use-text.ts';

/** The one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{text('operator.codes.once')}</p>
      <ul className="grid gap-x-6 gap-y-1 rounded bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{text('operator.codes.kept')}</Button>
    </div>
  );
}
