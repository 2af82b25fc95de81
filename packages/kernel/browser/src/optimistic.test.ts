import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPlaceholderIds, isPlaceholderId, optimisticUpdates } from './optimistic.ts';

const key = ['list'];
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(key, ['a', 'b']);
});
const updates = () => optimisticUpdates<readonly string[]>(client, key);
const shown = () => client.getQueryData(key);
/** Something that is under way until it is ended from outside. */
function underWay() {
  let end = { accept: (_answer: string) => undefined as void, refuse: () => undefined as void };
  const promise = new Promise<string>((resolve, reject) => {
    end = { accept: (answer) => resolve(answer), refuse: () => reject(new Error('refused')) };
  });
  return { send: () => promise, ...end };
}
const with_ = (word: string) => (now: readonly string[]) => [...now, word];

describe('an optimistic update', () => {
  it('is shown at once and stays', async () => {
    const one = underWay();
    const run = updates().run({ show: with_('c'), send: one.send });
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    one.accept('');
    await run;
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it('gives way to what the server answers', async () => {
    const settle = (now: readonly string[], answer: string) => [...now, answer];
    await updates().run({ show: with_('c'), send: async () => 'C!', settle });
    expect(shown()).toEqual(['a', 'b', 'C!']);
  });

  it('is gone from the screen before anybody hears of the refusal', async () => {
    const one = underWay();
    const run = updates().run({ show: with_('c'), send: one.send });
    const heard = run.catch(() => shown());
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    one.refuse();
    expect(await heard).toEqual(['a', 'b']);
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])('that is refused takes nothing of another one along: the %s', async (_which, refused) => {
    const both = [underWay(), underWay()];
    const runs = both.map(({ send }, index) => updates().run({ show: with_(`c${index}`), send }));
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c0', 'c1']));
    both[refused]?.refuse();
    await expect(runs[refused]).rejects.toThrow('refused');
    expect(shown()).toEqual(['a', 'b', `c${1 - refused}`]);
    both[1 - refused]?.accept('');
    await runs[1 - refused];
    expect(shown()).toEqual(['a', 'b', `c${1 - refused}`]);
  });

  it('that is refused leaves newer truth alone, and asks for it once more', async () => {
    const asked = vi.spyOn(client, 'invalidateQueries');
    const one = underWay();
    const run = updates().run({ show: with_('c'), send: one.send });
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    client.setQueryData(key, ['from', 'the', 'server']);
    one.refuse();
    await expect(run).rejects.toThrow('refused');
    expect(shown()).toEqual(['from', 'the', 'server']);
    expect(asked).toHaveBeenCalledWith({ queryKey: key });
  });

  it('keeps what came by another way when it is taken back', async () => {
    const one = underWay();
    const run = updates().run({ show: with_('c'), send: one.send });
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
    updates().apply((now) => now.map((word) => word.toUpperCase()));
    expect(shown()).toEqual(['A', 'B', 'c']);
    one.refuse();
    await expect(run).rejects.toThrow('refused');
    expect(shown()).toEqual(['A', 'B']);
  });

  describe('and a reading that met it', () => {
    /** Something that is read, as a screen does; each answer is given from outside. */
    function reader() {
      const answers: ((list: readonly string[]) => void)[] = [];
      const queryFn = () => new Promise<readonly string[]>((resolve) => answers.push(resolve));
      const observer = new QueryObserver(client, { queryKey: key, queryFn, staleTime: Number.POSITIVE_INFINITY });
      onTestFinished(observer.subscribe(() => undefined));
      return answers;
    }

    it('before the server stored the change brings no old state for good', async () => {
      const answers = reader();
      const one = underWay();
      const run = updates().run({ show: with_('c'), send: one.send, settle: (now) => (now.includes('c') ? now : [...now, 'c']) });
      await vi.waitFor(() => expect(shown()).toEqual(['a', 'b', 'c']));
      void client.invalidateQueries({ queryKey: key });
      expect(answers).toHaveLength(1);
      one.accept('');
      await run;
      // What was read too early comes late.
      answers[0]?.(['a', 'b']);
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.(['a', 'b', 'c']);
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      expect(shown()).toEqual(['a', 'b', 'c']);
    });

    it('and was given up for it is made again, once for all that were under way', async () => {
      const answers = reader();
      void client.invalidateQueries({ queryKey: key });
      expect(answers).toHaveLength(1);
      const both = [underWay(), underWay()];
      const runs = both.map(({ send }, index) => updates().run({ show: with_(`c${index}`), send }));
      both[0]?.accept('');
      await runs[0];
      expect(answers).toHaveLength(1);
      both[1]?.accept('');
      await runs[1];
      await vi.waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.(['a', 'b', 'c0', 'c1', 'of somebody else']);
      await vi.waitFor(() => expect(shown()).toContain('of somebody else'));
    });
  });

  it('is sent also where nothing is on the screen yet', async () => {
    client.removeQueries({ queryKey: key });
    expect(await updates().run({ show: with_('c'), send: async () => 'sent' })).toBe('sent');
    expect(shown()).toBeUndefined();
  });
});

describe('ids of what is not saved yet', () => {
  it('are no ids of the server, become real, and keep their place on the screen', async () => {
    const ids = createPlaceholderIds();
    const [one, two] = [ids.next(), ids.next()];
    expect([one, two]).toEqual(['-1', '-2']);
    void ids.make(one, async () => 'real', String);
    expect([await ids.realId(one), await ids.realId('known')]).toEqual(['real', 'known']);
    ids.becomes(one, 'real');
    expect([ids.keyFor('real'), ids.keyFor(two)]).toEqual(['-1', '-2']);
  });

  it('are told from random ids of the server, of which one in 64 begins with a minus', () => {
    const ids = createPlaceholderIds();
    expect([ids.next(), ids.next()].map(isPlaceholderId)).toEqual([true, true]);
    expect(['-9xTq0bVcK1mZr3LwYd7Pg', '-1234567890123456789012', '7', ''].map(isPlaceholderId)).toEqual([false, false, false, false]);
  });

  it('are sent one behind the other, also behind one that is refused', async () => {
    const ids = createPlaceholderIds();
    const sent: string[] = [];
    const first = Promise.withResolvers<string>();
    const make = (name: string, answer: () => Promise<string>) =>
      ids.make(ids.next(), async () => (sent.push(name), answer()), String).catch(() => 'refused');
    const all = [make('one', () => first.promise), make('two', async () => 'b'), make('three', async () => 'c')];
    await Promise.resolve();
    expect(sent).toEqual(['one']);
    first.reject(new Error('refused'));
    expect(await Promise.all(all)).toEqual(['refused', 'b', 'c']);
    expect(sent).toEqual(['one', 'two', 'three']);
  });

  it('say to whoever waits that the server refused', async () => {
    const ids = createPlaceholderIds();
    const id = ids.next();
    await expect(ids.make(id, async () => Promise.reject(new Error('refused')), String)).rejects.toThrow('refused');
    await expect(ids.realId(id)).rejects.toThrow('refused');
  });
});
