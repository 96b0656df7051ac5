import { afterEach, expect, test, vi } from 'vitest';
import { stayFor, stayForAnswers } from './stay-for-answers.ts';

type Leaving = Partial<Omit<NavigateEvent, 'destination'>> & { destination: { url: string; sameDocument: boolean } };

function open() {
  const navigation = new EventTarget();
  const assign = vi.fn();
  vi.stubGlobal('window', { navigation, location: { assign } });
  stayForAnswers();
  const leave = (change: Partial<Leaving> = {}) => {
    const event = new Event('navigate', { cancelable: true });
    const destination = { url: 'https://shop.example/plate', sameDocument: false };
    const link = { destination, userInitiated: true, navigationType: 'push', downloadRequest: null, formData: null };
    navigation.dispatchEvent(Object.assign(event, link, change));
    return event.defaultPrevented;
  };
  return { assign, leave };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a link waits for the answer to what was pressed before it', async () => {
  const { assign, leave } = open();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const asked = stayFor(promise);
  expect(leave()).toBe(true);
  expect(assign).not.toHaveBeenCalled();
  answer();
  await asked;
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.example/plate'));
  expect(leave()).toBe(false);
});

test('a refusal lets go too', async () => {
  const { leave } = open();
  await expect(stayFor(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(leave()).toBe(false);
});

test('nobody waits long, and what is no link of the visitor never', async () => {
  vi.useFakeTimers();
  const { assign, leave } = open();
  void stayFor(new Promise(() => {}));
  expect(leave({ destination: { url: '/', sameDocument: true } })).toBe(false);
  expect(leave({ userInitiated: false })).toBe(false);
  expect(leave({ navigationType: 'traverse' })).toBe(false);
  expect(leave()).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(assign).toHaveBeenCalledOnce();
  expect(leave()).toBe(false);
});
