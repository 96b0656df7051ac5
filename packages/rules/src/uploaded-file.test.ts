import { describe, expect, it } from 'vitest';
import { maximumUploadBytes, maximumUploads, readUploadAddress, uploadEndings, uploadName } from './uploaded-file.ts';

describe('the name of a file', () => {
  it.each([
    ['Logo.pdf', 'pdf', 'Logo.pdf'],
    [' Logo.pdf ', 'pdf', 'Logo.pdf'],
    ['K.pdf', 'pdf', 'K.pdf'],
    ['Logo.AI', 'pdf', 'Logo.ai'],
    ['Logo.AI', 'eps', 'Logo.ai'],
    ['Logo.exe', 'pdf', 'Logo.exe.pdf'],
    ['Logo.svg', 'png', 'Logo.svg.png'],
    ['C:\\Bilder\\Krone groß.jpeg', 'jpg', 'Krone groß.jpeg'],
    ['../../etc/passwd', 'svg', 'passwd.svg'],
    ['a"b\r\nc.pdf', 'pdf', 'abc.pdf'],
    ['fdp.\u202Eexe.pdf', 'pdf', 'fdp.exe.pdf'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['...', 'pdf', 'file.pdf'],
    ['', 'svg', 'file.svg'],
  ] as const)('%j of type %s is %j', (given, type, name) => {
    expect(uploadName(given, type)).toBe(name);
    expect(readUploadAddress(`${'a'.repeat(22)}/${name}`)).toEqual({ id: 'a'.repeat(22), name });
  });

  it('is no longer than an address takes', () => {
    expect(uploadName(`${'a'.repeat(300)}.pdf`, 'pdf')).toHaveLength(104);
    // 400 characters as an address writes them, of which each of these letters takes six.
    expect(uploadName(`${'щ'.repeat(66)}Krone.pdf`, 'pdf')).toBe(`${'щ'.repeat(66)}Kron.pdf`);
    for (const letter of ['ü', 'щ', '皿', '🍷']) {
      const name = uploadName(`${letter.repeat(300)}.pdf`, 'pdf');
      expect(encodeURI(`/uploads/${'a'.repeat(22)}/${name}`).length).toBeLessThan(500);
      expect(readUploadAddress(`${'a'.repeat(22)}/${name}`)).not.toBeNull();
    }
  });
});

it.each(['', 'logo.pdf', `${'a'.repeat(21)}/logo.pdf`, `${'a'.repeat(22)}/`, `${'a'.repeat(22)}/a/b`])(
  '%j is no address of a file',
  (text) => expect(readUploadAddress(text)).toBeNull(),
);

it('is ten files of ten megabytes that a cart may have', () => {
  expect([maximumUploads, maximumUploadBytes]).toEqual([10, 10_485_760]);
});

it('names each ending once', () => {
  expect(uploadEndings).toEqual(['.pdf', '.ai', '.eps', '.ps', '.svg', '.png', '.jpg', '.jpeg']);
});
