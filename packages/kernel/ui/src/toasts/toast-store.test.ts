import { NetworkError, RefusedError, UnexpectedAnswerError } from '@pausenplatz/kernel-browser';
import { beforeEach, expect, test } from 'vitest';
import { dismissToast, notify, useToastStore } from './toast-store.ts';
import { toastFor } from './notify-refusal.ts';
import { offerUndo } from './use-undo.ts';

beforeEach(() => useToastStore.setState({ toasts: [] }));
const titles = () => useToastStore.getState().toasts.map((toast) => toast.title);

test('at most three toasts are stacked; the oldest makes room', () => {
  for (const title of ['eins', 'zwei', 'drei', 'vier']) notify({ type: 'info', title });
  expect(titles()).toEqual(['zwei', 'drei', 'vier']);
});

test('an update toast is never pushed out by others', () => {
  notify({ type: 'update', title: 'Neue Version' });
  for (const title of ['eins', 'zwei', 'drei']) notify({ type: 'info', title });
  expect(titles()).toEqual(['Neue Version', 'zwei', 'drei']);
});

test('a toast with the same key replaces the one before', () => {
  notify({ type: 'info', title: 'alt', key: 'guard' });
  notify({ type: 'info', title: 'neu', key: 'guard' });
  expect(titles()).toEqual(['neu']);
});

test('an undo offer stands for ten seconds, and using it does not count as letting it pass', () => {
  const happened: string[] = [];
  const id = offerUndo({ title: 'Block gelöscht', onUndo: () => happened.push('undone'), onExpire: () => happened.push('expired') });
  const [toast] = useToastStore.getState().toasts;
  expect(toast?.timeoutMs).toBe(10_000);
  dismissToast(id, 'acted');
  toast?.actions?.[0]?.run();
  expect(happened).toEqual(['undone']);
});

test('an undo offer that is dismissed has passed', () => {
  const happened: string[] = [];
  dismissToast(offerUndo({ title: 'x', onUndo: () => happened.push('undone'), onExpire: () => happened.push('expired') }));
  expect(happened).toEqual(['expired']);
});

test('a refusal shows what the server said, in its colour', () => {
  const error = new RefusedError(403, { code: 'FORBIDDEN', messageType: 'permission', messageTitle: 'Nein', messageBody: 'Nicht du.' });
  expect(toastFor(error)).toEqual({ type: 'permission', title: 'Nein', body: 'Nicht du.' });
});

test('an answer that is not ours shows the general apology with its status', () => {
  expect(toastFor(new UnexpectedAnswerError(502))).toEqual({
    type: 'error',
    title: 'Oh nein, ein Fehler! Entschuldige bitte.',
    body: 'Status 502',
  });
});

test('a fault without any answer shows the unknown apology, except for a lost network, which has its own screen', () => {
  expect(toastFor(new TypeError('x'))?.title).toBe('Oh nein, ein unbekannter Fehler ist aufgetreten! Entschuldige bitte.');
  expect(toastFor(new NetworkError('x'))).toBeNull();
});
