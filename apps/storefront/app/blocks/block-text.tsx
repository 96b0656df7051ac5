import { buttonClasses } from '@mise/ui/button-classes.ts';
import { classNames } from '@mise/ui/class-names.ts';
import { RichText } from '#app/components/content/rich-text.tsx';
import { Link } from '#app/components/shop/link.tsx';
import type { ButtonView, TextView } from './text-view.ts';

type BlockTextProps = {
  text: TextView;
  button: ButtonView | null;
  /** The first block of a page carries its main heading. */
  heading?: 'h1' | 'h2';
  isLarge?: boolean;
  /** Stands on a color of the owner's: the button keeps clear of it. */
  isOnColor?: boolean;
};

const alignments = {
  left: 'text-left items-start',
  center: 'text-center items-center',
  right: 'text-right items-end',
};

/** The words of a block: the line above, the title, the line below, the text, and where to go from here. */
export function BlockText({
  text,
  button,
  heading: Heading = 'h2',
  isLarge = false,
  isOnColor = false,
}: BlockTextProps) {
  return (
    <div
      className={classNames('flex flex-col', alignments[text.alignment])}
      style={text.color === '' ? undefined : { color: text.color }}
    >
      {text.pretitle !== '' && <p className="mb-1 text-sm font-semibold">{text.pretitle}</p>}
      {text.title !== '' && (
        <Heading
          className={classNames(
            'font-semibold text-balance',
            isLarge ? 'text-2xl lg:text-3xl xl:text-4xl' : 'text-xl md:text-2xl',
          )}
        >
          {text.title}
        </Heading>
      )}
      {text.subtitle !== '' && <p className="mt-1 text-lg">{text.subtitle}</p>}
      <RichText html={text.html} className="mt-3" />
      {button && (
        <Link
          to={button.href}
          className={buttonClasses({
            variant: isOnColor ? 'inverse' : button.variant,
            size: 'large',
            className: 'mt-5',
          })}
        >
          {button.label}
        </Link>
      )}
    </div>
  );
}
