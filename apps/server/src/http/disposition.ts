/** Of a download: a name in any script (RFC 6266), and one in ASCII for programs that know no other. */
export function disposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '') || 'file';
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
