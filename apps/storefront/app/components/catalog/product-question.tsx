import { maximumAnswerLength } from '@mise/contract/limits.ts';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { Icon } from '@mise/ui/icon.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { useText } from '#app/page/use-text.ts';
import { isGiven } from '#app/views/product-answers.ts';
import type { ProductQuestion as Question } from '#app/views/product-questions.ts';
import { usePriceFormat } from './product-price.tsx';
import { type ProductOrderState, questionElementId } from './use-product-order.ts';

type ProductQuestionProps = { question: Question; order: ProductOrderState; currency: string };

/** One order property, asked by its type. */
export function ProductQuestion({ question, order, currency }: ProductQuestionProps) {
  const text = useText();
  const { type, description, options, isRequired } = question;
  const value = order.answers[question.id] ?? '';
  const problem = order.problems[question.id];
  const label = <QuestionLabel question={question} currency={currency} />;
  if (isGiven(question)) return <GivenQuestion question={question} currency={currency} />;

  const control = {
    id: questionElementId(question),
    label,
    error: problem && text(`question.${problem}`),
    'aria-required': isRequired || undefined,
  };
  const typed = {
    ...control,
    value,
    hint: description,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => order.answer(question, target.value),
  };
  switch (type) {
    case 'checkbox':
      return (
        <Checkbox
          {...control}
          label={
            <>
              {label}
              {description !== '' && <span className="block text-ink-muted">{description}</span>}
            </>
          }
          checked={value === 'true'}
          onChange={({ target }) => order.answer(question, target.checked ? 'true' : '')}
        />
      );
    case 'selection':
      return (
        <SelectField
          {...typed}
          hint={options.find((option) => option.value === value)?.description || description}
          options={[{ value: '', label: text(isRequired ? 'question.choose' : 'question.none') }, ...options]}
        />
      );
    case 'lines':
      return <TextAreaField {...typed} maxLength={question.maximumLength ?? maximumAnswerLength} />;
    case 'text':
      return <TextField {...typed} maxLength={question.maximumLength ?? maximumAnswerLength} />;
    default:
      return <TextField {...typed} inputMode={type === 'whole' ? 'numeric' : 'decimal'} />;
  }
}

/** Two asterisks: must be answered. One: costs something. */
function QuestionLabel({ question, currency }: { question: Question; currency: string }) {
  const text = useText();
  const format = usePriceFormat(currency);
  const { name, isRequired, surcharge } = question;
  return (
    <>
      {name}
      {isRequired && !isGiven(question) && <span aria-hidden="true"> **</span>}
      {surcharge > 0 && (
        <span className="font-normal text-ink-muted">
          {' '}
          {text('question.surcharge', { price: format(surcharge) })}
          <span aria-hidden="true"> *</span>
        </span>
      )}
    </>
  );
}

/** Always part of the order, such as a deposit: there is nothing to choose. */
function GivenQuestion({ question, currency }: { question: Question; currency: string }) {
  const text = useText();
  return (
    <div className="flex items-start gap-3 text-sm leading-6">
      <Icon name="check" className="mt-0.5 size-5 text-primary-ink" />
      <p>
        <QuestionLabel question={question} currency={currency} />, {text('question.given')}
        {question.description !== '' && <span className="block text-ink-muted">{question.description}</span>}
      </p>
    </div>
  );
}
