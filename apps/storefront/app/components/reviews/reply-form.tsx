import { maximumReviewLength } from '@mise/contract/limits.ts';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import type { Reply } from '#app/views/reviews.ts';

const definition = defineForm('reply', {
  message: { kind: 'multiLine', label: 'reviews.text', isRequired: true, maxLength: maximumReviewLength },
});

/** What the shop replies: to a review, or in other words than before. */
export function ReplyForm(props: { onDone: () => Promise<void> } & ({ reviewId: number } | { reply: Reply })) {
  const text = useText();
  const form = useForm(definition, {
    draft: 'reply' in props ? `reply-${props.reply.id}` : `reply-to-${props.reviewId}`,
    values: 'reply' in props ? { message: props.reply.text } : {},
    submit: async ({ message }) => {
      if ('reply' in props) await client.setReview({ type: 'reply', feedbackId: props.reply.id, message });
      else await client.doReview({ type: 'reply', targetId: props.reviewId, message });
      await props.onDone();
      notify({ type: 'positive', message: text('reviews.replied') });
    },
  });
  return (
    <Form form={form} label={text('reviews.form')} className="flex flex-col gap-5">
      <Field
        form={form}
        name="message"
        hint={text('reviews.length', { length: form.entered.message.length, maximum: maximumReviewLength })}
      />
      <SubmitButton form={form} className="w-full">
        {text('reviews.sendReply')}
      </SubmitButton>
    </Form>
  );
}
