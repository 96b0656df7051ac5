import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startMessages } from './i18n/browser-messages.ts';
import { loadMessageParts } from './page/message-parts.ts';
import { answerCardButtons } from './session/answer-card-buttons.ts';
import { stayForAnswers } from './session/stay-for-answers.ts';
import { holdEarlyEntries } from './start/early-entries.ts';
import { repeatEarlyPresses } from './start/early-presses.ts';
import { onIntent } from './start/first-intent.ts';
import { hasGoneElsewhere } from './start/has-gone-elsewhere.ts';
import { loadRoutes } from './start/later-routes.ts';
import { loadOptional } from './start/load-part.ts';
import { reloadForLostChunks } from './start/reload-for-lost-chunks.ts';
import { takeInterruption } from './start/reload-once.ts';

reloadForLostChunks();

// So that a change of them is seen at once; else they stand in the document.
if (import.meta.env.DEV) void import('./app.css');

answerCardButtons();
holdEarlyEntries();
repeatEarlyPresses();
stayForAnswers();

const i18n = startMessages();

if (hasGoneElsewhere()) {
  window.location.reload();
} else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <HydratedRouter />
        </I18nProvider>
      </StrictMode>,
    );
  });
}

const interrupted = takeInterruption();
if (interrupted !== null) {
  void import('./start/tell-of-interruption.ts').then(({ tellOfInterruption }) => tellOfInterruption(interrupted));
}

const loadWatch = onIntent(() => loadOptional(() => import('./start/watch-for-updates.ts')));
void loadWatch().then(
  ({ watchForUpdates }) => watchForUpdates(),
  () => {},
);

const loadFollowing = onIntent(() => loadOptional(() => import('./start/follow-carts.ts')));
void loadFollowing().then(
  ({ followCarts }) => followCarts(),
  () => {},
);

// What says why a call failed: it may fail because nothing can be loaded any more. What does not come now comes with the first message.
void onIntent(loadMessageParts)().catch(() => {});

// Development names all routes in the document.
const loadLater = onIntent(() => loadOptional(() => Promise.all([loadRoutes(), import('./page/browser-pages.ts')])));
if (import.meta.env.PROD) void loadLater().catch(() => {});
