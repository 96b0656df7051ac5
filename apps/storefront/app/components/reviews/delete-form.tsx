import type { OrderKey } from '@mise/contract/reviews/write-review.ts';
import { Button } from '@mise/ui/button.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import type { Reply } from '#app/views/reviews.ts';

const definition = defineForm('delete-review', {});

type DeleteFormProps = {
  written: Reply;
  /** What goes, and that it does not come back. */
  warning: string;
  orderKey: OrderKey;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Asks once more before a review or a reply is gone. */
export function DeleteForm({ written, warning, orderKey, onClose, onDone }: DeleteFormProps) {
  const text = useText();
  const form = useForm(definition, {
    submit: async () => {
      await client.deleteReview({ feedbackId: written.id, ...orderKey });
      await onDone();
      notify({ type: 'positive', message: text('reviews.deleted') });
    },
  });
  return (
    <Form form={form} label={text('reviews.form')}>
      <p>{warning}</p>
      <blockquote
        lang={written.lang}
        className="mt-4 mb-6 line-clamp-4 border-l-4 border-line-strong pl-4 [overflow-wrap:anywhere] text-ink-muted"
      >
        {written.text}
      </blockquote>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Button variant="secondary" size="large" onClick={onClose}>
          {text('reviews.keep')}
        </Button>
        <SubmitButton form={form} className="w-full">
          {text('reviews.delete')}
        </SubmitButton>
      </div>
    </Form>
  );
}
