import type { Pack } from '@mise/rules/pack.ts';
import { usePackText } from '#app/page/use-pack-text.ts';
import { useText } from '#app/page/use-text.ts';
import type { LineProperty } from '#app/views/line-property.ts';

type LineDetailsProps = {
  articleNumber: string;
  pack?: Pack;
  attributes: { name: string; value: string }[];
  properties: LineProperty[];
};

/** Which one it is: number, pack, chosen attributes, and what was asked for on top. */
export function LineDetails({ articleNumber, pack, attributes, properties }: LineDetailsProps) {
  const text = useText();
  const packText = usePackText();
  const facts = [
    articleNumber !== '' && text('line.articleNumber', { number: articleNumber }),
    pack && pack.name !== null && packText(pack),
    ...attributes.map(({ name, value }) => `${name}: ${value}`),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p className="line-facts mt-1 text-sm text-ink-muted">
        {facts.map((fact) => (
          <span key={fact}>{keepTogether(fact)} </span>
        ))}
      </p>
      {properties.length > 0 && (
        <ul className="mt-1 text-sm text-ink-muted">
          {properties.map(({ name, value, surcharge, href }) => (
            <li key={name} className="[overflow-wrap:anywhere] whitespace-pre-line">
              {name}
              {value !== '' && ': '}
              {href === '' ? value : <FileLink href={href} name={value} />}
              {surcharge !== '' && ` ${text('line.surcharge', { price: surcharge })}`}
            </li>
          ))}
        </ul>
      )}
      {properties.some(({ excludesReturn }) => excludesReturn) && (
        <p className="mt-1 text-sm text-ink-muted">{text('line.noReturn')}</p>
      )}
    </>
  );
}

/** What was handed in is a file to keep, and no page. */
function FileLink({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} download className="underline underline-offset-4 hover:text-ink">
      {name}
    </a>
  );
}

/** A short fact is not torn between its figure and its unit. */
function keepTogether(fact: string): string {
  return fact.length <= 28 ? fact.replaceAll(' ', '\u00a0') : fact;
}
