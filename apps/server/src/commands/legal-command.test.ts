import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceChange } from '../db/changes.ts';
import { createRemember } from '../db/remember.ts';
import { legalTextsOf } from '../domains/shop/legal-texts.ts';
import { isEmptyShop } from '../seed/is-empty-shop.ts';
import { attacks } from '../testing/attacks.ts';
import { recordedCommands } from '../testing/recorded-commands.ts';
import { signInCustomer } from '../testing/sign-in-customer.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { warnOfMissingTexts } from '../warn-of-missing-texts.ts';
import { runLegalTask } from './legal-command.ts';
import { type LegalTask, legalUsage, readLegalTask } from './legal-words.ts';

describe('the words', () => {
  it.each<[string[], LegalTask]>([
    [[], { kind: 'list' }],
    [['TermsConditions', 'agb.html'], { kind: 'put', type: 'TermsConditions', language: 'de', file: 'agb.html' }],
    [
      ['termsconditions', '--language', 'en', 'terms.TXT'],
      { kind: 'put', type: 'TermsConditions', language: 'en', file: 'terms.TXT' },
    ],
    [['Shipping', 'none'], { kind: 'remove', type: 'Shipping', language: 'de' }],
    [['PrivacyPolicy', '--show', '--language', 'en'], { kind: 'show', type: 'PrivacyPolicy', language: 'en' }],
  ])('%j', (words, task) => {
    expect(readLegalTask(words)).toEqual(task);
  });

  it.each<[string[], string]>([
    [['AGB', 'agb.html'], 'no legal text "AGB": it is one of TermsConditions, CancellationRights'],
    [['TermsConditions', 'agb.pdf'], 'ends with .html or .txt'],
    [['TermsConditions', '--language', 'fr', 'agb.html'], 'one of de, en, not "fr"'],
    [['TermsConditions', 'agb.html', 'more.html'], 'It is one of'],
    [['TermsConditions', 'agb.html', '--show'], 'It is one of'],
    [['TermsConditions'], 'It is one of'],
    [['--language', 'de'], 'It is one of'],
    [['TermsConditions', '--english'], "Unknown option '--english'"],
  ])('refuses %j', (words, reason) => {
    expect(() => readLegalTask(words)).toThrow(reason);
  });

  it('the help names every type in words', () => {
    expect(legalUsage).toContain('LegalDisclosure           imprint');
  });
});

describe('the task', () => {
  let test: TestShop;
  let folder: string;
  let file: string;
  beforeAll(async () => {
    test = await createTestShop();
    folder = await mkdtemp(path.join(tmpdir(), 'legal-'));
    file = path.join(folder, 'text.html');
  });
  beforeEach(() => test.database.pool.query('DELETE FROM audit_entry'));
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true });
  });

  async function run(...words: string[]): Promise<string[]> {
    const said: string[] = [];
    await runLegalTask(test.shop.db, readLegalTask(words), (line) => void said.push(line));
    return said;
  }

  async function put(content: string | Uint8Array, ...words: string[]): Promise<string[]> {
    await writeFile(file, content);
    return run(...words, file);
  }

  const shown = (type: string) => test.visitor().call('getLegalTexts', { type });

  it('lists the texts by type and language', async () => {
    const lines = await run();
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^TermsConditions +terms and conditions +de [\d,]+ signs, en [\d,]+ signs$/);
  });

  it('puts HTML as pages may show it, prints it, and puts that back unchanged', async () => {
    await put(
      '\uFEFF<h1>AGB</h1>\r\n<script>alert(1)</script><p onclick="x()">Es gilt „dies“ &amp; das.</p>',
      'TermsConditions',
    );
    const html = '<h1>AGB</h1>\n<p>Es gilt „dies“ &amp; das.</p>';
    expect((await shown('TermsConditions')).htmlText).toBe(html);
    expect(await run('TermsConditions', '--show')).toEqual([html]);
    expect(await recordedCommands(test.database.pool, 'command.legal')).toHaveLength(1);
    await put(`${html}\n`, 'TermsConditions');
    expect(await recordedCommands(test.database.pool, 'command.legal')).toHaveLength(1);
  });

  it('of anything that anybody tried what is left is what a page shows', async () => {
    for (const [html, left] of attacks.filter(([each]) => !each.includes('\0'))) {
      await put(`<p>Es gilt.</p>${html}`, 'AccessibilityDeclaration');
      const [kept = ''] = await run('AccessibilityDeclaration', '--show');
      expect((await shown('AccessibilityDeclaration')).htmlText).toBe(kept);
      expect(kept.replace(/\s/g, '')).toBe(`<p>Es gilt.</p>${left}`.replace(/\s/g, ''));
    }
  });

  it('says which words of the file are left out', async () => {
    const [, ...none] = await put('<p>Es gilt <b>d</b>ies &amp; das f&uuml;r alle.</p>', 'AccessibilityDeclaration');
    expect(none).toEqual([]);
    const [, one] = await put('<p>Es gilt dies.</p><noscript>nicht</noscript>', 'AccessibilityDeclaration');
    expect(one).toBe(`ATTENTION: ${file} is not all there, 1 word of it is left out: nicht`);
    const [, twelve] = await put(
      '<p>Es gilt.</p><!-- a b c <p>d e f</p> <p>g h i j k l</p>',
      'AccessibilityDeclaration',
    );
    expect(twelve).toBe(`ATTENTION: ${file} is not all there, 12 words of it are left out: a b c d e f g h i j …`);
  });

  it('says which rules of the file strike out, or hide, what cannot be found', async () => {
    const [, ...warnings] = await put(
      '<style>.a .b{text-decoration:line-through}.c{text-decoration:line-through}</style><p>Es gilt <span class="c">kein</span> Recht.</p>',
      'AccessibilityDeclaration',
    );
    expect(warnings).toEqual([
      `ATTENTION: what ${file} strikes out or hides by these rules is shown as if it held, take it out of the file: .a .b`,
    ]);
    expect((await shown('AccessibilityDeclaration')).plainText).toBe('Es gilt Recht.');
  });

  it('says which rules number what is shown with other numbers', async () => {
    const [, ...warnings] = await put(
      '<style>.x > li:before{content:counter(a) "." counter(b)}</style><ol class="x"><li>Es gilt.</li></ol>',
      'AccessibilityDeclaration',
    );
    expect(warnings).toEqual([
      `ATTENTION: ${file} numbers by these rules what is shown without those numbers, or with 1, 2, 3: write the numbers as words of the text where it refers to them: .x > li:before`,
    ]);
  });

  it('what was struck out holds nowhere, and blocks part words for clients of plain text, too', async () => {
    await put(
      '<section>Drei</section><footer>Vier <del>acht</del><strike>neun</strike></footer>',
      'AccessibilityDeclaration',
    );
    const text = await shown('AccessibilityDeclaration');
    expect(text.htmlText).toBe('<div>Drei</div><div>Vier <del>acht</del><s>neun</s></div>');
    expect(text.plainText).toBe('Drei\nVier');
    await put('<p style="text-decoration: line-through">30 <s>a<s>b</s>c</s></p><p>14</p>', 'AccessibilityDeclaration');
    expect((await shown('AccessibilityDeclaration')).plainText).toBe('14');
  });

  it('makes paragraphs of a plain text', async () => {
    const plain = path.join(folder, 'imprint.txt');
    await writeFile(plain, ' Krone & Söhne <GmbH>  \r\nHafenstraße 1\r\n \r\n\r\nTelefon: 040 123\n');
    await run('LegalDisclosure', plain);
    expect((await shown('LegalDisclosure')).htmlText).toBe(
      '<p>Krone &amp; Söhne &lt;GmbH&gt;<br />Hafenstraße 1</p>\n<p>Telefon: 040 123</p>',
    );
  });

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', ' \n', 'is empty'],
    ['more than 1 MB', 'a'.repeat(1_000_001), 'too large: at most 1 MB'],
    ['Windows-1252', Buffer.from('Widerrufsbelehrung für Käufer', 'latin1'), 'no text in UTF-8'],
    ['UTF-16', Buffer.from('AGB', 'utf16le'), 'no text in UTF-8'],
    [
      'a picture of a text',
      '<h1></h1><img src="agb.png"><p>&nbsp;</p><style>p {}</style>',
      'no words that a page may show',
    ],
  ])('refuses %s, and leaves what is there', async (_name, content, reason) => {
    const before = await run('WithdrawalForm', '--show');
    await expect(put(content, 'WithdrawalForm')).rejects.toThrow(reason);
    expect(await run('WithdrawalForm', '--show')).toEqual(before);
  });

  it('refuses a file that is not there, and to show or remove a text that is not', async () => {
    await expect(run('Shipping', path.join(folder, 'none.html'))).rejects.toThrow('none.html cannot be read.');
    await run('Shipping', 'none', '--language', 'en');
    await expect(run('Shipping', '--show', '--language', 'en')).rejects.toThrow('The shop has no Shipping in en.');
    await expect(run('Shipping', 'none', '--language', 'en')).rejects.toThrow('The shop has no Shipping in en.');
  });

  it('every process drops what it keeps of the texts, and the pages that show them, at once', async () => {
    const { db, changes } = test.shop;
    // As the process of a shop remembers, which notices no write but an announced one.
    const remember = createRemember(db, 3_600_000, changes);
    const tags: string[] = [];
    // Of what was done before.
    await changes.heard();
    changes.subscribe((change) => void (Array.isArray(change) && tags.push(...change)));
    expect(await legalTextsOf({ remember }, 'de')).toContain('WithdrawalForm');
    const [html = ''] = await run('WithdrawalForm', '--show');
    await run('WithdrawalForm', 'none');
    await changes.heard();
    expect(tags).toEqual(['texts']);
    expect(await legalTextsOf({ remember }, 'de')).not.toContain('WithdrawalForm');
    await expect(shown('WithdrawalForm')).rejects.toMatchObject({ key: 'legalTextNotFound' });
    await put(html, 'WithdrawalForm');
    await changes.heard();
    expect(await legalTextsOf({ remember }, 'de')).toContain('WithdrawalForm');
    tags.length = 0;
    await put(html, 'WithdrawalForm');
    await announceChange(db, ['end']);
    await changes.heard();
    expect(tags).toEqual(['end']);
  });

  it('what was agreed to before stays, under the sum that the audit names', async () => {
    await put('<p>Erste Fassung</p>', 'PrivacyPolicy');
    await signInCustomer(test, 'before@krone.example');
    await put('<p>Zweite Fassung</p>', 'PrivacyPolicy');
    await run('PrivacyPolicy', 'none');
    const { rows } = await test.database.pool.query(
      "SELECT id, html FROM legal_text_version WHERE type = 'PrivacyPolicy' AND html LIKE '%Erste%'",
    );
    expect(rows).toEqual([{ id: expect.any(String), html: '<p>Erste Fassung</p>' }]);
    const [first, second, third] = await recordedCommands(test.database.pool, 'command.legal');
    const sum = rows[0]?.id;
    expect(first).toMatchObject(['legalText PrivacyPolicy de', { after: { hash: sum } }]);
    expect(second).toMatchObject(['legalText PrivacyPolicy de', { before: { hash: sum } }]);
    expect(third).toMatchObject(['legalText PrivacyPolicy de', { after: { hash: null } }]);
  });

  it('several at once are all done, one after the other', async () => {
    const files = await Promise.all(
      ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'].map(async (words) => {
        const each = path.join(folder, `${words}.html`);
        await writeFile(each, `<p>${words}</p>`);
        return each;
      }),
    );
    // Connections that are open already are what makes them meet.
    await Promise.all(files.map(() => test.database.pool.query('SELECT pg_sleep(0.1)')));
    await Promise.all(files.map((each) => run('Shipping', each)));
    const chain = (await recordedCommands(test.database.pool, 'command.legal')) as [
      string,
      Record<string, { hash: string }>,
    ][];
    expect(chain).toHaveLength(5);
    expect(await Promise.all(files.map((each) => readFile(each, 'utf8')))).toContain(
      (await run('Shipping', '--show'))[0],
    );
    const befores = new Set(chain.map(([, change]) => change.before?.hash));
    expect(befores.size).toBe(5);
  });

  it('names at the end, and at the start of the shop, what is missing to some visitors', async () => {
    const warned: string[] = [];
    await test.database.pool.query("DELETE FROM legal_text WHERE type = 'PrivacyPolicy'");
    await put('<p>Privacy</p>', 'PrivacyPolicy', '--language', 'en');
    const lines = await run('PrivacyPolicy', 'none', '--language', 'en').then(() => run());
    expect(lines.find((line) => line.startsWith('PrivacyPolicy'))).toMatch(/de missing, en missing$/);
    await put('<p>Privacy</p>', 'PrivacyPolicy', '--language', 'en');
    await warnOfMissingTexts(test.shop.db, (line) => void warned.push(line));
    expect(warned).toEqual([
      'ATTENTION: legal texts are missing: privacy policy (PrivacyPolicy). npm run shop -- legal puts them.',
    ]);
    const [line, ...more] = await put('<p>Datenschutz</p>', 'PrivacyPolicy');
    expect(line).toMatch(/^PrivacyPolicy .* de 18 signs, en 14 signs$/);
    expect(more).toEqual([]);
    await warnOfMissingTexts(test.shop.db, (each) => void warned.push(each));
    expect(warned).toHaveLength(1);
  });
});

describe('an empty shop', () => {
  let test: TestShop;
  beforeAll(async () => {
    test = await createTestShop({}, 'started');
  });
  afterAll(() => test.close());

  it('is warned of nothing, and is none that the demo may fill once it has a text', async () => {
    const { db } = test.shop;
    const said: string[] = [];
    await warnOfMissingTexts(db, (line) => void said.push(line));
    expect(said).toEqual([]);
    expect(await isEmptyShop(db)).toBe(true);
    const folder = await mkdtemp(path.join(tmpdir(), 'legal-'));
    const file = path.join(folder, 'imprint.txt');
    await writeFile(file, 'Krone GmbH');
    await runLegalTask(db, readLegalTask(['LegalDisclosure', file]), (line) => void said.push(line));
    await rm(folder, { recursive: true });
    expect(said).toEqual([
      'LegalDisclosure           imprint                       de 17 signs, en as de',
      'ATTENTION: legal texts are missing: terms and conditions (TermsConditions), right of withdrawal (CancellationRights), withdrawal form (WithdrawalForm), privacy policy (PrivacyPolicy).',
    ]);
    expect((await test.visitor().call('getInit', {})).legalTexts).toEqual(['LegalDisclosure']);
    expect(await isEmptyShop(db)).toBe(false);
  });
});
