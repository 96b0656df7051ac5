import {
  answeredByScripts,
  earlySeenKey,
  languageChoice,
  laterLink,
  laterScript,
  seenArticle,
  stepButtons,
  steppedField,
} from './early-input.ts';

/** Milliseconds after which scripts come where a browser says nothing of what it draws. */
const longestWait = 3000;

/** Whoever goes on from article to article without scripts does not fill the storage. */
const mostEarlySeen = 12;

const secondsOfHundredDays = 100 * 86_400;

/**
 * Starts the scripts of a document when it was drawn for the first time, at once when somebody uses it: on a slow line
 * they would come before the first picture and the font. Nothing is drawn in the background: there they come
 * at once.
 */
export const startScript = `(() => {
  const early = window.earlyInput;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel=${laterLink}]')) link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type="${laterScript}"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = waiting.textContent;
      waiting.replaceWith(script);
    }
  };
  const use = () => {
    early.isUsed = true;
    start();
  };
  for (const event of ['pointerdown', 'touchstart', 'keydown', 'input', 'wheel'])
    addEventListener(event, use, { capture: true, passive: true, once: true });
  addEventListener('click', (event) => {
    early.pressed.push(event);
    const language = event.target.closest?.('[${languageChoice}]')?.getAttribute('${languageChoice}');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    if (language) document.cookie = \`locale=\${language}; max-age=${secondsOfHundredDays}; path=/; samesite=lax\${secure}\`;
  }, { capture: true });
  addEventListener('keydown', (event) => {
    const place = (${JSON.stringify(stepButtons)})[event.key];
    const button = place && event.target.matches?.('${steppedField}') && event.target.parentElement.querySelector(place);
    if (button) setTimeout(() => event.defaultPrevented || button.click());
  }, { capture: true });
  for (const control of document.querySelectorAll('[${answeredByScripts}]')) control.disabled = false;
  const seen = document.querySelector('[${seenArticle}]')?.getAttribute('${seenArticle}');
  try {
    const earlier = (localStorage.getItem('${earlySeenKey}') ?? '').split(' ').slice(-${mostEarlySeen});
    if (seen) localStorage.setItem('${earlySeenKey}', [...earlier, seen].join(' '));
  } catch {}
  if (document.hidden) start();
  setTimeout(start, ${longestWait});
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})()`;
