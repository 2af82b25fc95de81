import { proveContract } from '@pausenplatz/app-server/testing';
import { flashcardsCalls } from '../contract/index.ts';
import { flashcardsExamples } from '../testing/index.ts';

proveContract('flashcards', flashcardsCalls, flashcardsExamples);
