import { describe, expect, it } from 'vitest';
import { cartOperations } from './cart/operations.ts';
import { categoryOperations } from './catalog/category-operations.ts';
import { catalogOperations } from './catalog/operations.ts';
import { checkoutOperations } from './checkout/operations.ts';
import { contactOperations } from './contact/operations.ts';
import { contentOperations } from './content/operations.ts';
import { storageOperations } from './content/storage-operations.ts';
import { couponsOperations } from './coupons/operations.ts';
import { accountOperations } from './customers/account-operations.ts';
import { customersOperations } from './customers/operations.ts';
import { errorCatalogue, transportErrors } from './errors.ts';
import type { Access, Operation } from './operation.ts';
import { operations } from './operations.ts';
import { operatorsOperations } from './operators/operations.ts';
import { ordersOperations } from './orders/operations.ts';
import { paymentsOperations } from './payments/operations.ts';
import { reviewsOperations } from './reviews/operations.ts';
import { shopOperations } from './shop/operations.ts';
import { uploadsOperations } from './uploads/operations.ts';
import { wishlistOperations } from './wishlist/operations.ts';

const entries = Object.entries<Operation>(operations);

it('no operation stands in two domains', () => {
  const names = [
    cartOperations,
    catalogOperations,
    categoryOperations,
    checkoutOperations,
    contactOperations,
    contentOperations,
    couponsOperations,
    storageOperations,
    customersOperations,
    operatorsOperations,
    accountOperations,
    ordersOperations,
    paymentsOperations,
    reviewsOperations,
    shopOperations,
    uploadsOperations,
    wishlistOperations,
  ].flatMap((group) => Object.keys(group));
  expect(names.toSorted()).toEqual(Object.keys(operations).toSorted());
});

describe.each(entries)('%s', (name, operation) => {
  it('is named verb first, by its kind', () => {
    expect(name).toMatch(new RegExp(`^${operation.kind}[A-Z]`));
  });

  it('is summed up in one sentence', () => {
    expect(operation.summary).toMatch(/^[A-Z][^\n]+\.$/);
  });

  it('refuses garbage', () => {
    for (const garbage of ['garbage', 42, true]) {
      expect(operation.input.safeParse(garbage).success).toBe(false);
    }
  });

  it('names no error twice and none of the transport', () => {
    expect(new Set(operation.errors).size).toBe(operation.errors.length);
    expect(operation.errors.filter((key) => transportErrors.includes(key))).toEqual([]);
  });

  it('is answered to GET only where it reads', () => {
    if (operation.method === 'GET') expect(operation.kind).toBe('get');
  });
});

/** Whoever lets more people in says so here, too. */
const closed: Partial<Record<Access, string[]>> = {
  editor: ['doUploadStorageItem'],
  publisher: [
    'deleteBlocks',
    'deleteCategory',
    'doAddCategory',
    'doSaveBlocks',
    'doSaveBlocksWithGlobalBlocks',
    'setCategorySettings',
    'setCategoryTemplate',
    'setConfiguration',
    'setReviewVisibility',
  ],
  admin: [
    'deleteOperator',
    'doInviteOperator',
    'getAudit',
    'getBankAccount',
    'getStaff',
    'setBankAccount',
    'setOperatorRole',
    'setSecondFactorRequired',
  ],
  viewer: [
    'deleteOperatorSession',
    'deleteOtherOperatorSessions',
    'deletePasskey',
    'deleteTotp',
    'doChangeOperatorPassword',
    'doConfirmPasskey',
    'doConfirmTotp',
    'doPreparePasskey',
    'doPrepareTotp',
    'doRenewRecoveryCodes',
    'getBlockSnapshot',
    'getBlockSnapshots',
    'getCategoriesSearch',
    'getCategoryById',
    'getCategoryDependents',
    'getCategorySettingsValid',
    'getChildCategories',
    'getConfiguration',
    'getOperator',
    'getOperatorFactors',
    'getOperatorSessions',
    'getStorageItems',
    'getStorageMetadata',
    'getTruncatedStorageItems',
  ],
  customer: [
    'deleteCustomerAccount',
    'deleteCustomerSession',
    'deleteOtherCustomerSessions',
    'doChangeUserPassword',
    'doConfirmAccountEmail',
    'doRequestEmailConfirmation',
    'getCustomerExport',
    'getCustomerSessions',
    'getLastOrdered',
    'setPersonalData',
  ],
};

it.each(Object.entries(closed))('%s are let in where the shop means it, all else is for everyone', (access, names) => {
  const found = entries.filter(([, operation]) => operation.access === access).map(([name]) => name);
  expect(found.sort()).toEqual(names);
  expect(Object.values(closed).flat().length).toBe(entries.filter(([, each]) => each.access !== 'anyone').length);
});

it('every error has a number of its own, is a failure, and is answered by someone', () => {
  const errors = Object.values(errorCatalogue);
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length);
  expect(errors.filter(({ status }) => status < 400)).toEqual([]);
  const declared = new Set([...transportErrors, ...entries.flatMap(([, operation]) => operation.errors)]);
  expect(Object.keys(errorCatalogue).filter((key) => !declared.has(key as keyof typeof errorCatalogue))).toEqual([]);
});
