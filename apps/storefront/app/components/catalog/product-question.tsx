import { answerLength, isTakenForGranted, longestAnswer } from '@mise/rules/order-answers.ts';
import type { Typeface } from '@mise/rules/typefaces.ts';
import { Checkbox } from '@mise/ui/checkbox.tsx';
import { classNames } from '@mise/ui/class-names.ts';
import { Icon } from '@mise/ui/icon.tsx';
import { SelectField } from '@mise/ui/select-field.tsx';
import { TextAreaField, TextField } from '@mise/ui/text-field.tsx';
import { lazy, Suspense } from 'react';
import { useText } from '#app/page/use-text.ts';
import { asPart } from '#app/start/first-intent.ts';
import type { Picture } from '#app/views/picture.ts';
import type { ProductQuestion as Question } from '#app/views/product-questions.ts';
import { usePriceFormat } from './product-price.tsx';
import { type QuestionFieldsState, questionElementId } from './use-question-fields.ts';

// Few of those who see the field hand in a file, or have typed a text already.
const FileQuestion = lazy(asPart(() => import('./file-question.tsx')));
const TextPreview = lazy(asPart(() => import('./text-preview.tsx')));

type ProductQuestionProps = {
  question: Question;
  fields: QuestionFieldsState;
  currency: string;
  picture: Picture | undefined;
};

/** One order property, asked by its type. */
export function ProductQuestion({ question, fields, currency, picture }: ProductQuestionProps) {
  const text = useText();
  const { valueType, description, selection, isRequired } = question;
  const value = fields.answers[question.id] ?? '';
  const label = <QuestionLabel question={question} currency={currency} />;
  if (isTakenForGranted(question)) return <GivenQuestion question={question} currency={currency} />;

  const control = {
    id: questionElementId(question),
    label,
    error: fields.problemOf(question),
    'aria-required': isRequired || undefined,
  };
  const typed = {
    ...control,
    value,
    hint: description,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => fields.answer(question, target.value),
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
          onChange={({ target }) => fields.answer(question, target.checked ? 'true' : '')}
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
      const typeface = typefaceFor(question, fields);
      const Typed = question.isMultiline ? TextAreaField : TextField;
      return (
        <div>
          <Typed {...typed} />
          <Characters count={answerLength(value)} maximum={question.maximumLength ?? longestAnswer} />
          {typeface && value.trim() !== '' && (
            <Suspense>
              <TextPreview text={value.trim()} typeface={typeface} picture={picture} />
            </Suspense>
          )}
        </div>
      );
    }
    case 'file':
      return (
        <Suspense>
          <FileQuestion
            {...control}
            value={value}
            description={description}
            isRequired={isRequired}
            onChange={(address) => fields.answer(question, address)}
            onBusy={(isBusy) => fields.setSending(question, isBusy)}
          />
        </Suspense>
      );
    default:
      return <TextField {...typed} inputMode={valueType === 'int' ? 'numeric' : 'decimal'} />;
  }
}

/** The typeface of a text whose question needs one that offers typefaces: the chosen one, until then the first. */
function typefaceFor({ id, requiredIds }: Question, { questions, answers }: QuestionFieldsState): Typeface | undefined {
  const asking = questions.find(
    (other) =>
      (requiredIds.includes(other.id) || other.requiredIds.includes(id)) &&
      other.selection.some(({ typeface }) => typeface),
  );
  const chosen = asking?.selection.find((each) => String(each.id) === answers[asking.id]);
  return (chosen ?? asking?.selection[0])?.typeface;
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
