import { shades } from '@mise/ui/theme/palette.ts';
import { GallerySection } from './states.tsx';

const roles = ['fill', 'fill-hover', 'fill-active', 'ink', 'ink-hover', 'edge'];
const neutrals = ['paper', 'surface', 'sunken', 'line', 'line-strong', 'ink', 'ink-muted'];
const signs = ['positive', 'warning', 'negative', 'stock-green', 'stock-amber', 'stock-red', 'stock-gray'];

export function Colors() {
  return (
    <GallerySection title="Farben">
      {['primary', 'secondary'].map((name) => (
        <div key={name} className="mb-4">
          <ul className="grid grid-cols-5 md:grid-cols-10">
            {shades.map((shade) => (
              <Swatch key={shade} name={`${name}-${shade}`} text={`on-${name}-${shade}`} />
            ))}
          </ul>
          <ul className="mt-2 grid grid-cols-3 md:grid-cols-6">
            {roles.map((role) => (
              <Swatch
                key={role}
                name={`${name}-${role}`}
                text={role.startsWith('fill') ? `on-${name}-fill` : 'white'}
              />
            ))}
          </ul>
        </div>
      ))}
      <ul className="grid grid-cols-3 border border-line md:grid-cols-7">
        {neutrals.map((name) => (
          <Swatch key={name} name={name} text={name.startsWith('ink') || name === 'line-strong' ? 'white' : 'ink'} />
        ))}
        {signs.map((name) => (
          <Swatch key={name} name={name} text="white" />
        ))}
      </ul>
    </GallerySection>
  );
}

function Swatch({ name, text }: { name: string; text: string }) {
  return (
    <li
      className="flex h-16 items-end p-2 text-xs"
      style={{ backgroundColor: `var(--color-${name})`, color: `var(--color-${text})` }}
    >
      {name}
    </li>
  );
}
