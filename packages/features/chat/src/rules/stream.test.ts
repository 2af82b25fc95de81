import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../contract/index.ts';
import { caughtUp, mergeMessages } from './stream.ts';

const aMessage = (seq: number, rev = seq, message = `Nummer ${seq}`): ChatMessage => ({
  id: String(seq).padEnd(22, 'x'),
  seq,
  rev,
  from: null,
  isOwn: false,
  isFromChild: false,
  date: '2026-11-24T08:00:00.000Z',
  message,
  attachments: [],
  replyTo: null,
  isEdited: false,
  removed: null,
  onlyFor: null,
  changeableUntil: null,
  canRemove: false,
});
const words = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message);

describe('messages that come', () => {
  it.each([
    ['one that is new', [1, 2], [3], [1, 2, 3]],
    ['those that are known already', [1, 2], [1, 2], [1, 2]],
    ['in any order', [1], [4, 2, 3], [1, 2, 3, 4]],
    ['of long ago', [5, 6], [1, 2], [1, 2, 5, 6]],
  ])('%s', (_what, known, more, expected) => {
    const all = mergeMessages(
      known.map((seq) => aMessage(seq)),
      more.map((seq) => aMessage(seq)),
    );
    expect(all.map(({ seq }) => seq)).toEqual(expected);
  });

  it('are quoted as they stand now, also where they were removed', () => {
    const answer = { ...aMessage(2), replyTo: { id: aMessage(1).id, from: 'Mia Müller', message: 'Nummer 1' } };
    const quoteAfter = (more: ChatMessage) => mergeMessages([aMessage(1), answer], [more])[1]?.replyTo?.message;
    expect([quoteAfter(aMessage(1, 3, 'Anders')), quoteAfter({ ...aMessage(1, 3, ''), removed: 'admin' })]).toEqual(['Anders', '']);
  });

  it('stand in their newest form, also where the older one comes later', () => {
    const changed = aMessage(1, 7, 'Anders');
    expect(words(mergeMessages([aMessage(1)], [changed]))).toEqual(['Anders']);
    expect(words(mergeMessages([changed], [aMessage(1)]))).toEqual(['Anders']);
  });
});

describe('the number up to which a stream is known', () => {
  const now = { messages: [aMessage(1)], rev: 1, hasEarlier: false };
  it.each([
    ['grows with what was fetched from it on', 1, 4, 4],
    ['does not shrink by an answer that comes late', 0, 0, 1],
    ['stays where something lies between', 3, 5, 1],
  ])('%s', (_what, since, rev, expected) => {
    expect(caughtUp(now, { messages: [], rev }, since).rev).toBe(expected);
  });

  it('lets in nothing of before the first message that is known, so that the next page back leaves no gap', () => {
    const known = { messages: [aMessage(100), aMessage(101)], rev: 101, hasEarlier: true };
    const fetched = { messages: [aMessage(20, 102), aMessage(100, 103, 'Anders'), aMessage(104)], rev: 104 };
    const seen = caughtUp(known, fetched, 101);
    expect([seen.messages.map(({ seq }) => seq), seen.rev]).toEqual([[100, 101, 104], 104]);
    expect(caughtUp({ ...known, hasEarlier: false }, fetched, 101).messages[0]?.seq).toBe(20);
  });
});
