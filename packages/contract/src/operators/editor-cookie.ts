/** Name of the cookie by which a browser asks for the editor on the pages of the shop. It opens nothing: operators are logged in. */
export const editorCookie = 'pwa';

/** Its value once the editor was left: this browser does without it even where the shop shows it to all who run it. */
export const editorLeft = '0';
