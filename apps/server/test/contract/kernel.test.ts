import { kernelCalls } from '@pausenplatz/kernel-contract';
import { proveContract } from '../../testing/contract/prove-contract.ts';
import { kernelExamples } from '../../testing/kernel-examples.ts';

proveContract('kernel', kernelCalls, kernelExamples);
