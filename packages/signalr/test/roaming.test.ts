import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { HubRequest } from '../src/index.ts';
import { ManualClock } from './support/clock.ts';
import { startHub, type RunningHub } from './support/hub.ts';
import { call, forged, negotiate, RawClient, refusedUpgrade } from './support/raw.ts';

const sharedSecret = 'the same in all processes';
const authenticate = ({ headers }: HubRequest) => ({ id: headers.authorization ?? 'u1' });
let clock: ManualClock;
let one: RunningHub;
let other: RunningHub;
beforeEach(async () => {
  clock = new ManualClock();
  one = await startHub({ sharedSecret, clock, authenticate });
  other = await startHub({ sharedSecret, clock, authenticate });
});
afterEach(async () => {
  await one.stop();
  await other.stop();
});

const at = (hub: RunningHub, token: string) => `${hub.url}?id=${encodeURIComponent(token)}`;

describe('a WebSocket that comes to another process than the one that negotiated', () => {
  test('is taken, under the id that its client knows', async () => {
    const { id, token } = await negotiate(one.url);
    const client = await RawClient.open(at(other, token));
    expect(other.server.connections().map(({ connectionId }) => connectionId)).toEqual([id]);
    expect(one.server.connections()).toEqual([]);
    client.socket.terminate();
  });

  test('keeps what was agreed about stateful reconnect', async () => {
    const { token } = await negotiate(one.url, 'negotiateVersion=1&useStatefulReconnect=true');
    const client = await RawClient.open(at(other, token), { version: 2 });
    client.socket.terminate();
  });

  test('is refused when it comes late, so that a lost connection is negotiated anew', async () => {
    const { token } = await negotiate(one.url);
    clock.advance(11_000);
    expect((await refusedUpgrade(at(other, token))).status).toBe(404);
  });

  test('is refused when anything about the token is changed, or another user shows it', async () => {
    const { token } = await negotiate(one.url);
    expect((await refusedUpgrade(at(other, forged(token)))).status).toBe(404);
    expect((await refusedUpgrade(at(other, `${token}x`))).status).toBe(404);
    expect((await refusedUpgrade(at(other, token), { authorization: 'Bearer somebody-else' })).status).toBe(404);
  });

  test('is refused by a process with another secret, or with none', async () => {
    const { token } = await negotiate(one.url);
    const stranger = await startHub({ sharedSecret: 'another one', clock });
    const alone = await startHub({ clock });
    expect((await refusedUpgrade(at(stranger, token))).status).toBe(404);
    expect((await refusedUpgrade(at(alone, token))).status).toBe(404);
    await stranger.stop();
    await alone.stop();
  });

  test('cannot be long polling, which has to come back to its process', async () => {
    const { token } = await negotiate(one.url);
    expect((await call(at(other, token))).status).toBe(404);
  });
});
