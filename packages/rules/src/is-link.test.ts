import { expect, it } from 'vitest';
import { isLink, isPictureAddress, isWrittenLink } from './is-link.ts';

it.each([
  '',
  '/',
  '/geschirr/teller?page=2#top',
  '#lieferung',
  '?sort=price',
  'geschirr/teller',
  'https://example.com/a?b=c',
  'HTTP://example.com',
  'mailto:kueche@example.com?subject=Teller',
  'tel:+49301234',
])('leads to "%s"', (address) => {
  expect(isLink(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//other.example',
  '/\\other.example',
  '\\\\other.example',
  'https:other.example',
  'https://',
  'x:y',
  'a b',
])('does not lead to "%s"', (address) => {
  expect(isLink(address)).toBe(false);
});

it('takes what people write as a link only where it says how it is meant', () => {
  expect(['/', '?sort=price', '#top', 'https://example.com', 'tel:112', 'mailto:a@b.de'].every(isWrittenLink)).toBe(
    true,
  );
  expect(['', 'www.example.com', 'geschirr', 'javascript:alert(1)', '//other.example'].some(isWrittenLink)).toBe(false);
});

it('loads pictures from the shop and the web alone', () => {
  expect(['', '/media/a.svg', 'https://example.com/a.png'].every(isPictureAddress)).toBe(true);
  expect(['#a', 'a.png', 'mailto:a@b.de', '//a.de/b.png', 'data:image/png;base64,AA'].some(isPictureAddress)).toBe(
    false,
  );
});
