import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { napkins, putIntoCart, rack } from './shopper.ts';

test('a cart is shared by a link, and somebody else takes it into their own', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await putIntoCart(page, [
    { ...rack, quantity: 2 },
    { ...napkins, quantity: 3 },
  ]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Link teilen' }).click();
  const field = page.getByRole('textbox', { name: 'Link zu diesem Warenkorb' });
  await expect(field).toBeVisible();
  const link = await field.inputValue();
  expect(link).toMatch(/\/shared-cart\/[\w-]{22}$/);
  await expectAccessible(page);

  const colleague = await browser.newPage();
  await colleague.goto('/');
  await putIntoCart(colleague, [{ ...napkins, quantity: 5 }]);
  await colleague.goto(link);
  const main = colleague.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Geteilter Warenkorb');
  await expect(main.getByRole('region', { name: 'Artikel der Liste' }).getByRole('listitem')).toHaveCount(2);
  await expect(main).not.toContainText('€');
  await expectAccessible(colleague);
  await main.getByRole('button', { name: 'In meinen Warenkorb legen' }).click();
  await colleague.waitForURL(/\/cart$/);
  const quantityOf = (name: string) => main.getByRole('textbox', { name: new RegExp(`^Menge von ${name}`) });
  await expect(quantityOf('Tissue-Serviette')).toHaveValue('5');
  await expect(quantityOf('Tellerspülmaschinenkorb')).toHaveValue('2');

  await colleague.goto('/shared-cart/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await colleague.close();
});
