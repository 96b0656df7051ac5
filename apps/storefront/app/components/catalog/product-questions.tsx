import { isTakenForGranted } from '@mise/rules/order-answers.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { Disclosure } from '@mise/ui/disclosure.tsx';
import { useState } from 'react';
import { usePackText } from '#app/page/use-pack-text.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductPage } from '#app/views/product-page.ts';
import type { ProductQuestion as Question, QuestionGroup } from '#app/views/product-questions.ts';
import { ProductQuestion } from './product-question.tsx';
import type { ProductOrderState } from './use-product-order.ts';
import { type QuestionFieldsState, useQuestionFields } from './use-question-fields.ts';

export type ProductQuestionsProps = { product: ProductPage; order: ProductOrderState };

/** The order properties: what must be answered stands open, what may be is one click away. */
export default function ProductQuestions({ product, order }: ProductQuestionsProps) {
  const fields = useQuestionFields(order);
  return (
    <div className="flex flex-col gap-4">
      {product.questions.map((group) => (
        <QuestionGroupView key={group.id} group={group} product={product} fields={fields} />
      ))}
      <Finishing {...order.outcome.finishing} />
    </div>
  );
}

/** What it means that something is made as the buyer says, before it is bought. */
function Finishing({ days, excludesReturn }: { days: number; excludesReturn: boolean }) {
  const text = useText();
  return (
    <div aria-live="polite" className="flex flex-col gap-1 text-sm empty:hidden">
      {days > 0 && <p className="font-medium">{text('question.leadTime', { days })}</p>}
      {excludesReturn && <p>{text('question.noReturn')}</p>}
    </div>
  );
}

type QuestionGroupProps = { group: QuestionGroup; product: ProductPage; fields: QuestionFieldsState };

function QuestionGroupView({ group, product, fields: { problemOf }, fields }: QuestionGroupProps) {
  const text = useText();
  const { price, pictures } = product;
  const name = group.name || text('question.options');
  const isWrong = group.questions.some((question) => problemOf(question) !== '');
  // What was opened to be mended stays open when it is.
  const [isOpened, setIsOpened] = useState(isWrong);
  if (isWrong && !isOpened) setIsOpened(true);
  const isOptional = !group.questions.some(({ isRequired }) => isRequired);
  const asked = (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className={isOptional ? 'sr-only' : 'mb-2 font-semibold'}>{name}</legend>
      {group.description !== '' && <p className="text-sm text-ink-muted">{group.description}</p>}
      {group.questions.map((question) => (
        <ProductQuestion
          key={question.id}
          question={question}
          fields={fields}
          currency={price?.currency ?? ''}
          picture={pictures[0]}
        />
      ))}
      <Footnotes questions={group.questions} pack={product.pack} isNet={price?.isNet ?? false} />
    </fieldset>
  );
  if (!isOptional) return asked;
  return (
    <Disclosure title={text('question.optionsOf', { group: name })} isOpen={isOpened} className="border-t">
      {asked}
    </Disclosure>
  );
}

function Footnotes({ questions, pack, isNet }: { questions: Question[]; pack: Pack; isNet: boolean }) {
  const text = useText();
  const packText = usePackText();
  const charged = questions.filter(({ surcharge }) => surcharge > 0);
  const hasSurcharge = charged.length > 0;
  // A deposit is no surcharge: it stands beside the price and comes back.
  const kind = charged.every(({ isAdditionalCost }) => isAdditionalCost) ? 'Beside' : 'Surcharge';
  const hasRequired = questions.some((question) => question.isRequired && !isTakenForGranted(question));
  if (!hasSurcharge && !hasRequired) return null;
  return (
    <div className="text-xs text-ink-muted">
      {hasSurcharge && <p>{text(`question.footnote${kind}${isNet ? '' : 'Vat'}`, { pack: packText(pack) })}</p>}
      {hasRequired && <p>{text('question.footnoteRequired')}</p>}
    </div>
  );
}
