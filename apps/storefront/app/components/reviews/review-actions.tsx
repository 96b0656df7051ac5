import { Button } from '@mise/ui/button.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import type { PersonalReviews, Reply, Review } from '#app/views/reviews.ts';
import type { ReviewModal } from './review-modal.ts';

type Open = (modal: ReviewModal) => void;

type ReviewActionsProps = {
  review: Review;
  personal: PersonalReviews | null;
  open: Open;
  onDone: () => Promise<void>;
};

/** What an author can do with their own review, and the shop with any. */
export function ReviewActions({ review, personal, open, onDone }: ReviewActionsProps) {
  const text = useText();
  const isOwn = personal?.own.some(({ id }) => id === review.id) ?? false;
  if (!isOwn && !personal?.isShop) return null;
  return (
    <Actions>
      {isOwn && (
        <Action
          label={text('reviews.edit')}
          about={review.title}
          onClick={() => open({ type: 'update-review', review })}
        />
      )}
      {personal?.isShop && (
        <>
          <ReleaseButton review={review} onDone={onDone} />
          <Action
            label={text('reviews.answer')}
            about={review.title}
            onClick={() => open({ type: 'create-reply', review })}
          />
        </>
      )}
      <Action
        label={text('reviews.delete')}
        about={review.title}
        onClick={() => open({ type: 'delete-review', review })}
      />
    </Actions>
  );
}

/** Replies are the shop's. */
export function ReplyActions({ reply, open }: { reply: Reply; open: Open }) {
  const text = useText();
  return (
    <Actions>
      <Action label={text('reviews.edit')} about={reply.text} onClick={() => open({ type: 'update-reply', reply })} />
      <Action label={text('reviews.delete')} about={reply.text} onClick={() => open({ type: 'delete-reply', reply })} />
    </Actions>
  );
}

function ReleaseButton({ review, onDone }: { review: Review; onDone: () => Promise<void> }) {
  const text = useText();
  const [isBusy, setIsBusy] = useState(false);

  async function turn(): Promise<void> {
    setIsBusy(true);
    try {
      await client.setReviewVisibility({ feedbackId: review.id, isVisible: !review.isVisible });
      await onDone();
      notify({ type: 'positive', message: text(review.isVisible ? 'reviews.hidden' : 'reviews.released') });
    } catch (error) {
      await showError(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="small" isBusy={isBusy} onClick={turn}>
      {text(review.isVisible ? 'reviews.hide' : 'reviews.release')}
      <About title={review.title} />
    </Button>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-3 flex flex-wrap gap-2">{children}</div>;
}

function Action({ label, about, onClick }: { label: string; about: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {label}
      <About title={about} />
    </Button>
  );
}

/** Several stand below each other: who hears them is told which is about what. */
function About({ title }: { title: string }) {
  return <span className="sr-only"> {title}</span>;
}
