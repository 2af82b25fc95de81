import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle, integrityOf, readReleased, readReleases, releasedFolder, sdkVersion } from './bundle.ts';

describe('published scripts for websites', () => {
  it('are all listed, and none has changed by a byte', () => {
    const folders = readdirSync(releasedFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(
      readReleases()
        .map(({ version }) => version)
        .toSorted(),
    );
    for (const { version, integrity } of readReleases()) expect(integrityOf(readReleased(version)), version).toBe(integrity);
  });

  it('have among them the one that is built now: who changes it gives it a new version', async () => {
    expect(integrityOf(await bundle('iife'))).toBe(readReleases().find(({ version }) => version === sdkVersion)?.integrity);
  });

  it('stay within 6 KiB, load nothing further and evaluate nothing', () => {
    const script = readReleased(sdkVersion);
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
    expect(script).not.toMatch(/\bimport\(|\beval\(|new Function|innerHTML|document\.cookie|https?:\/\//);
  });
});
