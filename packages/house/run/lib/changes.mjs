import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit; where nothing does, those of the last commit itself. */
export function changedPaths() {
  const open = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** One hash of the content of all files of the project below these paths. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of git('ls-files', '--cached', '--others', '--exclude-standard', ...paths))
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
