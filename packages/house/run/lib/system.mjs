import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, fail, root, run, say } from './project.mjs';

/** First program of these names on the PATH, or null. */
export function onPath(...names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version') && onPath('apt-get') !== null;

/** Installs packages of Debian, where we may; answers whether that went well. */
function installDebian(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  // A server among them must not be started by its package.
  const options = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', ...packages];
  const policy = existsSync('/usr/sbin/policy-rc.d') ? {} : { RUNLEVEL: '1' };
  return spawnSync('apt-get', options, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, ...policy } }).status === 0;
}

/** A Chromium for the browser tests: the installed one, Debian's package, or Playwright's own. Answers its path, or null for Playwright's own. */
export async function ensureChromium() {
  const found = () => process.env.CHROMIUM ?? onPath('chromium', 'chromium-browser', 'google-chrome');
  if (found()) return found();
  if (isDebianRoot()) {
    say('Chromium wird installiert (Debian-Paket) …');
    if (installDebian('chromium', 'fonts-liberation', 'fonts-noto-color-emoji') && found()) return found();
  }
  say('Chromium wird installiert (Playwright) …');
  if ((await run(bin('playwright'), ['install', 'chromium'])) !== 0)
    fail('Es liess sich kein Chromium installieren; ohne ihn laufen die Browsertests nicht.');
  return null;
}

/** For the tests Debian's Chromium without windows, which does the same on the page for far less work; otherwise any Chromium. */
export async function ensureTestBrowser() {
  const found = () => process.env.CHROMIUM ?? onPath('chromium-headless-shell');
  if (found()) return found();
  if (isDebianRoot()) {
    say('Chromium wird installiert (Debian-Paket) …');
    if (installDebian('chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji') && found()) return found();
  }
  return ensureChromium();
}

/** Redis for the tests of the hub's backplane; without it those tests are skipped with a notice. */
export function ensureRedis() {
  if (onPath('redis-server')) return true;
  if (isDebianRoot()) {
    say('Redis wird installiert (Debian-Paket) …');
    if (installDebian('redis-server') && onPath('redis-server')) return true;
  }
  say('Hinweis: redis-server fehlt, die Redis-Prüfungen werden ausgelassen.');
  return false;
}

export const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
export const inRoot = (...parts) => join(root, ...parts);
