import { answerLength, isTakenForGranted, longestAnswer } from '@mise/rules/order-answers.ts';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { ProductQuestion as Question } from '#app/views/product-questions.ts';
import { usePriceFormat } from './product-price.tsx';
import { type ProductOrderState, questionElementId } from './use-product-order.ts';

type ProductQuestionProps = { question: Question; order: ProductOrderState; currency: string };

/** One order property, asked by its type. */
export function ProductQuestion({ question, order, currency }: ProductQuestionProps) {
  const text = useText();
  const { valueType, description, selection, isRequired } = question;
  const value = order.answers[question.id] ?? '';
  const label = <QuestionLabel question={question} currency={currency} />;
  if (isTakenForGranted(question)) return <GivenQuestion question={question} currency={currency} />;

  const control = {
    id: questionElementId(question),
    label,
    error: order.problemOf(question),
    'aria-required': isRequired || undefined,
  };
  const typed = {
    ...control,
    value,
    hint: description,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => order.answer(question, target.value),
  };
  switch (valueType) {
    case 'empty':
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
          hint={selection.find(({ id }) => String(id) === value)?.description || description}
          options={[
            { value: '', label: text(isRequired ? 'question.choose' : 'question.none') },
            ...selection.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      );
    case 'text': {
      const Typed = question.isMultiline ? TextAreaField : TextField;
      return (
        <div>
          <Typed {...typed} />
          <Characters count={answerLength(value)} maximum={question.maximumLength ?? longestAnswer} />
        </div>
      );
    }
    default:
      return <TextField {...typed} inputMode={valueType === 'int' ? 'numeric' : 'decimal'} />;
  }
}

/** How much of what is allowed was typed. That it is too much is said by the field's error, which is read out. */
function Characters({ count, maximum }: { count: number; maximum: number }) {
  const text = useText();
  if (count === 0) return null;
  return (
    <p
      className={classNames('mt-1 text-right text-sm tabular-nums', count > maximum ? 'text-danger' : 'text-ink-muted')}
    >
      {text('question.characters', { count, maximum })}
    </p>
  );
}

/** Two asterisks: must be answered. One: costs something. */
function QuestionLabel({ question, currency }: { question: Question; currency: string }) {
  const text = useText();
  const format = usePriceFormat(currency);
  const { name, isRequired, surcharge } = question;
  return (
    <>
      {name}
      {isRequired && !isTakenForGranted(question) && <span aria-hidden="true"> **</span>}
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
