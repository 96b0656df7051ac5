import { classNames } from '@mise/ui/class-names.ts';
import { VisuallyHidden } from '@mise/ui/visually-hidden.tsx';
import { lazy, memo, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { ResponsivePicture } from '#app/components/content/responsive-picture.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useText } from '#app/page/use-text.ts';
import { onIntent } from '#app/start/first-intent.ts';
import { type Choice, type ChoiceGroup, choiceInPlace, problemOf } from '#app/views/product-choices.ts';

const ChoiceSelect = lazy(onIntent(() => import('./choice-select.tsx')));

/**
 * One thing in which the variations differ. Every value is a link to its variation, so that it works without scripts. Kept while
 * the order changes: a list that waits for its scripts would be drawn anew, without what was chosen in it.
 */
export const ProductChoices = memo(function ProductChoices({ group }: { group: ChoiceGroup }) {
  const text = useText();
  const { location } = useNavigation();
  // What was chosen last shows at once, its data is on its way.
  const pending = group.choices.find(({ href }) => href !== null && href === location?.pathname);
  const chosen = pending ?? group.choices.find(({ isChosen }) => isChosen);
  const label = group.kind === 'unit' ? text('product.unit') : group.label;
  const isSelect = group.kind === 'dropdown' || group.kind === 'unit';

  return (
    <>
      {isSelect && (
        <Suspense>
          <ChoiceSelect label={label} choices={group.choices} chosen={chosen} />
        </Suspense>
      )}
      <fieldset className={classNames('min-w-0', isSelect && 'hidden noscript:block')}>
        <legend className="mb-2 text-sm">
          <span className="font-medium">{label}:</span> {chosen?.label}
        </legend>
        <ul className="flex flex-wrap gap-2">
          {group.choices.map((choice) => (
            <li key={choice.id} className="flex">
              <ChoiceLink choice={choice} isChosen={choice === chosen} hasImage={group.kind === 'image'} />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
});

function ChoiceLink({ choice, isChosen, hasImage }: { choice: Choice; isChosen: boolean; hasImage: boolean }) {
  const text = useText();
  const isImage = hasImage && choice.imageUrl !== '';
  const problem = problemOf(choice);
  const title = problem ? `${choice.label} (${text(problem)})` : choice.label;
  const classes = classNames(
    'relative flex min-h-11 min-w-11 items-center justify-center overflow-hidden rounded border bg-surface text-sm font-medium',
    isImage ? 'p-0.5' : 'px-3',
    isChosen && 'border-primary-edge ring-1 ring-primary-edge',
    isChosen && !isImage && 'bg-primary-50',
    !isChosen &&
      (choice.href ? 'border-line-strong hover:border-ink' : 'border-dashed border-line-strong text-ink-muted'),
  );
  const content = (
    <>
      {isImage ? (
        <ResponsivePicture
          picture={{ src: choice.imageUrl, alt: choice.label, width: 40, height: 40 }}
          sizes="2.5rem"
          fit="cover"
          className={classNames('size-10 rounded', problem && 'opacity-40')}
        />
      ) : (
        <span className={problem ? 'line-through' : undefined}>{choice.label}</span>
      )}
      {problem && isImage && <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px -rotate-45 bg-ink" />}
      {problem && <VisuallyHidden>({text(problem)})</VisuallyHidden>}
    </>
  );
  if (choice.href === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now, as ARIA writes it
      <a role="link" aria-disabled="true" title={title} className={classNames(classes, 'cursor-not-allowed')}>
        {content}
      </a>
    );
  }
  return (
    <Link
      to={choice.href}
      {...choiceInPlace}
      title={title}
      aria-current={isChosen ? 'true' : undefined}
      className={classes}
    >
      {content}
    </Link>
  );
}
