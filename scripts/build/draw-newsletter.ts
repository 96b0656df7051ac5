import type { Block } from '@mise/contract/content/block.ts';
import type { Page } from '@playwright/test';

type Words = { text?: { title?: string; htmlDescription?: string }; button?: { label?: string } };

/**
 * Puts the form that the newsletter block asks for into the place of the first block of a page, in the controls of the shop:
 * pages leave that block out as long as the shop sends no newsletter.
 */
export async function drawNewsletter(page: Page, language: 'de' | 'en', { content }: Block): Promise<void> {
  await page
    .locator('main [style*="--block-spacing"] > *')
    .first()
    .evaluate(draw, { ...(content as Words), email: language === 'de' ? 'E-Mail-Adresse' : 'Email address' });
}

/** Runs on the page. */
function draw(place: Element, { text, button, email }: Words & { email: string }): void {
  const control = 'w-full min-w-0 rounded border border-line-strong bg-surface px-3 text-ink min-h-12';
  const label = 'mb-1 block text-sm font-medium';
  place.innerHTML = `<section class="py-2">
    <div class="flex flex-col text-center items-center">
      <h2 class="font-semibold text-xl md:text-2xl"></h2>
      <div class="mt-3"></div>
      <div class="mt-5 flex items-end gap-3 text-left">
        <div><label class="${label}">Name</label><input class="${control}"></div>
        <div><label class="${label}">${email} *</label><input class="${control}"></div>
        <button class="button button-primary button-large"></button>
      </div>
    </div>
  </section>`;
  const [title, words] = place.querySelectorAll('h2, h2 + div');
  if (title) title.textContent = text?.title ?? '';
  if (words) words.innerHTML = text?.htmlDescription ?? '';
  const submit = place.querySelector('button');
  if (submit) submit.textContent = button?.label ?? '';
}
