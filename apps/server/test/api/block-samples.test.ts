import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type AnySettings, type BlockType, readSettings } from '@pausenplatz/kernel-contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { blockCatalogue } from '../../src/features.ts';

/*
 * Blocks are stored for years. Of each version that a type ever had, settings as it wrote them lie here, with what its schema was; a schema
 * that changed without a new version would find rows that nobody can read. What to do then: raise `version`, write the step of `upgrade`
 * from the one before, and put a sample of the new one beside the others.
 */
const folder = new URL('block-samples/', import.meta.url);

interface Sample {
  readonly schema: string;
  readonly settings: AnySettings;
}

const nameOf = (type: string, version: number) => `${type}.v${version}.json`;
const sampleOf = (name: string): Sample => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Sample;
const schemaOf = ({ settings }: BlockType) =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(settings, { io: 'input', unrepresentable: 'any' })))
    .digest('hex')
    .slice(0, 16);

const versions = blockCatalogue.flatMap((block) => Array.from({ length: block.version }, (_, at) => [block.type, at + 1, block] as const));

describe('settings that were stored', () => {
  it('there is a sample of each version of each type, and of nothing else', () => {
    expect(readdirSync(folder).toSorted()).toEqual(versions.map(([type, version]) => nameOf(type, version)).toSorted());
    expect(versions.length).toBeGreaterThan(30);
  });

  it.each(versions)('%s of version %i is read by the type of today', (type, version, block) => {
    expect(readSettings(block, { version, settings: sampleOf(nameOf(type, version)).settings })).not.toBeNull();
  });

  it.each(blockCatalogue.map((block) => [block.type, block] as const))('%s: a changed schema has a new version', (type, block) => {
    expect(sampleOf(nameOf(type, block.version)).schema).toBe(schemaOf(block));
  });
});
