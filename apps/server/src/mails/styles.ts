/** Mail programs know no style sheets: each element carries its own. */
const font = 'font-family:Helvetica,Arial,sans-serif';
const ink = '#22302b';
const muted = '#5d6a64';
const line = '1px solid #e5e1d8';

export const styles = {
  page: `margin:0;padding:0;background:#f4f1ea;${font};color:${ink}`,
  card: `background:#ffffff;border-radius:8px;padding:24px;${font};font-size:16px;line-height:24px;color:${ink};word-break:break-word`,
  shopName: `${font};font-size:22px;line-height:40px;font-weight:bold;color:${ink};text-decoration:none`,
  paragraph: 'margin:0 0 16px',
  heading: 'margin:32px 0 8px;font-size:18px;line-height:24px;font-weight:bold',
  table: 'width:100%;border-collapse:collapse;margin:0 0 16px',
  label: `padding:8px 16px 8px 0;border-bottom:${line};width:38%;vertical-align:top;text-align:left;font-weight:normal;word-break:normal;color:${muted}`,
  value: `padding:8px 0;border-bottom:${line};vertical-align:top;text-align:left;word-break:break-word`,
  item: `padding:12px 16px 12px 0;border-bottom:${line};vertical-align:top;text-align:left;font-weight:normal;word-break:break-word`,
  amount: `padding:12px 0;border-bottom:${line};vertical-align:top;text-align:right;white-space:nowrap`,
  small: `font-size:14px;line-height:20px;color:${muted}`,
  smallPrint: `margin:32px 0 0;padding-top:24px;border-top:${line};font-size:13px;line-height:20px;color:${muted};word-break:break-word`,
  sumLabel: 'padding:4px 16px 4px 0;vertical-align:top;text-align:left;font-weight:normal',
  sum: 'padding:4px 0;vertical-align:top;text-align:right;white-space:nowrap',
  sums: {
    part: '',
    total: `padding-top:12px;padding-bottom:12px;border-top:2px solid ${ink};font-weight:bold;font-size:18px`,
    contained: `font-size:14px;color:${muted}`,
  },
  box: 'background:#f4f1ea;border-radius:6px;padding:16px',
  boxTable: 'width:100%;border-collapse:collapse',
  boxLabel: `padding:4px 16px 4px 0;width:34%;vertical-align:top;text-align:left;font-weight:normal;word-break:normal;color:${muted}`,
  boxValue: 'padding:4px 0;vertical-align:top;text-align:left;word-break:break-word',
  quote: `margin:0 0 16px;padding:4px 0 4px 12px;border-left:3px solid #e5e1d8;color:${muted};word-break:break-word`,
  column: 'display:inline-block;width:100%;max-width:260px;margin:0 12px 16px 0;vertical-align:top',
  footer: `padding:20px 24px;${font};font-size:13px;line-height:20px;color:${muted};word-break:break-word`,
  /** Read in the list of mails, not in the mail. */
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
} as const;

/** Black or white, whichever can be read on the color. */
export function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16)),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where both have the same contrast (WCAG 2.2).
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
