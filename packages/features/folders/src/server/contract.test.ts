import { proveContract } from '@pausenplatz/app-server/testing';
import { foldersCalls } from '../contract/index.ts';
import { foldersExamples } from '../testing/index.ts';

proveContract('folders', foldersCalls, foldersExamples);
