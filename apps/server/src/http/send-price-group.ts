import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { sideOf } from '../domains/customers/price-side.ts';
import {
  priceGroupCookieName,
  priceGroupDays,
  readPriceGroup,
  signPriceGroup,
  type ToldPriceGroup,
} from './price-group.ts';
import { readCookie } from './read-cookie.ts';
import { clearCookie, setCookie } from './set-cookie.ts';
import { visitorCookie } from './visitor-cookie.ts';

type Told = Omit<ToldPriceGroup, 'until'>;

/** Keeps the cookie true to the visitor: set by a login or a guest's choice, cleared by a logout or a session that ended. */
export async function sendPriceGroup(context: Context, reply: FastifyReply): Promise<void> {
  const { secret, config } = context.shop;
  const options = { ...visitorCookie(config), httpOnly: true };
  const cookie = readCookie(reply.request, priceGroupCookieName);
  const told = readPriceGroup(secret, cookie, context.now);
  const group = await groupToTell(context);
  if (group === null) {
    if (cookie !== undefined) clearCookie(reply, priceGroupCookieName, options);
    return;
  }
  if (told?.customerClassId === group.customerClassId && told.side === group.side) return;
  const maxAge = priceGroupDays * 86_400;
  const until = new Date(context.now.getTime() + maxAge * 1000);
  setCookie(reply, priceGroupCookieName, signPriceGroup(secret, { ...group, until }), { ...options, maxAge });
}

/** null: nothing that is not so for everyone. */
async function groupToTell(context: Context): Promise<Told | null> {
  const customer = (await context.visitor.find())?.customer;
  if (customer?.account) {
    const { customerClass } = customer;
    return { customerClassId: customerClass.id, side: sideOf(customerClass) };
  }
  const { side } = context.visitor.priceGroup();
  return side && { customerClassId: 'guest', side };
}
