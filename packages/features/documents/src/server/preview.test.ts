import { seedWorld, type World } from '@pausenplatz/account/testing';
import { type TestServer, testServer } from '@pausenplatz/app-server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { previewFile } from '../contract/index.ts';
import { aStoredPicture } from '../testing/examples.ts';

let test: TestServer;
let world: World;
let parts: { readonly id: string; readonly d: string; readonly s: string };
beforeAll(async () => {
  test = await testServer();
  world = await seedWorld(test.server.services);
  const { pathname, searchParams } = new URL(await aStoredPicture(world), 'http://own.invalid');
  parts = { id: pathname.split('/').at(-1) ?? '', d: searchParams.get('d') ?? '', s: searchParams.get('s') ?? '' };
});

const ask = (input: typeof parts, token: string | null = null) => test.call(token, previewFile, input);

describe('a document that is looked at', () => {
  it('is told to whoever has its signed address, also without an account', async () => {
    for (const token of [null, await world.tokenOf('pupilOtherSchool')])
      expect(await ask(parts, token)).toMatchObject({
        status: 200,
        body: { name: 'Igel.png', mimeType: 'image/png', width: 40, height: 30 },
      });
    // Who stored it is nobody's business.
    expect(JSON.stringify((await ask(parts)).body)).not.toContain(world.people.teacherOfClass.userId);
  });

  it('is refused to whoever guesses, changes or kept an address too long', async () => {
    const yesterday = String(Number(parts.d) - 2);
    for (const wrong of [
      { ...parts, s: `${parts.s.slice(0, -1)}${parts.s.endsWith('A') ? 'B' : 'A'}` },
      { ...parts, d: String(Number(parts.d) + 1) },
      { ...parts, d: yesterday },
      { ...parts, id: 'A'.repeat(22) },
    ])
      expect((await ask(wrong)).status).toBe(403);
  });

  it('is framed by nobody but us', async () => {
    const response = await test.fetch('/modul/preview-document?file=x');
    expect(response.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'(?:;|$)/);
    expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors https:');
  });
});
