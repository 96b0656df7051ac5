import { type Paint, paint } from '../paint.ts';
import { group, path, stroke } from '../shapes.ts';
import { closeUp, define, type Family, outline, use, type View } from '../view.ts';

/** Each piece lies upright, its head at y 80, its end at y 720, and casts its shadow to the lower right. */
const forkShape =
  'M362 80C359 80 358 84 358 90L352 210C350 268 372 296 386 310C392 318 391 336 390 352L376 680C375 706 384 722 400 722S425 706 424 680L410 352C409 336 408 318 414 310C428 296 450 268 448 210L442 90C442 84 441 80 438 80S433 84 433 90L431 204C431 212 421 212 421 204L420 90C420 84 418 80 415 80S410 84 410 90L408 204C408 212 392 212 392 204L390 90C390 84 388 80 385 80S380 84 380 90L379 204C379 212 369 212 369 204L367 90C367 84 365 80 362 80Z';
const spoonShape =
  'M400 78C356 78 340 140 340 190C340 250 366 292 386 308C393 316 391 336 390 352L376 680C375 706 384 722 400 722S425 706 424 680L410 352C409 336 407 316 414 308C434 292 460 250 460 190C460 140 444 78 400 78Z';
const bladeShape = 'M386 400L384 190C382 130 392 90 406 80C424 96 436 160 436 240C436 300 428 350 418 400Z';
const handleShape = 'M384 396L380 690C380 712 388 722 402 722S424 712 424 690L420 396Z';

export function fork(color: Paint): string {
  return (
    outline('fork', forkShape, color.metal) +
    stroke('M360 100L355 214C354 262 372 288 388 304', '#fff', 4, 'opacity=".7"') +
    stroke('M396 370L386 690', '#fff', 5, 'opacity=".65"')
  );
}

export function spoon(color: Paint): string {
  return (
    outline('spoon', spoonShape, color.metal) +
    path('M400 92C366 92 352 146 352 190C352 240 374 278 400 278S448 240 448 190C448 146 434 92 400 92Z', color.well) +
    path('M386 108C366 126 360 160 360 190C360 206 364 222 368 232C374 190 378 140 386 108Z', '#fff', 'opacity=".6"') +
    stroke('M396 370L386 690', '#fff', 5, 'opacity=".65"')
  );
}

export function knife(color: Paint): string {
  return (
    outline('blade', bladeShape, color.sheet) +
    outline('handle', handleShape, color.metal) +
    path(
      'M414 100C426 150 430 200 428 250C427 310 420 360 414 396L408 396C416 300 420 180 410 90Z',
      '#fff',
      'opacity=".55"',
    ) +
    path('M382 398L422 398L421 410L383 410Z', color.dark, 'opacity=".5"') +
    stroke('M394 430L392 690', '#fff', 5, 'opacity=".6"')
  );
}

export type Piece = (color: Paint) => string;

function slanted(piece: Piece): View {
  return (tint) => group('rotate(38 400 400)translate(400 400)scale(1.28)translate(-400 -400)', piece(paint(tint)));
}

function row(piece: Piece): View {
  return (tint) => {
    const id = `r${tint.slice(1)}`;
    return define(id, piece(paint(tint))) + [-190, 0, 190].map((x) => use(id, `translate(${x} 0)`)).join('');
  };
}

const set: View = (tint) => {
  const color = paint(tint);
  return group('translate(-150 0)', fork(color)) + knife(color) + group('translate(150 0)', spoon(color));
};

/** A place setting on a napkin. */
const settingOnNapkin: View = (tint) => {
  const color = paint(tint);
  const linen = paint('#d3c2a3');
  return (
    path('M186 96H626V716H186Z', '#4a3f2e', 'opacity=".16"') +
    path('M170 76H610V696H170Z', linen.top) +
    stroke('M186 92V680M594 92V680', linen.shade, 3, 'stroke-dasharray="8 9"') +
    group(
      'translate(60 50)scale(.84)',
      group('translate(-108 0)', fork(color)),
      knife(color),
      group('translate(112 0)', spoon(color)),
    )
  );
};

export const cutlery: Record<string, Family> = {
  fork: { tint: '#c4c8cb', views: [slanted(fork), row(fork), closeUp(slanted(fork), 545, 200, 1.6)] },
  knife: { tint: '#c4c8cb', views: [slanted(knife), row(knife), closeUp(slanted(knife), 520, 240, 1.6)] },
  spoon: { tint: '#c4c8cb', views: [slanted(spoon), row(spoon), closeUp(slanted(spoon), 545, 200, 1.6)] },
  'cutlery-set': { tint: '#c4c8cb', views: [set, settingOnNapkin, closeUp(set, 400, 220, 1.7)] },
};
