import type { HubMessage, PayloadOf } from '@pausenplatz/kernel-contract';
import type { Kysely, Transaction } from 'kysely';
import { type Claim, storeAnswer } from './claim.ts';
import { type AuditEntry, writeAudit } from '../audit/audit.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import { ownTables } from '../database/own-tables.ts';
import { flushOutbox, type OutboxEntry, writeOutbox } from '../hub/outbox.ts';
import { enqueueMail, type MailKind } from '../mail/mail-job.ts';
import type { Mail } from '../mail/mailer.ts';
import type { HubTarget, Services } from '../services.ts';

/** The inside of a transaction: what is published here leaves after the commit, and is not lost by a crash in between. */
export interface Work<Tables> {
  readonly db: Transaction<Tables>;
  publish<M extends HubMessage>(target: HubTarget, message: M, payload: PayloadOf<M>, options?: { readonly toSelf?: boolean }): void;
  /** Hands a mail to the queue of its kind; it exists exactly if the transaction commits. */
  sendMail(mail: Mail, kind: MailKind): Promise<void>;
  /** Notes in the audit log who did this; it exists exactly if the transaction commits. */
  audit(entry: AuditEntry): Promise<void>;
  /** Runs after the commit; a fault there does not undo anything. */
  afterCommit(task: () => void | Promise<void>): void;
}

export type Transact<Tables> = <Result>(work: (inside: Work<Tables>) => Promise<Result>) => Promise<Result>;

/** Who writes: the person for the audit log, and the hub connection that is not told of its own changes. */
export interface Writer {
  readonly actorId: string | null;
  readonly connection: string | null;
  /** A creating call with an idempotency key: what its transaction answers is what the call answers. */
  readonly claim?: Claim | null;
}

/** Transactions of the server itself, in jobs and at its start; the audit log names nobody unless `actorId` is given. */
export function transactAs<Tables>(services: Services, actorId: string | null = null): Transact<Tables> {
  return transact(services, ownTables<Tables>(services.db), { actorId, connection: null });
}

/** A transaction that the kernel or another feature opened, as a feature may see it: the steps of a feature get theirs so. */
export function ownWork<Tables>(work: Work<KernelTables>): Work<Tables> {
  return work as unknown as Work<Tables>;
}

/** The other way round: a feature's transaction as the steps of others get it. */
export function kernelWork<Tables>(work: Work<Tables>): Work<KernelTables> {
  return work as unknown as Work<KernelTables>;
}

/** The kernel's own tables in a transaction of a feature. */
function kernelView<Tables>(transaction: Transaction<Tables>): Transaction<KernelTables> {
  return transaction as unknown as Transaction<KernelTables>;
}

export function transact<Tables>(services: Services, db: Kysely<Tables>, writer: Writer): Transact<Tables> {
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
            except: options?.toSelf ? null : writer.connection,
          }),
        audit: (entry) => writeAudit(transaction, services.steps, entry, { actorId: writer.actorId, at: services.clock.now() }),
        sendMail: (mail, kind) => enqueueMail(services, transaction, kind, mail),
        afterCommit: (task) => tasks.push(task),
      });
      const ids = await writeOutbox(transaction, entries);
      if (writer.claim) await storeAnswer(kernelView(transaction), writer.claim, result);
      return { result, ids };
    });
    // What is committed stands: a fault here is a matter for the log, and never for whoever asked.
    for (const after of [() => flushOutbox(services, entries, ids), ...tasks])
      await Promise.resolve()
        .then(after)
        .catch((error: unknown) => services.log.error({ err: error }, 'after commit'));
    return result;
  };
}
