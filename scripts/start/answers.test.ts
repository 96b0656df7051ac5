import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { startTrial, type TrialProcess } from '../test/start-trial.ts';
import { logInTrialOperator, type TrialOperator } from '../test/trial-operator.ts';
import { makeTrialShop, type TrialShop } from '../test/trial-shop.ts';
import { createVisitor, type Visitor } from '../test/trial-visitor.ts';

describe.runIf(process.platform === 'linux')('a running shop', () => {
  let trial: TrialShop;
  let shop: TrialProcess;
  beforeAll(async () => {
    trial = await makeTrialShop();
    shop = await startTrial(root, { ...trial.settings, SHOP_URL: shopUrl });
  }, 120_000);
  afterAll(async () => {
    await shop.stop();
    await trial.remove();
  });

  test.each([
    ['/', 200],
    ['/cart', 200],
    ['/nothing', 404],
    ['/Cart', 301],
    ['/%00', 404],
    ['/service-worker.js', 200],
    ['/assets/nothing.js', 404],
    ['/latest-build.json', 200],
    ['/sitemap.xml', 200],
    ['/api/openapi.json', 200],
  ])('answers %s with the headers that keep others out', async (address, status) => {
    const answer = await fetch(`http://127.0.0.1:${trial.port}${address}`, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
  });

  test('answers what is no request with them, too', async () => {
    const socket = connect(trial.port, '127.0.0.1');
    socket.write('HELLO\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const name of Object.keys(guarded)) expect(answer).toContain(`\r\n${name}: `);
  });

  test('tells whoever asks for more at once than there is room for that it is too much, which is no failure', async () => {
    const askMistyped = async (index: number) => {
      const word = index.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
      const answer = await fetch(`http://127.0.0.1:${trial.port}/search?term=tellxr+${word}qx`);
      await answer.arrayBuffer();
      return `${answer.status} ${answer.headers.get('retry-after') !== null}`;
    };
    const answers = await Promise.all(Array.from({ length: 260 }, (_, index) => askMistyped(index)));
    expect(new Set(answers)).toEqual(new Set(['200 false', '429 true']));
  });

  describe('shows visitors what an operator sets', () => {
    let operator: TrialOperator;
    /** A guest who may go to the checkout. */
    let buyer: Visitor;
    beforeAll(async () => {
      operator = await logInTrialOperator(trial.port, trial.settings, shopUrl);
      buyer = createVisitor(`http://127.0.0.1:${trial.port}`);
      await buyer.call('doAddCartItem', { productId: 10003, quantity: 6 });
    }, 60_000);

    /**
     * What somebody is sent who is not logged in, and what its scripts are told, as lines "kind: sideCart"; status and where it leads, for
     * another answer than a page.
     */
    async function visit(address: string): Promise<string> {
      const { cookie = '' } = address === '/checkout' ? buyer.headers() : {};
      const headers = { cookie };
      const answer = await fetch(`http://127.0.0.1:${trial.port}${address}`, { redirect: 'manual', headers });
      if (answer.status === 200) return withFacts(await answer.text());
      return `Status ${answer.status} ${answer.headers.get('location') ?? ''}`.trim();
    }

    const seen = { timeout: 5000, interval: 50 };

    /** Looks at a page before, with and after a change. */
    async function watch(
      { address, shows, hides }: Seen,
      change: () => Promise<unknown>,
      back: () => Promise<unknown>,
    ) {
      const look = async () => {
        const page = await visit(address);
        return {
          shows: shows !== undefined && page.includes(shows),
          hides: hides !== undefined && !page.includes(hides),
        };
      };
      const before = { shows: false, hides: false };
      expect(await look()).toEqual(before);
      await change();
      await expect.poll(look, seen).toEqual({ shows: shows !== undefined, hides: hides !== undefined });
      await back();
      await expect.poll(look, seen).toEqual(before);
    }

    test.each(owners)('$key $value', async ({ key, value, ...page }) => {
      const settings = (await operator('getConfiguration')) as { key: string; value: string }[];
      const before = settings.find((setting) => setting.key === key)?.value;
      const set = (now: string | undefined) => () => operator('setConfiguration', { settings: [{ key, value: now }] });
      await watch(page, set(value), set(before));
    });

    test('the keywords of an article', async () => {
      expect(await visit(product)).toContain('<meta name="keywords" content="Coupeteller, ');
    });

    test.each(ofPages)('$name', async ({ change, back, ...page }) => {
      const set = (settings: object) => () => operator('setCategorySettings', [{ id: 1, lang: 'de', ...settings }]);
      await watch(page, set(change), set(back));
    });
  });
});

const shopUrl = 'https://shop.example.com';

const guarded = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': expect.any(String),
  'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
};

/** A page, and below it what its data say of each name: "seconds: 10". */
function withFacts(page: string): string {
  const [, sent = '[]'] = /streamController\.enqueue\(JSON\.stringify\((.*)\)\+"\\n"\);/.exec(page) ?? [];
  // A value is the place of another one, a name "_" and its place (turbo-stream).
  const values: unknown[] = JSON.parse(sent);
  const facts = values.flatMap((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([name, place]) => `${values[Number(name.slice(1))]}: ${values[Number(place)]}`)
      : [],
  );
  return [page, ...facts].join('\n');
}

/** What a page has only with a setting, or only without it. */
type Seen = { address: string; shows?: string; hides?: string };

const photograph = '/media/photographs/1007-1.webp';

const product = '/geschirr/teller/coupeteller-ebene_1001_10003';

/** It may not go into the bin. */
const chafingDish = '/buffet-bar/rolltop-chafing-dish-brygga-gn-1-1_1041_20036';

const onlyNofollow = '<meta name="robots" content="nofollow"/>';

/** What owners set, on a page that says nothing of it itself. */
const owners: (Seen & { key: string; value: string })[] = [
  { key: 'font', value: 'Inter', address: '/', shows: '/assets/inter-latin-wght-normal' },
  { key: 'primaryColor', value: 'teal', address: '/', shows: '--color-primary-500:#008080' },
  { key: 'secondaryColor', value: '#123456', address: '/', shows: '--color-secondary-500:#123456' },
  { key: 'blockSize', value: 'xl', address: '/', shows: '--block-spacing, 64px' },
  { key: 'headerLogo', value: '/media/favicon.svg', address: '/', shows: '<img data-logo="" src="/media/favicon.svg"' },
  { key: 'favicon', value: '/media/logo.svg', address: '/', shows: '<link rel="icon" href="/media/logo.svg"' },
  {
    key: 'ogTitle',
    value: 'Für Gastgeber',
    address: '/',
    shows: '<meta property="og:title" content="Für Gastgeber"/>',
  },
  {
    key: 'ogImg',
    value: photograph,
    address: '/cart',
    shows: 'og:image" content="https://shop.example.com/media/photographs/1007-1.webp/shared.jpg',
  },
  { key: 'metaTitle', value: 'Alles am Tisch', address: '/', shows: '<title>Alles am Tisch' },
  { key: 'metaTitleEn', value: 'All at table', address: '/en', shows: '<title>All at table' },
  {
    key: 'metaDescription',
    value: 'Teller und mehr',
    address: '/manual',
    shows: '<meta name="description" content="Teller und mehr"/>',
  },
  {
    key: 'metaKeywords',
    value: 'Teller, Topf',
    address: '/shipping',
    shows: '<meta name="keywords" content="Teller, Topf"/>',
  },
  { key: 'robots', value: 'nofollow', address: '/shipping', shows: onlyNofollow },
  { key: 'robotsHomepage', value: 'nofollow', address: '/', shows: onlyNofollow },
  { key: 'useAvif', value: 'false', address: '/', hides: 'type="image/avif"' },
  { key: 'useWebp', value: 'false', address: '/', hides: '.webp 160w' },
  { key: 'shopName', value: 'Probierladen', address: '/geschirr', shows: '| Probierladen</title>' },
  { key: 'announcement', value: 'Heute bis Mitternacht', address: '/', shows: 'Heute bis Mitternacht' },
  { key: 'footerFacts', value: 'Mit Brief und Siegel', address: '/', shows: 'Mit Brief und Siegel' },
  { key: 'companyPhone', value: '+49 30 999', address: '/cart', shows: 'href="tel:+4930999"' },
  { key: 'companyEmail', value: 'neu@haus.example', address: '/cart', shows: 'href="mailto:neu@haus.example"' },
  {
    key: 'companyName',
    value: 'Haus am Hafen GmbH',
    address: '/cart',
    shows: '<span class="block">Haus am Hafen GmbH',
  },
  { key: 'companyStreet', value: 'Hafenweg', address: '/cart', shows: '<span class="block">Hafenweg\u00a0' },
  { key: 'companyPostcode', value: '10999', address: '/cart', shows: '<span class="block">10999 ' },
  { key: 'companyTown', value: 'Hafenstadt', address: '/', shows: '"addressLocality":"Hafenstadt"' },
  { key: 'returnDays', value: '31', address: product, shows: '"merchantReturnDays":31' },
  { key: 'areReturnsFree', value: 'true', address: product, shows: 'https://schema.org/FreeReturn' },
  {
    key: 'areReviewsForBuyersOnly',
    value: 'true',
    address: product,
    shows: '<!-- -->Bewerten kann hier nur, wer den Artikel bei uns gekauft hat.',
  },
  { key: 'robotsSearchResult', value: 'nofollow', address: '/search?term=teller', shows: onlyNofollow },
  { key: 'robotsLegalDisclosure', value: 'nofollow', address: '/legal-disclosure', shows: onlyNofollow },
  { key: 'robotsPrivacyPolicy', value: 'nofollow', address: '/privacy-policy', shows: onlyNofollow },
  { key: 'robotsCancellationRights', value: 'nofollow', address: '/cancellation-rights', shows: onlyNofollow },
  { key: 'robotsCancellationForm', value: 'nofollow', address: '/cancellation-form', shows: onlyNofollow },
  {
    key: 'robotsAccessibilityDeclarationResult',
    value: 'nofollow',
    address: '/declaration-of-accessibility',
    shows: onlyNofollow,
  },
  { key: 'companyHouseNumber', value: '99 b', address: '/cart', shows: 'Am Geschirrkontor\u00a099 b' },
  { key: 'takeBackPage', value: '/altes-geben', address: chafingDish, shows: 'href="/altes-geben"' },
  { key: 'robotsTermsAndConditions', value: 'nofollow', address: '/terms-and-conditions', shows: onlyNofollow },
  { key: 'isTermsConsentRequired', value: 'false', address: '/checkout', shows: 'type="hidden" name="hasAccepted"' },
  { key: 'isOrderContactWishShown', value: 'false', address: '/checkout', hides: 'name="wish"' },
  { key: 'isOrderCustomerSignShown', value: 'false', address: '/checkout', hides: 'name="sign"' },
  { key: 'postNumberRequired', value: 'false', address: '/checkout', shows: 'isPostNumberRequired: false' },
  { key: 'cartReaction', value: 'notification', address: '/', shows: 'kind: notification' },
  { key: 'cartReaction', value: 'quickCheckout', address: '/', shows: 'kind: quickCheckout' },
  { key: 'quickCheckoutSeconds', value: '17', address: '/', shows: 'seconds: 17' },
  { key: 'isLastSeenShown', value: 'false', address: '/', shows: 'isLastSeenShown: false' },
  { key: 'areReviewsShownAtOnce', value: 'true', address: product, shows: 'areShownAtOnce: true' },
  { key: 'companyPhoneHours', value: 'Sa 9–12 Uhr', address: '/', shows: 'Sa 9–12 Uhr' },
];

/** Settings of the first category, "Geschirr". */
const ofPages: (Seen & { name: string; change: object; back: object })[] = [
  {
    name: 'keywords of a category',
    change: { metaKeywords: 'Porzellan, Steingut' },
    back: { metaKeywords: '' },
    address: '/geschirr',
    shows: '<meta name="keywords" content="Porzellan, Steingut"/>',
  },
  {
    name: 'its canonical address',
    change: { canonicalLink: 'https://haupt.example/geschirr' },
    back: { canonicalLink: '' },
    address: '/geschirr',
    shows: '<link rel="canonical" href="https://haupt.example/geschirr"/>',
  },
  {
    name: 'its second picture',
    change: { image2Path: photograph },
    back: { image2Path: '' },
    address: '/geschirr',
    shows: 'content="https://shop.example.com/media/photographs/1007-1.webp/shared.jpg"',
  },
  {
    name: 'its robots',
    change: { metaRobots: 'noindex' },
    back: { metaRobots: 'all' },
    address: '/geschirr',
    shows: '<meta name="robots" content="noindex"/>',
  },
  {
    name: 'its title',
    change: { metaTitle: 'Tisch und Teller' },
    back: { metaTitle: '' },
    address: '/geschirr',
    shows: '<title>Tisch und Teller',
  },
  {
    name: 'its address',
    change: { nameUrl: 'porzellan' },
    back: { nameUrl: 'geschirr' },
    address: '/geschirr',
    shows: 'Status 301 /porzellan',
  },
  {
    name: 'login needed',
    change: { right: 'customer' },
    back: { right: 'all' },
    address: '/geschirr',
    shows: 'Status 302 /login',
  },
  {
    name: 'in the header navigation or not',
    change: { linklist: 'N' },
    back: { linklist: 'Y' },
    address: '/cart',
    hides: 'href="/geschirr"',
  },
  {
    name: 'not active for the store',
    change: { linkCategoryToWebstore: false },
    back: { linkCategoryToWebstore: true },
    address: '/geschirr',
    shows: 'Status 404',
  },
];
