import { finishJob, ownTables, retryJob, stuckJobs, transactAs } from '@pausenplatz/kernel-server';
import type { Command } from './command.ts';
import { operatorTexts } from './operator.texts.ts';

const texts = operatorTexts.job;

export const jobsCommand: Command = async (services, [verb, id], { say }) => {
  if (verb === undefined) {
    const jobs = await stuckJobs(ownTables<never>(services.db));
    for (const { id: jobId, name, state, createdAt, tries } of jobs) say(texts.line(jobId, name, texts.states[state], createdAt, tries));
    if (jobs.length === 0) say(texts.none);
    return 0;
  }
  if ((verb !== 'retry' && verb !== 'finish') || id === undefined) return null;
  const mend = verb === 'retry' ? retryJob : finishJob;
  const isDone = await transactAs<never>(services)(async (work) => {
    if (!(await mend(work.db, id))) return false;
    await work.audit({ action: verb === 'retry' ? 'job.retry' : 'job.finish', scopeId: null, subject: { kind: 'job', id } });
    return true;
  });
  if (isDone) say(verb === 'retry' ? texts.retried : texts.finished);
  else say(verb === 'retry' ? texts.notFailed : texts.unknown);
  return isDone ? 0 : 1;
};
