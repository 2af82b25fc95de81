import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServerProcess } from '../../testing/server-process.ts';

describe('the output of a server that runs as a service', () => {
  it('is its log, line by line; sentences stand beside it, and the link for the first person in neither', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pausenplatz-output-'));
    // The database runs as another user when the tests run as root.
    chmodSync(dataDir, 0o755);
    const server = await startServerProcess(dataDir, {
      DEMO_SCHOOL: 'false',
      OPERATOR_EMAIL: 'betrieb@schule.example',
      LOG_LEVEL: 'info',
    });
    await fetch(`${server.address}/api/pages/get/nirgends`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const { out, err } = server.wrote();
    const lines = out.trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
      expect.arrayContaining(['started', 'refused', 'stopping', 'stopped']),
    );
    expect(err).toMatch(/Pausenplatz läuft: .*\n[^]*npm run operator -- setup betrieb@schule\.example\n[^]*Beendet\.\n$/);
    expect(out + err).not.toContain('einladung-bestaetigen');
  });
});
