import { proveContract } from '@pausenplatz/app-server/testing';
import { invitationsCalls } from '../contract/index.ts';
import { invitationsExamples } from '../testing/index.ts';

proveContract('invitations', invitationsCalls, invitationsExamples);
