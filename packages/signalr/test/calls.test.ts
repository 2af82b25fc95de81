import { afterEach, describe, expect, test } from 'vitest';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import type { Message } from './support/raw.ts';
import { RawClient } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let last = 0;

async function ask(client: RawClient, target: string, args: readonly unknown[], more: object = {}): Promise<Message> {
  const invocationId = `i${++last}`;
  client.send({ type: 1, target, invocationId, arguments: args, ...more });
  return client.completion(invocationId);
}

describe('calls', () => {
  test('P1 ignores unknown types and fields, takes any property order, and keeps headers', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send({ type: 77, anything: true }, { new: 1, arguments: [{ a: 1 }], target: 'Echo', invocationId: '1', type: 1 });
    expect(await client.completion('1')).toEqual({ type: 3, invocationId: '1', result: { a: 1 } });
    expect(await ask(client, 'Headers', [], { headers: { trace: 'abc' } })).toMatchObject({ result: { trace: 'abc' } });
    client.socket.close();
  });

  test('P2 finds methods whatever their case', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    for (const target of ['echo', 'ECHO', 'eChO']) expect(await ask(client, target, [1])).toMatchObject({ result: 1 });
    client.socket.close();
  });

  test('P3 answers nothing without an id, null for nothing, and neither at the end of a stream', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send(
      { type: 1, target: 'Echo', arguments: [1] },
      { type: 1, target: 'Nonsense', arguments: [] },
      { type: 1, target: 'Fail', arguments: ['x'] },
    );
    expect(await ask(client, 'Nothing', [])).toEqual({ type: 3, invocationId: `i${last}`, result: null });
    expect(client.messages).toHaveLength(1);
    client.send({ type: 4, target: 'Count', invocationId: 's', arguments: [2] });
    expect(await client.completion('s')).toEqual({ type: 3, invocationId: 's' });
    client.socket.close();
  });

  test('P4 says what went wrong in the known words, without details', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    const errorOf = async (target: string, args: readonly unknown[], more: object = {}) => (await ask(client, target, args, more))['error'];
    expect(await errorOf('Nonsense', [])).toBe("Unknown hub method 'Nonsense'");
    expect(await errorOf('Fail', ['secret'])).toBe("An unexpected error occurred invoking 'Fail' on the server.");
    expect(await errorOf('Refuse', ['why'])).toBe("An unexpected error occurred invoking 'Refuse' on the server. HubException: why");
    expect(await errorOf('Secret', [])).toBe("Failed to invoke 'Secret' because user is unauthorized");
    expect(await errorOf('Add', [1])).toBe("Failed to invoke 'Add' due to an error on the server.");
    expect(await errorOf('Add', [1, 2, 3])).toBe("Failed to invoke 'Add' due to an error on the server.");
    expect(await errorOf('Checked', [{ name: 5 }])).toBe("Failed to invoke 'Checked' due to an error on the server.");
    expect(await ask(client, 'Checked', [{ name: 'Mia' }])).toMatchObject({ result: 'checked Mia' });
    expect(await errorOf('Count', [1])).toBe(
      "The client attempted to invoke the streaming 'Count' method with a non-streaming invocation.",
    );
    expect(await errorOf('Echo', [1], { type: 4 })).toBe(
      "The client attempted to invoke the non-streaming 'Echo' method with a streaming invocation.",
    );
    expect(await errorOf('Sum', [1])).toBe('Client sent 0 stream(s), Hub method expects 1.');
    expect(await errorOf('Echo', [1], { streamIds: ['a', 'b'] })).toBe('Client sent 2 stream(s), Hub method expects 0.');
    client.send(
      { type: 4, target: 'Endless', invocationId: 'same', arguments: [] },
      { type: 4, target: 'Count', invocationId: 'same', arguments: [1] },
    );
    expect((await client.completion('same'))['error']).toBe("Invocation ID 'same' is already in use.");
    client.send({ type: 4, target: 'Broken', invocationId: 'b', arguments: [] });
    expect((await client.completion('b'))['error']).toBe('An error occurred on the server while streaming results. HubException: half way');
    client.socket.close();
  });

  test('P4 tells every detail where the server is told to', async () => {
    hub = await startHub({ detailedErrors: true });
    const client = await RawClient.open(hub.url);
    expect((await ask(client, 'Fail', ['secret']))['error']).toBe(
      "An unexpected error occurred invoking 'Fail' on the server. Error: secret",
    );
    expect((await ask(client, 'Add', [1]))['error']).toContain('BindingError: Invocation provides 1 argument(s) but target expects 2.');
    client.socket.close();
  });

  test('P4 the server-wide right is asked with the method and its arguments', async () => {
    const asked: unknown[] = [];
    hub = await startHub({
      authorize: async (_context, method, args) => {
        asked.push([method, args]);
        return method !== 'Add';
      },
    });
    const client = await RawClient.open(hub.url);
    expect((await ask(client, 'add', [1, 2]))['error']).toBe("Failed to invoke 'add' because user is unauthorized");
    expect(await ask(client, 'Echo', [1])).toMatchObject({ result: 1 });
    expect(asked).toEqual([
      ['Add', [1, 2]],
      ['Echo', [1]],
    ]);
    client.socket.close();
  });

  test('P5 runs calls one after the other, and everything else beside them', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send(
      { type: 1, target: 'Later', invocationId: '1', arguments: [60, 'slow'] },
      { type: 1, target: 'Later', invocationId: '2', arguments: [1, 'quick'] },
      { type: 4, target: 'Count', invocationId: 's', arguments: [3] },
    );
    await client.completion('s');
    expect(hub.notes.started).toEqual(['slow']);
    await client.completion('2');
    expect(hub.notes.started).toEqual(['slow', 'quick']);
    expect(client.messages.filter((message) => message['type'] === 3).map((message) => message['invocationId'])).toEqual(['s', '1', '2']);
    client.socket.close();
  });

  test('P5 may run several calls at once where the server is told to', async () => {
    hub = await startHub({ limits: { parallelInvocations: 2 } });
    const client = await RawClient.open(hub.url);
    client.send(
      { type: 1, target: 'Later', invocationId: '1', arguments: [60, 'slow'] },
      { type: 1, target: 'Later', invocationId: '2', arguments: [1, 'quick'] },
    );
    await client.completion('2');
    expect(client.messages).toHaveLength(1);
    await client.completion('1');
    client.socket.close();
  });

  test('P6 starts a method in the tick of its message, so that a cancel in the same frame finds it', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send({ type: 4, target: 'Endless', invocationId: 's', arguments: [] }, { type: 5, invocationId: 's' });
    expect(await client.completion('s')).toEqual({ type: 3, invocationId: 's' });
    client.send({ type: 1, target: 'UntilAborted', invocationId: 'c', arguments: [] }, { type: 5, invocationId: 'c' });
    expect(await client.completion('c')).toMatchObject({ result: 'aborted' });
    expect(hub.notes.started).toContain('UntilAborted');
    client.socket.close();
  });

  test('P7 a cancelled stream is completed without error, and its method is told', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send({ type: 4, target: 'Endless', invocationId: 's', arguments: [] });
    await client.until(() => client.messages.length > 3);
    client.send({ type: 5, invocationId: 's' });
    expect(await client.completion('s')).toEqual({ type: 3, invocationId: 's' });
    await until(() => hub.notes.aborted === 1, 'the signal');
    const count = client.messages.length;
    await pause(30);
    expect(client.messages).toHaveLength(count);
    client.socket.close();
  });

  test('P7 a lost connection ends its streams and fails its uploads', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send(
      { type: 4, target: 'Endless', invocationId: 's', arguments: [] },
      { type: 1, target: 'Sum', invocationId: 'u', arguments: [0], streamIds: ['up'] },
    );
    client.send({ type: 2, invocationId: 'up', item: 1 });
    await until(() => hub.notes.uploaded === 1 && hub.notes.started.includes('Endless'), 'both have started');
    client.socket.terminate();
    await until(() => hub.notes.aborted === 1 && hub.notes.uploadError !== null, 'both have ended');
    expect(hub.notes.uploadError).toBe('The connection was closed.');
  });

  test('P8 an upload with an error throws it into the method after the items before it', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send({ type: 1, target: 'Sum', invocationId: 'u', arguments: [0], streamIds: ['up'] }, { type: 2, invocationId: 'up', item: 1 });
    client.send({ type: 3, invocationId: 'up', error: 'microphone lost' });
    expect((await client.completion('u'))['error']).toBe(
      "An unexpected error occurred invoking 'Sum' on the server. HubException: microphone lost",
    );
    expect(hub.notes.uploaded).toBe(1);
    client.send({ type: 2, invocationId: 'up', item: 2 });
    expect(await ask(client, 'Add', [1, 1])).toMatchObject({ result: 2 });
    client.socket.close();
  });

  test('P8 a slow method holds its client back after ten items', async () => {
    hub = await startHub({ limits: { messagesPerSecond: Infinity, messageBurst: Infinity } });
    const client = await RawClient.open(hub.url);
    client.send({ type: 1, target: 'Slowly', invocationId: 'u', arguments: [], streamIds: ['up'] });
    for (let index = 0; index < 40; index++) client.send({ type: 2, invocationId: 'up', item: index });
    client.send({ type: 3, invocationId: 'up' }, { type: 1, target: 'Start', arguments: ['behind the upload'] });
    await pause(100);
    // What stands behind more than ten waiting items has not been read yet.
    expect(hub.notes.started).toEqual([]);
    expect(await client.completion('u')).toMatchObject({ result: 40 });
    await until(() => hub.notes.started.length === 1, 'reading goes on');
    client.socket.close();
  });

  test('P9 asks one client, and only that one can answer', async () => {
    hub = await startHub();
    const asked = await RawClient.open(hub.url);
    const other = await RawClient.open(hub.url);
    const id = hub.notes.connected[0] ?? '';
    const answer = hub.server.client(id).invoke('Question', []);
    const question = await asked.ofType(1);
    expect(question).toMatchObject({ target: 'Question', arguments: [], invocationId: expect.any(String) });
    other.send({ type: 3, invocationId: question['invocationId'], result: 'forged' });
    await pause(30);
    asked.send({ type: 3, invocationId: question['invocationId'], result: 'real' });
    expect(await answer).toBe('real');
    const refused = hub.server.client(id).invoke('Question', []);
    await asked.until(() => asked.messages.length === 2);
    asked.send({ type: 3, invocationId: asked.messages[1]?.['invocationId'], error: 'not now' });
    await expect(refused).rejects.toThrow('not now');
    const lost = hub.server.client(id).invoke('Question', []);
    asked.socket.terminate();
    await expect(lost).rejects.toThrow(`Connection '${id}' disconnected.`);
    await expect(hub.server.client('nobody').invoke('Question', [])).rejects.toThrow("Connection 'nobody' does not exist.");
    other.socket.close();
  });

  test('P9 refuses to ask inside the connected hook', async () => {
    let refusal = '';
    hub = await startHub({
      async connected(context) {
        await context.clients.caller.invoke('Question', []).catch((error: Error) => {
          refusal = error.message;
        });
      },
    });
    const client = await RawClient.open(hub.url);
    await until(() => refusal !== '', 'the refusal');
    expect(refusal).toContain("before 'connected' has finished");
    client.socket.close();
  });

  test('P10 a goodbye of the client is no error, one of the server says whether to come back', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send({ type: 7 });
    await until(() => hub.notes.disconnected.length === 1, 'the hook');
    expect(hub.notes.disconnected).toEqual([null]);
    const broken = await RawClient.open(hub.url);
    broken.socket.send('{"type":"x"}\u001e');
    expect(await broken.ofType(7)).toEqual({ type: 7, error: 'Connection closed with an error.', allowReconnect: true });
    expect(await broken.closed()).toBe(1000);
  });
});

describe('calls without an id', () => {
  test('A7 uploads without an id count among the open calls', async () => {
    hub = await startHub({ limits: { openInvocations: 3 } });
    const client = await RawClient.open(hub.url);
    for (let index = 0; index < 6; index++) {
      client.send({ type: 1, target: 'Sum', arguments: [0], streamIds: [`up${index}`] }, { type: 2, invocationId: `up${index}`, item: 1 });
    }
    client.send({ type: 1, target: 'Add', invocationId: 'end', arguments: [1, 2] });
    await client.until(() => client.messages.length > 0);
    expect(hub.notes.uploaded).toBe(3);
    expect(hub.log.filter((entry) => entry.kind === 'invocation-failed')).toHaveLength(4);
    for (let index = 0; index < 3; index++) client.send({ type: 3, invocationId: `up${index}` });
    await pause(30);
    client.send({ type: 1, target: 'Add', invocationId: 'after', arguments: [1, 2] });
    expect(await client.completion('after')).toMatchObject({ result: 3 });
    client.socket.close();
  });

  test('A7 two uploads cannot have the same id', async () => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send(
      { type: 1, target: 'Sum', invocationId: '1', arguments: [0], streamIds: ['up'] },
      { type: 1, target: 'Sum', invocationId: '2', arguments: [0], streamIds: ['up'] },
    );
    expect((await client.completion('2'))['error']).toBe("Stream ID 'up' is already in use.");
    client.send({ type: 2, invocationId: 'up', item: 7 }, { type: 3, invocationId: 'up' });
    expect(await client.completion('1')).toMatchObject({ result: 7 });
    client.socket.close();
  });

  test.each(['UntilAborted', 'Watch'])('P7 the signal of a call without an id ends with the connection (%s)', async (target) => {
    hub = await startHub();
    const client = await RawClient.open(hub.url);
    client.send({ type: 1, target, arguments: [] }, { type: 1, target, invocationId: '1', arguments: [] });
    await until(() => hub.notes.started.includes(target), 'the start');
    await pause(20);
    expect(hub.notes.aborted).toBe(0);
    const running = hub.notes.started.length;
    client.socket.terminate();
    await until(() => hub.notes.aborted === running, 'the signal of all of them');
  });
});
