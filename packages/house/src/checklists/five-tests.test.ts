import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../source/walk-files.ts';
import { specifiedCalls } from './calls.data.ts';

const fileOf = (feature: string) => join(projectRoot, 'packages/features', feature, 'src/server/calls.test.ts');
const features = readdirSync(join(projectRoot, 'packages/features')).filter((feature) => existsSync(fileOf(feature)));

/** The five sentences that such a file says about each of its calls. */
const five = [
  'asks who is signed out to sign in',
  'refuses the wrong role',
  'does not know the class for a teacher of another school',
  'refuses what is badly formed',
  'does what it says',
];

describe('calls with five tests each', () => {
  it('there are some', () => {
    expect(features).toContain('homework');
  });

  it.each(features)('%s tests every call of its area that the specification names, in five ways, and checks what is stored', (area) => {
    const source = readFileSync(fileOf(area), 'utf8');
    const asked = specifiedCalls.filter((call) => call.split(' ')[1]?.startsWith(`${area}/`));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((call) => !source.includes(`'${call}'`))).toEqual([]);
    expect(source.match(/^ {4}call: contract\./gm)).toHaveLength(asked.length);
    expect(source.match(/^ {4}check: async/gm)).toHaveLength(asked.length);
    expect(five.filter((sentence) => !source.includes(`it('${sentence}`))).toEqual([]);
  });
});
