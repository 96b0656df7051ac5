type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * What a key means: the character that the reader's keyboard writes (Ctrl+Z is where their Z is, QWERTZ or not). Only where that is no
 * Latin letter (Cyrillic, Greek) the place of the key counts.
 */
export function keyOf({ key, code }: Pressed): string {
  const isLatin = /^[\u0020-\u024f]$/.test(key);
  if (key.length !== 1 || isLatin) return key.length === 1 ? key.toLowerCase() : key;
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

type Modified = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'>;

/** A shortcut as "ctrl+shift+z"; Ctrl and Cmd are one. What AltGr writes is a character and no shortcut: then it is ''. */
export function shortcutOf(event: Pressed & Modified): string {
  if (event.getModifierState('AltGraph')) return '';
  const modifiers = [
    (event.ctrlKey || event.metaKey) && 'ctrl',
    event.altKey && 'alt',
    event.shiftKey && isSameWithShift(keyOf(event)) && 'shift',
  ];
  return [...modifiers.filter(Boolean), keyOf(event)].join('+');
}

/** "/" is written with Shift on some keyboards and without on others. */
function isSameWithShift(key: string): boolean {
  return key.length > 1 || /\p{L}/u.test(key);
}
