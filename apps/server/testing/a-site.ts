import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { teamsSignIn } from '@pausenplatz/federation/contract';
import type { ServerSettings, SitePage } from '@pausenplatz/kernel-server';
import { closeAtTheEnd } from './open.ts';

/** Browser code as the build leaves it, in the smallest form: one file of each kind. */
export function aSite(): NonNullable<ServerSettings['site']> {
  const folder = mkdtempSync(join(tmpdir(), 'pausenplatz-site-'));
  closeAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const page = '<!doctype html><title>Pausenplatz</title>';
  const files = {
    'apps/web/index.html': page,
    'teams/index.html': page,
    'embed/pages/index.html': page,
    'embed/pausenplatz.js': 'export {};',
    'assets/app-1a2b3c.js': 'export {};',
    'service-worker.js': '',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const pages: readonly SitePage[] = [
    { prefix: '/teams/login', file: 'teams/index.html', kind: 'teamsSignIn' },
    { prefix: '/teams/', file: 'teams/index.html', kind: 'teams', entry: teamsSignIn },
    { prefix: '/einbetten/', file: 'embed/pages/index.html', kind: 'embedPage' },
    { prefix: '/', file: 'apps/web/index.html', kind: 'app' },
  ];
  return { folder, pages };
}
