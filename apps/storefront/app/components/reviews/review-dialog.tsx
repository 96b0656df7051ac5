import type { OrderKey } from '@mise/contract/reviews/write-review.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { Dialog } from '@mise/ui/dialog.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { useLocale, useText } from '#app/page/use-text.ts';
import { reviewsId } from '#app/views/rating.ts';
import type { PersonalReviews } from '#app/views/reviews.ts';
import { DeleteForm } from './delete-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewModal } from './review-modal.ts';

type ReviewDialogProps = {
  modal: ReviewModal;
  variationId: number;
  orderKey: OrderKey;
  writing: PersonalReviews['writing'];
  onClose: () => void;
  /** It is done; closes the dialog when the page shows it. */
  onDone: () => Promise<void>;
};

/** The dialog of a review. Loaded when it is needed. */
export default function ReviewDialog(props: ReviewDialogProps) {
  const text = useText();
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={text(`reviews.${props.modal.type}`)}
      closeLabel={text('common.close')}
    >
      <Content {...props} />
    </Dialog>
  );
}

function Content({ modal, variationId, orderKey, writing, onClose, onDone }: ReviewDialogProps) {
  const text = useText();
  const shared = { orderKey, onClose, onDone };
  switch (modal.type) {
    case 'create-review':
      if (writing === 'login') return <LoginFirst />;
      if (writing === 'purchase') return <p>{text('reviews.forBuyers')}</p>;
      return <ReviewForm variationId={variationId} {...shared} />;
    case 'update-review':
      return <ReviewForm variationId={variationId} review={modal.review} {...shared} />;
    case 'create-reply':
      return <ReplyForm reviewId={modal.review.id} {...shared} />;
    case 'update-reply':
      return <ReplyForm reply={modal.reply} {...shared} />;
    case 'delete-review':
      return <DeleteForm written={modal.review} warning={text('reviews.deleteReviewWarning')} {...shared} />;
    case 'delete-reply':
      return <DeleteForm written={modal.reply} warning={text('reviews.deleteReplyWarning')} {...shared} />;
  }
}

function LoginFirst() {
  const text = useText();
  const locale = useLocale();
  const target = `${window.location.pathname}#${reviewsId}`;
  return (
    <>
      <p>{text('reviews.loginFirst')}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Link to={pathTo.login(locale, target)} className={buttonClasses({ size: 'large' })}>
          {text('reviews.logIn')}
        </Link>
        <Link to={pathTo.register(locale, target)} className={buttonClasses({ variant: 'secondary', size: 'large' })}>
          {text('reviews.register')}
        </Link>
      </div>
    </>
  );
}
