import { isTakenForGranted } from '@mise/rules/order-answers.ts';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { useEffect } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { ProductPrice } from '#app/views/product-price.ts';
import type { ProductQuestion as Question, QuestionGroup } from '#app/views/product-questions.ts';
import { ProductQuestion } from './product-question.tsx';
import type { ProductOrderState } from './use-product-order.ts';

type ProductQuestionsProps = { groups: QuestionGroup[]; order: ProductOrderState; price: ProductPrice | null };

/** The order properties: what must be answered stands open, what may be is one click away. */
export default function ProductQuestions({ groups, ...rest }: ProductQuestionsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    rest.order.takeOver();
  }, []);
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <QuestionGroupView key={group.id} group={group} {...rest} />
      ))}
    </div>
  );
}

function QuestionGroupView({ group, order, price }: Omit<ProductQuestionsProps, 'groups'> & { group: QuestionGroup }) {
  const text = useText();
  const name = group.name || text('question.options');
  const isOptional = !group.questions.some(({ isRequired }) => isRequired);
  const fields = (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className={isOptional ? 'sr-only' : 'mb-2 font-semibold'}>{name}</legend>
      {group.description !== '' && <p className="text-sm text-ink-muted">{group.description}</p>}
      {group.questions.map((question) => (
        <ProductQuestion key={question.id} question={question} order={order} currency={price?.currency ?? ''} />
      ))}
      <Footnotes questions={group.questions} isNet={price?.isNet ?? false} />
    </fieldset>
  );
  if (!isOptional) return fields;
  return (
    <Disclosure
      title={text('question.optionsOf', { group: name })}
      isOpen={group.questions.some((question) => order.problemOf(question) !== '')}
      className="border-t"
    >
      {fields}
    </Disclosure>
  );
}

function Footnotes({ questions, isNet }: { questions: Question[]; isNet: boolean }) {
  const text = useText();
  const hasSurcharge = questions.some(({ surcharge }) => surcharge > 0);
  const hasRequired = questions.some((question) => question.isRequired && !isTakenForGranted(question));
  if (!hasSurcharge && !hasRequired) return null;
  return (
    <div className="text-xs text-ink-muted">
      {hasSurcharge && <p>{text(isNet ? 'question.footnoteSurcharge' : 'question.footnoteSurchargeVat')}</p>}
      {hasRequired && <p>{text('question.footnoteRequired')}</p>}
    </div>
  );
}
