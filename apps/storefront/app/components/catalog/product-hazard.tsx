import type { Hazard } from '@mise/rules/hazard.ts';
import { useText } from '#app/page/use-text.ts';
import { Pictogram } from './pictogram.tsx';

/** What stands on the label of a hazardous mixture: whoever buys it reads it before, as on the shelf (CLP, art. 48). */
export default function ProductHazard({ hazard: { pictograms, signalWord, statements } }: { hazard: Hazard }) {
  const text = useText();
  return (
    <section aria-labelledby="hazard" className="rounded border border-line bg-surface p-4 text-sm">
      <h2 id="hazard" className="mb-2 font-semibold">
        {text('hazard.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        {pictograms.map((name) => (
          <Pictogram key={name} name={name} label={text(`hazard.${name}`)} />
        ))}
        {signalWord !== '' && <p className="text-lg font-bold">{signalWord}</p>}
      </div>
      <ul className="mt-3 flex flex-col gap-1">
        {statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
    </section>
  );
}
