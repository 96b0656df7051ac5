/** Legal in a local part, but in practice a typing error or an attempt to address something else than a mailbox. */
const refusedCharacters = /[!#$%*/=?^`{|}~"(),:;<>@[\\\]\s]/;

/** Providers of throw-away mailboxes: a confirmation sent there is lost, and with it the order's only copy. */
const refusedHosts = [
  '10minutemail.com',
  'dispostable.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'mailinator.com',
  'maildrop.cc',
  'sharklasers.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'wegwerfmail.de',
  'yopmail.com',
];

/**
 * Whether `address` is an e-mail address as the shop accepts it: no display name, no UTF-8 local part, a
 * top-level domain, no IP address as domain, underscores allowed, a blacklist of special characters in the local part
 * and one of hosts. The domain may be written with umlauts. Free of zod: forms use it in the browser.
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && isLocalPart(address.slice(0, at)) && isHost(address.slice(at + 1).toLowerCase());
}

function isLocalPart(local: string): boolean {
  const isPrintableAscii = /^[\x21-\x7e]{1,64}$/.test(local);
  const hasMisplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return isPrintableAscii && !hasMisplacedDot && !refusedCharacters.test(local);
}

function isHost(host: string): boolean {
  const labels = host.split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every(isLabel) &&
    /^(\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u.test(topLevel) &&
    !refusedHosts.some((refused) => host === refused || host.endsWith(`.${refused}`))
  );
}

function isLabel(label: string): boolean {
  return /^[\p{L}\p{N}]([\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?$/u.test(label);
}
