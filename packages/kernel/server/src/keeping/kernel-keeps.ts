import { forgetPersonInLog } from '../audit/forget-words.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import { keepsOf } from './keeps.ts';

/** What the kernel's own tables hold of people and classes. */
export const kernelKeeps = keepsOf<KernelTables>()({
  people: {
    // Background work of every feature is listed by who started it.
    'task.owner_id': { erased: 'row', exportedAs: 'backgroundWork' },
    'idempotency_key.owner': { erased: 'row', notExported: 'lasts a day and repeats what stands elsewhere' },
    'audit.entry.actor_id': { erased: { stays: 'an id that leads to nobody any more; the log proves itself whole' }, exportedAs: 'log' },
    'audit.entry.subject_id': { erased: { stays: 'an id that leads to nobody any more; the log proves itself whole' }, exportedAs: 'log' },
    'audit.words.person_id': { erased: { by: forgetPersonInLog }, exportedAs: 'log' },
    'audit.words.named_id': { erased: { by: forgetPersonInLog }, exportedAs: 'log' },
    'audit.words.words': { erased: 'withRow', exportedAs: 'log' },
    'audit.words.plain': { erased: { follows: 'audit.words.words' }, exportedAs: 'log' },
  },
  classes: {
    'task.input': {
      erased: { stays: 'names plans, imports and archives; ended work goes after thirty days' },
      notExported: 'is a reference',
    },
    'task.result': {
      erased: { stays: 'is numbers and ids of archives; ended work goes after thirty days' },
      notExported: 'is a reference',
    },
    'audit.entry.subject_id': {
      erased: { stays: 'the log says that the class was erased, and keeps its name' },
      notExported: 'the log of a school is read there',
    },
    'audit.words.named_id': {
      erased: { stays: 'the log goes on saying which class somebody was in' },
      notExported: 'the log of a school is read there',
    },
  },
  neither: {
    migration: ['name'],
    task: ['id', 'kind', 'scope_id', 'state', 'failure', 'only_one'],
    'audit.entry': ['action', 'scope_id', 'subject_kind', 'details', 'previous_hash', 'hash'],
    'audit.words': ['scope_id', 'part', 'kind'],
  },
  passing: {
    outbox: 'leaves within seconds',
    idempotency_key: 'lasts a day',
    mail: 'is sealed, and goes when it has left',
    rate_limit: 'lasts as long as the limit, an hour or a day',
    'jobs.*': 'names rows by their ids; ended work is gone within days',
  },
});
