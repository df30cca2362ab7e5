/** The fields of a key event that React and the DOM share. */
interface KeyEvent {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** The code of a key that an input method handles. */
const INPUT_METHOD = 229;

/**
 * Reports whether a key belongs to an input method, such as the Enter that accepts a Japanese word. Safari sends that
 * Enter after `compositionend`, so only its code gives it away.
 */
export const isComposing = (event: KeyEvent): boolean =>
  (event.nativeEvent ?? event).isComposing === true || event.keyCode === INPUT_METHOD;

/** Reports whether one of these keys was pressed, by the user and not for an input method. */
export const isKey = (event: KeyEvent, ...keys: readonly string[]): boolean =>
  keys.includes(event.key) && !isComposing(event);
