import { paint } from '../paint.ts';
import { circle, group, path, rect, stroke } from '../shapes.ts';
import { closeUp, type Family, type View } from '../view.ts';

const gold = '#d9b878';

const bow =
  path('M400 330C352 262 268 262 262 316C258 360 336 368 400 338Z', gold) +
  path('M400 330C448 262 532 262 538 316C542 360 464 368 400 338Z', gold) +
  path('M392 336L332 452L372 440L386 478L404 344Z', '#c7a460') +
  path('M408 336L468 452L428 440L414 478L396 344Z', '#c7a460') +
  circle(400, 334, 26, '#e6cb94');

/** A card in its sleeve, with a ribbon around it. */
const giftCard: View = (tint) => {
  const color = paint(tint);
  return (
    rect(112, 226, 600, 380, '#4a3f2e', 'rx="26" opacity=".2"') +
    rect(96, 204, 608, 380, color.top, 'rx="26"') +
    rect(96, 306, 608, 56, '#c7a460') +
    rect(96, 306, 608, 10, '#e6cb94', 'opacity=".6"') +
    stroke('M152 510H342M152 546H268', color.light, 12) +
    rect(560, 496, 92, 48, 'none', `rx="8" stroke="${gold}" stroke-width="6"`) +
    bow
  );
};

/** The card half out of its sleeve. */
const openGiftCard: View = (tint) => {
  const color = paint(tint);
  return (
    group(
      'rotate(-8 400 400)',
      rect(232, 150, 520, 330, '#4a3f2e', 'rx="22" opacity=".18"'),
      rect(216, 130, 520, 330, '#fbf8f1', 'rx="22"'),
      rect(216, 190, 520, 44, gold),
      stroke('M452 300H690M452 344H640', '#b8ad9a', 10),
    ) +
    rect(92, 306, 560, 370, '#4a3f2e', 'rx="24" opacity=".2"') +
    path('M76 310Q76 284 102 284H610Q636 284 636 310V632Q636 658 610 658H102Q76 658 76 632Z', color.top) +
    path('M300 284A56 56 0 0 0 412 284Z', color.dark) +
    stroke('M132 590H330M132 622H252', color.light, 10)
  );
};

export const paper: Record<string, Family> = {
  'gift-card': { tint: '#1f4d3a', views: [giftCard, openGiftCard, closeUp(giftCard, 400, 360, 1.9)] },
};
