import { isApiError } from '@mise/contract/api-error.ts';
import { longestAnswer } from '@mise/rules/order-answers.ts';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dismiss, notify } from '#app/page/notifications.ts';
import { useText } from '#app/page/use-text.ts';
import {
  type AnswerProblem,
  type Answers,
  initialAnswers,
  outcomeOf,
  problemsOf,
  toOrderParams,
} from '#app/views/product-answers.ts';
import type { ProductQuestion } from '#app/views/product-questions.ts';
import type { ProductOrderState } from './use-product-order.ts';

type Problems = Readonly<Record<number, AnswerProblem>>;

export type QuestionFieldsState = {
  questions: readonly ProductQuestion[];
  answers: Answers;
  answer: (question: ProductQuestion, value: string) => void;
  /** What is wrong with an answer, '' where nothing is; shown from the first attempt to add on, a text that is too long at once. */
  problemOf: (question: ProductQuestion) => string;
  /** A file is on its way: the line cannot be added before it is there. */
  setSending: (question: ProductQuestion, isSending: boolean) => void;
};

/** What the questions of an order are answered with, and what is wrong with it. */
export function useQuestionFields(order: ProductOrderState): QuestionFieldsState {
  const { questions } = order;
  const text = useText();
  const answers = order.answers ?? initialAnswers(questions);
  const [wasTried, setWasTried] = useState(false);
  /** What the shop itself refused, until it is answered anew. */
  const [refused, setRefused] = useState<Problems>({});
  const [sending, setSending] = useState<readonly number[]>([]);
  /** The message about wrong answers: there is never more than one. */
  const complaint = useRef(0);
  const found = { ...problemsOf(questions, answers), ...sendingProblems(sending) };
  const problems = { ...refused, ...(wasTried ? found : tooLongOf(found)) };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    order.takeOver({ ...answers, ...answersOnPage(questions) }, { outcomeOf });
  }, []);

  useImperativeHandle(order.fields, () => ({
    read() {
      dismiss(complaint.current);
      // Closed groups open for their problems before the focus can go there.
      flushSync(() => setWasTried(true));
      if (Object.keys(found).length === 0) return toOrderParams(questions, answers);
      tell(found);
      return null;
    },
    tellRefused(error) {
      const wrong = refusedAnswers(error);
      setRefused(wrong);
      const isAsked = questions.some(({ id }) => wrong[id]);
      if (isAsked) tell(wrong);
      return isAsked;
    },
  }));

  function tell(wrong: Problems): void {
    const invalid = questions.filter(({ id }) => wrong[id]);
    const lines = invalid.map((question) => `${question.name}: ${problemText(question, wrong)}`);
    complaint.current = notify({ type: 'negative', message: [text('question.check'), ...lines] });
    if (invalid[0]) document.getElementById(questionElementId(invalid[0]))?.focus();
  }

  function problemText(question: ProductQuestion, wrong: Problems): string {
    const problem = wrong[question.id];
    if (!problem) return '';
    const { name: other = '' } = questions.find(({ id }) => id === problem.because) ?? {};
    const maximum = question.maximumLength ?? longestAnswer;
    return text(`question.${problem.reason}`, { maximum, other });
  }

  return {
    questions,
    answers,
    answer(question, value) {
      order.answer(question, value);
      setRefused(({ [question.id]: _answered, ...rest }) => rest);
    },
    problemOf: (question) => problemText(question, problems),
    setSending: ({ id }, isSending) =>
      setSending((known) => [...known.filter((each) => each !== id), ...(isSending ? [id] : [])]),
  };
}

/** Id of the control that answers a question. */
export function questionElementId({ id }: ProductQuestion): string {
  return `question-${id}`;
}

/** What the controls say, whatever React knows of it. */
function answersOnPage(questions: readonly ProductQuestion[]): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const control = document.getElementById(questionElementId(question)) as HTMLInputElement | null;
      // A file is taken over by its field.
      if (!control || question.valueType === 'file') return [];
      const isOn = control.checked ? 'true' : '';
      return [[question.id, question.valueType === 'empty' ? isOn : control.value]];
    }),
  );
}

/** A file that is still on its way answers nothing yet. */
function sendingProblems(ids: readonly number[]): Record<number, AnswerProblem> {
  return Object.fromEntries(ids.map((id) => [id, { reason: 'sending' }]));
}

/** What was typed is never cut: that it is too long is said while it is typed. */
function tooLongOf(found: Problems): Problems {
  return Object.fromEntries(Object.entries(found).filter(([, { reason }]) => reason === 'tooLong'));
}

/** The questions that a refusal is about. */
function refusedAnswers(error: unknown): Problems {
  if (!isApiError(error, 'cart.addToBasket.orderPropertyMissing', 'cart.addToBasket.orderPropertyInvalid')) return {};
  const reason = error.key === 'cart.addToBasket.orderPropertyMissing' ? 'required' : 'refused';
  return Object.fromEntries(error.cause.propertyIds.map((id) => [id, { reason }]));
}
