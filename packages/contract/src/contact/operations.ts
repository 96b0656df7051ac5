import { operation } from '../operation.ts';
import {
  notifyMeRouteTokenParamsSchema,
  notifyMeSubscribeParamsSchema,
  notifyMeSuccessResponseSchema,
} from './notify-me.ts';
import { withdrawalParamsSchema, withdrawalResponseSchema } from './withdrawal.ts';

/** What people tell the shop, and what it writes to them because they asked for it. */
export const contactOperations = {
  doSubscribeNotifyMe: operation({
    kind: 'do',
    access: 'anyone',
    input: notifyMeSubscribeParamsSchema,
    output: notifyMeSuccessResponseSchema,
    weight: 3,
    errors: ['productNotFound', 'notifyMe.isAvailable', 'notifyMe.discontinued', 'notifyMe.alreadySubscribed'],
    summary:
      'Notes that somebody wants one mail when a sold-out variation is back; an address that is not known to be theirs is asked first.',
  }),
  doConfirmNotifyMe: operation({
    kind: 'do',
    access: 'anyone',
    input: notifyMeRouteTokenParamsSchema,
    output: notifyMeSuccessResponseSchema,
    weight: 3,
    errors: ['notifyMe.linkExpired'],
    summary: 'Confirms by the secret of a mailed link that the address wants to be told.',
  }),
  doUnsubscribeNotifyMe: operation({
    kind: 'do',
    access: 'anyone',
    input: notifyMeRouteTokenParamsSchema,
    output: notifyMeSuccessResponseSchema,
    weight: 3,
    errors: [],
    summary: 'Deletes the address by the secret of a mailed link; a link that was followed before says the same.',
  }),
  doWithdraw: operation({
    kind: 'do',
    access: 'anyone',
    input: withdrawalParamsSchema,
    output: withdrawalResponseSchema,
    weight: 3,
    errors: [],
    summary:
      'Keeps the withdrawal from a contract, and has its receipt mailed to who withdraws and to the shop; said again within a day it is the same one.',
  }),
};
