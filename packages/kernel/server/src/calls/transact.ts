import type { HubMessage, PayloadOf } from '@pausenplatz/kernel-contract';
import type { Kysely, Transaction } from 'kysely';
import { flushOutbox, type OutboxEntry, writeOutbox } from '../hub/outbox.ts';
import { mailJob } from '../mail/mail-job.ts';
import type { Mail } from '../mail/mailer.ts';
import type { HubTarget, Services } from '../services.ts';

/** The inside of a transaction: what is published here leaves after the commit, and is not lost by a crash in between. */
export interface Work<Tables> {
  readonly db: Transaction<Tables>;
  publish<M extends HubMessage>(target: HubTarget, message: M, payload: PayloadOf<M>, options?: { readonly toSelf?: boolean }): void;
  /** Hands a mail to the queue; it exists exactly if the transaction commits. */
  sendMail(mail: Mail): Promise<void>;
  /** Runs after the commit; a fault there does not undo anything. */
  afterCommit(task: () => void | Promise<void>): void;
}

export type Transact<Tables> = <Result>(work: (inside: Work<Tables>) => Promise<Result>) => Promise<Result>;

export function transact<Tables>(services: Services, db: Kysely<Tables>, ownConnection: string | null): Transact<Tables> {
  return async (work) => {
    const entries: OutboxEntry[] = [];
    const tasks: (() => void | Promise<void>)[] = [];
    const { result, ids } = await db.transaction().execute(async (transaction) => {
      const result = await work({
        db: transaction,
        publish: (target, message, payload, options) =>
          entries.push({
            target,
            name: message.name,
            payload: message.payload.parse(payload),
            except: options?.toSelf ? null : ownConnection,
          }),
        sendMail: (mail) => services.jobs.enqueue(transaction, mailJob.name, mail),
        afterCommit: (task) => tasks.push(task),
      });
      return { result, ids: await writeOutbox(transaction, entries) };
    });
    await flushOutbox(services, entries, ids);
    for (const task of tasks) await task();
    return result;
  };
}
