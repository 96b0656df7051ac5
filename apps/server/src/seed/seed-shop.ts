import type { DemoShop } from '@mise/demo/shop/shop.ts';
import { languages } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { legalText, setting } from '../domains/shop/tables.ts';
import { seedBasics } from './seed-basics.ts';

export async function seedShop(db: Queryable, shop: DemoShop): Promise<void> {
  await db
    .insert(setting)
    .values(Object.entries(shop.settings).map(([key, value]) => ({ key, value })))
    .onConflictDoUpdate({ target: setting.key, set: { value: sql`excluded.value` } });
  await seedBasics(db, shop);
  await db.insert(legalText).values(
    shop.legalTexts.flatMap(({ type, html }) =>
      languages.flatMap((language) => {
        const { [language]: written } = html;
        return written === undefined ? [] : [{ type, language, html: written }];
      }),
    ),
  );
}
