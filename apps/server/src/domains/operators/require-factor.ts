import type { Context } from '../../context.ts';
import { announceChange } from '../../db/changes.ts';
import { storeSetting } from '../shop/store-setting.ts';
import { recordChange } from './audit.ts';
import { isFactorRequired } from './factors.ts';

/** Says whether every operator needs a second factor; who has none is asked for it at the next call. */
export async function requireFactor(context: Context, isRequired: boolean): Promise<void> {
  const before = await isFactorRequired(context);
  await storeSetting(context.db, 'operatorFactorRequired', String(isRequired));
  await recordChange(context, {
    operation: 'setSecondFactorRequired',
    subject: { kind: 'setting', id: 'operatorFactorRequired' },
    change: { before: { isRequired: before }, after: { isRequired } },
  });
  await announceChange(context.db, ['settings']);
}
