import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../source/walk-files.ts';

interface PlantedFault {
  readonly name: string;
  readonly path: string;
  readonly fault: string;
  readonly kind: string;
  readonly tests: string;
}

const list = "import('./packages/house/run/lib/planted-faults.mjs').then((all) => console.log(JSON.stringify(all.plantedFaults())))";
const faults: readonly PlantedFault[] = JSON.parse(execFileSync(process.execPath, ['-e', list], { cwd: projectRoot, encoding: 'utf8' }));

describe('the faults that npm run proof -- faults plants', () => {
  it('are twenty at least', () => expect(faults.length).toBeGreaterThanOrEqual(20));

  it.each(faults.map((one) => [one.name, one] as const))(
    '%s still fits the tree and names tests that are there',
    (_name, { path, fault, kind, tests }) => {
      const applied = spawnSync('git', ['apply', '--check', path], { cwd: projectRoot, encoding: 'utf8' });
      expect(applied.stderr).toBe('');
      expect(fault).not.toBe('');
      expect(['unit', 'server', 'component', 'journey']).toContain(kind);
      expect(existsSync(join(projectRoot, tests)), tests).toBe(true);
    },
  );
});
