import { Disclosure } from '@mise/ui/disclosure.tsx';
import { useText } from '#app/lib/use-text.ts';
import { isGiven } from '#app/views/product-answers.ts';
import type { ProductPrice } from '#app/views/product-price.ts';
import type { QuestionGroup } from '#app/views/product-questions.ts';
import { ProductQuestion } from './product-question.tsx';
import type { ProductOrderState } from './use-product-order.ts';

type ProductQuestionsProps = { groups: QuestionGroup[]; order: ProductOrderState; price: ProductPrice | null };

/** The order properties: what must be answered stands open, what may be is one click away. */
export function ProductQuestions({ groups, order, price }: ProductQuestionsProps) {
  const text = useText();
  if (groups.length === 0) return null;
  const hasSurcharge = order.questions.some(({ surcharge }) => surcharge > 0);
  const hasRequired = order.questions.some((question) => question.isRequired && !isGiven(question));
  return (
    <div>
      {groups.map((group) => (
        <QuestionGroupView key={group.id} group={group} order={order} price={price} />
      ))}
      <div className="mt-2 text-xs text-ink-muted">
        {hasSurcharge && <p>{text(price?.isNet ? 'question.footnoteSurcharge' : 'question.footnoteSurchargeVat')}</p>}
        {hasRequired && <p>{text('question.footnoteRequired')}</p>}
      </div>
    </div>
  );
}

function QuestionGroupView({ group, order, price }: Omit<ProductQuestionsProps, 'groups'> & { group: QuestionGroup }) {
  const text = useText();
  const name = group.name || text('question.options');
  const fields = group.questions.map((question) => (
    <ProductQuestion key={question.id} question={question} order={order} currency={price?.currency ?? ''} />
  ));
  const description = group.description !== '' && <p className="mb-3 text-sm text-ink-muted">{group.description}</p>;

  if (group.questions.some(({ isRequired }) => isRequired)) {
    return (
      <fieldset className="mb-4 min-w-0">
        <legend className="mb-2 font-semibold">{name}</legend>
        {description}
        <div className="flex flex-col gap-4">{fields}</div>
      </fieldset>
    );
  }
  return (
    <Disclosure
      title={text('question.optionsOf', { group: name })}
      isOpen={group.questions.some(({ id }) => order.problems[id])}
      className="border-t first:border-t"
    >
      {description}
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{name}</legend>
        {fields}
      </fieldset>
    </Disclosure>
  );
}
