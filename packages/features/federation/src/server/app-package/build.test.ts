import { AppManifestUtils } from '@microsoft/app-manifest';
import Ajv from 'ajv-draft-04';
import { strFromU8, unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildAppPackage } from './build.ts';
import { appVersion, consentAddress, languageFiles, manifestOf } from './manifest.ts';

const settings = { host: 'schule.example', clientId: 'C1F5A1DE-4d2b-4f0e-9a3c-5b7e8d9f0a11' };
const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const schemaOf = (version: string, name: string): object =>
  createRequire(import.meta.url)(`@microsoft/app-manifest/build/json-schemas/teams/${version}/${name}.schema.json`) as object;
/** What the schemas that Microsoft ships say against it. */
function faultsOf(schema: object, value: unknown): string[] {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  const validate = ajv.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the manifest', () => {
  const manifest = manifestOf(settings);
  it.each(['v1.24', 'v1.30'])('is what the schema %s asks for', (version) => {
    expect(faultsOf(schemaOf(version, 'MicrosoftTeams'), { ...manifest, manifestVersion: version.slice(1) })).toEqual([]);
    for (const words of Object.values(languageFiles()))
      expect(faultsOf(schemaOf(version, 'MicrosoftTeams.Localization'), words)).toEqual([]);
  });

  it('is not what the schema asks for as soon as something is wrong with it', () => {
    const schema = schemaOf('v1.24', 'MicrosoftTeams');
    expect(faultsOf(schema, { ...manifest, accentColor: 'teal' })).not.toEqual([]);
    expect(faultsOf(schema, { ...manifest, unknown: 1 })).not.toEqual([]);
    expect(faultsOf(schema, { ...manifest, name: { short: 'x'.repeat(31) } })).not.toEqual([]);
  });

  it('is what Microsoft’s own check accepts, without a network', async () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new Error('no network'));
    expect(await AppManifestUtils.validateAgainstSchema(manifest as never)).toEqual([]);
    globalThis.fetch = fetch;
  });

  it('names nothing outside of the installation, and the same app each time', () => {
    const urls = JSON.stringify({ ...manifest, $schema: '' }).match(/https:\/\/[^"]+/g) ?? [];
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls) expect(manifest.validDomains).toContain(new URL(url).host);
    expect(manifest.webApplicationInfo.resource).toBe('api://schule.example/c1f5a1de-4d2b-4f0e-9a3c-5b7e8d9f0a11');
    expect(manifestOf({ ...settings, host: 'SCHULE.example' })).toEqual(manifest);
    expect(manifestOf({ ...settings, host: 'andere.example' }).id).not.toBe(manifest.id);
  });

  it('says the operator’s own addresses where there are some', () => {
    const own = { privacyUrl: 'https://schule.example/datenschutz', termsUrl: 'https://amt.example/nutzung' };
    expect(manifestOf({ ...settings, ...own }).developer).toMatchObject({ privacyUrl: own.privacyUrl, termsOfUseUrl: own.termsUrl });
    expect(manifestOf({ ...settings, privacyUrl: null, termsUrl: null })).toEqual(manifest);
  });

  it('is consented to by an organisation where Microsoft asks for it', () => {
    expect(consentAddress(settings.clientId)).toBe(
      'https://login.microsoftonline.com/organizations/adminconsent?client_id=c1f5a1de-4d2b-4f0e-9a3c-5b7e8d9f0a11',
    );
  });

  it('gets a new version with every change: Teams takes an update by it', () => {
    const content = digestOf(JSON.stringify([manifest, languageFiles()]));
    expect([appVersion, content]).toEqual(['1.0.0', '62bf83e34c82138174e23da382de3f6f7b66563feaf442679a5f3d9356c5d075']);
  });
});

describe('the package', () => {
  it('holds all files in its root, and is the same at every time', async () => {
    const one = await buildAppPackage(settings);
    const names = Object.keys(unzipSync(one));
    expect(names).toEqual(['color.png', 'color32.png', 'de.json', 'en.json', 'fr.json', 'it.json', 'manifest.json', 'outline.png']);
    expect(digestOf(await buildAppPackage(settings))).toBe(digestOf(one));
    const manifest = JSON.parse(strFromU8(unzipSync(one)['manifest.json'] ?? new Uint8Array())) as ReturnType<typeof manifestOf>;
    const named = [
      ...Object.values(manifest.icons),
      manifest.localizationInfo.defaultLanguageFile,
      ...manifest.localizationInfo.additionalLanguages.map(({ file }) => file),
    ];
    expect(named.toSorted()).toEqual(names.filter((name) => name !== 'manifest.json'));
  });

  it('has icons of the right size; the outline is white or nothing in every pixel, the other without gaps', async () => {
    const files = unzipSync(await buildAppPackage(settings));
    const pixels = async (name: string) => sharp(files[name]).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const [name, size] of Object.entries({ 'color.png': 192, 'color32.png': 32, 'outline.png': 32 })) {
      const { info } = await pixels(name);
      expect([info.width, info.height]).toEqual([size, size]);
    }
    const { data } = await pixels('outline.png');
    const shown = [];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue;
      shown.push(at);
      expect([data[at], data[at + 1], data[at + 2]]).toEqual([255, 255, 255]);
    }
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.length).toBeLessThan(600);
    const color = (await pixels('color.png')).data;
    for (let at = 3; at < color.length; at += 4) expect(color[at]).toBe(255);
  });
});
