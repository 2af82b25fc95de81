import { proveContract } from '@pausenplatz/app-server/testing';
import { {{camel}}Calls } from '../contract/index.ts';
import { {{camel}}Examples } from '../testing/index.ts';

proveContract('{{kebab}}', {{camel}}Calls, {{camel}}Examples);
