import { pathTo } from '@mise/rules/path-to.ts';
import { Link } from '#app/components/shop/link.tsx';
import { thinDraft } from '#app/forms/draft.ts';
import { Field } from '#app/forms/field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { leavePage } from '#app/session/leave-page.ts';
import { checkoutDraft, notesOfDraft } from '#app/views/checkout-draft.ts';
import { loginForm } from '#app/views/login-forms.ts';

/** `target`: where whoever has logged in is led to. */
export function LoginForm({ target }: { target: string }) {
  const text = useText();
  const form = useForm(loginForm, {
    submit: async ({ email, password }) => {
      await client.doLogin({ email: email.trim(), password });
      // The account knows who they are and where; what they wished for, it does not.
      thinDraft(checkoutDraft, notesOfDraft);
      await leavePage(target);
    },
  });
  return (
    <Form form={form} label={text('login.title')} className="flex flex-col gap-4">
      <Field form={form} name="email" />
      <Field form={form} name="password" />
      <p className="text-sm">
        <Link to={pathTo.resetPassword(useLocale())} className="text-primary-ink underline underline-offset-4">
          {text('login.forgotten')}
        </Link>
      </p>
      <SubmitButton form={form} className="w-full">
        {text('login.submit')}
      </SubmitButton>
    </Form>
  );
}
