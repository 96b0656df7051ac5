import { maximumReviewAuthorLength, maximumReviewLength, maximumReviewTitleLength } from '@mise/contract/limits.ts';
import type { OrderKey } from '@mise/contract/reviews/write-review.ts';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import type { Review } from '#app/views/reviews.ts';
import { RatingField } from './rating-field.tsx';

const definition = defineForm('review', {
  ratingValue: { kind: 'choice', label: 'reviews.rating', isRequired: true, errorTexts: { required: 'reviews.rate' } },
  title: { kind: 'text', label: 'reviews.title', isRequired: true, maxLength: maximumReviewTitleLength },
  message: { kind: 'multiLine', label: 'reviews.text', isRequired: true, maxLength: maximumReviewLength },
  authorName: {
    kind: 'text',
    label: 'reviews.author',
    hint: 'reviews.authorHint',
    autoComplete: 'name',
    maxLength: maximumReviewAuthorLength,
  },
});

type ReviewFormProps = {
  variationId: number;
  /** The one that is edited; without it a new one is written. */
  review?: Review;
  orderKey: OrderKey;
  onDone: () => Promise<void>;
};

/** What a customer says of a product. What is typed outlives the dialog until it is sent. */
export function ReviewForm({ variationId, review, orderKey, onDone }: ReviewFormProps) {
  const text = useText();
  const form = useForm(definition, {
    draft: review ? `review-${review.id}` : `review-of-${variationId}`,
    values: review && {
      ratingValue: String(review.rating),
      title: review.title,
      message: review.text,
      authorName: review.author,
    },
    submit: async (values) => {
      const written = { type: 'review' as const, ...values, ...orderKey };
      const { data } = review
        ? await client.setReview({ ...written, feedbackId: review.id })
        : await client.doReview({ ...written, targetId: variationId, targetType: 'variation' });
      await onDone();
      notify({ type: 'positive', message: text(data.isVisible ? 'reviews.published' : 'reviews.willBeChecked') });
    },
  });
  return (
    <Form form={form} label={text('reviews.form')} className="flex flex-col gap-5">
      <RatingField form={form} name="ratingValue" />
      <Field form={form} name="title" />
      <Field
        form={form}
        name="message"
        hint={text('reviews.length', { length: form.entered.message.length, maximum: maximumReviewLength })}
      />
      <Field form={form} name="authorName" />
      <SubmitButton form={form} className="w-full">
        {text(review ? 'reviews.save' : 'reviews.send')}
      </SubmitButton>
    </Form>
  );
}
