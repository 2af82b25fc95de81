// `npm run check`: what is quick — types, lint, format, house rules and pure rules.
import { ensureInstalled, modernNode } from './lib/project.mjs';
import { close } from './lib/closing.mjs';
import { besideEachOther } from './lib/steps.mjs';

ensureInstalled();
modernNode();

// The generator's own test makes and compiles a whole feature, which takes its time.
close(await besideEachOther(['--project', 'unit'], { QUICK_CHECK: 'true' }));
