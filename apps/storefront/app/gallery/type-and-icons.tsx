import { Icon, iconNames } from '@mise/ui/icon.tsx';
import { GallerySection } from './states.tsx';

const sizes = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];
const iconSizes = [
  'size-icon-xs',
  'size-icon-sm',
  'size-icon-base',
  'size-icon-lg',
  'size-icon-xl',
  'size-icon-2xl',
  'size-icon-3xl',
  'size-icon-4xl',
];

export function TypeAndIcons() {
  return (
    <>
      <GallerySection title="Schrift">
        {sizes.map((size) => (
          <p key={size} className={size}>
            Tellerspülmaschinenkorb, 500 × 500 mm: ab 12 Stück 1.123,90 €
          </p>
        ))}
        <p className="prose mt-4">
          Ebene hat keinen abgesetzten Rand: Die Fläche läuft bis kurz vor die Kante waagerecht und steigt dann leicht
          an, damit Saucen auf dem Teller bleiben. Nutzbar sind rund 88 % des Durchmessers.
        </p>
      </GallerySection>
      <GallerySection title="Zeichen">
        <ul className="flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <li key={name} className="flex w-24 flex-col items-center gap-1 text-xs text-ink-muted">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap items-end gap-4">
          {iconSizes.map((size) => (
            <Icon key={size} name="cart" className={size} />
          ))}
        </p>
      </GallerySection>
    </>
  );
}
