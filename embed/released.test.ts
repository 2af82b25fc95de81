import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundle, integrityOf, readReleased, readReleases, releasedFolder, sdkVersion } from './bundle.ts';
import { bundleInline } from './inline-bundle.ts';

/** However busy the machine is: bundling ends, or says why not. */
const untilDone = { timeout: 0 } as const;

describe('published scripts for websites', () => {
  it('are all listed, and none has changed by a byte', () => {
    const folders = readdirSync(releasedFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(
      readReleases()
        .map(({ version }) => version)
        .toSorted(),
    );
    for (const { version, integrity, inline } of readReleases()) {
      expect(integrityOf(readReleased(version)), version).toBe(integrity);
      if (inline !== undefined) expect(integrityOf(readReleased(version, 'v1-inline.js')), version).toBe(inline);
    }
    expect(readReleases().filter(({ inline }) => inline !== undefined).length).toBeGreaterThan(0);
  });

  it('have among them the one that is built now: who changes it gives it a new version', untilDone, async () => {
    expect(integrityOf(await bundle('iife'))).toBe(readReleases().find(({ version }) => version === sdkVersion)?.integrity);
  });

  it('stay within 6 KiB, load nothing further and evaluate nothing', () => {
    const script = readReleased(sdkVersion);
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
    expect(script).not.toMatch(/\bimport\(|\beval\(|new Function|innerHTML|document\.cookie|https?:\/\//);
  });

  it(
    'draw a calendar without a frame within 25 KiB, are the same at each build, load nothing further and evaluate nothing',
    untilDone,
    async () => {
      const inline = await bundleInline();
      expect(gzipSync(inline, { level: 9 }).length).toBeLessThanOrEqual(25 * 1024);
      expect((await bundleInline()) === inline).toBe(true);
      expect(inline).not.toMatch(/\bimport\(|\beval\(|new Function|document\.cookie|https?:\/\/(?!www\.w3\.org|\$\{)/);
      // The styles' library is worked out while building; what is left of it are names of classes.
      expect(inline).not.toMatch(/makeStyles|griffel/i);
    },
  );
});
