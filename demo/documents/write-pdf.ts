/** A heading with its paragraphs. */
export type Section = { heading: string; paragraphs: string[] };

export type Sheet = { title: string; subtitle: string; sections: Section[]; footer: string };

/** Points: A4 with margins, and the sizes of its type. */
const page = { width: 595, height: 842, margin: 57 };
const sizes = { title: 18, heading: 12, text: 10, footer: 8 };
const leading = 1.45;

/** Widths of Helvetica from the space on, in thousandths of its size; a letter with a mark is as wide as without. */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

/** What WinAnsi writes where Latin-1 has nothing. */
const winAnsi: Record<string, number> = {
  '€': 0x80,
  '„': 0x84,
  '…': 0x85,
  '“': 0x93,
  '”': 0x94,
  '’': 0x92,
  '•': 0x95,
  '–': 0x96,
};

type Line = { text: string; size: number; isBold: boolean; before: number };

/** Sets a sheet in one column, as many pages as it takes, as a PDF. */
export function writePdf(sheet: Sheet): Buffer {
  const pages = paginate(linesOf(sheet));
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, index) => {
      const content = draw(lines, `${sheet.footer} · ${index + 1}/${pages.length}`);
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents ${6 + index * 2} 0 R/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>>>`,
        Buffer.concat([Buffer.from(`<</Length ${content.length}>>stream\n`), content, Buffer.from('\nendstream')]),
      ];
    }),
  ];
  return assemble(objects, sheet.title);
}

function linesOf({ title, subtitle, sections }: Sheet): Line[] {
  return [
    ...wrapped(title, { size: sizes.title, isBold: true, before: 0 }),
    ...wrapped(subtitle, { size: sizes.text, isBold: false, before: 4 }),
    ...sections.flatMap(({ heading, paragraphs }) => [
      ...wrapped(heading, { size: sizes.heading, isBold: true, before: 14 }),
      ...paragraphs.flatMap((each) => wrapped(each, { size: sizes.text, isBold: false, before: 4 })),
    ]),
  ];
}

/** The words of a paragraph in lines that fit; `before`: points above the first. */
function wrapped(text: string, { before, ...type }: Omit<Line, 'text'>): Line[] {
  const room = page.width - 2 * page.margin;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, type.size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, index) => ({ ...type, text: line, before: index === 0 ? before : 0 }));
}

/** Bold type is somewhat wider. */
function widthOf(text: string, size: number): number {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const units = [...plain].map((letter) => widths[letter.charCodeAt(0) - 32] ?? 556);
  return (units.reduce((sum, each) => sum + each, 0) / 1000) * size * 1.04;
}

function paginate(lines: Line[]): Line[][] {
  const pages: Line[][] = [[]];
  let left = page.height - 2 * page.margin;
  for (const line of lines) {
    const height = line.before + line.size * leading;
    if (height > left) {
      pages.push([]);
      left = page.height - 2 * page.margin;
    }
    pages.at(-1)?.push(line);
    left -= height;
  }
  return pages;
}

function draw(lines: Line[], footer: string): Buffer {
  let y = page.height - page.margin;
  const parts = lines.map(({ text, size, isBold, before }) => {
    y -= before + size * leading;
    return write(text, { font: isBold ? 'F2' : 'F1', size, y });
  });
  return Buffer.concat([...parts, write(footer, { font: 'F1', size: sizes.footer, y: page.margin / 2 })]);
}

function write(text: string, { font, size, y }: { font: string; size: number; y: number }): Buffer {
  const position = `BT /${font} ${size} Tf ${page.margin} ${y.toFixed(1)} Td <`;
  return Buffer.from(`${position}${encode(text).toString('hex')}> Tj ET\n`, 'latin1');
}

function encode(text: string): Buffer {
  return Buffer.from(
    [...text].map((letter) => {
      const code = winAnsi[letter] ?? letter.charCodeAt(0);
      if (code > 0xff) throw new Error(`"${letter}" cannot be written: ${text}`);
      return code;
    }),
  );
}

function assemble(objects: (string | Buffer)[], title: string): Buffer {
  const numbered = [...objects, `<</Title<feff${Buffer.from(title, 'utf16le').swap16().toString('hex')}>>>`];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of numbered.entries()) {
    offsets.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = numbered.length + 1;
  const trailer = `<</Size ${size}/Root 1 0 R/Info ${numbered.length} 0 R>>`;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer${trailer}\nstartxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}
