import type { Erasure, Services } from '@pausenplatz/kernel-server';

type KernelWork = Erasure['work'];

/** Which of these files some feature still shows. */
export async function shownFiles(services: Services, work: KernelWork, fileIds: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const { step } of services.steps.of('usedFiles')) for (const id of await step(services, work, fileIds)) used.add(id);
  return used;
}
