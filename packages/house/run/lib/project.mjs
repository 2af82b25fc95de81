// Runs on any Node from 20.19, before anything is installed: plain JavaScript, nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));
export const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
export const say = (line) => process.stdout.write(`${line}\n`);

const stamp = join(root, 'node_modules', '.pausenplatz-lock');

/** Installs exactly from the lockfile, when that was not done yet for this very lockfile. */
export function ensureInstalled() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Pakete werden installiert (genau nach package-lock.json) …');
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [process.execPath, npm] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  // CI services set NODE_ENV=production now and then; building and testing need the development packages.
  const environment = { ...process.env, NODE_ENV: 'development', npm_config_loglevel: 'error' };
  const { status } = spawnSync(program, [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) fail('Die Pakete liessen sich nicht installieren (siehe oben).');
  writeFileSync(stamp, hash);
}

/** Whether that Node runs TypeScript, and all that the scripts ask of it. */
export function isModern(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** Node 24 from the packages, or the installed one where it is new enough to run TypeScript. */
export function modernNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (isModern(process.versions.node)) return process.execPath;
  return fail(`Für diesen Rechner liegt kein Node 24 bei. Bitte Node 24 installieren (hier läuft ${process.version}).`);
}

/** Environment in which `node` means Node 24, also for the tools' own start scripts. */
export function environment(more = {}) {
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`, ...more };
}

/** Runs a program to its end; answers its exit code. */
export function run(program, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options, env: environment(options.env) });
    child.on('error', (error) => {
      say(String(error));
      done(127);
    });
    child.on('exit', (code, signal) => done(signal ? 1 : (code ?? 1)));
  });
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
