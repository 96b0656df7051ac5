import type { Output } from '@mise/contract/client.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Alert } from '@mise/ui/alert.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { useState } from 'react';
import { AuthCard } from '#app/components/customers/auth-card.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { Form } from '#app/forms/form.tsx';
import { defineForm } from '#app/forms/form-definition.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';

type Answer = 'confirm' | 'unsubscribe';
type AnswerProps = { answer: Answer; token: string };

const answerForm = defineForm('notify-me-answer', {});

/** By operation and by what is said afterwards. */
const answers = {
  confirm: { send: (token: string) => client.doConfirmNotifyMe({ token }), done: 'notify.confirmed' },
  unsubscribe: { send: (token: string) => client.doUnsubscribeNotifyMe({ token }), done: 'notify.unsubscribed' },
} as const;

/** Where the links of the mails lead: one press says yes, or ends it. */
export function NotifyMeAnswer({ answer, token }: AnswerProps) {
  const text = useText();
  return (
    <AuthCard title={text(`notify.${answer}`)}>
      {token === '' ? (
        <Alert tone="warning">{text('notify.noLink')}</Alert>
      ) : (
        <Question answer={answer} token={token} />
      )}
    </AuthCard>
  );
}

function Question({ answer, token }: AnswerProps) {
  const text = useText();
  const [outcome, setOutcome] = useState<Output<'doConfirmNotifyMe'> | null>(null);
  const { send, done } = answers[answer];
  const form = useForm(answerForm, { submit: async () => setOutcome((await send(token)).data) });
  if (outcome) return <Outcome words={text(done)} variationId={outcome.variationId} />;
  return (
    <Form form={form} label={text(`notify.${answer}`)} className="flex flex-col gap-4">
      <p>{text(`notify.${answer}Hint`)}</p>
      <SubmitButton form={form}>{text(`notify.${answer}Submit`)}</SubmitButton>
    </Form>
  );
}

/** It takes the focus of the button that is gone. */
function Outcome({ words, variationId }: { words: string; variationId: number | undefined }) {
  const text = useText();
  const locale = useLocale();
  return (
    <div ref={(part) => part?.focus()} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <div role="status">
        <Alert tone="positive">{words}</Alert>
      </div>
      {variationId !== undefined && (
        <Link to={pathTo.variation(locale, variationId)} className={buttonClasses({ variant: 'secondary' })}>
          {text('notify.toArticle')}
        </Link>
      )}
    </div>
  );
}
