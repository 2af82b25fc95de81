import { NetworkError, RefusedError, UnexpectedAnswerError } from '@pausenplatz/kernel-browser';
import { beforeEach, expect, test } from 'vitest';
import { dismissNotice, notify, useNoticeStore } from './notice-store.ts';
import { noticeFor } from './notify-refusal.ts';
import { offerUndo } from './use-undo.ts';

beforeEach(() => useNoticeStore.setState({ notices: [] }));
const titles = () => useNoticeStore.getState().notices.map((notice) => notice.title);

test('at most three notices are stacked; the oldest makes room', () => {
  for (const title of ['eins', 'zwei', 'drei', 'vier']) notify({ type: 'info', title });
  expect(titles()).toEqual(['zwei', 'drei', 'vier']);
});

test('an update notice is never pushed out by others', () => {
  notify({ type: 'update', title: 'Neue Version' });
  for (const title of ['eins', 'zwei', 'drei']) notify({ type: 'info', title });
  expect(titles()).toEqual(['Neue Version', 'zwei', 'drei']);
});

test('a notice with the same key replaces the one before', () => {
  notify({ type: 'info', title: 'alt', key: 'guard' });
  notify({ type: 'info', title: 'neu', key: 'guard' });
  expect(titles()).toEqual(['neu']);
});

test('an undo offer stands for ten seconds, and using it does not count as letting it pass', () => {
  const happened: string[] = [];
  const id = offerUndo({ title: 'Block gelöscht', onUndo: () => happened.push('undone'), onExpire: () => happened.push('expired') });
  const [notice] = useNoticeStore.getState().notices;
  expect(notice?.timeoutMs).toBe(10_000);
  dismissNotice(id, 'acted');
  notice?.actions?.[0]?.run();
  expect(happened).toEqual(['undone']);
});

test('an undo offer that is dismissed has passed', () => {
  const happened: string[] = [];
  dismissNotice(offerUndo({ title: 'x', onUndo: () => happened.push('undone'), onExpire: () => happened.push('expired') }));
  expect(happened).toEqual(['expired']);
});

test('a refusal shows what the server said, in its colour', () => {
  const error = new RefusedError(403, { code: 'FORBIDDEN', messageType: 'permission', messageTitle: 'Nein', messageBody: 'Nicht du.' });
  expect(noticeFor(error)).toEqual({ type: 'permission', title: 'Nein', body: 'Nicht du.' });
});

test('an answer that is not ours shows the general apology with its status', () => {
  expect(noticeFor(new UnexpectedAnswerError(502))).toEqual({
    type: 'error',
    title: 'Oh nein, ein Fehler! Entschuldige bitte.',
    body: 'Status 502',
  });
});

test('a fault without any answer shows the unknown apology, except for a lost network, which has its own screen', () => {
  expect(noticeFor(new TypeError('x'))?.title).toBe('Oh nein, ein unbekannter Fehler ist aufgetreten! Entschuldige bitte.');
  expect(noticeFor(new NetworkError('x'))).toBeNull();
});
