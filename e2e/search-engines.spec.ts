import { expect, test } from './fixtures.ts';

test('what search engines are sent to is there, at its own address', async ({ page, request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  const sitemap = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? '';

  const read = async (address: string): Promise<string[]> => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toContain('application/xml');
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  };
  const files = await read(sitemap);
  const addresses = (await Promise.all(files.map(read))).flat();
  expect(addresses.length).toBeGreaterThan(500);
  expect(new Set(addresses).size).toBe(addresses.length);

  const origin = new URL(sitemap).origin;
  expect((await request.get('/sitemap-items-99.xml')).status()).toBe(404);
  const [item = ''] = addresses.filter((address) => address.startsWith(`${origin}/en/`)).slice(-1);
  for (const address of [`${origin}/`, `${origin}/en/about-us`, item]) {
    expect(addresses).toContain(address);
    await page.goto(address);
    expect(page.url()).toBe(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  }
});
