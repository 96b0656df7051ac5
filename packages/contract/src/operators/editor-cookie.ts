/** Name of the cookie by which a browser asks for the editor on the pages of the shop. It opens nothing: operators are logged in. */
export const editorCookie = 'pwa';
