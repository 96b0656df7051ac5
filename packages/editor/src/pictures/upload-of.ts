/** The server refuses larger ones; whoever drops one is told before it is sent. */
export const mostBytes = 10 * 1024 ** 2;

/** A file as the shop is sent it. */
export async function uploadOf(file: File): Promise<{ base64: string; key: string; type: string }> {
  return { base64: toBase64(new Uint8Array(await file.arrayBuffer())), key: file.name, type: file.type };
}

/** In parts: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
