import { useText } from '#app/page/use-text.ts';
import type { PersonalReviews } from '#app/views/reviews.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEntry } from './review-entry.tsx';
import type { ReviewModal } from './review-modal.ts';

type OwnReviewsProps = {
  personal: PersonalReviews;
  open: (modal: ReviewModal) => void;
  onDone: () => Promise<void>;
};

/** What the visitor wrote, wherever it stands in the list; for the shop what waits to be released. */
export function OwnReviews({ personal, open, onDone }: OwnReviewsProps) {
  const text = useText();
  const groups = [
    { title: text('reviews.own'), reviews: personal.own },
    { title: text('reviews.waiting'), reviews: personal.waiting },
  ];
  return groups
    .filter(({ reviews }) => reviews.length > 0)
    .map(({ title, reviews }) => (
      <ul key={title} aria-label={title} className="mt-6 flex flex-col gap-6 rounded border border-line bg-surface p-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <p className="mb-2 text-sm font-semibold">{title}</p>
            <ReviewEntry
              review={review}
              actions={<ReviewActions review={review} personal={personal} open={open} onDone={onDone} />}
            />
          </li>
        ))}
      </ul>
    ));
}
