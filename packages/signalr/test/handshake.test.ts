import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { ManualClock } from './support/clock.ts';
import type { RunningHub } from './support/hub.ts';
import { startHub, until } from './support/hub.ts';
import { negotiate, RawClient } from './support/raw.ts';

let hub: RunningHub;
afterEach(() => hub.stop());

const end = '\u001e';

async function shake(text: string): Promise<RawClient> {
  const client = new RawClient(hub.url);
  await once(client.socket, 'open');
  client.socket.send(text);
  return client;
}

async function refusal(text: string): Promise<unknown> {
  const client = await shake(text);
  await client.closed();
  return client.messages[0]?.['error'];
}

describe('the handshake', () => {
  test('H1 may come in pieces and may be followed by messages in the same payload', async () => {
    hub = await startHub();
    const client = await shake('{"protocol":"js');
    client.socket.send(`on","version":1}${end}{"type":1,"target":"Echo","invocationId":"1","arguments":["x"]}${end}`);
    expect(await client.completion('1')).toMatchObject({ result: 'x' });
    client.socket.close();
  });

  test('H1 is JSON even for MessagePack', async () => {
    hub = await startHub();
    const client = await shake(`{"protocol":"messagepack","version":1}${end}`);
    await client.until(() => client.frames.length > 0);
    expect(client.frames[0]?.data.toString()).toBe(`{}${end}`);
    client.socket.close();
  });

  test('H1 ends after 15 s, and above the largest message', async () => {
    const clock = new ManualClock();
    hub = await startHub({ clock });
    const silent = await shake('{');
    await until(() => hub.server.metrics().unhandshaken === 1, 'the transport');
    clock.advance(17_000);
    expect(await silent.closed()).toBe(1000);
    expect(silent.messages[0]).toEqual({ error: 'Handshake was canceled.' });
    expect(await refusal('x'.repeat(40_000))).toBe('Handshake was canceled.');
    expect(hub.server.metrics().unhandshaken).toBe(0);
  });

  test('H2 names what it does not support', async () => {
    hub = await startHub();
    expect(await refusal(`{"protocol":"xml","version":1}${end}`)).toBe("The protocol 'xml' is not supported.");
    expect(await refusal(`{"protocol":"json","version":9}${end}`)).toBe("The server does not support version 9 of the 'json' protocol.");
    for (const bad of ['nonsense', '[]', '{}', '{"protocol":"json"}', '{"protocol":1,"version":1}', '{"protocol":"json","version":1.5}']) {
      expect(await refusal(bad + end)).toBe('An unexpected error occurred during connection handshake.');
    }
    for (const version of [0, 1, 2]) {
      const client = await RawClient.open(hub.url, { version });
      client.socket.close();
    }
  });

  test('H2 version 1 switches stateful reconnect off for the connection', async () => {
    hub = await startHub();
    const { token } = await negotiate(hub.url, 'negotiateVersion=1&useStatefulReconnect=true');
    const client = await RawClient.open(`${hub.url}?id=${token}`, { version: 1 });
    client.socket.terminate();
    await until(() => hub.server.connections().length === 0, 'the end without a wait');
  });

  test('H3 the reply comes first, then groups and user, then connected, then calls', async () => {
    hub = await startHub({
      async connected(context) {
        await context.groups.add('room');
        await new Promise((resolve) => setTimeout(resolve, 30));
        context.clients.caller.send('Said', 'welcome');
        hub.server.group('room').send('Said', 'to the room');
        hub.server.user('u1').send('Said', 'to the user');
      },
    });
    const client = await shake(
      `{"protocol":"json","version":1}${end}{"type":1,"target":"Echo","invocationId":"1","arguments":["x"]}${end}`,
    );
    await client.completion('1');
    expect(client.messages.map((message) => (message['type'] === 1 ? message['arguments'] : (message['type'] ?? 'reply')))).toEqual([
      'reply',
      ['welcome'],
      ['to the room'],
      ['to the user'],
      3,
    ]);
    client.socket.close();
  });

  test('H3 a failing connected hook closes for good', async () => {
    hub = await startHub({
      connected: () => {
        throw new Error('no');
      },
    });
    const client = await RawClient.open(hub.url);
    expect(await client.ofType(7)).toEqual({ type: 7, error: 'Connection closed with an error.', allowReconnect: false });
    expect(await client.closed()).toBe(1000);
  });
});
