import { showError } from '../page/show-error.ts';
import { earlyInput } from '../start/early-input.ts';
import { askToNotify } from './notify-me.ts';
import { stayFor } from './stay-for-answers.ts';

/**
 * One listener for all hearts, all buttons that compare and all that ask to be told, those of parts too whose own scripts are not there: it hears a press on
 * its way down, before React may stop it, and those from before the scripts ran. What a press does is loaded with the first one.
 */
export function answerCardButtons(): void {
  const early = earlyInput();
  if (early) early.pressed = early.pressed.filter((event) => !answer(event));
  window.addEventListener('click', (event) => answer(event) && event.preventDefault(), { capture: true });
}

function answer({ target }: Event): boolean {
  const heart = (target as Element).closest<HTMLElement>('[data-heart]');
  if (heart) stayFor(import('./press-heart.ts').then(({ pressHeart }) => pressHeart(heart))).catch(showError);
  const compare = (target as Element).closest<HTMLElement>('[data-compare]');
  if (compare) void import('./press-compare.ts').then(({ pressCompare }) => pressCompare(compare)).catch(showError);
  const awaited = (target as Element).closest<HTMLElement>('[data-notify-me]');
  if (awaited) askToNotify(awaited);
  return heart !== null || compare !== null || awaited !== null;
}
